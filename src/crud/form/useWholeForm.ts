import { HttpError } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { issueText, type FieldIssue } from '#domain/fields/fieldIssue';
import { ConflictError } from '../../dataProvider/ConflictError';
import { fieldErrorsOf } from '../../dataProvider/providerError';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';

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

const sameValues = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The state of a form that is saved whole with its rows: its values, what is wrong with them, and how they are saved. Faults are
 * shown once a save was tried, and vanish as they are mended; what the server refuses stands at the same fields.
 */
export const useWholeForm = <Values>({ stored: first, start, issuesOf, save, labelOf, saved, failed }: Options<Values>) => {
  const { language } = useLanguage();
  const [stored, setStored] = useState(first);
  const [base, setBase] = useState(start);
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const [busy, setBusy] = useState(false);

  const errors = useMemo(() => {
    const found = new Map(refused);
    for (const issue of tried ? issuesOf(values) : []) {
      const label = labelOf(issue.path);
      found.set(issue.path, language === 'en' ? issue.message : issueText(issue, language, label ?? undefined));
    }
    return found;
  }, [refused, tried, issuesOf, values, labelOf, language]);

  /** Changes some values, also worked out from those that stand then. */
  const change = useCallback((more: Partial<Values> | ((before: Values) => Partial<Values>)) => {
    setRefused(new Map());
    setValues((before) => ({ ...before, ...(typeof more === 'function' ? more(before) : more) }));
  }, []);

  const fail = useCallback((error: unknown) => {
    if (error instanceof ConflictError) { setConflict(error); return; }
    setRefused(new Map(fieldErrorsOf(error).map(({ path, message }) => [path, message])));
    toast.error(error instanceof HttpError && error.status < 500 ? error.message : failed);
  }, [failed]);

  /** Saves, with more values where a button says so; answers what is stored then, null when it was refused. */
  const submit = useCallback(async (more: Partial<Values> = {}): Promise<StoredRecord<Values> | null> => {
    const next = { ...values, ...more };
    setTried(true);
    const [wrong] = issuesOf(next);
    if (wrong) {
      toast.error(wrong.message);
      return null;
    }
    setBusy(true);
    try {
      const answer = await save(stored && { id: stored.id, version: stored.version }, next);
      setStored(answer);
      setBase(answer.values);
      setValues(answer.values);
      setTried(false);
      setRefused(new Map());
      toast.success(saved);
      return answer;
    } catch (error) {
      fail(error);
      return null;
    } finally {
      setBusy(false);
    }
  }, [values, issuesOf, save, stored, saved, fail]);

  const isDirty = useMemo(() => !sameValues(values, base), [values, base]);
  return { stored, values, change, errors, submit, busy, isDirty, conflict, fail, forget: useCallback(() => setBase(values), [values]) };
};

export type WholeForm<Values> = ReturnType<typeof useWholeForm<Values>>;
