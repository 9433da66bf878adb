import { CATEGORY } from '../../statuses';
import {
  answer,
  choice,
  count,
  CREW,
  DEPTHS,
  info,
  line,
  measure,
  pick,
  rows,
  section,
  text,
  TIME,
  time,
} from '../fields';
import type { WorkOrderType } from '../types';

/** What a gunite crew shot, with what, onto what [WO-007]. */
export const GUNITE: WorkOrderType = {
  type: 'gunite',
  table: 'gunite_work_order',
  label: 'Gunite',
  label_es: 'Gunita',
  categories: [CATEGORY.GUNITE],
  foreman: 'CAN_EDIT_FOREMAN_GUNITE_WORK_ORDER',
  stops: ['G1', 'G2-8', 'FLASH'],
  schedule: 'gunite',
  printTab: 'gunite',
  sections: [
    info(pick('gunite_type', 'lookup_gunite_history_type')),
    TIME,
    CREW,
    section('perimeter', 'Perimeter', [
      pick('pool_type', 'lookup_pool_type'),
      measure('perimeter', 'ft', { completes: 'perimeter' }),
      measure('spa_perimeter', 'ft'),
      measure('length', 'ft'),
      measure('width', 'ft'),
      ...DEPTHS,
      measure('surface_area', 'sq ft'),
    ]),
    section('spa', 'Spa', [
      answer('is_spa', { completes: 'is_spa' }),
      pick('spa_type', 'lookup_spa_type'),
      answer('is_spa_raised', { label: 'Spa Raised' }),
      measure('spa_raised_height', 'in'),
      measure('spa_depth', 'ft'),
      answer('is_spa_negative_edge', { label: 'Spa Negative Edge' }),
      answer('is_spa_rolled_edge', { label: 'Spa Rolled Edge' }),
    ]),
    section('pads', 'Pads', [
      rows('pads', ['Pads', 'Pad'], 'pad', [
        choice('pad_type', ['Equipment', 'Heater', 'Slide', 'Diving', 'Other']),
        measure('length', 'ft'),
        measure('width', 'ft'),
        measure('thickness', 'in'),
      ]),
    ]),
    section('beams', 'Beams', [
      rows('beams', ['Beams', 'Beam'], 'beam', [
        choice('beam_type', ['Bond', 'Raised', 'Grade', 'Other']),
        measure('length', 'ft'),
        measure('width', 'in'),
        measure('height', 'in'),
      ]),
    ]),
    section('walls', 'Walls', [
      rows('walls', ['Walls', 'Wall'], 'wall', [
        choice('wall_type', ['Raised', 'Retaining', 'Negative edge', 'Other']),
        measure('length', 'ft'),
        measure('height', 'in'),
        measure('thickness', 'in'),
      ]),
      choice('take_off_form_and_finish', ['Yes', 'No', 'Not Applicable'], {
        label: 'Take Off Form and Finish',
        asks: 'work_order_take_off_form',
      }),
    ]),
    section('steel', 'Steel', [
      choice('steel_bar_size', ['#3', '#4', '#5']),
      measure('steel_spacing', 'in'),
      count('steel_pieces'),
      answer('is_steel_okay', { label: 'Steel Okay', completes: 'is_steel_okay' }),
      text('steel_notes'),
    ]),
    section('yards', 'Yards', [
      rows('loads', ['Loads', 'Load'], 'load', [
        line('truck_number'),
        line('ticket_number'),
        measure('yards', 'yd'),
        time('arrived'),
      ]),
      measure('yards_ordered', 'yd'),
      measure('yards_shot', 'yd', { completes: 'yards_shot' }),
      measure('yards_wasted', 'yd'),
      measure('flash_yards', 'yd'),
    ]),
  ],
};
