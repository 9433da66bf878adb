import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { decideSave } from './decideSave';
import { NEW_JOB } from './jobChanges';
import { loadSave } from './loadSave';
import { maySave } from './maySave';
import { withMerge } from './withMerge';
import { withPlace } from './withPlace';
import { readJobRow } from './readWhole';
import type { Command } from '../../../pipeline/command';
import type { Change } from '#domain/changes';
import type { Mutation } from '../../../pipeline/mutation';
import type { Row } from '../../../db/statement';
import { assertMayUndoJob } from './assertMayUndoJob';

/** The fields of an input are checked by the rules, each with its path and text. */
const job = z.record(z.string(), z.unknown());

interface New {
  job: Row;
}
interface Changed extends New {
  id: number;
}

/** The writes of a save, decided in the load: rights and rules need the rows that it has locked. */
interface Planned {
  changes: readonly Change[];
}

const plan = async (mutation: Mutation, id: number | null, given: Row): Promise<Planned> => {
  const allowed = maySave(mutation, id, await loadSave(mutation, { id, is_estimate: false, job: given }));
  const { facts, changes } = await withMerge(mutation, id, allowed);
  return { changes: [...decideSave(mutation, id, await withPlace(mutation, facts)), ...changes] };
};

/** The job as `job` answers it. */
export const savedJob = async (mutation: Mutation, id: number): Promise<Row> => {
  const row = await readJobRow(mutation, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Makes a job with its sub-jobs in one transaction [API-005 JOB-059]. */
export const createJob: Command<New, Planned, Row> = {
  name: 'createJob',
  need: CALLS.createJob.need,
  input: z.strictObject({ job }),
  assertMayUndo: assertMayUndoJob,
  load: (mutation, input) => plan(mutation, null, input.job),
  decide: ({ changes }) => ({ changes }),
  result: (written, mutation) => savedJob(mutation, Number(written.made(NEW_JOB).id)),
};

/** Saves what was sent of a job, all of it or nothing [API-008 JOB-073]. */
export const updateJob: Command<Changed, Planned, Row> = {
  name: 'updateJob',
  need: CALLS.updateJob.need,
  input: z.strictObject({ id: z.int(), job }),
  assertMayUndo: assertMayUndoJob,
  load: (mutation, { id, job: given }) => plan(mutation, id, given),
  decide: ({ changes }) => ({ changes }),
  result: (_written, mutation, { id }) => savedJob(mutation, id),
};
