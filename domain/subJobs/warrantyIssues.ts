import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { CrewRepair, WarrantyDraft, WarrantyVisit } from '../jobs/draft';
import { amounts, checkFields, dates, longTexts, type FieldCheck } from '../jobs/fieldChecks';
import { REPAIR_DIVISIONS } from './newSubJobDraft';
import { rowIssues, type RowIssues } from './rowIssues';
import { isVisitOrdered, OTHER } from './warrantyRules';

const CHECKS: readonly FieldCheck[] = [
  ...longTexts(
    'description',
    'description_notes',
    'special_instructions',
    'contact_notes',
    'other_info',
    'report_notes',
  ),
  { name: 'other_repair_supervisor', is: 'String', max: 100 },
  { name: 'pool_info', is: 'LongText', max: 2000 },
  ...dates('invoice_date', 'creation_date', 'gunite_application_date'),
];
const CHEMICALS: readonly FieldCheck[] = [
  ...amounts('alkalinity', 'calcium', 'chlorine', 'cyanuric_acid', 'phosphates', 'sequestering_agent'),
  { name: 'ph', is: 'Quantity' },
];
const TIMES = ['start', 'end'].map((name): FieldCheck => ({ name, is: 'LocalDateTime' }));
const VISIT: readonly FieldCheck[] = [...TIMES, ...longTexts('additional_notes')];
const REPAIR: readonly FieldCheck[] = [...dates('date'), ...longTexts('notes')];
const PEBBLE: readonly FieldCheck[] = dates('app_date', 'detail_date');

const HIGHEST_PH = 14;

/** A visit ends after its start, on the same day [WAR-022]. */
const visitIssues: RowIssues<WarrantyVisit> = (visit, path) => {
  const issues = checkFields(visit, VISIT, path);
  return issues.length > 0 || isVisitOrdered(visit) ? issues : [fieldIssue(`${path}end`, 'end_after_start')];
};

/** A repair says its department, gunite or pebble [WAR-013 WAR-014]. */
const repairIssues: RowIssues<CrewRepair> = (repair, path) => [
  ...(repair.company_division && REPAIR_DIVISIONS.has(repair.company_division.id)
    ? []
    : [fieldIssue(`${path}company_division`, 'department_missing')]),
  ...checkFields(repair, REPAIR, path),
];

/** What is wrong with a warranty part [WAR-013 WAR-018 WAR-021 WAR-022]; `path` ends with a dot. */
export const warrantyIssues = (warranty: WarrantyDraft, path: string): FieldIssue[] => {
  const { ph } = warranty.chemicals;
  const isOther = warranty.repair_supervisor?.id === OTHER;
  return [
    ...(isOther && !warranty.other_repair_supervisor?.trim()
      ? [fieldIssue(`${path}other_repair_supervisor`, 'required_here')]
      : []),
    ...(ph !== null && (ph < 0 || ph > HIGHEST_PH)
      ? [fieldIssue(`${path}chemicals.ph`, 'between', { min: 0, max: HIGHEST_PH })]
      : []),
    ...checkFields(warranty, CHECKS, path),
    ...checkFields(warranty.chemicals, CHEMICALS, `${path}chemicals.`),
    ...rowIssues(warranty.schedule, `${path}schedule`, visitIssues),
    ...rowIssues(warranty.crew_repair_jobs, `${path}crew_repair_jobs`, repairIssues),
    ...rowIssues(warranty.pebble_details, `${path}pebble_details`, (row, at) => checkFields(row, PEBBLE, at)),
  ];
};
