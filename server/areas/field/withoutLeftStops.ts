import type { OwnItem } from '#domain/boards/ownItems';
import type { CivilDate } from '#domain/civilDate';
import { isUnderWay } from '#domain/field/markTimes';
import { orderOfStop } from '#domain/field/stopMarks';
import { orderOfKind } from '#domain/workOrders/orderOfKind';
import type { Runner } from '../../db/statement';
import { readSiteOrders, type SiteOrder } from './readSiteOrders';

/** The work order of a stop: the first one of its type and day, or one that nobody has begun. @param orders the latest first */
export const orderOfItem = (
  orders: readonly SiteOrder[],
  { job_detail_id, kind, date }: Pick<OwnItem, 'job_detail_id' | 'kind' | 'date'>,
): SiteOrder | undefined => {
  const type = orderOfKind(kind);
  const own = orders.filter((order) => order.job_detail_id === job_detail_id && order.type === type);
  return orderOfStop(own.toReversed(), date);
};

/** Stops without those of a day that was: of it stay those that are still under way, as night work is after midnight [FLD-011]. */
export const withoutLeftStops = async (
  runner: Runner,
  items: readonly OwnItem[],
  past: CivilDate,
): Promise<OwnItem[]> => {
  const ids = [...new Set(items.filter(({ date }) => date === past).map(({ job_detail_id }) => job_detail_id))];
  const orders = await readSiteOrders(runner, ids);
  return items.filter((item) => item.date !== past || isUnderWay(orderOfItem(orders, item)));
};
