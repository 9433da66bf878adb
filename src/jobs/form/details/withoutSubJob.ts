import type { JobDraft } from '#domain/jobs/draft';
import type { FormState } from '../state/formState';

const less = (draft: JobDraft, gone: string): JobDraft => ({
  ...draft,
  sub_jobs: draft.sub_jobs.filter(({ key }) => key !== gone),
});

/** The form without a sub-job, which is no unsaved change: the server has it no more, or never had. */
export const withoutSubJob = (
  { draft, base, tabs, struck, issues, refused }: FormState,
  gone: string,
): Partial<FormState> => {
  const scope = `sub_jobs.${gone}.`;
  const others = <Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
    new Map([...map].filter(([path]) => !path.startsWith(scope)));
  return {
    draft: less(draft, gone),
    base: less(base, gone),
    tabs: tabs.filter(({ key }) => key !== gone),
    struck: new Set([...struck].filter((path) => !path.startsWith(scope))),
    issues: others(issues),
    refused: others(refused),
  };
};
