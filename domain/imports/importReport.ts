import type { RefusalParams } from '../refusals/refusal';

/** What becomes of the rows: tried and taken back, all or none, or only the good ones. */
export type ImportMode = 'dry' | 'all' | 'good';

/** What became of a row, in one letter: created, updated, unchanged, failed. */
export type Outcome = 'c' | 'u' | '=' | 'x';

/**
 * Why a row is refused. `row` counts as a spreadsheet does, the head being row 1; `column` is its head, where one cell
 * is at fault.
 */
export interface ImportError {
  row: number;
  column: string | null;
  message: string;
  rule?: string | undefined;
  params?: RefusalParams | undefined;
}

/** In what two records resemble each other. */
export type Likeness = 'name' | 'phone' | 'email' | 'address';

/** A row that would make a record like one that is stored, or like an earlier row of the file [KEY-020]. */
export interface ImportSimilar {
  row: number;
  /** What the row would be called. */
  name: string;
  /** The stored record; null for an earlier row. */
  id: number | null;
  /** What the stored record is called, with what tells it from others. */
  of: string;
  /** The earlier row; null for a stored record. */
  of_row: number | null;
  is_inactive: boolean;
  likeness: Likeness[];
}

/** What an import did, or in a dry run would do. */
export interface ImportReport {
  /** Something was written. */
  is_done: boolean;
  /** Takes the whole import back: `undo`. */
  mutation_id: string | null;
  row_count: number;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** The first thousand that were found; more are not made. */
  errors: ImportError[];
  /** What new rows resemble: told by a dry run, the first of them; none where nothing is compared. */
  similar: ImportSimilar[];
  /** An outcome for each row, in their order. */
  outcomes: string;
}

/** A column of the file: what it holds, and the field that it seems to be meant for. */
interface ImportColumn {
  header: string;
  samples: string[];
  field: string | null;
}

/** A field that a column can be meant for. */
export interface ImportField {
  name: string;
  label: string;
  required: boolean;
  /** Records can be found by it. */ can_match: boolean;
}

/** What is in a file, before it is imported. */
export interface ImportLook {
  row_count: number;
  columns: ImportColumn[];
  fields: ImportField[];
  /** The sheets of a workbook, and the one that this is of; none of a CSV file. */
  sheets: string[];
  sheet: string | null;
}
