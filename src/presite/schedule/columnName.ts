import type { Language } from '#domain/access/localText';
import { supervisorName } from '#domain/presite/schedule/supervisor';
import { formatMessage } from '../../i18n/message';
import { presiteMessages } from './messages';
import type { Column } from './scheduleStore';

/** A column as people call it: "Unassigned Gunite", or a supervisor's name. */
export const columnName = (column: Pick<Column, 'division' | 'supervisor'> | undefined, language: Language): string => {
  if (column?.supervisor) return supervisorName(column.supervisor);
  return column?.division
    ? formatMessage(presiteMessages[language], 'unassigned', { division: column.division.name[language] })
    : '';
};
