import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import { crewDivision } from './crewDivisions';

/** A crew stands in one of the four lists, or nobody would find it [EMP-008]. */
export const crewIssues = ({ lookup_company_division_id: division }: Readonly<Record<string, unknown>>): FieldIssue[] =>
  crewDivision(division) ? [] : [fieldIssue('lookup_company_division_id', 'crew_division')];
