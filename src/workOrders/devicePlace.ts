import type { Permission } from '#domain/access/permissions';
import { isRecord } from '#domain/values';
import { device } from '../offline/workspace/device';
import { LISTS_KEY } from '../offline/records/deviceSubJob';
import { deviceOrdersOf } from '../offline/records/deviceOrders';
import type { OrderLists, OrderPlace } from './workOrderCalls';

/** Where each list of an order stands among the kept lists of the job form. */
const KEPT_LISTS: Readonly<Record<string, string>> = {
  crew: 'crews',
  employee: 'employees',
  gunite_history_type: 'guniteTypes',
  material_type: 'materialTypes',
  pebble_color: 'colors',
  pebble_color_additive: 'additives',
  pebble_phase_type: 'phases',
  pool_section: 'poolSections',
  pool_type: 'poolTypes',
  priority: 'priorities',
  slurry_pickup: 'slurryPickups',
  spa_type: 'spaTypes',
  vgb_main_drain_provider: 'vgbMainDrainProviders',
  warranty_category: 'warrantyCategories',
  addition: 'additions',
};

const isList = (value: unknown): value is OrderLists[string] => Array.isArray(value) && value.every(isRecord);

/** The same of the device: where a work order stands, and what its pickers offer [WO-020]. @throws NotOnDevice */
export const readDevicePlace = async (
  subJobId: number,
  permissions: ReadonlySet<Permission>,
): Promise<{ place: OrderPlace; lists: OrderLists }> => {
  const { job, subJob, editable, fillable } = await deviceOrdersOf(subJobId, permissions);
  const kept = await (await device()).copy(LISTS_KEY);
  const boulders = subJob.boulder_details.flatMap(({ id, addition }) =>
    id === null ? [] : [{ id, name: addition?.name ?? `#${id}` }],
  );
  const lists = Object.entries(KEPT_LISTS).flatMap(([table, name]) => {
    const list: unknown = isRecord(kept) ? kept[name] : null;
    return isList(list) ? [[table, list] as const] : [];
  });
  return {
    place: {
      sub_job: {
        job_id: job.id ?? 0,
        job_detail_id: subJobId,
        name: job.name,
        company_name: job.company?.company_name ?? null,
        address: [job.address_line_1, job.city].filter(Boolean).join(', '),
        key_map: job.key_map,
        gate_code: job.gate_code,
        critical_note: subJob.is_critical_note ? subJob.critical_note : null,
      },
      editable,
      fillable,
      boulders,
    },
    lists: { ...Object.fromEntries(lists), boulder_details: boulders },
  };
};
