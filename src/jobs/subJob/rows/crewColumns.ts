import { orPlaceholder } from '#domain/inputs/placeholders';
import type { CrewRow } from '#domain/jobs/draft';
import { PHASE } from '#domain/pebble/phases';
import type { EntryColumn, EntryWords } from '../../entries/entryColumn';
import { NotesCell } from '../../entries/NotesCell';
import { DateField } from '../../fields/DateField';
import { CrewCell, CrewStatusCell, ForemanCell, OrderCell, PhaseCell, SlurryPickupCell } from './crewCells';
import { dated, named, noted } from './rowText';
import { RECORD_LABELS } from '#domain/labels/records';
import { FIELD_LABELS } from '#domain/labels/fields';
import { SCREEN_TITLES } from '#domain/labels/screens';

const isSlurry = ({ phase_type }: CrewRow): boolean => phase_type?.id === PHASE.SLURRY;
const hasCrew = (row: CrewRow): boolean => !isSlurry(row);

export const CREW_WORDS: EntryWords = {
  title: RECORD_LABELS.crew_information,
  kind: { en: 'Crew', es: 'cuadrilla' },
  add: { en: 'Add Crew', es: 'Agregar cuadrilla' },
};

/** Crew Information: at phase 5 the slurry pickup stands in place of crew and foreman [PEB-004 PEB-012 PEB-033]. */
export const CREW_COLUMNS: readonly EntryColumn<CrewRow>[] = [
  {
    name: 'phase_type',
    label: FIELD_LABELS.phase,
    width: '13%',
    control: PhaseCell,
    text: ({ phase_type }, language) => named('phase')(phase_type, language),
  },
  {
    name: 'status',
    label: FIELD_LABELS.status,
    width: '14%',
    control: CrewStatusCell,
    text: ({ status }, language) => named('status_line')(status, language),
  },
  {
    name: 'date',
    label: FIELD_LABELS.date,
    width: '132px',
    control: DateField,
    text: ({ date }, language) => dated(date, language),
  },
  {
    name: 'crew',
    label: FIELD_LABELS.crew,
    width: '15%',
    control: CrewCell,
    isIn: hasCrew,
    text: ({ crew }, language) => named('crew')(crew, language),
  },
  {
    name: 'foreman',
    label: FIELD_LABELS.foreman,
    width: '15%',
    control: ForemanCell,
    isIn: hasCrew,
    text: ({ foreman }, language) => named('foreman')(foreman, language),
  },
  {
    name: 'slurry_pickup',
    label: SCREEN_TITLES.slurry_pickup,
    control: SlurryPickupCell,
    isIn: isSlurry,
    inPlaceOf: 2,
    text: ({ slurry_pickup }, language) => named('slurry_pickup_crew')(slurry_pickup, language),
  },
  {
    name: 'job_order',
    label: RECORD_LABELS.job_order,
    width: '76px',
    control: OrderCell,
    text: ({ job_order }, language) => orPlaceholder(job_order, 'order', language),
  },
  {
    name: 'notes',
    label: FIELD_LABELS.notes,
    control: NotesCell,
    text: ({ notes }, language) => noted(notes, language),
  },
];
