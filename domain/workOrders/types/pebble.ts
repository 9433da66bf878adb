import { PHASE } from '../../pebble/phases';
import { CATEGORY } from '../../statuses';
import {
  answer,
  COLOR_ADDITIONS,
  count,
  CREW,
  date,
  DEPTHS,
  info,
  line,
  measure,
  pick,
  question,
  rows,
  section,
  text,
  TIME,
} from '../fields';
import type { WorkOrderType } from '../types';

/** The work order for measuring, mixing and applying pebble [WO-009]. */
export const PEBBLE: WorkOrderType = {
  type: 'pebble',
  table: 'pebble_work_order',
  label: 'Pebble',
  label_es: 'Pebble',
  categories: [CATEGORY.PEBBLE],
  foreman: 'CAN_EDIT_FOREMAN_PEBBLE_WORK_ORDER',
  stops: ['APP'],
  schedule: [PHASE.APP],
  printTab: 'pebble',
  sections: [
    info(date('app_date')),
    TIME,
    CREW,
    section('perimeter', 'Measurements', [
      measure('pebble_perimeter', 'ft', { completes: 'pebble_perimeter' }),
      measure('spa_perimeter', 'ft'),
      ...DEPTHS,
      measure('surface_area', 'sq ft'),
      measure('interior_area', 'sq ft'),
    ]),
    section('color', 'Color', [COLOR_ADDITIONS()]),
    section('fittings', 'Fittings', [
      ...['fittings_pool', 'fittings_spa', 'fittings_other'].map((name) => count(name)),
      ...['eyeballs_pool', 'eyeballs_spa', 'eyeballs_slotted', 'umbrella_sleeves'].map((name) => count(name)),
      count('in_floor_nozzles', { label: 'In-Floor Nozzles' }),
      question('is_install_finish_floor_nozzles', { label: 'Install/Finish Floor Nozzles' }),
    ]),
    section('drains', 'Drains', [
      count('vgb_main_drains', { label: 'VGB Main Drains' }),
      pick('vgb_main_drains_by', 'lookup_vgb_main_drain_provider', { label: 'VGB Main Drains By' }),
      measure('channel_drain', 'ft'),
      answer('is_update_channel_drain', { label: 'Update Channel Drain' }),
      count('rope_anchors'),
    ]),
    section('spa', 'Spa', [
      answer('is_spa'),
      pick('spa_type', 'lookup_spa_type'),
      measure('spa_depth', 'ft'),
      measure('spillway_width', 'in'),
      question('is_negative_oversized_spa', { label: 'Negative/Oversized Spa' }),
    ]),
    section('conditions', 'Conditions', [
      question('is_chip_out', { label: 'Chip Out' }),
      question('is_bond_kote', { label: 'Bond Kote' }),
      question('is_trim_tile', { label: 'Trim Tile' }),
      line('tile_information', { max: 200 }),
      question('is_dos_tiradas', { label: 'Dos Tiradas' }),
      question('is_luces_okay', { label: 'Luces Okay' }),
    ]),
    section('slurry', 'Slurry', [
      answer('is_slurry_pickup', { label: 'Slurry Pickup', asks: 'work_order_slurry_pickup' }),
      pick('slurry_pickup_type', 'lookup_slurry_pickup'),
      text('slurry_notes'),
    ]),
    section('material', 'Material', [
      rows(
        'material_used',
        ['Material Used', 'Material'],
        'material',
        [
          pick('material_type', 'lookup_material_type', { asks: 'work_order_material_type' }),
          pick('color', 'lookup_pebble_color', { asks: 'work_order_color' }),
          measure('batches_used', undefined, { asks: 'work_order_batches_used' }),
          pick('pool_section', 'lookup_pool_section'),
          rows('additions', ['Additions', 'Addition'], 'addition', [
            pick('additive', 'lookup_pebble_color_additive', { asks: 'work_order_additive' }),
            measure('bags_used', 'bags', { asks: 'work_order_bags_used' }),
          ]),
        ],
        { completes: 'material_used' },
      ),
    ]),
  ],
};
