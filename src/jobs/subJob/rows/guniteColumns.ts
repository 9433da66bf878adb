import { orPlaceholder } from '#domain/inputs/placeholders';
import { guniteTypeName } from '#domain/lookups/guniteHistoryTypes';
import { guniteStatusName } from '#domain/lookups/guniteStatusName';
import { startText } from '#domain/plants/startTime';
import type { GuniteEntry } from '#domain/jobs/draft';
import type { EntryColumn, EntryWords } from '../../entries/entryColumn';
import { NotesCell } from '../../entries/NotesCell';
import { DateField } from '../../fields/DateField';
import { OrderCell } from './crewCells';
import { GuniteCrewCell, GuniteStatusCell, GuniteTypeCell, StartTimeCell, YardageCell } from './guniteCells';
import { dated, named, noted } from './rowText';
import { FIELD_LABELS } from '#domain/labels/fields';
import { RECORD_LABELS } from '#domain/labels/records';

export const GUNITE_WORDS: EntryWords = {
  title: FIELD_LABELS.gunite_history,
  kind: { en: 'Entry', es: 'entrada' },
  add: { en: 'Add Entry', es: 'Agregar entrada' },
};

/** Gunite History [GUN-002 GUN-018], with the start time beside the place in the day [SDY-018]. */
export const GUNITE_COLUMNS: readonly EntryColumn<GuniteEntry>[] = [
  {
    name: 'gunite_date',
    label: { en: 'Gunite Date', es: 'Fecha de gunita' },
    width: '132px',
    control: DateField,
    text: ({ gunite_date }, language) => dated(gunite_date, language),
  },
  {
    name: 'status',
    label: FIELD_LABELS.status,
    width: '16%',
    control: GuniteStatusCell,
    text: ({ status }, language) =>
      orPlaceholder(status && guniteStatusName(status, language), 'status_line', language),
  },
  {
    name: 'crew',
    label: FIELD_LABELS.crew,
    width: '17%',
    control: GuniteCrewCell,
    text: ({ crew }, language) => named('crew')(crew, language),
  },
  {
    name: 'type',
    label: FIELD_LABELS.type,
    width: '12%',
    control: GuniteTypeCell,
    text: ({ type }, language) =>
      orPlaceholder(type && guniteTypeName({ id: type.id, name: type.name ?? '' }, language), 'type', language),
  },
  {
    name: 'yardage',
    label: { en: 'Yardage', es: 'Yardas' },
    width: '88px',
    control: YardageCell,
    text: ({ yardage }, language) => orPlaceholder(yardage, 'yardage', language),
  },
  {
    name: 'job_order',
    label: RECORD_LABELS.job_order,
    width: '76px',
    control: OrderCell,
    text: ({ job_order }, language) => orPlaceholder(job_order, 'order', language),
  },
  {
    name: 'start_time',
    label: { en: 'Start Time', es: 'Hora de inicio' },
    width: '104px',
    control: StartTimeCell,
    text: ({ start_time }) => startText(start_time),
  },
  {
    name: 'notes',
    label: FIELD_LABELS.notes,
    control: NotesCell,
    text: ({ notes }, language) => noted(notes, language),
  },
];
