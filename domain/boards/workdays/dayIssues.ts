import { daysBetween, isCivilDate } from '../../civilDate';
import { fieldIssue, type FieldIssue } from '../../fields/fieldIssue';
import { DAY_KINDS, MAX_DAYS_WITHOUT_WORK, type DayKind } from './dayWithoutWork';

type Values = Readonly<Record<string, unknown>>;

/** The fields that only some kinds have, by what their labels say. */
const LABELS = {
  lookup_company_division_id: 'Division',
  plant_id: 'Plant',
  crew_id: 'Crew',
  employee_id: 'Employee',
  capacity: 'Capacity',
  reason: 'Reason',
  name: 'Name',
  start_time: 'From Time',
  end_time: 'To Time',
} as const;

type OwnField = keyof typeof LABELS;

/** What a kind needs, and what it may have beside. */
const FIELDS: Readonly<Record<DayKind, { needs: readonly OwnField[]; may: readonly OwnField[] }>> = {
  holiday: { needs: ['name'], may: [] },
  closure: { needs: ['lookup_company_division_id'], may: ['name'] },
  plant_closed: { needs: ['plant_id'], may: ['name'] },
  crew_off: { needs: ['crew_id', 'reason'], may: ['name'] },
  crew_short: { needs: ['crew_id', 'capacity'], may: ['reason', 'name'] },
  away: { needs: ['employee_id', 'reason'], may: ['start_time', 'end_time', 'name'] },
  own_block: { needs: ['name'], may: ['crew_id', 'employee_id', 'start_time', 'end_time'] },
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isKind = (value: unknown): value is DayKind => typeof value === 'string' && Object.hasOwn(DAY_KINDS, value);
const isOwnField = (name: string): name is OwnField => Object.hasOwn(LABELS, name);
const OWN_FIELDS: readonly OwnField[] = Object.keys(LABELS).filter(isOwnField);

const spanIssues = ({ first_day, last_day }: Values): FieldIssue[] => {
  if (!isCivilDate(first_day) || !isCivilDate(last_day)) return [];
  const days = daysBetween(first_day, last_day) + 1;
  if (days < 1) return [fieldIssue('last_day', 'days_backwards')];
  return days > MAX_DAYS_WITHOUT_WORK ? [fieldIssue('last_day', 'days_too_many', { most: MAX_DAYS_WITHOUT_WORK })] : [];
};

const hourIssues = ({ start_time, end_time }: Values): FieldIssue[] => {
  if (isEmpty(start_time) && isEmpty(end_time)) return [];
  if (isEmpty(start_time)) return [fieldIssue('start_time', 'required', { label: LABELS.start_time })];
  if (isEmpty(end_time)) return [fieldIssue('end_time', 'required', { label: LABELS.end_time })];
  return String(end_time) > String(start_time) ? [] : [fieldIssue('end_time', 'end_before_start')];
};

/** An own block is of a crew or of a person, not of both. */
const ownerIssues = ({ kind, crew_id, employee_id }: Values): FieldIssue[] => {
  if (kind !== 'own_block') return [];
  if (isEmpty(crew_id) && isEmpty(employee_id)) return [fieldIssue('crew_id', 'day_needs_owner')];
  return isEmpty(crew_id) || isEmpty(employee_id) ? [] : [fieldIssue('employee_id', 'day_one_owner')];
};

/**
 * What is wrong with a day without work as a whole: an end before its beginning, hours without an end, a field that its
 * kind needs or does not have. What a field says alone (a capacity below zero, a long text) stands in its descriptor
 * [SDY-001].
 */
export const dayIssues = (values: Values): FieldIssue[] => {
  const { kind } = values;
  if (!isKind(kind)) return [];
  const { needs, may } = FIELDS[kind];
  const missing = needs
    .filter((name) => isEmpty(values[name]))
    .map((name) => fieldIssue(name, 'required', { label: LABELS[name] }));
  const foreign = OWN_FIELDS.filter(
    (name) => !isEmpty(values[name]) && !needs.includes(name) && !may.includes(name),
  ).map((name) => fieldIssue(name, 'day_field_unused', { label: LABELS[name] }));
  return [...spanIssues(values), ...hourIssues(values), ...missing, ...foreign, ...ownerIssues(values)];
};
