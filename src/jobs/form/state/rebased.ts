import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { confirmedOf, isValidAddress } from '../data/confirmedAddress';
import { readPath } from './draftPath';
import { freshState, LOADED, type FormRules, type FormState, type SubJobTab } from './formState';

/** Stored sub-jobs by their number, new ones behind them in their order. */
const inOrder = (subJobs: readonly SubJobDraft[]): SubJobDraft[] =>
  subJobs.toSorted((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity) || 0);

const tabOf = (key: string, tabs: readonly SubJobTab[]): SubJobTab =>
  tabs.find((tab) => tab.key === key) ?? { key, stub: null, load: LOADED };

/**
 * The state of a form on another stored version, with the merged draft on top; nothing is wrong with it until it is
 * saved again.
 */
export const rebased = (
  before: FormState,
  stored: JobDraft,
  merged: JobDraft,
  settle: FormRules['settle'],
  gone: ReadonlySet<string>,
): FormState => {
  const sub_jobs = inOrder(merged.sub_jobs).map(
    (one) => settle(one, one, stored.sub_jobs.find(({ key }) => key === one.key) ?? null).sub_job,
  );
  const draft = { ...merged, sub_jobs };
  return {
    ...freshState(draft),
    base: { ...stored, sub_jobs: inOrder(stored.sub_jobs) },
    confirmed: isValidAddress(draft, before.confirmed) ? before.confirmed : confirmedOf(stored),
    typed: before.typed,
    tabs: sub_jobs.map(({ key }) => tabOf(key, before.tabs)),
    struck: new Set([...before.struck].filter((path) => !gone.has(path) && readPath(draft, path) !== undefined)),
  };
};
