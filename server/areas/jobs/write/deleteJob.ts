import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { jobRemoval, subJobRemoval } from '#domain/jobSave/removal';
import { readScope } from './subJobScope';
import type { Command } from '../../../pipeline/command';
import { lockRows } from '../../../pipeline/lockRows';
import { lockedRow, type Mutation } from '../../../pipeline/mutation';
import { numberIn, runText, idOf } from '../../../db/statement';
import { assertMayUndoJob, assertMayUndoRemoval } from './assertMayUndoJob';

type Input = { id: number };
const input = z.strictObject({ id: z.int() });

const subJobsOf = async ({ client }: Mutation, id: number): Promise<number[]> =>
  (await runText(client, 'select id from job_detail where job_id = $1 and deleted_at is null order by id', [id])).map(
    idOf,
  );

/** The sub-jobs of a job that goes, with its row under lock. @throws AppError NOT_FOUND */
export const loadRemoval = async (mutation: Mutation, id: number, is_estimate: boolean): Promise<number[]> => {
  if (!(await readScope(mutation, id, is_estimate))) throw new AppError('NOT_FOUND');
  await lockRows(mutation, { job: [id] });
  const row = lockedRow(mutation, 'job', id);
  if (!row || row.deleted_at !== null) throw new AppError('NOT_FOUND');
  return subJobsOf(mutation, id);
};

/** Takes a job out of every search, board, map, queue and report; nothing is thrown away [API-009 JOB-072]. */
export const deleteJob: Command<Input, readonly number[], Input> = {
  name: 'deleteJob',
  need: CALLS.deleteJob.need,
  input,
  assertMayUndo: assertMayUndoRemoval,
  load: (mutation, { id }) => loadRemoval(mutation, id, false),
  decide: (subJobs, { id }) => ({ changes: jobRemoval(id, subJobs) }),
  result: (_written, _mutation, { id }) => ({ id }),
};

/** Takes one sub-job out, by who may delete jobs and edit this one [API-010 JOB-072]. */
export const deleteJobDetail: Command<Input, { job_id: number }, Input> = {
  name: 'deleteJobDetail',
  need: CALLS.deleteJobDetail.need,
  input,
  assertMayUndo: assertMayUndoJob,
  load: async (mutation, { id }) => {
    const [row] = await runText(mutation.client, 'select job_id from job_detail where id = $1 and deleted_at is null', [
      id,
    ]);
    if (!row) throw new AppError('NOT_FOUND');
    const job_id = numberIn(row, 'job_id');
    const scope = (await readScope(mutation, job_id, false)) ?? (await readScope(mutation, job_id, true));
    const known = scope?.get(id);
    if (!known) throw new AppError('NOT_FOUND');
    if (!known.mayEdit) throw new AppError('FORBIDDEN');
    return { job_id };
  },
  decide: ({ job_id }, { id }) => ({ changes: subJobRemoval(id, job_id) }),
  result: (_written, _mutation, { id }) => ({ id }),
};
