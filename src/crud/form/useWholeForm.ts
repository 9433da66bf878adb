import { HttpError } from 'ra-core';
import { useCallback, useState } from 'react';
import type { FieldIssue } from '#domain/fields/fieldIssue';
import { ConflictError } from '../../dataProvider/ConflictError';
import { fieldErrorsOf } from '../../dataProvider/providerError';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { toast } from '../../toasts/toast';
import { useWholeValues } from './useWholeValues';

interface Options<Values> {
  stored: StoredRecord<Values> | null;
  /** What the form begins with. */
  start: Values;
  issuesOf(values: Values): FieldIssue[];
  save(stored: { id: number; version: number } | null, values: Values): Promise<StoredRecord<Values>>;
  /** The label of a field in the language of the screen, by its path; null for a text that needs none. */
  labelOf(path: string): string | null;
  /** What is said after a save, and after one that failed. */
  saved: string;
  failed: string;
}

/** The state of a form that is saved whole with its rows: its values, what is wrong with them, and how they are saved. */
export const useWholeForm = <Values>({ save, saved, failed, ...options }: Options<Values>) => {
  const { stored, values, errors, isDirty, change, check, rebase, settle, refuse, forget } = useWholeValues(options);
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const [busy, setBusy] = useState(false);

  const fail = useCallback(
    (error: unknown) => {
      if (error instanceof ConflictError) {
        setConflict(error);
        return;
      }
      refuse(new Map(fieldErrorsOf(error).map(({ path, message }) => [path, message])));
      toast.error(error instanceof HttpError && error.status < 500 ? error.message : failed);
    },
    [refuse, failed],
  );

  /** Saves, with more values where a button says so; answers what is stored then, null when it was refused. */
  const submit = useCallback(
    async (more: Partial<Values> = {}): Promise<StoredRecord<Values> | null> => {
      const next = { ...values, ...more };
      const wrong = check(next);
      if (wrong !== null) {
        toast.error(wrong);
        return null;
      }
      setBusy(true);
      try {
        const answer = await save(stored && { id: stored.id, version: stored.version }, next);
        rebase(answer);
        settle();
        toast.success(saved);
        return answer;
      } catch (error) {
        fail(error);
        return null;
      } finally {
        setBusy(false);
      }
    },
    [values, check, save, stored, rebase, settle, saved, fail],
  );

  return { stored, values, change, errors, submit, busy, isDirty, conflict, fail, forget };
};

export type WholeForm<Values> = ReturnType<typeof useWholeForm<Values>>;
