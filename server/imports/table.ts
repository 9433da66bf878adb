import type { FileEncoding, Separator } from '#domain/imports/importReport';
import type { RuleName } from '#domain/refusals/catalogue';

/** A row of the file with the number that a spreadsheet gives it: the head of a CSV file is row 1. */
export interface TableRow {
  number: number;
  /** How many cells it has; those beyond MAX_COLUMNS are counted and not kept. */
  width: number;
  cells: string[];
  /** Cells that say nothing that could be taken, by their place: an error of a formula, for one. */
  faults?: ReadonlyMap<number, { rule: RuleName; text: string }>;
}

/** What is in a file: the names of its columns, and its rows as texts, which lie on the disk. */
export interface Table {
  headers: string[];
  row_count: number;
  /** The rows that hold something, a few hundred at a time; as often as they are asked for. */
  batches(): AsyncGenerator<TableRow[]>;
  /** The sheets of a workbook that could be chosen; none of other files. */
  sheets: string[];
  /** The one that this is. */
  sheet: string | null;
  /** The number of the row that names the columns; 0 where none does. */
  head: number;
  /** The first rows as they were read, shortened. */
  first: { row: number; cells: string[] }[];
  /** How the letters of a text file are written; null for a workbook. */
  encoding: FileEncoding | null;
  separator: Separator | null;
}
