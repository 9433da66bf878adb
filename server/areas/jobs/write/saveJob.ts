import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Decision } from '#domain/changes';
import { AppError } from '#domain/errors';
import { assertMerges, decideMerge, type MergeFacts } from '#domain/estimates/decideMerge';
import { decideSave } from '#domain/jobSave/decideSave';
import { NEW_JOB } from '#domain/jobSave/jobChanges';
import type { SaveFacts } from '#domain/jobSave/saveFacts';
import { loadSave } from './loadSave';
import { maySave } from './maySave';
import { loadMerge } from './loadMerge';
import { withPlace } from './withPlace';
import { readJobRow } from './readWhole';
import type { Command } from '../../../pipeline/command';
import type { Mutation } from '../../../pipeline/mutation';
import { idOf, type Row } from '../../../db/statement';
import { assertMayUndoJob } from './assertMayUndoJob';

/** The fields of an input are checked by the rules, each with its path and text. */
const job = z.record(z.string(), z.unknown());

interface New {
  job: Row;
}
interface Changed extends New {
  id: number;
}

interface Facts {
  save: SaveFacts;
  merge: MergeFacts | null;
}

const load = async (mutation: Mutation, id: number | null, given: Row): Promise<Facts> => {
  const { facts, merge } = await loadMerge(
    mutation,
    maySave(mutation, id, await loadSave(mutation, { id, is_estimate: false, job: given })),
  );
  // Nobody is asked where the address of a refused save is.
  return { save: merge && 'refused' in merge ? facts : await withPlace(mutation, facts, given), merge };
};

const decide = (id: number | null, { save, merge }: Facts): Decision => {
  assertMerges(merge);
  return { changes: [...decideSave(id, save), ...decideMerge(id, merge)] };
};

/** The job as `job` answers it. */
export const savedJob = async (mutation: Mutation, id: number): Promise<Row> => {
  const row = await readJobRow(mutation, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Makes a job with its sub-jobs in one transaction [API-005 JOB-059]. */
export const createJob: Command<New, Facts, Row> = {
  name: 'createJob',
  need: CALLS.createJob.need,
  input: z.strictObject({ job }),
  within: 'job',
  assertMayUndo: assertMayUndoJob,
  load: (mutation, input) => load(mutation, null, input.job),
  decide: (facts) => decide(null, facts),
  result: (written, mutation) => savedJob(mutation, idOf(written.made(NEW_JOB))),
};

/** Saves what was sent of a job, all of it or nothing [API-008 JOB-073]. */
export const updateJob: Command<Changed, Facts, Row> = {
  name: 'updateJob',
  need: CALLS.updateJob.need,
  input: z.strictObject({ id: z.int(), job }),
  within: 'job',
  assertMayUndo: assertMayUndoJob,
  load: (mutation, { id, job: given }) => load(mutation, id, given),
  decide: (facts, { id }) => decide(id, facts),
  result: (_written, mutation, { id }) => savedJob(mutation, id),
};
