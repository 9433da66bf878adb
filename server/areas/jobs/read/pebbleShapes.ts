import { colorAddition, crewInformation, pebbleDetails } from '../../../db/tables/pebble';
import { namesJoined } from './namesJoined';
import type { Shape } from './shape';
import { workOrderIds } from './workOrderIds';

/**
 * An entry of `crew_information`, a phase of a pebble sub-job, by phase and day [BRD-022 PEB-005 PEB-041]; `type` is
 * the phase's name [PEB-043].
 */
export const crewInformationShape: Shape = {
  type: 'CrewInformation',
  table: crewInformation,
  omit: ['position'],
  extras: { type: { type: 'String', sql: '(select name from lookup_pebble_phase_type where id = t.phase_type_id)' } },
  orderBy: 'array_position(array[1, 2, 3, 5], t.phase_type_id) nulls last, t.date nulls last',
};

/** A colour with what is mixed into it [PEB-027]. */
export const colorAdditionShape: Shape = {
  type: 'ColorAddition',
  table: colorAddition,
  extras: {
    additions: namesJoined({
      lookup: 'lookup_pebble_color_additive',
      through: 'color_addition_additive',
      via: 'color_addition_id',
      column: 'additive_id',
    }),
  },
};

const SUMMARIES = ['prep', 'app', 'detail'];

/**
 * The pebble part [BRD-021 PEB-001]. The summaries of its phases are ids, `prep_status` as well as `prep_status_id`
 * [PEB-043].
 */
export const pebbleShape: Shape = {
  type: 'PebbleDetails',
  table: pebbleDetails,
  idsOnly: SUMMARIES.flatMap((phase) => [`${phase}_crew_id`, `${phase}_status_id`]),
  extras: {
    ...Object.fromEntries(
      SUMMARIES.map((phase) => [`${phase}_status`, { type: 'Int' as const, sql: `t.${phase}_status_id` }]),
    ),
    work_order_ids: workOrderIds('pebble_work_order'),
    daily_work_order_ids: workOrderIds('pebble_daily_work_order'),
    prep_work_order_ids: workOrderIds('prep_work_order'),
  },
  parts: {
    crew_information: { shape: crewInformationShape, many: true },
    color_additions: { shape: colorAdditionShape, many: true },
  },
};
