import { ORDER_ADDRESSES } from '../workOrders/orderAddresses';
import { WORK_ORDER_TYPES } from '../workOrders/workOrderTypes';

/** The part of an address that names the comment at which a record opens. */
export const COMMENT_PARAM = 'comment';

/** What of a record decides at which address it is shown. */
export interface ShownRecord {
  /** The table of the record. */
  entity: string;
  id: number;
  /** The address of the list of its resource. */
  route?: string | undefined;
  is_estimate?: boolean;
  /** The job of a work order; other records have none. */
  job_id?: number | undefined;
  job_detail_id?: number | undefined;
}

const ORDER_TYPES = new Map(WORK_ORDER_TYPES.map(({ table, type }) => [table as string, type]));

/** Records without a form at `/{route}/{id}/edit`: a dialog over a list, or a screen that several share. */
const PLACES: Readonly<Record<string, (id: number) => string>> = {
  product: (id) => `/inventory-count?products=1&product=${id}`,
  vendor: (id) => `/purchaseOrder?vendors=1&vendor=${id}`,
  inventory_relocation_order: (id) => `/inventoryRelocation?id=${id}`,
  lookup_pebble_color: (id) => `/color-recipe?color=${id}`,
  role: (id) => `/roles?role=${id}`,
  company_setting: () => '/admin?tab=settings',
};

const ownPath = ({ entity, id, route, is_estimate = false, job_id, job_detail_id }: ShownRecord): string => {
  if (entity === 'job') return `/${is_estimate ? 'estimate' : 'job'}/${id}/edit?tab=comments`;
  const type = ORDER_TYPES.get(entity);
  if (type !== undefined) return `/job/${job_id}/${job_detail_id}/work-order/${ORDER_ADDRESSES[type].type}/${id}/edit`;
  return PLACES[entity]?.(id) ?? `${route ?? `/${entity}`}/${id}/edit`;
};

/** The path of our own that opens a record at one of its comments. */
export const commentPath = (record: ShownRecord, comment_id: number): string => {
  const path = ownPath(record);
  return `${path}${path.includes('?') ? '&' : '?'}${COMMENT_PARAM}=${comment_id}`;
};
