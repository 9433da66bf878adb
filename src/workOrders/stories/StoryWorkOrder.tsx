import type { DataProvider } from 'ra-core';
import { Route, Routes } from 'react-router';
import { RESOURCES } from '#domain/generated/resources';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { entriesOf, sectionFlag, workOrderType, WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { CrudStage } from '../../crud/fixtures/CrudStage';
import { memoryProvider } from '../../crud/fixtures/memoryProvider';
import type { Row } from '../../dataProvider/row';
import NewWorkOrder from '../NewWorkOrder';
import WorkOrderScreen from '../WorkOrderScreen';

const SHOWN = new Set<string>(WORK_ORDER_TYPES.map(({ table }) => table));
const RESOURCES_SHOWN = RESOURCES.filter(({ name }) => SHOWN.has(name));

const names = (...list: string[]) => list.map((name, index) => ({ id: index + 1, name, is_active: true }));
const LISTS = {
  crew: [
    { id: 1, name: 'App 1', subdivision: 'App', lookup_company_division_id: 3 },
    { id: 2, name: 'App 2', subdivision: 'App', lookup_company_division_id: 3 },
    { id: 3, name: 'Gunite 1', subdivision: 'Gunite', lookup_company_division_id: 2 },
  ],
  employee: [
    ...names('Luis Ortega', 'Ana Reyes'),
    { id: 3, name: 'Tom Whitaker', crew_types: [{ id: 1 }] },
    { id: 4, name: 'Wade Ellis', crew_types: [{ id: 1 }, { id: 2 }] },
  ],
  gunite_history_type: names('Day 1', 'Day 2'),
  material_type: names('Pebble', 'Mini Pebble'),
  pebble_color: names('Coastal Mist', 'Aqua Blue'),
  pebble_color_additive: names('Abalone', 'Jade'),
  pebble_phase_type: names('Prep', 'App'),
  pool_section: names('Pool', 'Spa'),
  pool_type: names('Beach Entry', 'Freeform'),
  priority: names('High', 'Normal'),
  slurry_pickup: [...names('Truck 1'), { id: 2, name: 'Truck 2', is_active: false }],
  spa_type: names('Attached Raised'),
  vgb_main_drain_provider: names('Builder'),
  warranty_category: names('Crack'),
  addition: names('Waterfall'),
};

/** An order that was just started. */
export const anOrder = (word: WorkOrderTypeName, more: object = {}): Row => {
  const type = workOrderType(word);
  if (!type) throw new Error(word);
  const empty = Object.fromEntries(entriesOf(type).map(({ name, kind }) => [name, kind === 'rows' ? [] : null]));
  const flags = Object.fromEntries(type.sections.map((section) => [sectionFlag(section), false]));
  return {
    ...empty,
    ...flags,
    id: 12,
    version: 1,
    job_id: 20595,
    job_detail_id: 991,
    created_date: '2026-03-03',
    completed_date: null,
    is_complete: false,
    created_at: '2026-03-03T15:00:00Z',
    updated_at: '2026-03-03T15:00:00Z',
    work_order_date: '2026-03-04',
    crew_id: 1,
    foreman_id: 1,
    ...more,
  };
};

/** An order of which all sections are complete. */
export const aClosedOrder = (word: WorkOrderTypeName, more: object = {}): Row =>
  anOrder(word, {
    ...Object.fromEntries((workOrderType(word)?.sections ?? []).map((section) => [sectionFlag(section), true])),
    is_complete: true,
    completed_date: '2026-03-03',
    on_job: '07:30',
    leave_job: '15:00',
    crew_members: [{ id: 1, employee_id: 2, hours: 7.5, role: 'Nozzle' }],
    ...more,
  });

interface Props {
  type: WorkOrderTypeName;
  order: Row;
  /** What the user may do with orders of the sub-job: everything unless said. */
  may?: 'edit' | 'fill' | 'look';
  /** Whether the server fails when it is asked where the order belongs. */
  placeFails?: () => boolean;
  /** What a new one begins with. */
  begins?: Readonly<Record<string, unknown>>;
  /** Calls that answer otherwise than rows in memory do. */
  given?: Partial<DataProvider>;
}

/** The form of a work order at its address. */
export const StoryWorkOrder = ({ type, order, may = 'edit', placeFails = () => false, begins, given }: Props) => {
  const all = WORK_ORDER_TYPES.map((row) => row.type);
  return (
    <CrudStage
      resources={RESOURCES_SHOWN}
      provider={memoryProvider({ [workOrderType(type)?.table ?? '']: [order] }, given)}
      answering={(operation) => {
        if (operation === 'WorkOrderLists') return { lists: LISTS };
        if (operation === 'NewWorkOrder') return { place: { new_order: begins } };
        if (operation !== 'WorkOrderPlace') return null;
        if (placeFails()) throw new Error('An error has occurred.', { cause: { code: 'SERVICE_UNAVAILABLE' } });
        return {
          place: {
            sub_job: {
              job_id: 20595,
              job_detail_id: 991,
              name: 'Kessler Pool',
              company_name: 'Anchor Pools',
              address: '23882 Cedar Lantern Dr, Round Rock',
              key_map: '376B',
              gate_code: '#4417',
              critical_note: 'Dog in the yard',
            },
            editable: may === 'edit' ? all : [],
            fillable: may === 'look' ? [] : all,
            boulders: [{ id: 3, name: 'Waterfall' }],
          },
        };
      }}
    >
      <Routes>
        <Route path="/job/:jobId/:jobDetailId/work-order/new/:type" element={<NewWorkOrder />} />
        <Route path="/job/:jobId/:jobDetailId/work-order/:type/:workOrderId/edit" element={<WorkOrderScreen />} />
      </Routes>
    </CrudStage>
  );
};
