import { CATEGORY } from '../../statuses';
import { answer, choice, count, CREW, info, line, measure, pick, section, text, TIME } from '../fields';
import type { WorkOrderType } from '../types';

/** What was set and with how much cement and steel [WO-008]. */
export const BOULDER: WorkOrderType = {
  type: 'boulder',
  table: 'boulder_work_order',
  label: 'Boulder',
  label_es: 'Rocas',
  categories: [CATEGORY.GUNITE, CATEGORY.WARRANTY],
  foreman: 'CAN_EDIT_FOREMAN_BOULDER_WORK_ORDER',
  stops: [],
  schedule: null,
  printTab: 'boulder',
  sections: [
    info(pick('boulder_entry', 'boulder_details'), pick('addition', 'lookup_addition')),
    TIME,
    CREW,
    section('cement', 'Cement', [
      count('cement_bags_used', { unit: 'bags', completes: 'cement_bags_used' }),
      line('cement_color'),
      measure('sand_yards', 'yd'),
    ]),
    section('steel', 'Steel', [
      count('steel_pieces', { completes: 'steel_pieces' }),
      choice('steel_bar_size', ['#3', '#4', '#5']),
    ]),
    section('boulders', 'Boulders', [
      count('boulders_set'),
      measure('boulder_tons', 'tons'),
      answer('is_water_feature', { label: 'Water Feature' }),
      answer('is_leak_tested', { label: 'Leak Tested' }),
      text('boulder_notes'),
    ]),
  ],
};
