import type { Permission } from '#domain/access/permissions';
import type { CivilDate } from '#domain/civilDate';
import type { SubJobDraft } from '#domain/jobs/draft';
import { isRecord, textOf } from '#domain/values';
import { editableOrders, fillableOrders } from '#domain/workOrders/orderRights';
import type { WorkOrderType, WorkOrderTypeName } from '#domain/workOrders/types';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { isLocal } from '../sync/change';
import { device, NotOnDevice } from '../workspace/device';
import { deviceSubJob, type DeviceSubJob } from './deviceSubJob';

/** A work order of a list. */
interface DeviceOrder {
  type: WorkOrderTypeName;
  id: number;
  is_complete: boolean;
  date_completed: string | null;
}

interface DeviceOrders extends DeviceSubJob {
  items: DeviceOrder[];
  editable: WorkOrderTypeName[];
  fillable: WorkOrderTypeName[];
}

/** The work orders of a sub-job as this device has them. Whether it is assigned the server alone knows: it is asked at the sync [WO-020]. */
export const deviceOrdersOf = async (subJob: number, permissions: ReadonlySet<Permission>): Promise<DeviceOrders> => {
  const found = await deviceSubJob(subJob);
  if (!found) throw new NotOnDevice();
  const kept = await device();
  const items = await Promise.all(
    WORK_ORDER_TYPES.map(async ({ type, table }) =>
      (await kept.all(`work_order:${table}`)).flatMap(({ key, draft, change }): DeviceOrder[] => {
        if (!isRecord(draft) || draft.job_detail_id !== subJob) return [];
        const id = change?.id ?? change?.local ?? Number(key.split(':').at(-1));
        return [{ type, id, is_complete: draft.is_complete === true, date_completed: textOf(draft.date_completed) }];
      }),
    ),
  );
  const reach = { mayEdit: found.mayEdit, isAssigned: true, permissions };
  return { ...found, items: items.flat(), editable: editableOrders(reach), fillable: fillableOrders(reach) };
};

/**
 * What the form of a new order begins with on this device [WO-031].
 * @throws NotOnDevice for an order that the user may not fill in
 */
export const newDeviceOrder = (
  { type, categories }: WorkOrderType,
  { subJob, fillable }: { subJob: SubJobDraft; fillable: readonly WorkOrderTypeName[] },
  today: CivilDate,
): Readonly<Record<string, unknown>> => {
  if (!fillable.includes(type) || !categories.includes(subJob.job_category?.id ?? 0) || subJob.id === null)
    throw new NotOnDevice();
  return { job_detail_id: subJob.id, work_order_date: today };
};

/** Whether an order is of the sub-job of an address: what was made here has another number once it is stored. */
export const isOfSubJob = (given: unknown, subJob: number): boolean => given === subJob || isLocal(subJob);
