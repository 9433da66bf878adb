import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import type { SettleNotice } from '#domain/subJobs/settleSubJob';
import type { FormRules } from './formState';
import { withoutStruck, withStruck } from './struckRows';

interface Version {
  draft: JobDraft;
  struck: ReadonlySet<string>;
}

const subJobOf = ({ sub_jobs }: JobDraft, wanted: string): SubJobDraft | undefined =>
  sub_jobs.find(({ key }) => key === wanted);

const struckOf = (struck: ReadonlySet<string>, key: string): string[] => {
  const scope = `sub_jobs.${key}.`;
  return [...struck].filter((path) => path.startsWith(scope)).map((path) => path.slice(scope.length));
};

/**
 * The draft after an edit with all that follows from it by the rules, in the sub-jobs that the edit touched; struck
 * rows count as gone.
 */
export const settleDraft = (
  settle: FormRules['settle'],
  base: JobDraft,
  before: Version,
  after: Version,
): { draft: JobDraft; notices: Map<string, readonly SettleNotice[]> } => {
  const notices = new Map<string, readonly SettleNotice[]>();
  const sub_jobs = after.draft.sub_jobs.map((shown) => {
    const was = subJobOf(before.draft, shown.key);
    const [wasStruck, struck] = [struckOf(before.struck, shown.key), struckOf(after.struck, shown.key)];
    if (!was || (was === shown && wasStruck.join() === struck.join())) return shown;
    const settled = settle(
      withoutStruck(was, wasStruck),
      withoutStruck(shown, struck),
      subJobOf(base, shown.key) ?? null,
    );
    if (settled.notices.length > 0) notices.set(shown.key, settled.notices);
    return withStruck(settled.sub_job, shown, struck);
  });
  const isSame = sub_jobs.every((one, place) => one === after.draft.sub_jobs[place]);
  return { draft: isSame ? after.draft : { ...after.draft, sub_jobs }, notices };
};
