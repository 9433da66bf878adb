import { crewRepairJob, warrantyDetails, warrantyPebbleDetail, warrantySchedule } from '../../../db/tables/warranty';
import { namesJoined } from './namesJoined';
import type { Shape } from './shape';
import { PERSON, targetJson } from './targets';
import { workOrderIds } from './workOrderIds';

/** The choice "Other" of a list [UI-016]. */
const OTHER = 99_999;

export const scheduleShape: Shape = {
  type: 'WarrantyScheduleEntry',
  table: warrantySchedule,
  orderBy: 't.start nulls last',
};
export const repairShape: Shape = { type: 'CrewRepairJob', table: crewRepairJob, orderBy: 't.date nulls last' };
export const pebbleDetailShape: Shape = {
  type: 'WarrantyPebbleDetail',
  table: warrantyPebbleDetail,
  extras: {
    additions: namesJoined({
      lookup: 'lookup_pebble_color_additive',
      through: 'warranty_pebble_detail_additive',
      via: 'warranty_pebble_detail_id',
      column: 'additive_id',
    }),
  },
};

/** The readings of the water, told as one group [WAR-003]. */
export const CHEMICALS = [
  'alkalinity',
  'calcium',
  'chlorine',
  'cyanuric_acid',
  'ph',
  'phosphates',
  'sequestering_agent',
];

/** The warranty part [BRD-027 WAR-001]; a repair supervisor who is no employee is the choice "Other" [WAR-006]. */
export const warrantyShape: Shape = {
  type: 'WarrantyDetails',
  table: warrantyDetails,
  omit: CHEMICALS,
  idsOnly: ['repair_supervisor_id'],
  extras: {
    repair_supervisor: {
      target: PERSON,
      sql: `case when t.other_repair_supervisor is null then ${targetJson(PERSON, 'r.id = t.repair_supervisor_id')}
        else jsonb_build_object('id', ${OTHER}, 'name', 'Other', 'crew_types', '[]'::jsonb) end`,
    },
    pool_sections: namesJoined({
      lookup: 'lookup_pool_section',
      through: 'warranty_pool_section',
      via: 'job_detail_id',
      column: 'pool_section_id',
      at: 't.job_detail_id',
    }),
    work_order_ids: {
      many: true,
      target: {
        type: 'WarrantyWorkOrderId',
        table: 'warranty_work_order',
        fields: { id: { type: 'Int!', sql: 'r.id' }, date_completed: { type: 'String', sql: 'r.date_completed' } },
      },
      sql: `(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'date_completed', r.date_completed) order by r.id), '[]')
        from warranty_work_order r where r.job_detail_id = t.job_detail_id and r.deleted_at is null)`,
    },
    boulder_work_order_ids: workOrderIds('boulder_work_order'),
    chemicals: {
      target: {
        type: 'Chemicals',
        table: 'warranty_details',
        fields: Object.fromEntries(CHEMICALS.map((name) => [name, { type: 'Quantity' as const, sql: `t.${name}` }])),
      },
      sql: `jsonb_build_object(${CHEMICALS.map((name) => `'${name}', t.${name}`).join(', ')})`,
    },
  },
  parts: {
    schedule: { shape: scheduleShape, many: true },
    pebble_details: { shape: pebbleDetailShape, many: true },
    crew_repair_jobs: { shape: repairShape, many: true },
  },
};
