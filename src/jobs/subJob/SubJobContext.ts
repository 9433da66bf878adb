import { createContext, use } from 'react';
import type { SubJobDraft } from '#domain/jobs/draft';
import { useSubJob } from '../form/state/useSubJob';

const SubJobContext = createContext('');

/** Says which sub-job the fields inside belong to, by its key. */
export const SubJobProvider = SubJobContext.Provider;

export const useSubJobKey = (): string => use(SubJobContext);

/** A part of the sub-job around, which must be found in it or be a plain value. */
export const useThisSubJob = <Part>(select: (subJob: SubJobDraft) => Part): Part | undefined =>
  useSubJob(useSubJobKey(), select);

/** The id of its category; null while it has none. */
export const useCategory = (): number | null => useThisSubJob(({ job_category }) => job_category?.id ?? null) ?? null;
