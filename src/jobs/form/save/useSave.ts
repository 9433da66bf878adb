import { HttpError } from 'ra-core';
import { useCallback, useMemo, useRef } from 'react';
import type { JobDraft } from '#domain/jobs/draft';
import { fieldErrorsOf } from '../../../dataProvider/providerError';
import { useSaver } from '../../../saving/useSaver';
import { toast } from '../../../toasts/toast';
import type { JobFormMessage } from '../messages';
import type { JobFormText } from '../useJobFormText';
import { jobWork, type JobSaves } from './jobWork';

interface Options extends Omit<JobSaves, 'fail' | 'onSaved'> {
  text: JobFormText;
  onSaved?: (before: JobDraft, stored: JobDraft) => void;
}

/** Saves of a job's form, which say how they went [JOB-061 JOB-062 API-037]. */
export const useSave = ({ store, api, facts, text, create, onSaved }: Options) => {
  const word = useRef<JobFormMessage>('updated');
  const saver = useSaver(
    jobWork({
      store,
      api,
      facts,
      ...(create ? { create } : {}),
      onSaved: (before, stored) => {
        toast.success(text(word.current));
        onSaved?.(before, stored);
      },
      fail: (error) => {
        const count = fieldErrorsOf(error).length;
        const isSpoken = error instanceof HttpError && error.status >= 400 && error.status < 500;
        toast.error(count > 0 ? text('errors', { smart_count: count }) : isSpoken ? error.message : text('failed'));
      },
    }),
  );
  const { save } = saver;
  /** @param said what is told after the save @returns whether it was saved */
  const send = useCallback(
    (said: JobFormMessage = 'updated'): Promise<boolean> => {
      word.current = said;
      return save();
    },
    [save],
  );
  return useMemo(() => ({ ...saver, send }), [saver, send]);
};
