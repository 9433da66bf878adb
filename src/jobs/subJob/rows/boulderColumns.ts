import type { BoulderRow } from '#domain/jobs/draft';
import type { EntryColumn, EntryWords } from '../../entries/entryColumn';
import { NotesCell } from '../../entries/NotesCell';
import { AdditionCell, BoulderStatusCell, CompletedDateCell } from './boulderCells';
import { dated, named, noted } from './rowText';
import { FIELD_LABELS } from '#domain/labels/fields';
import { STATE_LABELS } from '#domain/labels/states';
import { RECORD_LABELS } from '#domain/labels/records';

export const BOULDER_WORDS: EntryWords = {
  title: STATE_LABELS.boulders,
  kind: { en: 'Boulder', es: 'roca' },
  add: { en: 'Add Boulder', es: 'Agregar roca' },
};

/** Boulders [BLD-002]. */
export const BOULDER_COLUMNS: readonly EntryColumn<BoulderRow>[] = [
  {
    name: 'addition',
    label: FIELD_LABELS.addition,
    width: '24%',
    control: AdditionCell,
    text: ({ addition }) => addition?.name ?? '-',
  },
  {
    name: 'status',
    label: FIELD_LABELS.status,
    width: '18%',
    control: BoulderStatusCell,
    text: ({ status }, language) => named('status_line')(status, language),
  },
  {
    name: 'completed_date',
    label: RECORD_LABELS.completed_date,
    width: '140px',
    control: CompletedDateCell,
    text: ({ completed_date }, language) => dated(completed_date, language),
  },
  {
    name: 'notes',
    label: FIELD_LABELS.notes,
    control: NotesCell,
    text: ({ notes }, language) => noted(notes, language),
  },
];
