import type { Permission } from '#domain/access/permissions';
import type { CivilDate } from '#domain/civilDate';
import type { SubJobDraft } from '#domain/jobs/draft';
import { isRecord, textOf } from '#domain/values';
import { editableOrders, fillableOrders } from '#domain/workOrders/orderRights';
import type { WorkOrderType, WorkOrderTypeName } from '#domain/workOrders/types';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { isLocal } from '../sync/change';
import { device, newLocalNumber, NotOnDevice } from '../workspace/device';
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

/** What a visit started, by its key. */
const started = new Map<string, number>();

/** Starts an order on this device, once for each `action`: a stub, that the server gets with what is filled in [WO-031]. */
export const startDeviceOrder = async (
  { type, table, label, categories }: WorkOrderType,
  { subJob, fillable }: { subJob: SubJobDraft; fillable: readonly WorkOrderTypeName[] },
  action: string,
  today: CivilDate,
): Promise<number> => {
  const known = started.get(action);
  if (known !== undefined) return known;
  if (!fillable.includes(type) || !categories.includes(subJob.job_category?.id ?? 0) || subJob.id === null)
    throw new NotOnDevice();
  const local = newLocalNumber();
  started.set(action, local);
  await (
    await device()
  ).keep({
    key: `work_order:${table}:tmp-${crypto.randomUUID()}`,
    entity: 'work_order',
    id: null,
    local,
    title: `${label} Work Order`,
    since: null,
    draft: { id: local, job_detail_id: subJob.id, work_order_date: today, is_complete: false },
  });
  return local;
};

/** Whether an order is of the sub-job of an address: what was made here has another number once it is stored. */
export const isOfSubJob = (given: unknown, subJob: number): boolean => given === subJob || isLocal(subJob);
