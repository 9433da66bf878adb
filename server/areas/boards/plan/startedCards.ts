import { cardKind } from '#domain/boards/cardKind';
import type { Card } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import { orderOfKind } from '#domain/workOrders/orderOfKind';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { runText, type Runner } from '../../../db/statement';
import type { BoardSource } from '../read/boardSource';

/** The stops of some days at which a crew has said "Arrived": sub-job, type of the order, day. */
const STARTED = WORK_ORDER_TYPES.map(
  ({ type, table }) =>
    `select w.job_detail_id, '${type}' as type, w.work_order_date from "${table}" w
     where w.work_order_date = any($1) and w.on_job is not null and w.deleted_at is null`,
).join(' union all ');

/** The cards of some days at which work has begun, whatever their status says yet [SDY-002]. */
export const startedCards = async (
  runner: Runner,
  source: BoardSource,
  dates: readonly CivilDate[],
): Promise<Card[]> => {
  const rows = dates.length === 0 ? [] : await runText(runner, STARTED, [[...new Set(dates)]]);
  if (rows.length === 0) return [];
  const stops = new Set(rows.map((row) => [row.job_detail_id, row.type, row.work_order_date].join(' ')));
  const ids = [...new Set(rows.map(({ job_detail_id }) => Number(job_detail_id)))];
  const { cards } = await source.load(runner, ids);
  return cards.filter((card) => stops.has(`${card.job_detail_id} ${orderOfKind(cardKind(card))} ${card.date}`));
};
