import { orPlaceholder } from '#domain/inputs/placeholders';
import type { ColorRow } from '#domain/jobs/draft';
import type { EntryColumn, EntryWords } from '../../entries/entryColumn';
import { NotesCell } from '../../entries/NotesCell';
import { AdditionsCell, BatchesCell, ColorCell, MaterialCell, PoolSectionCell } from './colorCells';
import { joined, named, noted } from './rowText';

export const COLOR_WORDS: EntryWords = {
  title: { en: 'Color Additions', es: 'Colores' },
  kind: { en: 'Color', es: 'color' },
  add: { en: 'Add Color', es: 'Agregar color' },
};

/** Color Additions [PEB-027 PEB-034]. */
export const COLOR_COLUMNS: readonly EntryColumn<ColorRow>[] = [
  {
    name: 'material_type',
    label: { en: 'Material', es: 'Material' },
    width: '14%',
    control: MaterialCell,
    text: ({ material_type }, language) => named('material')(material_type, language),
  },
  {
    name: 'color',
    label: { en: 'Color', es: 'Color' },
    width: '18%',
    control: ColorCell,
    text: ({ color }, language) => named('color')(color, language),
  },
  {
    name: 'additions',
    label: { en: 'Additions', es: 'Aditivos' },
    width: '24%',
    control: AdditionsCell,
    text: ({ additions }, language) => joined(additions, language),
  },
  {
    name: 'pool_section',
    label: { en: 'Pool Section', es: 'Sección de la piscina' },
    width: '15%',
    control: PoolSectionCell,
    text: ({ pool_section }, language) => named('pool_section')(pool_section, language),
  },
  {
    name: 'batches_used',
    label: { en: 'Batches', es: 'Lotes' },
    width: '80px',
    control: BatchesCell,
    text: ({ batches_used }, language) => orPlaceholder(batches_used, 'batches', language),
  },
  {
    name: 'notes',
    label: { en: 'Notes', es: 'Notas' },
    control: NotesCell,
    text: ({ notes }, language) => noted(notes, language),
  },
];
