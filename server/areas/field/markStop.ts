import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { isCivilDate } from '#domain/civilDate';
import { decideMark, type MarkFacts } from '#domain/field/decideMark';
import { orderOfStop } from '#domain/field/stopMarks';
import { NEW_ORDER } from '#domain/workOrders/startOrder';
import { idOf, runText, type Row } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { lockedRows } from '../../pipeline/lockRows';
import { shownOrder } from './readSiteOrders';
import { assertMayUndoOrders } from '../workOrders/assertMayUndoOrder';
import { loadSources } from '../workOrders/loadSources';
import { orderType } from '../workOrders/startWorkOrder';
import { subJobOfOrder } from '../workOrders/subJobOfOrder';
import { businessTimeOf } from '#domain/businessTime';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const input = z.strictObject({
  job_detail_id: z.int(),
  type: orderType,
  date: z.string().refine(isCivilDate, { params: { rule: 'date' } }),
  mark: z.enum(['on_my_way', 'arrived', 'done']),
  time: z
    .string()
    .refine((text) => TIME.test(text), { params: { rule: 'time' } })
    .nullable(),
});
type Input = z.infer<typeof input>;

/**
 * What is said at a stop, as time of its work order; without a time it is taken back. Of a phone whose clock is ahead the
 * minute in which it came counts: paid hours are not what a wrong clock says [FLD-003 FLD-009].
 */
export const markStop: Command<Input, MarkFacts, Row> = {
  name: 'markStop',
  need: CALLS.markStop.need,
  input,
  assertMayUndo: assertMayUndoOrders,
  load: async (mutation, { type, job_detail_id, date, time }) => {
    // Under the lock of the sub-job: two phones start one order.
    const cameAt = mutation.cameAt && businessTimeOf(mutation.cameAt);
    const subJob = await subJobOfOrder(mutation, type, job_detail_id);
    const found = await runText(
      mutation.client,
      `select * from "${type.table}" where job_detail_id = $1 and deleted_at is null order by id`,
      [job_detail_id],
    );
    const seen = orderOfStop(found, date);
    const [order = seen] = seen ? await lockedRows(mutation, type.table, [idOf(seen)]) : [];
    return order
      ? { subJob, order: { ...order, id: idOf(order) }, sources: null, cameAt }
      : {
          subJob,
          order: null,
          cameAt,
          sources: time === null ? null : await loadSources(mutation.client, type, subJob),
        };
  },
  decide: decideMark,
  result: (written, { actor }, { job_detail_id, type }, { order, sources }) => {
    const row = order ? written.row(type.table, order.id) : sources && written.made(NEW_ORDER);
    return shownOrder(actor, { id: 0, job_detail_id, is_complete: false, ...row, type: type.type });
  },
};
