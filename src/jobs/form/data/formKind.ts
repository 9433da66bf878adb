import { createContext, use } from 'react';
import type { JobFormMessage } from './messages';

/** What a form is of: a job, or an estimate, which is a job that is not one yet [EST-003]. */
export interface FormKind {
  isEstimate: boolean;
  /** Where Cancel and Delete lead [JOB-004 EST-015]. */
  list: string;
  path: (id: number) => string;
  words: Readonly<Record<'list' | 'new' | 'number' | 'created' | 'missing', JobFormMessage>>;
}

export const JOB_KIND: FormKind = {
  isEstimate: false,
  list: '/job',
  path: (id) => `/job/${id}/edit`,
  words: { list: 'job_search', new: 'new_job', number: 'number', created: 'created', missing: 'not_found' },
};

export const ESTIMATE_KIND: FormKind = {
  isEstimate: true,
  list: '/estimate',
  path: (id) => `/estimate/${id}/edit`,
  words: {
    list: 'estimates',
    new: 'new_estimate',
    number: 'estimate_number',
    created: 'estimate_created',
    missing: 'estimate_not_found',
  },
};

export const FormKindContext = createContext<FormKind>(JOB_KIND);

export const useFormKind = (): FormKind => use(FormKindContext);
