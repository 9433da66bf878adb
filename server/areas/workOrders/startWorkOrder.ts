import type pg from 'pg';
import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Change } from '#domain/changes';
import type { CivilDate } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { PHASE } from '#domain/pebble/phases';
import type { WorkOrderType } from '#domain/workOrders/types';
import { WORK_ORDER_TYPES, workOrderType } from '#domain/workOrders/workOrderTypes';
import { runText } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import type { Mutation } from '../../pipeline/mutation';
import { writeChanges } from '../../pipeline/writeChanges';
import { assertMayUndoOrder } from './assertMayUndoOrder';
import { prefill, prefilledColors } from './prefill';
import { subJobOfOrder } from './subJobOfOrder';

/** Stands for a new order until it has a number. */
export const NEW_ORDER = 'order';

/** A new order with what is known of its sub-job; what a saved one must answer may be open (A3). */
export const newOrder = async (
  client: pg.PoolClient,
  type: WorkOrderType,
  subJob: { id: number; job_id: number },
  today: CivilDate,
): Promise<Change[]> => {
  const values = await prefill(client, type, subJob.id, today);
  const { id: job_detail_id, job_id } = subJob;
  return [
    {
      entity: type.table,
      id: null,
      key: NEW_ORDER,
      job_id,
      op: 'insert',
      set: { ...values, job_id, job_detail_id, created_date: today },
    },
    ...(await prefilledColors(client, type, job_detail_id, NEW_ORDER)),
  ];
};

const input = z.strictObject({ type: z.string(), job_detail_id: z.int() });
type Input = z.infer<typeof input>;

/** Starts a work order of a sub-job and answers its id [WO-028]. */
export const startWorkOrder: Command<Input, Change[], number> = {
  name: 'startWorkOrder',
  need: CALLS.startWorkOrder.need,
  input,
  assertMayUndo: async (mutation, entries) => {
    for (const type of WORK_ORDER_TYPES) await assertMayUndoOrder(type)(mutation, entries);
  },
  load: async (mutation, { type: word, job_detail_id }) => {
    const type = workOrderType(word);
    if (!type)
      throw badInput([
        fieldIssue('type', 'choice', { values: WORK_ORDER_TYPES.map((known) => known.type).join(', ') }),
      ]);
    const subJob = await subJobOfOrder(mutation, type, job_detail_id);
    if (!type.categories.includes(subJob.job_category_id)) throw badInput([fieldIssue('job_detail_id', 'not_valid')]);
    return newOrder(mutation.client, type, subJob, mutation.today);
  },
  decide: (changes) => ({ changes }),
  result: (written) => Number(written.made(NEW_ORDER).id),
};

/** Prep rows that have crew and date now, of pebble sub-jobs without a prep order that do not go without one. */
const WITHOUT_PREP_ORDER = `
  select distinct d.id, d.job_id from crew_information c join job_detail d on d.id = c.job_detail_id
    left join pebble_details p on p.job_detail_id = d.id
  where c.id = any($1) and c.phase_type_id = ${PHASE.PREP} and c.crew_id is not null and c.date is not null and d.deleted_at is null
    and not coalesce(p.is_no_prep_print, false) and not exists (select from prep_work_order w where w.job_detail_id = d.id)
  order by d.id`;

/** Starts the prep order of a sub-job when its Prep row first has crew and date, whoever gave them to it [WO-028]. */
export const startPrepOrders = async (mutation: Mutation): Promise<void> => {
  const rows = mutation.log.filter(
    ({ entity, after }) => entity === 'crew_information' && after !== null && ('crew_id' in after || 'date' in after),
  );
  if (rows.length === 0) return;
  const type = workOrderType('prep');
  if (!type) throw new AppError('INTERNAL_SERVER_ERROR');
  const found = await runText(mutation.client, WITHOUT_PREP_ORDER, [[...new Set(rows.map((row) => row.entity_id))]]);
  for (const { id, job_id } of found) {
    const changes = await newOrder(mutation.client, type, { id: Number(id), job_id: Number(job_id) }, mutation.today);
    // What follows from a schedule: taking the move back does not ask what the crew has written since.
    await writeChanges(
      mutation,
      'startWorkOrder',
      changes.map((change) => ({ ...change, effect: 'derived' })),
    );
  }
};
