import type { FormState } from './formState';

const SUB_JOB = /^sub_jobs\.([^.]+)/;

/** How many fields are wrong, of Job Info and of each sub-job by its key. */
export const issueCounts = ({
  issues,
  refused,
}: Pick<FormState, 'issues' | 'refused'>): { info: number; subJobs: ReadonlyMap<string, number>; all: number } => {
  const paths = new Set([...issues.keys(), ...refused.keys()]);
  const subJobs = new Map<string, number>();
  for (const path of paths) {
    const key = SUB_JOB.exec(path)?.[1];
    if (key !== undefined) subJobs.set(key, (subJobs.get(key) ?? 0) + 1);
  }
  const inSubJobs = [...subJobs.values()].reduce((sum, count) => sum + count, 0);
  return { info: paths.size - inSubJobs, subJobs, all: paths.size };
};

/** Where the first field that is wrong stands: Job Info before the sub-jobs, these in the order of their list. */
export const firstIssue = ({
  issues,
  refused,
  tabs,
}: Pick<FormState, 'issues' | 'refused' | 'tabs'>): { tab: 'info' | 'details'; subJob: string | null } | null => {
  const { info, subJobs } = issueCounts({ issues, refused });
  if (info > 0) return { tab: 'info', subJob: null };
  const key = tabs.find((tab) => subJobs.has(tab.key))?.key;
  return key === undefined ? null : { tab: 'details', subJob: key };
};
