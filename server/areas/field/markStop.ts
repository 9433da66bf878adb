import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Change } from '#domain/changes';
import { isCivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { isStopMark, markSet, orderOfStop } from '#domain/field/stopMarks';
import type { WorkOrderType } from '#domain/workOrders/types';
import { WORK_ORDER_TYPES, workOrderType } from '#domain/workOrders/workOrderTypes';
import { idOf, runText, type Row } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { lockedRow } from '../../pipeline/mutation';
import { assertMayUndoOrder } from '../workOrders/assertMayUndoOrder';
import { NEW_ORDER, newOrder } from '../workOrders/startWorkOrder';
import { subJobOfOrder } from '../workOrders/subJobOfOrder';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const input = z.strictObject({
  job_detail_id: z.int(),
  type: z.string(),
  date: z.string(),
  mark: z.string(),
  time: z.string().nullable(),
});
type Input = z.infer<typeof input>;

interface Facts {
  type: WorkOrderType;
  /** Null for one that this mark starts. */
  id: number | null;
  changes: Change[];
}

const typeOf = ({ type: word }: Input): WorkOrderType => {
  const type = workOrderType(word);
  if (type) return type;
  throw badInput([fieldIssue('type', 'choice', { values: WORK_ORDER_TYPES.map((known) => known.type).join(', ') })]);
};

/**
 * "On my way", "Arrived" and "Done" of a stop: each writes its time into the work order of that day, which it starts when there is
 * none; without a time it is taken back [FLD-003].
 */
export const markStop: Command<Input, Facts, Row> = {
  name: 'markStop',
  need: CALLS.markStop.need,
  input,
  assertMayUndo: async (mutation, entries) => {
    for (const type of WORK_ORDER_TYPES) await assertMayUndoOrder(type)(mutation, entries);
  },
  load: async (mutation, given) => {
    const { job_detail_id, date, mark, time } = given;
    const type = typeOf(given);
    if (!isStopMark(mark)) throw badInput([fieldIssue('mark', 'choice', { values: 'on_my_way, arrived, done' })]);
    if (!isCivilDate(date)) throw badInput([fieldIssue('date', 'date')]);
    if (time !== null && !TIME.test(time)) throw badInput([fieldIssue('time', 'not_valid')]);
    // Under the lock of the sub-job: two phones start one order.
    const subJob = await subJobOfOrder(mutation, type, job_detail_id);
    if (!type.categories.includes(subJob.job_category_id)) throw badInput([fieldIssue('job_detail_id', 'not_valid')]);
    const found = await runText(
      mutation.client,
      `select * from "${type.table}" where job_detail_id = $1 and deleted_at is null order by id`,
      [job_detail_id],
    );
    const seen = orderOfStop(found, date);
    if (!seen) {
      if (time === null) return { type, id: null, changes: [] };
      const [order, ...rows] = await newOrder(mutation.client, type, subJob, date);
      if (!order) return { type, id: null, changes: [] };
      const set = { ...order.set, work_order_date: date, created_date: mutation.today };
      return { type, id: null, changes: [{ ...order, set: { ...set, ...markSet({}, mark, time) } }, ...rows] };
    }
    const id = idOf(seen);
    await lockRows(mutation, { [type.table]: [id] });
    const order = lockedRow(mutation, type.table, id) ?? seen;
    const set = markSet(order, mark, time);
    const moved: Change['set'] = time === null || order.work_order_date === date ? {} : { work_order_date: date };
    const changes: Change[] =
      Object.keys(set).length === 0
        ? []
        : [{ entity: type.table, id, op: 'update', set: { ...moved, ...set }, job_id: subJob.job_id }];
    return { type, id, changes };
  },
  decide: ({ changes }) => ({ changes }),
  result: (written, mutation, { job_detail_id }, { type, id, changes }) => {
    const row =
      id === null
        ? changes.length > 0
          ? written.made(NEW_ORDER)
          : null
        : (written.row(type.table, id) ?? lockedRow(mutation, type.table, id));
    return { id: 0, job_detail_id, is_complete: false, ...row, type: type.type };
  },
};
