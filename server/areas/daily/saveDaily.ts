import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { DAILY, type DailyKind } from '#domain/daily/dailyKinds';
import { dailyPart } from '#domain/daily/dailyPart';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { decideSave } from '#domain/jobSave/decideSave';
import type { SaveFacts } from '#domain/jobSave/saveFacts';
import { loadSave } from '../jobs/write/loadSave';
import { maySave } from '../jobs/write/maySave';
import type { Command } from '../../pipeline/command';
import { assertMayUndoJob } from '../jobs/write/assertMayUndoJob';
import { savedJob } from '../jobs/write/saveJob';
import type { Mutation } from '../../pipeline/mutation';
import type { Row } from '../../db/statement';

/** No job has more sub-jobs than this. */
const MAX_SUB_JOBS = 200;

interface Input {
  id: number;
  sub_jobs: Row[];
}

const hasId = ({ id }: Row): boolean => typeof id === 'number' && id > 0;

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, BAD_USER_INPUT */
const load = async (mutation: Mutation, kind: DailyKind, { id, sub_jobs }: Input): Promise<SaveFacts> => {
  const issues = sub_jobs.flatMap((row, index) =>
    hasId(row) ? [] : [fieldIssue(`sub_jobs.${index}.id`, 'required', { label: 'ID' })],
  );
  if (issues.length > 0) throw badInput(issues);
  const loaded = await loadSave(mutation, {
    id,
    is_estimate: false,
    job: { sub_jobs: sub_jobs.map((row) => dailyPart(kind, row)) },
  });
  const { subJobs } = loaded.facts;
  const foreign = subJobs.filter(({ next }) => next.job_category?.id !== DAILY[kind].category);
  if (foreign.length > 0)
    throw badInput(foreign.map(({ path }) => fieldIssue(`${path}job_category`, 'other_category')));
  if (!subJobs.every(({ mayEdit }) => mayEdit)) throw new AppError('FORBIDDEN');
  return maySave(mutation, id, loaded);
};

/**
 * Saves a daily sheet of a job, by the rules of the job form: the sub-jobs that are sent, of them what the sheet shows
 * [DB-014 DB-020 DY-003].
 */
const saveDaily = (
  kind: DailyKind,
  name: 'updateDailyBatches' | 'updateDailyYardage',
): Command<Input, SaveFacts, Row> => ({
  name,
  need: CALLS[name].need,
  input: z.strictObject({ id: z.int(), sub_jobs: z.array(z.record(z.string(), z.unknown())).max(MAX_SUB_JOBS) }),
  assertMayUndo: assertMayUndoJob,
  load: (mutation, input) => load(mutation, kind, input),
  decide: (facts, { id }) => ({ changes: decideSave(id, facts) }),
  result: (_written, mutation, { id }) => savedJob(mutation, id),
});

export const updateDailyBatches = saveDaily('batches', 'updateDailyBatches');
export const updateDailyYardage = saveDaily('yardage', 'updateDailyYardage');
