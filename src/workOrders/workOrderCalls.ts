import type { Server } from '../dataProvider/server';
import { composed, gql } from '../dataProvider/gql';
import { orderCrewFits, type OrderCrew } from '#domain/workOrders/orderCrews';
import type { WorkOrderType, WorkOrderTypeName } from '#domain/workOrders/types';
import { entriesOf, isField } from '#domain/workOrders/workOrderTypes';
import { isRecord } from '#domain/values';
import type { Choice } from '../inputs/choice';

/** The sub-job around a work order: what its head says, and what the user may do there. */
export interface OrderPlace {
  sub_job: {
    job_id: number;
    job_detail_id: number;
    name: string | null;
    company_name: string | null;
    address: string | null;
    key_map: string | null;
    gate_code: string | null;
    critical_note: string | null;
  };
  editable: readonly string[];
  fillable: readonly string[];
  boulders: readonly Choice[];
}

interface OfferedChoice extends Choice, OrderCrew {
  is_active?: boolean;
  /** Of a person: the crews that it belongs to. */
  crew_types?: readonly { id: number }[];
}

/**
 * The lists that work orders pick from, by the table that their references name, or by a field that offers some of
 * them.
 */
export type OrderLists = Readonly<Record<string, readonly OfferedChoice[]>>;

/** The lists with crews that do the work of each field. */
export const withFittingCrews = (type: WorkOrderType, lists: OrderLists): OrderLists => ({
  ...lists,
  ...Object.fromEntries(
    entriesOf(type)
      .filter(isField)
      .filter(({ to }) => to === 'crew')
      .map(({ name }) => [name, lists.crew?.filter((crew) => orderCrewFits(type.type, name, crew)) ?? []]),
  ),
});

const LISTS: Readonly<Record<string, string>> = {
  crew: 'crews',
  gunite_history_type: 'gunite_types',
  material_type: 'material_types',
  pebble_color: 'colors',
  pebble_color_additive: 'additives',
  pebble_phase_type: 'phases',
  pool_section: 'pool_sections',
  pool_type: 'pool_types',
  priority: 'priorities',
  slurry_pickup: 'slurry_pickups',
  spa_type: 'spa_types',
  vgb_main_drain_provider: 'vgb_main_drain_providers',
  warranty_category: 'warranty_categories',
  addition: 'additions',
};

const PLACE = gql(`query WorkOrderPlace($id: Int!) { place: workOrdersOf(job_detail_id: $id) {
  sub_job { job_id job_detail_id name company_name address key_map gate_code critical_note } editable fillable boulders { id name }
} }`);
const CHOICES = composed<{ lists: OrderLists }>(`query WorkOrderLists { lists: jobNewLookupQuery {
  ${Object.entries(LISTS)
    .map(
      ([table, list]) =>
        `${table}: ${list} { id name is_active ${table === 'crew' ? 'subdivision lookup_company_division_id' : ''} }`,
    )
    .join(' ')}
  employee: employees { id name crew_types { id } }
} }`);
const BEGINS = gql(
  `query NewWorkOrder($id: Int!, $type: String!) { place: workOrdersOf(job_detail_id: $id) { new_order(type: $type) } }`,
);

/** Where a work order stands and what its pickers offer, in two requests side by side. @throws CallError NOT_FOUND */
export const readOrderPlace = async (
  server: Server,
  job_detail_id: number,
): Promise<{ place: OrderPlace; lists: OrderLists }> => {
  const { query } = server;
  const [{ place }, { lists }] = await Promise.all([query(PLACE, { id: job_detail_id }), query(CHOICES)]);
  return { place, lists: { ...lists, boulder_details: place.boulders } };
};

/** Asks what the forms of the orders of these sub-jobs ask beside the order: the answers stay on the device. */
export const keepOrderPlaces = async ({ query }: Server, job_detail_ids: readonly number[]): Promise<void> => {
  const places = new Set(job_detail_ids);
  if (places.size > 0) await query(CHOICES);
  for (const id of places) await query(PLACE, { id });
};

/** What the form of a new order begins with [FLD-011]. @throws CallError NOT_FOUND, FORBIDDEN */
export const readNewOrder = async (
  { query }: Server,
  type: WorkOrderTypeName,
  job_detail_id: number,
): Promise<Readonly<Record<string, unknown>>> => {
  const { place } = await query(BEGINS, { id: job_detail_id, type });
  return isRecord(place.new_order) ? place.new_order : {};
};
