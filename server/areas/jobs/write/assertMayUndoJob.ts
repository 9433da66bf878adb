import { and, eq, inArray, sql } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { EDITS_JOBS } from '#domain/access/needs';
import { AppError } from '#domain/errors';
import { mayEditPresiteField } from '#domain/presite/presiteRights';
import { jobReadable, subJobReadable, subJobWritable } from '../../../access/scope';
import { numberOf } from '#domain/values';
import { run, runText, idOf } from '../../../db/statement';
import { job, jobDetail } from '../../../db/tables/jobs';
import type { LogRow } from '../../../events/changeLog';
import { entityOf, type Looking } from '../../../pipeline/mutation';

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

const idsOf = (entries: readonly LogRow[], entity: string): number[] =>
  unique(entries.filter((entry) => entry.entity === entity).map(({ entity_id }) => entity_id));

/** Of a document of the whole job: no save of a job writes one, and nobody takes one back by that. */
const NO_SUB_JOB = 0;

/** The sub-jobs that rows belong to, also those that are gone: by what the log says of them, else by the rows. */
const subJobsOf = async (mutation: Looking, entries: readonly LogRow[]): Promise<ReadonlyMap<LogRow, number>> => {
  const found = new Map<LogRow, number>();
  const asked = new Map<string, LogRow[]>();
  for (const entry of entries) {
    const { entity, entity_id, before, after } = entry;
    const said = entity === 'job_detail' ? entity_id : (after?.job_detail_id ?? before?.job_detail_id);
    if (typeof said === 'number') found.set(entry, said);
    else if (entityOf(mutation, entity).byName.has('job_detail_id'))
      asked.set(entity, [...(asked.get(entity) ?? []), entry]);
  }
  for (const [entity, rows] of asked) {
    const stored = await runText(mutation.client, `select id, job_detail_id from "${entity}" where id = any($1)`, [
      rows.map(({ entity_id }) => entity_id),
    ]);
    const owners = new Map(stored.map((row) => [idOf(row), numberOf(row.job_detail_id) ?? NO_SUB_JOB]));
    for (const row of rows) {
      const owner = owners.get(row.entity_id);
      if (owner !== undefined) found.set(row, owner);
    }
  }
  return found;
};

const KEPT: ReadonlySet<string> = new Set(['id', 'job_detail_id', 'version', 'updated_at', 'updated_by', 'created_at']);
const fieldsOf = ({ before, after }: LogRow): string[] =>
  Object.entries({ ...before, ...after })
    .filter(([name, value]) => !KEPT.has(name) && (before !== null && after !== null ? true : value !== null))
    .map(([name]) => name);

/** The fields of a presite that an entry is of; null for what the right to edit the sub-job alone covers. */
const presiteFields = (entry: LogRow): string[] | null => {
  if (entry.entity === 'presite_comment') return ['comments'];
  if (entry.entity === 'presite') return fieldsOf(entry);
  const isTouch = entry.entity === 'job_detail' && entry.before !== null && fieldsOf(entry).length === 0;
  return isTouch ? [] : null;
};

/**
 * Who takes a save back may read the job and edit what it wrote, as the records are now: the job's own fields, each
 * sub-job, or of its presite the fields that are changed [JOB-073 PRE-020].
 * @throws AppError NOT_FOUND for what is out of reach, FORBIDDEN
 */
export const assertMayUndoJob = async (mutation: Looking, entries: readonly LogRow[]): Promise<void> => {
  const { actor, client } = mutation;
  const jobs = idsOf(entries, 'job');
  const seen = await run(
    client,
    sql`select ${job.id} as id, ${job.is_estimate} as is_estimate, (${jobReadable(actor, 'any')}) as may_read from ${job} where ${inArray(job.id, [...jobs, -1])}`,
  );
  const made = new Set(
    entries.filter(({ entity, after }) => entity === 'job' && after === null).map((one) => one.entity_id),
  );
  if (!seen.every((row) => row.may_read === true || made.has(idOf(row)))) throw new AppError('NOT_FOUND');
  if (!seen.every(({ is_estimate }) => can(actor.permissions, is_estimate === true ? 'CAN_EDIT_ESTIMATE' : EDITS_JOBS)))
    throw new AppError('FORBIDDEN');

  const owners = await subJobsOf(mutation, entries);
  const ids = unique([...owners.values()]);
  if (ids.length === 0) return;
  const subJobs = await run(
    client,
    sql`select ${jobDetail.id} as id, (${subJobReadable(actor)}) as may_read, (${subJobWritable(actor)}) as may_edit
      from ${jobDetail} join ${job} on ${eq(job.id, jobDetail.job_id)} where ${and(inArray(jobDetail.id, ids))}`,
  );
  const rights = new Map(subJobs.map((row) => [idOf(row), row]));
  for (const [entry, owner] of owners) {
    const { may_read, may_edit } = rights.get(owner) ?? {};
    if (may_read !== true) throw new AppError('NOT_FOUND');
    const fields = presiteFields(entry);
    const may = fields
      ? fields.every((field) => mayEditPresiteField(actor.permissions, may_edit === true, field))
      : may_edit === true;
    if (!may) throw new AppError('FORBIDDEN');
  }
};

/**
 * Who takes a deletion of a job back, or does it again, may read the job; its sub-jobs come and go with it, also those
 * that the actor does not see, as in the deletion itself.
 * @throws AppError NOT_FOUND
 */
export const assertMayUndoRemoval = async ({ actor, client }: Looking, entries: readonly LogRow[]): Promise<void> => {
  const jobs = idsOf(entries, 'job');
  const rows = await run(
    client,
    sql`select ${job.id} as id from ${job} where ${and(inArray(job.id, [...jobs, -1]), jobReadable(actor, 'any'))}`,
  );
  if (rows.length !== jobs.length) throw new AppError('NOT_FOUND');
};
