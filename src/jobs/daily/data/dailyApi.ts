import type { Server } from '../../../dataProvider/server';
import { composed, gql } from '../../../dataProvider/gql';
import type { CivilDate } from '#domain/civilDate';
import type { DailyJob } from '#domain/daily/dailyJob';
import { DAILY, type DailyKind } from '#domain/daily/dailyKinds';
import { dailyPart } from '#domain/daily/dailyPart';
import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { jobInfoSchema } from '#domain/jobs/draftSchema';
import { subJobInput } from '#domain/jobs/jobInput';
import type { SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import { JOB_INFO_FIELDS, SUB_JOB_FIELDS } from '../../form/data/jobFields';
import type { WholeJob } from '../../form/data/jobFormApi';
import type { JobLookups } from '../../form/data/jobLookups';
import { readJobLookups } from '../../form/data/readJobLookups';
import { notFoundError } from '../../../dataProvider/CallError';

/** A job of a sheet, with the sub-jobs that the user may edit, by code and by assignment [DB-021]. */
export interface DailySheet extends WholeJob {
  editable_sub_job_ids: readonly number[];
}

/**
 * The calls of the daily sheets; a story gives its own. A sheet has a job with its sub-jobs of one category. Failures
 * are those of the data provider.
 */
export interface DailyApi {
  lookups(): Promise<JobLookups>;
  /** @throws CallError 404 for a job that is not there, or not for the user */
  job(kind: DailyKind, id: number): Promise<DailySheet>;
  /**
   * @param base what the sheet stands on
   * @throws a conflict when somebody saved one of them meanwhile; nothing is stored then
   */
  save(kind: DailyKind, id: number, subJobs: readonly SubJobDraft[], base: JobDraft): Promise<WholeJob>;
  /** The jobs on which crews work on a day, as far as the user may see them. */
  jobs(kind: DailyKind, date: CivilDate): Promise<readonly DailyJob[]>;
}

const JOB = `${JOB_INFO_FIELDS} editable_sub_job_ids sub_jobs { ${SUB_JOB_FIELDS} }`;
const CALLS = {
  batches: {
    read: composed<{ sheet: { job: Answer | null } }>(
      `query DailyBatches($id: Int!) { sheet: dailyBatchesQuery(id: $id) { job { ${JOB} } } }`,
    ),
    save: composed<{ saved: Answer }>(
      `mutation UpdateDailyBatches($id: Int!, $it: DailyBatchesInput!) { saved: updateDailyBatches(id: $id, dailyBatches: $it) { ${JOB} } }`,
    ),
  },
  yardage: {
    read: composed<{ sheet: { job: Answer | null } }>(
      `query DailyYardage($id: Int!) { sheet: dailyYardage(id: $id) { job { ${JOB} } } }`,
    ),
    save: composed<{ saved: Answer }>(
      `mutation UpdateDailyYardage($id: Int!, $it: DailyYardageInput!) { saved: updateDailyYardage(id: $id, dailyYardage: $it) { ${JOB} } }`,
    ),
  },
} as const;

const JOBS = gql(
  `query DailyJobs($kind: DailyKind!, $date: Date!) { dailyJobs(kind: $kind, date: $date) { id name company_name address_line_1 city crews job_order is_own is_complete } }`,
);

interface Answer {
  editable_sub_job_ids: readonly number[];
  sub_jobs: readonly SubJobAnswer[];
}

const ofKind = (kind: DailyKind, { sub_jobs, editable_sub_job_ids, ...job }: Answer): DailySheet => ({
  editable_sub_job_ids,
  job: jobInfoSchema.parse(job),
  sub_jobs: sub_jobs.filter(({ job_category }) => job_category?.id === DAILY[kind].category),
});

/** The calls of the daily sheets. */
export const apolloDailyApi = (server: Server): DailyApi => {
  const { query, mutate } = server;
  return {
    lookups: () => readJobLookups(server),
    job: async (kind, id) => {
      const {
        sheet: { job },
      } = await query(CALLS[kind].read, { id });
      if (!job) throw notFoundError();
      return ofKind(kind, job);
    },
    save: async (kind, id, subJobs) => {
      const it = { sub_jobs: subJobs.map((subJob) => dailyPart(kind, subJobInput(subJob))) };
      return ofKind(kind, (await mutate(CALLS[kind].save, { id, it })).saved);
    },
    jobs: async (kind, date) => (await query(JOBS, { kind, date })).dailyJobs,
  };
};
