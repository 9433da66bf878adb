import type { EntryColumn, EntryRow } from './entryColumn';

/** The columns that a row has a cell in: at phase 5 the slurry pickup instead of crew and foreman [PEB-012]. */
export const cellsOf = <Row extends EntryRow>(columns: readonly EntryColumn<Row>[], row: Row): EntryColumn<Row>[] =>
  columns.filter(({ isIn }) => isIn?.(row) ?? true);
