import type { Language } from '#domain/localText';
import { isCell } from '#domain/presite/schedule/columns';
import { supervisorName } from '#domain/presite/schedule/supervisor';
import { weekdayDate } from '#domain/weekdayDate';
import { formatMessage } from '../../i18n/message';
import { presiteMessages } from './messages';
import type { Column } from './scheduleStore';

/** Whose a column is, as people call it: "Unassigned Gunite", or a supervisor's name. */
export const columnName = (column: Pick<Column, 'division' | 'supervisor'> | undefined, language: Language): string => {
  if (column?.supervisor) return supervisorName(column.supervisor);
  return column?.division
    ? formatMessage(presiteMessages[language], 'unassigned', { division: column.division.name[language] })
    : '';
};

/** The day of a cell: "Wed 03/04/2026", or that it has none. */
export const dayName = (date: Column['date'], language: Language): string =>
  date === null ? formatMessage(presiteMessages[language], 'without_day') : weekdayDate(date, language);

/** A column as it is said: in a week with its day. */
export const placeName = (column: Column | undefined, language: Language): string =>
  column && isCell(column)
    ? `${columnName(column, language)}, ${dayName(column.date, language)}`
    : columnName(column, language);
