import { describe, expect, it } from 'vitest';
import type { WorkOrderEntry, WorkOrderKind } from './types';
import { workOrderType, WORK_ORDER_TYPES } from './workOrderTypes';

const LETTERS: Record<WorkOrderKind, string> = {
  answer: 'b',
  count: 'i',
  quantity: 'n',
  time: 't',
  date: 'd',
  line: 's',
  text: 'T',
  choice: 'x',
  reference: 'x',
};

/** An entry as the spec writes it: name, kind, unit, "*" for required, "(c)" for needed by its section. */
const written = (entry: WorkOrderEntry): string => {
  if (entry.kind === 'rows')
    return `${entry.name} [${entry.fields.map(written).join(', ')}]${entry.completes ? ' (c)' : ''}`;
  const { name, kind, max, choices, unit, asks, completes } = entry;
  const most = kind === 'line' && max !== 100 ? ` ${max}` : '';
  const words = choices ? ` ${choices.join('/')}` : '';
  const mark = asks ? '*' : completes ? '(c)' : '';
  return `${name} ${LETTERS[kind]}${mark}${most}${words}${unit ? ` ${unit}` : ''}`;
};
const sectionsOf = (word: string): Record<string, string> =>
  Object.fromEntries(
    (workOrderType(word)?.sections ?? []).map(({ name, entries }) => [name, entries.map(written).join(', ')]),
  );

const DEPTHS = 'depth_low n(c) ft, depth_mid n(c) ft, depth_high n(c) ft';
const COLORS = 'material_type_id x, color_id x, additions [additive_id x*], pool_section_id x';

/** The sections of a type beside those that every type has. */
const OWN: Record<string, Record<string, string>> = {
  gunite: {
    perimeter: `pool_type_id x, perimeter n(c) ft, spa_perimeter n ft, length n ft, width n ft, ${DEPTHS}, surface_area n sq ft`,
    spa: 'is_spa b(c), spa_type_id x, is_spa_raised b, spa_raised_height n in, spa_depth n ft, is_spa_negative_edge b, is_spa_rolled_edge b',
    pads: 'pads [pad_type x Equipment/Heater/Slide/Diving/Other, length n ft, width n ft, thickness n in]',
    beams: 'beams [beam_type x Bond/Raised/Grade/Other, length n ft, width n in, height n in]',
    walls:
      'walls [wall_type x Raised/Retaining/Negative edge/Other, length n ft, height n in, thickness n in], take_off_form_and_finish x* Yes/No/Not Applicable',
    steel: 'steel_bar_size x #3/#4/#5, steel_spacing n in, steel_pieces i, is_steel_okay b(c), steel_notes T',
    yards:
      'loads [truck_number s, ticket_number s, yards n yd, arrived t], yards_ordered n yd, yards_shot n(c) yd, yards_wasted n yd, flash_yards n yd',
  },
  boulder: {
    cement: 'cement_bags_used i(c) bags, cement_color s, sand_yards n yd',
    steel: 'steel_pieces i(c), steel_bar_size x #3/#4/#5',
    boulders: 'boulders_set i, boulder_tons n tons, is_water_feature b, is_leak_tested b, boulder_notes T',
  },
  pebble: {
    perimeter: `pebble_perimeter n(c) ft, spa_perimeter n ft, ${DEPTHS}, surface_area n sq ft, interior_area n sq ft`,
    color: `color_additions [${COLORS}, notes s]`,
    fittings:
      'fittings_pool i, fittings_spa i, fittings_other i, eyeballs_pool i, eyeballs_spa i, eyeballs_slotted i, umbrella_sleeves i, in_floor_nozzles i, is_install_finish_floor_nozzles b*',
    drains: 'vgb_main_drains i, vgb_main_drains_by_id x, channel_drain n ft, is_update_channel_drain b, rope_anchors i',
    spa: 'is_spa b, spa_type_id x, spa_depth n ft, spillway_width n in, is_negative_oversized_spa b*',
    conditions:
      'is_chip_out b*, is_bond_kote b*, is_trim_tile b*, tile_information s 200, is_dos_tiradas b*, is_luces_okay b*',
    slurry: 'is_slurry_pickup b*, slurry_pickup_type_id x, slurry_notes T',
    material:
      'material_used [material_type_id x*, color_id x*, batches_used n*, pool_section_id x, additions [additive_id x*, bags_used n* bags]] (c)',
  },
  daily: {
    dates: 'prep_date d, prep_crew_id x, app_date d, app_crew_id x, detail_date d, detail_crew_id x',
    work: 'work_performed T*, pool_section_id x, batches_applied n, is_weather_delay b, delay_reason s',
  },
  prep: {
    dates: 'prep_date d(c), prep_crew_id x, app_date d, app_crew_id x',
    work: 'is_pool_drained b, is_chip_out b, chip_out_area n sq ft, is_bond_kote b, bond_kote_bags i bags, is_trim_tile b, tile_information s 200, is_update_channel_drain b, is_trash_pick_up b, is_fittings_plugged b, work_notes T',
  },
  repair: {
    dates:
      'scheduled_start d, scheduled_end d, date_completed d(c), gunite_application_date d, gunite_crew_id x, app_date d, app_crew_id x, detail_date d, detail_crew_id x',
    problem: 'problem_description T(c)',
    solution: 'solution T(c), work_performed T*, is_will_need_to_return b, return_reason T',
    color: `color_additions [${COLORS}, batches_used n, notes s]`,
  },
};
/** What the first section of a type has more. */
const INFO: Record<string, string> = {
  gunite: 'gunite_type_id x, ',
  boulder: 'boulder_entry_id x, addition_id x, ',
  pebble: 'app_date d, ',
  daily: 'phase_type_id x(c), ',
  prep: '',
  repair: 'category_id x, priority_id x, ',
};

describe('a work order', () => {
  it.each(WORK_ORDER_TYPES.map(({ type }) => type))(
    'of %s has the sections of its type with their fields, units and what completes them [WO-005 WO-027]',
    (word) => {
      expect(sectionsOf(word)).toEqual({
        info: `work_order_date d*, crew_id x(c), foreman_id x(c), ${INFO[word] ?? ''}invoice_number s 20, notes T`,
        time: 'driver_id x, driver_in t, on_job t(c), break_start t, break_end t, leave_job t(c), driver_out t, mileage_one_way n mi',
        crew: 'crew_members [employee_id x*, hours n h, role s] (c)',
        ...OWN[word],
      });
    },
  );
});
