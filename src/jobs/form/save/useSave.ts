import { useCallback, useMemo } from 'react';
import type { JobDraft } from '#domain/jobs/draft';
import { useSaver } from '../../../saving/useSaver';
import { toast } from '../../../toasts/toast';
import type { JobFormMessage } from '../data/messages';
import type { JobFormText } from '../data/useJobFormText';
import { jobWork, type JobSaves } from './jobWork';
import { CallError, fieldErrorsOf } from '../../../dataProvider/CallError';
import { errorText } from '../../../dataProvider/errorText';
import { useLanguage } from '../../../i18n/useLanguage';

interface Options extends Omit<JobSaves, 'fail' | 'onSaved'> {
  text: JobFormText;
  /** Whether a job that gets an address is saved. */
  mayBeThere?: (job: JobDraft, base: JobDraft) => Promise<boolean>;
  onSaved?: (before: JobDraft, stored: JobDraft) => void;
}

const nothing = (): void => undefined;
const always = (): Promise<boolean> => Promise.resolve(true);

/** Saves of a job's form, which say how they went [JOB-061 JOB-062 API-037]. */
export const useSave = ({ store, api, facts, text, mayBeThere = always, create, onSaved = nothing }: Options) => {
  const { language } = useLanguage();
  const fail = (error: unknown): void => {
    const count = fieldErrorsOf(error).length;
    const isSpoken = error instanceof CallError && error.isTold;
    const isMadeAlready = error instanceof CallError && error.code === 'IDEMPOTENCY_MISMATCH';
    const reason = isMadeAlready ? text('made_already') : isSpoken ? errorText(error, language) : text('failed');
    toast.error(count > 0 ? text('errors', { smart_count: count }) : reason, 'save');
  };
  const saver = useSaver(jobWork({ store, api, facts, ...(create ? { create } : {}), onSaved, fail }));
  const { save, merge: mergeAndSave } = saver;
  /** What is new is told of by who makes it. */
  const told = useCallback(
    async (word: JobFormMessage, run: () => Promise<boolean>): Promise<boolean> => {
      const { base, draft } = store.state.get();
      const isNew = base.id === null;
      if (!(await mayBeThere(draft, base))) return false;
      const isStored = await run();
      if (isStored && !isNew) toast.success(text(word));
      return isStored;
    },
    [store, text, mayBeThere],
  );
  return useMemo(
    () => ({
      ...saver,
      /** @param word what is told after the save @returns whether it was saved */
      send: (word: JobFormMessage = 'updated'): Promise<boolean> => told(word, save),
      merge: (chosen: ReadonlySet<string>): Promise<boolean> => told('updated', () => mergeAndSave(chosen)),
    }),
    [saver, save, mergeAndSave, told],
  );
};
