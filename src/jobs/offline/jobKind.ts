import type { JobDraft, JobInfoDraft, SubJobDraft } from '#domain/jobs/draft';
import { jobInfoSchema } from '#domain/jobs/draftSchema';
import { jobInput } from '#domain/jobs/jobInput';
import { draftOfAnswer, type SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import { settleSubJob, type SettleFacts } from '#domain/subJobs/settleSubJob';
import { isRecord } from '#domain/values';
import { isLocal, type Request, type SyncKind } from '../../offline/sync/change';
import { numberedRows } from '../../offline/sync/numberedRows';
import { confirmedOf } from '../form/data/confirmedAddress';
import { JOB_DOCUMENTS, type JobKindName } from '../form/data/jobDocuments';
import { mergeJobs } from '../form/merge/mergeJobs';
import { sentJob } from '../form/save/sentJob';
import { wholeDraft } from '../form/save/wholeDraft';

type WholeAnswer = JobInfoDraft & { sub_jobs: SubJobAnswer[] };

const isWhole = (value: unknown): value is WholeAnswer =>
  isRecord(value) && typeof value.id === 'number' && Array.isArray(value.sub_jobs);

/** A sub-job that was made here has a number of its own until it is stored. */
const unnumbered = (subJob: SubJobDraft): SubJobDraft =>
  isLocal(subJob.id) ? { ...subJob, id: null, version: null } : subJob;

/**
 * Jobs, or estimates, as a sync sends them: the same merge, the same rules and the same input as a save of the form.
 * @param query reads past every cache
 * @param facts the lists that the rules look things up in
 */
export const jobKind = (
  kind: JobKindName,
  query: (request: Request) => Promise<Readonly<Record<string, unknown>>>,
  facts: () => SettleFacts,
): SyncKind<JobDraft> => {
  const texts = JOB_DOCUMENTS[kind];
  const draftOf = ({ sub_jobs, ...job }: WholeAnswer): JobDraft => ({
    ...jobInfoSchema.parse(job),
    sub_jobs: sub_jobs.map((one) => draftOfAnswer(one, facts())),
  });
  return {
    read: async (id) => {
      const { found } = await query({ text: texts.whole, variables: { id } });
      return isWhole(found) ? draftOf(found) : null;
    },
    merge: (base, mine, theirs, chosen) => {
      const { merged, contested } = mergeJobs(base, mine, theirs, chosen);
      const stored = new Map(theirs.sub_jobs.map((one) => [one.key, one]));
      const sub_jobs = merged.sub_jobs.map(
        (one) => settleSubJob(one, one, facts(), stored.get(one.key) ?? null).sub_job,
      );
      return { merged: { ...merged, sub_jobs }, contested };
    },
    request: (merged, theirs) => {
      // What was made here has nothing stored: all its sub-jobs are sent.
      const base = theirs ?? { ...merged, id: null, sub_jobs: [] };
      const { info, named } = sentJob(merged, { base, confirmed: theirs && confirmedOf(theirs) });
      if (theirs === null) {
        const more = kind === 'estimate' ? { isPreliminary: merged.is_preliminary } : {};
        return { text: texts.create, variables: { job: jobInput(named, named.sub_jobs), ...more } };
      }
      if (info === null && named.sub_jobs.length === 0) return null;
      return { text: texts.update, variables: { id: theirs.id, job: jobInput(info, named.sub_jobs) } };
    },
    stored: (answer, sent) => {
      const saved = isRecord(answer) ? (answer.made ?? answer.saved) : null;
      if (!isWhole(saved)) throw new TypeError('The answer to a save holds no job.');
      const { sub_jobs, ...job } = saved;
      const draft = wholeDraft({ job: jobInfoSchema.parse(job), sub_jobs }, sent, facts());
      const numbers = sent.sub_jobs.flatMap(({ key, id }) => {
        const stored = draft.sub_jobs.find((one) => one.key === key)?.id;
        return isLocal(id) && typeof stored === 'number' ? [{ local: id, id: stored }] : [];
      });
      return { id: draft.id ?? 0, draft, numbers };
    },
    numbered: (draft, stored) => ({ ...numberedRows(draft, stored), id: stored.id, version: stored.version }),
    withNumbers: (draft, numberOf) => {
      const { homeowner } = draft;
      const id = isLocal(homeowner?.id) ? numberOf(homeowner.id) : homeowner?.id;
      if (homeowner && id === undefined) return null;
      return {
        ...draft,
        homeowner: homeowner && id !== undefined ? { ...homeowner, id } : homeowner,
        sub_jobs: draft.sub_jobs.map(unnumbered),
      };
    },
  };
};
