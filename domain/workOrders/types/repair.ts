import { CATEGORY } from '../../statuses';
import { answer, COLOR_ADDITIONS, CREW, date, info, measure, pick, section, text, TIME } from '../fields';
import type { WorkOrderType } from '../types';

/** What was wrong under warranty, and what was done about it [WO-011]. */
export const REPAIR: WorkOrderType = {
  type: 'repair',
  table: 'warranty_work_order',
  label: 'Repair',
  label_es: 'Reparación',
  categories: [CATEGORY.WARRANTY],
  stops: ['W', 'P-REPAIR', 'G-REPAIR'],
  schedule: 'warranty',
  printTab: 'warranty',
  sections: [
    info(pick('category', 'lookup_warranty_category'), pick('priority', 'lookup_priority')),
    TIME,
    CREW,
    section('dates', 'Dates', [
      date('scheduled_start', { readOnly: true }),
      date('scheduled_end', { readOnly: true }),
      date('date_completed', { completes: 'date_completed' }),
      date('gunite_application_date'),
      pick('gunite_crew', 'crew'),
      date('app_date'),
      pick('app_crew', 'crew'),
      date('detail_date'),
      pick('detail_crew', 'crew'),
    ]),
    section('problem', 'Problem', [text('problem_description', { completes: 'problem_description' })]),
    section('solution', 'Solution', [
      text('solution', { completes: 'solution' }),
      text('work_performed', { asks: 'work_order_work_performed' }),
      answer('is_will_need_to_return', { label: 'Need to Return' }),
      text('return_reason'),
    ]),
    section('color', 'Color', [COLOR_ADDITIONS(measure('batches_used'))]),
  ],
};
