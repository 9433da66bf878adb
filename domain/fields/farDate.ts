import { isCivilDate, type CivilDate } from '../civilDate';
import type { FieldDescriptor } from './descriptor';
import { fieldIssue, type FieldIssue } from './fieldIssue';
import { dateLimits, isWithin, type DateLimits } from '../inputs/dateInput';

const dayOf = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 10) : null);

/**
 * A day that no date input takes, as far as it is new: what is stored stays, so that old records can be saved
 * [UI-004 UI-035].
 * @param kept what is stored in its place
 */
export const isFarDate = (value: unknown, kept: unknown, limits: DateLimits): boolean => {
  const day = dayOf(value);
  return day !== null && isCivilDate(day) && day !== dayOf(kept) && !isWithin(day, limits);
};

/** Refuses such days among some fields of a record, each by its path. */
export const farDateIssues = (
  dates: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, unknown>> | null | undefined,
  today: CivilDate,
): FieldIssue[] =>
  Object.entries(dates).flatMap(([path, value]) =>
    isFarDate(value, kept?.[path], dateLimits(today)) ? [fieldIssue(path, 'date')] : [],
  );

/** The issues of all date fields in an entity's row. */
export const farFieldIssues = (
  fields: readonly Pick<FieldDescriptor, 'name' | 'kind'>[],
  values: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, unknown>> | null | undefined,
  today: CivilDate,
): FieldIssue[] =>
  farDateIssues(
    Object.fromEntries(fields.filter(({ kind }) => kind === 'Date').map(({ name }) => [name, values[name]])),
    kept,
    today,
  );
