import { eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { maySeeJob, maySeeSubJob, type JobFacts, type SubJobFacts } from '#domain/access/subJobRules';
import { isEstimatePath } from '#domain/documents/folders';
import { offeredDivisions } from '#domain/presite/schedule/divisions';
import { columnsOf, rowDecoder, rowReader, worked } from '../db/rowDecoder';
import { idOf, numberIn, run, runText, type Row, type Runner } from '../db/statement';
import { document } from '../db/tables/documents';
import { job, jobDetail } from '../db/tables/jobs';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import type { Actor } from './actor';
import { assignees } from './assigned';

/** What of a record of jobs decides who may see it, as far as rows do: asked of each user without the database. */
export interface RecordReach {
  /** The sub-job that it belongs to, or else the job; for those who schedule presites the categories that it is of. */
  of: { sub_job: SubJobFacts } | { job: JobFacts } | { presites_of: readonly number[] };
  /** A paper of the estimate folders. */
  is_estimate_paper: boolean;
}

/** Whether a user may see a record, by its facts. */
export const isInReach = (actor: Actor, { of, is_estimate_paper }: RecordReach): boolean => {
  if (is_estimate_paper && !actor.permissions.has('CAN_VIEW_ESTIMATE')) return false;
  if ('sub_job' in of) return maySeeSubJob(actor, of.sub_job);
  if ('job' in of) return maySeeJob(actor, of.job);
  const offered = new Set(offeredDivisions(actor.flags).map(({ category_id }) => category_id));
  return of.presites_of.some((category) => offered.has(category));
};

/** A record of jobs: its table and id. */
export interface JobRecord {
  entity: string;
  entity_id: number;
}

const WORK_ORDER_TABLES = WORK_ORDER_TYPES.map(({ table }) => table);

/** The records of jobs that are told by themselves. */
export const JOB_RECORDS: ReadonlySet<string> = new Set(['job', 'job_detail', 'document', ...WORK_ORDER_TABLES]);

interface Known extends SubJobFacts {
  id: number;
  job_id: number;
  counts: boolean;
}

const toKnown: (row: Row) => Known = rowDecoder({
  ...columnsOf(jobDetail, 'id', 'job_id'),
  category_id: jobDetail.job_category_id,
  is_estimate: job.is_estimate,
  employees: worked.numbers,
  crews: worked.numbers,
  counts: worked.flag,
});

const toPaper = rowReader(
  { ...columnsOf(document, 'id', 'job_id', 'job_detail_id'), folder: worked.text },
  (paper) => paper,
);

/** The sub-jobs of some work orders. */
const ordersOf = async (
  runner: Runner,
  idsOf: (table: string) => readonly number[],
): Promise<{ record: string; job_detail_id: number }[]> => {
  const found: { record: string; job_detail_id: number }[] = [];
  for (const table of WORK_ORDER_TABLES) {
    const ids = idsOf(table);
    if (ids.length === 0) continue;
    const rows = await runText(runner, `select id, job_detail_id from "${table}" where id = any($1)`, [ids]);
    for (const row of rows)
      found.push({ record: `${table} ${idOf(row)}`, job_detail_id: numberIn(row, 'job_detail_id') });
  }
  return found;
};

/**
 * The facts of some records of jobs, by `table id`, in two or three statements however many they are. A record that is
 * gone for good has none: nobody is told of it.
 */
export const readReach = async (
  runner: Runner,
  records: readonly JobRecord[],
): Promise<ReadonlyMap<string, RecordReach>> => {
  const idsOf = (table: string): number[] => [
    ...new Set(records.filter(({ entity }) => entity === table).map(({ entity_id }) => entity_id)),
  ];
  const [documentIds, subJobIds] = [idsOf('document'), idsOf('job_detail')];
  const orders = await ordersOf(runner, idsOf);
  const papers =
    documentIds.length === 0
      ? []
      : await run(
          runner,
          sql`select ${document.id} as id, ${document.job_id} as job_id, ${document.job_detail_id} as job_detail_id, case when ${document.is_presite} then '' else ${document.folder} end as folder from ${document} where ${inArray(document.id, documentIds)}`,
        );
  const documents = papers.map(toPaper);
  const jobIds = [...idsOf('job'), ...documents.map(({ job_id }) => job_id)];
  const ofParts = [
    ...subJobIds,
    ...documents.flatMap(({ job_detail_id }) => job_detail_id ?? []),
    ...orders.map(({ job_detail_id }) => job_detail_id),
  ];
  const wanted = [
    ...(ofParts.length > 0 ? [inArray(jobDetail.id, ofParts)] : []),
    ...(jobIds.length > 0 ? [inArray(jobDetail.job_id, jobIds)] : []),
  ];
  const [jobs, subJobs] = await Promise.all([
    jobIds.length === 0
      ? []
      : run(
          runner,
          sql`select ${job.id} as id, ${job.is_estimate} as is_estimate from ${job} where ${inArray(job.id, jobIds)}`,
        ),
    run(
      runner,
      sql`select ${jobDetail.id} as id, ${jobDetail.job_id} as job_id, ${jobDetail.job_category_id} as category_id, ${job.is_estimate} as is_estimate,
        (${or(isNull(jobDetail.deleted_at), sql`${job.deleted_at} is not null`)}) as counts, ${assignees('employees')} as employees, ${assignees('crews')} as crews
      from ${jobDetail} join ${job} on ${eq(job.id, jobDetail.job_id)} where ${or(...wanted) ?? sql`false`}`,
    ),
  ]);
  const byId = new Map<number, Known>();
  const byJob = new Map<number, Known[]>();
  for (const known of subJobs.map(toKnown)) {
    byId.set(known.id, known);
    byJob.set(known.job_id, [...(byJob.get(known.job_id) ?? []), known]);
  }
  const estimates = new Map(jobs.map((row) => [idOf(row), row.is_estimate === true]));
  const jobOf = (id: number): JobFacts | null => {
    const all = byJob.get(id) ?? [];
    const is_estimate = estimates.get(id) ?? all[0]?.is_estimate;
    return is_estimate === undefined ? null : { is_estimate, sub_jobs: all.filter(({ counts }) => counts) };
  };
  const found = new Map<string, RecordReach>();
  const add = (record: string, jobId: number, subJob: number | null, is_estimate_paper: boolean): void => {
    const [whole, sub_job] = subJob === null ? [jobOf(jobId)] : [null, byId.get(subJob)];
    if (sub_job) found.set(record, { of: { sub_job }, is_estimate_paper });
    else if (whole) found.set(record, { of: { job: whole }, is_estimate_paper });
  };
  for (const id of idsOf('job')) add(`job ${id}`, id, null, false);
  for (const id of subJobIds) add(`job_detail ${id}`, 0, id, false);
  for (const { record, job_detail_id } of orders) add(record, 0, job_detail_id, false);
  for (const { id, job_id, job_detail_id, folder } of documents)
    add(`document ${id}`, job_id, job_detail_id, isEstimatePath(folder));
  return found;
};
