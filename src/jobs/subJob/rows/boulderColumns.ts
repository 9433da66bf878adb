import type { BoulderRow } from '#domain/jobs/draft';
import type { EntryColumn, EntryWords } from '../../entries/entryColumn';
import { NotesCell } from '../../entries/NotesCell';
import { AdditionCell, BoulderStatusCell, CompletedDateCell } from './boulderCells';
import { dated, named, noted } from './rowText';

export const BOULDER_WORDS: EntryWords = {
  title: { en: 'Boulders', es: 'Rocas' },
  kind: { en: 'Boulder', es: 'roca' },
  add: { en: 'Add Boulder', es: 'Agregar roca' },
};

/** Boulders [BLD-002]. */
export const BOULDER_COLUMNS: readonly EntryColumn<BoulderRow>[] = [
  {
    name: 'addition',
    label: { en: 'Addition', es: 'Adición' },
    width: '24%',
    control: AdditionCell,
    text: ({ addition }) => addition?.name ?? '-',
  },
  {
    name: 'status',
    label: { en: 'Status', es: 'Estado' },
    width: '18%',
    control: BoulderStatusCell,
    text: ({ status }, language) => named('status_line')(status, language),
  },
  {
    name: 'completed_date',
    label: { en: 'Completed Date', es: 'Fecha de finalización' },
    width: '140px',
    control: CompletedDateCell,
    text: ({ completed_date }, language) => dated(completed_date, language),
  },
  {
    name: 'notes',
    label: { en: 'Notes', es: 'Notas' },
    control: NotesCell,
    text: ({ notes }, language) => noted(notes, language),
  },
];
