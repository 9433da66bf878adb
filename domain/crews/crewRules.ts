import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import { crewDivision } from './crewDivisions';

type Values = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** A yard has both of its degrees or none [SDY-004]. */
const yardIssues = ({ yard_lat, yard_lon }: Values): FieldIssue[] =>
  isGiven(yard_lat) === isGiven(yard_lon) ? [] : [fieldIssue(isGiven(yard_lat) ? 'yard_lon' : 'yard_lat', 'yard_half')];

/** A crew stands in one of the four lists, or nobody would find it [EMP-008]. */
export const crewIssues = (values: Values): FieldIssue[] => [
  ...(crewDivision(values.lookup_company_division_id)
    ? []
    : [fieldIssue('lookup_company_division_id', 'crew_division')]),
  ...yardIssues(values),
];
