import { orPlaceholder } from '#domain/inputs/placeholders';
import type { ColorRow } from '#domain/jobs/draft';
import type { EntryColumn, EntryWords } from '../../entries/entryColumn';
import { NotesCell } from '../../entries/NotesCell';
import { AdditionsCell, BatchesCell, ColorCell, MaterialCell, PoolSectionCell } from './colorCells';
import { joined, named, noted } from './rowText';
import { RECORD_LABELS } from '#domain/labels/records';
import { FIELD_LABELS } from '#domain/labels/fields';

export const COLOR_WORDS: EntryWords = {
  title: RECORD_LABELS.color_additions,
  kind: { en: 'Color', es: 'color' },
  add: { en: 'Add Color', es: 'Agregar color' },
};

/** Color Additions [PEB-027 PEB-034]. */
export const COLOR_COLUMNS: readonly EntryColumn<ColorRow>[] = [
  {
    name: 'material_type',
    label: FIELD_LABELS.material,
    width: '14%',
    control: MaterialCell,
    text: ({ material_type }, language) => named('material')(material_type, language),
  },
  {
    name: 'color',
    label: FIELD_LABELS.color,
    width: '18%',
    control: ColorCell,
    text: ({ color }, language) => named('color')(color, language),
  },
  {
    name: 'additions',
    label: RECORD_LABELS.additions,
    width: '24%',
    control: AdditionsCell,
    text: ({ additions }, language) => joined(additions, language),
  },
  {
    name: 'pool_section',
    label: RECORD_LABELS.pool_section,
    width: '15%',
    control: PoolSectionCell,
    text: ({ pool_section }, language) => named('pool_section')(pool_section, language),
  },
  {
    name: 'batches_used',
    label: FIELD_LABELS.batches,
    width: '80px',
    control: BatchesCell,
    text: ({ batches_used }, language) => orPlaceholder(batches_used, 'batches', language),
  },
  {
    name: 'notes',
    label: FIELD_LABELS.notes,
    control: NotesCell,
    text: ({ notes }, language) => noted(notes, language),
  },
];
