import { PHASE } from '../../pebble/phases';
import { CATEGORY } from '../../statuses';
import { answer, count, CREW, date, info, line, measure, pick, section, text, TIME } from '../fields';
import type { WorkOrderType } from '../types';

/** The work order for preparing a pool before the application [WO-010]. */
export const PREP: WorkOrderType = {
  type: 'prep',
  table: 'prep_work_order',
  label: 'Prep',
  label_es: 'Preparación',
  categories: [CATEGORY.PEBBLE],
  foreman: 'CAN_EDIT_FOREMAN_PREP_WORK_ORDER',
  stops: ['PREP'],
  schedule: [PHASE.PREP],
  printTab: 'prep',
  sections: [
    info(),
    TIME,
    CREW,
    section('dates', 'Dates', [
      date('prep_date', { completes: 'prep_date' }),
      pick('prep_crew', 'crew'),
      date('app_date'),
      pick('app_crew', 'crew'),
    ]),
    section('work', 'Work', [
      answer('is_pool_drained', { label: 'Pool Drained' }),
      answer('is_chip_out', { label: 'Chip Out' }),
      measure('chip_out_area', 'sq ft'),
      answer('is_bond_kote', { label: 'Bond Kote' }),
      count('bond_kote_bags', { unit: 'bags' }),
      answer('is_trim_tile', { label: 'Trim Tile' }),
      line('tile_information', { max: 200 }),
      answer('is_update_channel_drain', { label: 'Update Channel Drain' }),
      answer('is_trash_pick_up', { label: 'Trash Pick Up' }),
      answer('is_fittings_plugged', { label: 'Fittings Plugged' }),
      text('work_notes'),
    ]),
  ],
};
