import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { PresiteDraft } from '../jobs/draft';
import { checkFields, counts, dates, longTexts, type FieldCheck } from '../jobs/fieldChecks';
import { commentIssues } from './rowIssues';
import { OTHER } from './warrantyRules';

const CHECKS: readonly FieldCheck[] = [
  ...dates('checkin_date', 'scheduled_date'),
  ...longTexts('access_notes', 'additional_depth_notes', 'plan_change_notes', 'steel_notes', 'slurry_type_notes'),
  { name: 'slurry_type_other', is: 'String', max: 100 },
  ...counts(
    'feet_of_hose_needed',
    'fittings_pool',
    'fittings_spa',
    'fittings_other',
    'eyeballs_pool',
    'eyeballs_spa',
    'eyeballs_slotted',
    'rope_anchors',
    'umbrella_sleeves',
    'in_floor_nozzles',
    'vgb_main_drains',
    'estimated_number_of_batches',
    'estimated_number_of_hoses',
  ),
];

/** What is wrong with a presite check: "Other" slurry says which [PRE-006 PRE-008 PRE-009 PRE-021]; `path` ends with a dot. */
export const presiteIssues = (presite: PresiteDraft, path: string): FieldIssue[] => [
  ...(presite.slurry_type?.id === OTHER && !presite.slurry_type_other?.trim()
    ? [fieldIssue(`${path}slurry_type_other`, 'required_here')]
    : []),
  ...checkFields(presite, CHECKS, path),
  ...commentIssues(presite.comments, 'comment', `${path}comments`),
];
