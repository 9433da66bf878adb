import { addDays, type CivilDate } from '#domain/civilDate';
import type { LowStock } from '#domain/admin/overview';
import { placeQuery } from '../../crud/listState/listAddress';
import { tabPath } from '../adminTabs';

/** Statuses of orders that are on their way. */
const UNDER_WAY = [2, 3];

/** The lists behind the figures of the overview: each shows what its figure counts. */
export const figurePaths = {
  activeUsers: (): string =>
    `/user?${placeQuery({ filter: { is_active: { eq: true } }, sort: { field: 'last_name', order: 'ASC' }, page: 1, perPage: 25 })}`,
  openSubJobs: (statuses: readonly number[], category?: number): string =>
    `/job?${new URLSearchParams({ ...(category === undefined ? {} : { category: String(category) }), status: statuses.join(',') }).toString()}`,
  unverified: (categories: readonly number[]): string =>
    `/map?${new URLSearchParams({ category: categories.join(',') }).toString()}`,
  failedMails: (): string => tabPath('email_log', { status: 'failed' }),
  overdueOrders: (today: CivilDate): string =>
    `/purchaseOrder?${placeQuery({
      filter: { order_status_id: { in: UNDER_WAY }, expected_date: { lte: addDays(today, -1) } },
      sort: { field: 'expected_date', order: 'ASC' },
      page: 1,
      perPage: 25,
    })}`,
  lowStock: ({ location_id, inventory_type_id, product_id }: LowStock): string =>
    inventory_type_id === null
      ? `/inventory-count?products=1&product=${product_id}`
      : `/reports/inventory/${location_id}/${inventory_type_id}`,
  history: (day: CivilDate): string => tabPath('history', { from: day, to: day }),
};
