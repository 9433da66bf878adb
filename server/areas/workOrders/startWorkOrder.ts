import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { PHASE } from '#domain/pebble/phases';
import { assertHasOrders, NEW_ORDER, startOrder, type OrderSources } from '#domain/workOrders/startOrder';
import { WORK_ORDER_TYPES, workOrderType } from '#domain/workOrders/workOrderTypes';
import { columnsOf, rowDecoder } from '../../db/rowDecoder';
import { idOf, runText } from '../../db/statement';
import { jobDetail } from '../../db/tables/jobs';
import type { Command } from '../../pipeline/command';
import { lockedRow, type Mutation } from '../../pipeline/mutation';
import { writeChanges } from '../../pipeline/writeChanges';
import { assertMayUndoOrders } from './assertMayUndoOrder';
import { loadSources } from './loadSources';
import { subJobOfOrder } from './subJobOfOrder';

/** The word of a type (`daily`), which becomes the type. */
export const orderType = z.string().transform((word, context) => {
  const type = workOrderType(word);
  if (type) return type;
  const values = WORK_ORDER_TYPES.map((known) => known.type).join(', ');
  context.addIssue({ code: 'custom', params: { rule: 'choice', params: { values } } });
  return z.NEVER;
});

const input = z.strictObject({ type: orderType, job_detail_id: z.int() });
type Input = z.infer<typeof input>;

/** Starts a work order of a sub-job and answers its id [WO-028]. */
export const startWorkOrder: Command<Input, OrderSources, number> = {
  name: 'startWorkOrder',
  need: CALLS.startWorkOrder.need,
  input,
  assertMayUndo: assertMayUndoOrders,
  load: async (mutation, { type, job_detail_id }) =>
    loadSources(mutation.client, type, await subJobOfOrder(mutation, type, job_detail_id)),
  decide: (sources, { type }, today) => {
    assertHasOrders(type, sources.subJob);
    return { changes: startOrder(type, sources, today) };
  },
  result: (written) => idOf(written.made(NEW_ORDER)),
};

/** Prep rows that have crew and date now, of pebble sub-jobs without a prep order that do not go without one. */
const WITHOUT_PREP_ORDER = `
  select distinct d.id, d.job_id, d.job_category_id
  from crew_information c join job_detail d on d.id = c.job_detail_id
    left join pebble_details p on p.job_detail_id = d.id
  where c.id = any($1) and c.phase_type_id = ${PHASE.PREP} and c.crew_id is not null and c.date is not null and d.deleted_at is null
    and not coalesce(p.is_no_prep_print, false) and not exists (select from prep_work_order w where w.job_detail_id = d.id)
  order by d.id`;

const toSubJob = rowDecoder(columnsOf(jobDetail, 'id', 'job_id', 'job_category_id'));

/** Whether an entry can be such a row, by what the mutation knows of it: most moves are of other phases. */
const mayBePrep = (mutation: Mutation, id: number): boolean => {
  const row = lockedRow(mutation, 'crew_information', id);
  if (row?.phase_type_id === undefined) return true;
  return row.phase_type_id === PHASE.PREP && row.crew_id !== null && row.date !== null;
};

/** Starts the prep order of a sub-job when its Prep row first has crew and date, whoever gave them to it [WO-028]. */
export const startPrepOrders = async (mutation: Mutation): Promise<void> => {
  const rows = mutation.log.filter(
    ({ entity, entity_id, after }) =>
      entity === 'crew_information' &&
      after !== null &&
      ('crew_id' in after || 'date' in after) &&
      mayBePrep(mutation, entity_id),
  );
  if (rows.length === 0) return;
  const type = workOrderType('prep');
  if (!type) throw new AppError('INTERNAL_SERVER_ERROR');
  const found = await runText(mutation.client, WITHOUT_PREP_ORDER, [[...new Set(rows.map((row) => row.entity_id))]]);
  for (const subJob of found.map(toSubJob)) {
    const sources = await loadSources(mutation.client, type, subJob);
    // What follows from a schedule: taking the move back does not ask what the crew has written since.
    const changes = startOrder(type, sources, mutation.today).map((change) => ({
      ...change,
      effect: 'derived' as const,
    }));
    await writeChanges(mutation, 'startWorkOrder', changes);
  }
};
