import { PHASE } from '../../pebble/phases';
import { CATEGORY } from '../../statuses';
import { answer, CREW, date, info, line, measure, pick, section, text, TIME } from '../fields';
import type { WorkOrderType } from '../types';

/** What a pebble crew did on one day [WO-010]. */
export const DAILY: WorkOrderType = {
  type: 'daily',
  table: 'pebble_daily_work_order',
  label: 'Daily',
  label_es: 'Diaria',
  categories: [CATEGORY.PEBBLE],
  foreman: 'CAN_EDIT_FOREMAN_PEBBLE_DAILY_WORK_ORDER',
  stops: ['DETAIL', 'SLURRY'],
  schedule: [PHASE.PREP, PHASE.APP, PHASE.DETAIL],
  printTab: 'pebble',
  sections: [
    info(pick('phase_type', 'lookup_pebble_phase_type', { label: 'Phase', completes: 'phase_type' })),
    TIME,
    CREW,
    section('dates', 'Dates', [
      date('prep_date'),
      pick('prep_crew', 'crew'),
      date('app_date'),
      pick('app_crew', 'crew'),
      date('detail_date'),
      pick('detail_crew', 'crew'),
    ]),
    section('work', 'Work', [
      text('work_performed', { asks: 'work_order_work_performed' }),
      pick('pool_section', 'lookup_pool_section'),
      measure('batches_applied'),
      answer('is_weather_delay', { label: 'Weather Delay' }),
      line('delay_reason'),
    ]),
  ],
};
