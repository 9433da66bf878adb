import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Change } from '#domain/changes';
import { AppError } from '#domain/errors';
import { readScope } from './subJobScope';
import type { Command } from '../../../pipeline/command';
import { lockRows } from '../../../pipeline/lockRows';
import { lockedRow, type Mutation } from '../../../pipeline/mutation';
import { runText, idOf } from '../../../db/statement';
import { assertMayUndoJob, assertMayUndoRemoval } from './assertMayUndoJob';

type Input = { id: number };
interface Planned {
  changes: readonly Change[];
}

const input = z.strictObject({ id: z.int() });

const removal = (entity: 'job' | 'job_detail', id: number, job_id: number): Change => ({
  entity,
  id,
  job_id,
  op: 'delete',
  set: {},
});

const subJobsOf = async ({ client }: Mutation, id: number): Promise<number[]> =>
  (await runText(client, 'select id from job_detail where job_id = $1 and deleted_at is null order by id', [id])).map(
    idOf,
  );

/** The job with all of its sub-jobs, also those that the actor does not see: boards lose them at once. */
export const planRemoval = async (mutation: Mutation, id: number, is_estimate: boolean): Promise<Planned> => {
  if (!(await readScope(mutation, id, is_estimate))) throw new AppError('NOT_FOUND');
  await lockRows(mutation, { job: [id] });
  const row = lockedRow(mutation, 'job', id);
  if (!row || row.deleted_at !== null) throw new AppError('NOT_FOUND');
  const subJobs = await subJobsOf(mutation, id);
  return { changes: [removal('job', id, id), ...subJobs.map((subJob) => removal('job_detail', subJob, id))] };
};

/** Takes a job out of every search, board, map, queue and report; nothing is thrown away [API-009 JOB-072]. */
export const deleteJob: Command<Input, Planned, Input> = {
  name: 'deleteJob',
  need: CALLS.deleteJob.need,
  input,
  assertMayUndo: assertMayUndoRemoval,
  load: (mutation, { id }) => planRemoval(mutation, id, false),
  decide: ({ changes }) => ({ changes }),
  result: (_written, _mutation, { id }) => ({ id }),
};

/** Takes one sub-job out, by who may delete jobs and edit this one [API-010 JOB-072]. */
export const deleteJobDetail: Command<Input, Planned, Input> = {
  name: 'deleteJobDetail',
  need: CALLS.deleteJobDetail.need,
  input,
  assertMayUndo: assertMayUndoJob,
  load: async (mutation, { id }) => {
    const [row] = await runText(mutation.client, 'select job_id from job_detail where id = $1 and deleted_at is null', [
      id,
    ]);
    const job_id = Number(row?.job_id ?? 0);
    const scope = row && ((await readScope(mutation, job_id, false)) ?? (await readScope(mutation, job_id, true)));
    const known = scope?.get(id);
    if (!known) throw new AppError('NOT_FOUND');
    if (!known.mayEdit) throw new AppError('FORBIDDEN');
    return { changes: [removal('job_detail', id, job_id)] };
  },
  decide: ({ changes }) => ({ changes }),
  result: (_written, _mutation, { id }) => ({ id }),
};
