import { HttpError } from 'ra-core';
import { useCallback, useState } from 'react';
import type { JobDraft } from '#domain/jobs/draft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { ConflictError } from '../../../dataProvider/ConflictError';
import { fieldErrorsOf } from '../../../dataProvider/providerError';
import { toast } from '../../../toasts/toast';
import type { JobFormApi } from '../data/jobFormApi';
import { mergeDrafts } from '../merge/mergeDrafts';
import { keyPath } from '../state/draftPath';
import type { FormStore } from '../state/formStore';
import type { JobFormMessage } from '../data/messages';
import type { JobFormText } from '../data/useJobFormText';
import { sentJob } from './sentJob';
import { wholeDraft } from './wholeDraft';

/** Somebody saved meanwhile and both changed the same values: what is stored now, and by whom. */
export interface Conflict {
  theirs: JobDraft;
  by: string | null;
}

/** What they changed and this form has taken over. */
export interface Taken {
  paths: readonly string[];
  by: string | null;
}

/** A save that meets others' changes again and again is asked about. */
const MOST_MERGES = 3;

interface Options {
  store: FormStore;
  api: Pick<JobFormApi, 'update' | 'whole'>;
  facts: SettleFacts;
  text: JobFormText;
  /** Stores a new one, and says so; absent where only stored ones are saved. */
  create?: (job: JobDraft) => Promise<void>;
  onSaved?: (before: JobDraft, stored: JobDraft) => void;
}

/** Saves of a form: refusals stand at their fields, others' changes are merged, and asked about where both changed a value [JOB-061 JOB-062 API-037]. */
export const useSave = ({ store, api, facts, text, create, onSaved }: Options) => {
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);

  /** One try. @returns whose changes came first, when somebody's did */
  const attempt = useCallback(
    async (id: number, word: JobFormMessage): Promise<ConflictError | null> => {
      const { base, struck } = store.state.get();
      const sent = sentJob(store.kept(), store.state.get());
      try {
        const stored = wholeDraft(await api.update(id, sent.info, sent.named.sub_jobs), sent.whole, facts);
        // Saving blocks no typing: what was typed meanwhile stays, unsaved.
        store.put(({ draft }) => ({
          draft: { ...draft, sub_jobs: draft.sub_jobs.filter((one) => one.job_category !== null || one.id !== null) },
        }));
        store.rebase(stored, sent.whole, struck);
        toast.success(text(word));
        onSaved?.(base, stored);
        return null;
      } catch (error) {
        if (error instanceof ConflictError) return error;
        store.put({ refused: new Map(fieldErrorsOf(error).map((issue) => [keyPath(sent.named, issue.path), issue])) });
        throw error;
      }
    },
    [store, api, facts, text, onSaved],
  );

  /** Brings in what others saved. @returns false when both changed a value */
  const bringIn = useCallback(
    async (id: number, by: string | null, merges = 0): Promise<boolean> => {
      const { base, draft } = store.state.get();
      const theirs = wholeDraft(await api.whole(id), base, facts);
      if (mergeDrafts(base, draft, theirs).contested.length > 0 || merges === MOST_MERGES) {
        setConflict({ theirs, by });
        return false;
      }
      const { taken: paths } = store.rebase(theirs, base);
      if (paths.length > 0) setTaken({ paths, by });
      return true;
    },
    [store, api, facts],
  );

  /** @returns whether it was saved */
  const send = useCallback(
    async (word: JobFormMessage = 'updated'): Promise<boolean> => {
      const { id } = store.state.get().base;
      setSaving(true);
      try {
        if (id === null) {
          const sent = sentJob(store.kept(), store.state.get());
          try {
            await create?.(sent.whole);
          } catch (error) {
            store.put({
              refused: new Map(fieldErrorsOf(error).map((issue) => [keyPath(sent.whole, issue.path), issue])),
            });
            throw error;
          }
          return true;
        }
        for (let merges = 0; ; merges += 1) {
          const stale = await attempt(id, word);
          if (!stale) return true;
          if (!(await bringIn(id, stale.changedBy ?? null, merges))) return false;
        }
      } catch (error) {
        const count = fieldErrorsOf(error).length;
        const isSpoken = error instanceof HttpError && error.status >= 400 && error.status < 500;
        toast.error(count > 0 ? text('errors', { smart_count: count }) : isSpoken ? error.message : text('failed'));
        return false;
      } finally {
        setSaving(false);
      }
    },
    [store, text, attempt, bringIn, create],
  );

  return {
    isSaving,
    conflict,
    taken,
    send,
    bringIn,
    /** Saves with what was chosen of both sides. */
    merge: (chosen: ReadonlySet<string>): void => {
      if (!conflict) return;
      store.rebase(conflict.theirs, store.state.get().base, undefined, chosen);
      setConflict(null);
      void send();
    },
    /** Gives up what was changed here. */
    discard: (): void => {
      if (!conflict) return;
      store.rebase(conflict.theirs, store.kept(), store.state.get().struck);
      setConflict(null);
    },
    dismiss: (): void => setConflict(null),
    forgetTaken: (): void => setTaken(null),
  };
};
