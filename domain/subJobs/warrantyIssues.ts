import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { CrewRepair, WarrantyDraft, WarrantyVisit } from '../jobs/draft';
import {
  chemicalsChecks,
  repairChecks,
  visitChecks,
  warrantyChecks,
  warrantyPebbleRowChecks,
} from '../generated/draftFields';
import { checkFields } from '../jobs/fieldChecks';
import { REPAIR_DIVISIONS } from './newSubJobDraft';
import { rowIssues, type RowIssues } from './rowIssues';
import { isVisitOrdered, OTHER } from './warrantyRules';

/** The acidity has bounds of its own. */
const CHEMICALS = chemicalsChecks.map((check) => (check.name === 'ph' ? { name: 'ph', is: check.is } : check));

const MAX_PH = 14;

/** A visit ends after its start, on the same day [WAR-022]. */
const visitIssues: RowIssues<WarrantyVisit> = (visit, path) => {
  const issues = checkFields(visit, visitChecks, path);
  return issues.length > 0 || isVisitOrdered(visit) ? issues : [fieldIssue(`${path}end`, 'end_after_start')];
};

/** A repair says its department, gunite or pebble [WAR-013 WAR-014]. */
const repairIssues: RowIssues<CrewRepair> = (repair, path) => [
  ...(repair.company_division && REPAIR_DIVISIONS.has(repair.company_division.id)
    ? []
    : [fieldIssue(`${path}company_division`, 'department_missing')]),
  ...checkFields(repair, repairChecks, path),
];

/** What is wrong with a warranty part [WAR-013 WAR-018 WAR-021 WAR-022]; `path` ends with a dot. */
export const warrantyIssues = (warranty: WarrantyDraft, path: string): FieldIssue[] => {
  const { ph } = warranty.chemicals;
  const isOther = warranty.repair_supervisor?.id === OTHER;
  return [
    ...(isOther && !warranty.other_repair_supervisor?.trim()
      ? [fieldIssue(`${path}other_repair_supervisor`, 'required_here')]
      : []),
    ...(ph !== null && (ph < 0 || ph > MAX_PH)
      ? [fieldIssue(`${path}chemicals.ph`, 'between', { min: 0, max: MAX_PH })]
      : []),
    ...checkFields(warranty, warrantyChecks, path),
    ...checkFields(warranty.chemicals, CHEMICALS, `${path}chemicals.`),
    ...rowIssues(warranty.schedule, `${path}schedule`, visitIssues),
    ...rowIssues(warranty.crew_repair_jobs, `${path}crew_repair_jobs`, repairIssues),
    ...rowIssues(warranty.pebble_details, `${path}pebble_details`, (row, at) =>
      checkFields(row, warrantyPebbleRowChecks, at),
    ),
  ];
};
