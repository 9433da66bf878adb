import { formatDateTime } from '#domain/inputs/dateTimeInput';
import { orPlaceholder } from '#domain/inputs/placeholders';
import type { CrewRepair, WarrantyPebbleRow, WarrantyVisit } from '#domain/jobs/draft';
import type { EntryColumn, EntryWords } from '../../entries/entryColumn';
import { NotesCell } from '../../entries/NotesCell';
import { CheckField } from '../../fields/CheckField';
import { DateField } from '../../fields/DateField';
import { DateTimeField } from '../../fields/DateTimeField';
import { AdditionsCell, AnyColorCell, PoolSectionCell } from './colorCells';
import { dated, joined, named, noted } from './rowText';
import {
  DepartmentCell,
  PebbleCrewCell,
  RepairCrewCell,
  RepairPhaseCell,
  RepairStatusCell,
  VisitEndCell,
  WorkerCell,
} from './warrantyCells';
import { FIELD_LABELS } from '#domain/labels/fields';
import { STATE_LABELS } from '#domain/labels/states';
import { RECORD_LABELS } from '#domain/labels/records';

const COMPLETED = FIELD_LABELS.completed;

export const VISIT_WORDS: EntryWords = {
  title: { en: 'Schedule', es: 'Visitas' },
  kind: { en: 'Visit', es: 'visita' },
  add: { en: 'Add Visit', es: 'Agregar visita' },
};

/** The visits of a warranty [WAR-007 WAR-010]. */
export const VISIT_COLUMNS: readonly EntryColumn<WarrantyVisit>[] = [
  {
    name: 'fieldworker',
    label: { en: 'Worker', es: 'Trabajador' },
    width: '18%',
    control: WorkerCell,
    text: ({ fieldworker }, language) => named('worker')(fieldworker, language),
  },
  {
    name: 'start',
    label: FIELD_LABELS.start,
    width: '200px',
    control: DateTimeField,
    text: ({ start }, language) => orPlaceholder(formatDateTime(start), 'date', language),
  },
  {
    name: 'end',
    label: FIELD_LABELS.end,
    width: '200px',
    control: VisitEndCell,
    text: ({ end }) => formatDateTime(end),
  },
  {
    name: 'completion',
    label: COMPLETED,
    width: '96px',
    control: CheckField,
    text: ({ completion }, language) =>
      completion ? COMPLETED[language] : orPlaceholder(null, 'incomplete', language),
  },
  {
    name: 'additional_notes',
    label: FIELD_LABELS.notes,
    control: NotesCell,
    text: ({ additional_notes }, language) => noted(additional_notes, language),
  },
];

export const REPAIR_WORDS: EntryWords = {
  title: STATE_LABELS.crew_repair,
  kind: { en: 'Repair', es: 'reparación' },
  add: { en: 'Add Repair', es: 'Agregar reparación' },
};

/** The repairs by gunite and pebble crews [WAR-012]. */
export const REPAIR_COLUMNS: readonly EntryColumn<CrewRepair>[] = [
  {
    name: 'company_division',
    label: { en: 'Department', es: 'Departamento' },
    width: '14%',
    control: DepartmentCell,
    text: ({ company_division }) => company_division?.name ?? '-',
  },
  {
    name: 'crew',
    label: FIELD_LABELS.crew,
    width: '18%',
    control: RepairCrewCell,
    text: ({ crew }, language) => named('crew')(crew, language),
  },
  {
    name: 'pebble_phase_type',
    label: FIELD_LABELS.phase,
    width: '12%',
    control: RepairPhaseCell,
    text: ({ pebble_phase_type }, language) => named('phase')(pebble_phase_type, language),
  },
  {
    name: 'date',
    label: FIELD_LABELS.date,
    width: '132px',
    control: DateField,
    text: ({ date }, language) => dated(date, language),
  },
  {
    name: 'status',
    label: FIELD_LABELS.status,
    width: '15%',
    control: RepairStatusCell,
    text: ({ status }, language) => named('status_line')(status, language),
  },
  {
    name: 'notes',
    label: FIELD_LABELS.notes,
    control: NotesCell,
    text: ({ notes }, language) => noted(notes, language),
  },
];

export const WARRANTY_PEBBLE_WORDS: EntryWords = {
  title: { en: 'Pebble Details', es: 'Detalles del pebble' },
  kind: { en: 'Pebble Detail', es: 'detalle de pebble' },
  add: { en: 'Add Pebble Detail', es: 'Agregar detalle' },
};

/** What was applied to the pool under warranty [WAR-011]. */
export const WARRANTY_PEBBLE_COLUMNS: readonly EntryColumn<WarrantyPebbleRow>[] = [
  {
    name: 'color',
    label: FIELD_LABELS.color,
    width: '16%',
    control: AnyColorCell,
    text: ({ color }, language) => named('color')(color, language),
  },
  {
    name: 'additions',
    label: RECORD_LABELS.additions,
    control: AdditionsCell,
    text: ({ additions }, language) => joined(additions, language),
  },
  {
    name: 'section',
    label: FIELD_LABELS.section,
    width: '14%',
    control: PoolSectionCell,
    text: ({ section }, language) => named('pool_section')(section, language),
  },
  {
    name: 'app_date',
    label: RECORD_LABELS.app_date,
    width: '132px',
    control: DateField,
    text: ({ app_date }, language) => dated(app_date, language),
  },
  {
    name: 'crew',
    label: FIELD_LABELS.crew,
    width: '13%',
    control: PebbleCrewCell,
    text: ({ crew }, language) => named('crew')(crew, language),
  },
  {
    name: 'detail_date',
    label: RECORD_LABELS.detail_date,
    width: '132px',
    control: DateField,
    text: ({ detail_date }, language) => dated(detail_date, language),
  },
  {
    name: 'detail_crew',
    label: RECORD_LABELS.detail_crew,
    width: '13%',
    control: PebbleCrewCell,
    text: ({ detail_crew }, language) => named('crew')(detail_crew, language),
  },
];
