import { CALLS } from '#domain/access/calls';
import { updateDailyBatches, updateDailyYardage } from './saveDaily';
import { runCommand } from '../../pipeline/runCommand';
import { readJob } from '../jobs/read/readJob';
import { mutationOf } from '../../api/mutationOf';
import type { SchemaModule } from '../../api/schema';
import { jobTypes } from '../jobs/calls/jobTypes';
import { addDailyJobsQuery } from './dailyJobsQuery';
import { lookupFields } from './lookupFields';

const BATCH_LISTS = [
  'lookupJobStatus',
  'lookupPebbleColor',
  'lookupPebbleColorAdditive',
  'lookupPebbleColorMaterialType',
  'lookupPoolSection',
  'lookupCrewTypes',
  'lookupEmployee',
  'lookupPebblePhaseType',
  'lookupJobOrder',
  'lookupSlurryPickup',
];
const YARDAGE_LISTS = ['lookupJobStatus', 'lookupCrewTypes', 'lookupGuniteHistoryType', 'lookupJobOrder'];

const SHEETS = [
  {
    query: 'dailyBatchesQuery',
    type: 'DailyBatches',
    lists: BATCH_LISTS,
    command: updateDailyBatches,
    argument: 'dailyBatches',
  },
  {
    query: 'dailyYardage',
    type: 'DailyYardage',
    lists: YARDAGE_LISTS,
    command: updateDailyYardage,
    argument: 'dailyYardage',
  },
] as const;

/**
 * The daily sheets: a job with what its pickers offer, and their saves, which answer the job
 * [DB-013 DB-014 DY-003 API-018 API-019].
 */
export const dailyCalls: SchemaModule = (kit) => {
  const { builder } = kit;
  const {
    job,
    inputs: { subJob },
  } = jobTypes(builder);
  addDailyJobsQuery(builder);
  for (const { query, type, lists, command, argument } of SHEETS) {
    const fields = lookupFields(kit, lists);
    const sheet = builder.objectRef<{ id: number }>(type).implement({
      fields: (t) => ({
        job: t.field({
          type: job,
          description: 'Null for a job that the user may not read.',
          resolve: ({ id }, _args, context) => readJob(context, id),
        }),
        ...Object.fromEntries(
          fields.map(({ name, type: row, read }) => [name, t.field({ type: [row], nullable: false, resolve: read })]),
        ),
      }),
    });
    builder.queryField(query, (t) =>
      t.field({
        type: sheet,
        nullable: false,
        extensions: { need: CALLS[query].need },
        args: { id: t.arg.int({ required: true }) },
        resolve: (_root, { id }) => ({ id }),
      }),
    );
    const input = builder.inputType(`${type}Input`, {
      description: 'Sub-jobs of the category of the sheet. What the sheet does not show is stripped.',
      fields: (t) => ({ sub_jobs: t.field({ type: [subJob], required: true }) }),
    });
    builder.mutationField(command.name, (t) =>
      t.field({
        type: job,
        nullable: false,
        extensions: { need: command.need },
        args: { id: t.arg.int({ required: true }), [argument]: t.arg({ type: input, required: true }) },
        resolve: (_root, { id, [argument]: given }, context) =>
          runCommand(command, { id, ...(typeof given === 'object' ? given : {}) }, mutationOf(context)),
      }),
    );
    kit.commands.set(command.name, {
      need: command.need,
      ...(command.assertMayUndo ? { assertMayUndo: command.assertMayUndo } : {}),
    });
  }
};
