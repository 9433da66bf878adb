import { ORDER_ADDRESSES } from './orderAddresses';
import type { WorkOrderTypeName } from './types';

/** The sub-job of a work order, as its addresses name it. */
export interface SubJobIds {
  job_id: number;
  job_detail_id: number;
}

const FROM_DETAIL = 'from=detail';

/** The addresses of work orders [WO-002 WO-021]. */
export const workOrderPath = {
  /** The form of a new order, which its first save makes. */
  new: (type: WorkOrderTypeName, { job_id, job_detail_id }: SubJobIds): string =>
    `/job/${job_id}/${job_detail_id}/work-order/new/${type}`,

  /** The same form, which leads back to Supervisor Detail. */
  newInField: (type: WorkOrderTypeName, ids: SubJobIds): string => `${workOrderPath.new(type, ids)}?${FROM_DETAIL}`,

  /** Whether the query of a form's address leads back to Supervisor Detail. */
  isInField: (search: string): boolean => search === `?${FROM_DETAIL}`,

  /** The path of the order's form. */
  edit: (type: WorkOrderTypeName, { job_id, job_detail_id }: SubJobIds, id: number): string =>
    `/job/${job_id}/${job_detail_id}/work-order/${type}/${id}/edit`,

  /** The same form, which leads back to Supervisor Detail; repairs have none of their own. */
  inField: (type: WorkOrderTypeName, { job_id, job_detail_id }: SubJobIds, id: number): string =>
    ORDER_ADDRESSES[type].isInField
      ? `/SuperDetail/${job_detail_id}/job/${job_id}/work-order/${type}/${id}/edit`
      : workOrderPath.edit(type, { job_id, job_detail_id }, id),

  /** The viewer of its paper. */
  pdf: (type: WorkOrderTypeName, { job_id, job_detail_id }: SubJobIds, id: number): string =>
    `/job/${job_id}/${job_detail_id}/${ORDER_ADDRESSES[type].paper}/${id}/pdf`,
};
