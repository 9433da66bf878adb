import type { Likeness } from '../fields/similarRecord';
import type { RefusalParams } from '../refusals/refusal';

/** What becomes of the rows: tried and taken back, all or none, or only the good ones. */
export type ImportMode = 'dry' | 'all' | 'good';

/** What became of a row, in one letter: created, updated, unchanged, failed, left out. */
export type Outcome = 'c' | 'u' | '=' | 'x' | '-';

/** How the letters of a file are written, and what stands between its cells. */
export const FILE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];
export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** How a file is to be read; what is absent is found out [IMP-001]. */
export interface ReadChoices {
  sheet?: string | undefined;
  /** The number of the row that names the columns; 0 where none does. */
  head?: number | undefined;
  encoding?: FileEncoding | undefined;
  separator?: Separator | undefined;
}

/** What the user says of one row: the record that it is about, that it is a new one, or that it is to be left out. */
export type RowAnswer = number | 'new' | 'skip';

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

/** A row that would make a record like one that is stored, or like an earlier row of the file [KEY-020]. */
export interface ImportSimilar {
  row: number;
  /** The name that the record of this row would have. */
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

/** What a row changes of a field, in words [IMP-004]. */
export interface ImportChange {
  field: string;
  label: string;
  before: string;
  after: string;
  /** What the file gives, where that is stored rounded [IMP-005]. */
  rounded_from?: string;
}

/** What becomes of a row, field by field [IMP-004]. */
export interface ImportPreviewRow {
  row: number;
  outcome: 'c' | 'u';
  /** The record that is changed; null for a new one. */
  id: number | null;
  name: string;
  changes: ImportChange[];
}

/** A row that several records are meant by: one of them is to be chosen [IMP-005]. */
export interface ImportAmbiguous {
  row: number;
  /** The content of the row as text. */
  text: string;
  choices: { id: number; name: string }[];
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
  /** Rows that are no records, or that the user has left out. */
  skipped: number;
  /** The first thousand that were found; more are not made. */
  errors: ImportError[];
  /** What new rows resemble: told by a dry run, the first of them; none where nothing is compared. */
  similar: ImportSimilar[];
  /** What was left out of rows that are imported, and why rows were passed over; the first thousand. */
  left_out: ImportError[];
  /** Amounts that are stored rounded, with what the file gives; the first thousand. */
  rounded: ImportError[];
  /** The changes of the first rows, field by field. */
  preview: ImportPreviewRow[];
  /** Rows that are refused until somebody says which record they are about; the first hundred. */
  ambiguous: ImportAmbiguous[];
  /** An outcome for each row, in their order. */
  outcomes: string;
}

/** A column of the file: what it holds, and the field that it seems to be meant for. */
interface ImportColumn {
  header: string;
  samples: string[];
  field: string | null;
}

/** How the days of a file stand: `3/8/2026` is the eighth of March, or the third of August. */
export const DATE_ORDERS = ['month_first', 'day_first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A field that a column can be meant for. */
export interface ImportField {
  name: string;
  label: string;
  required: boolean;
  /** Records can be found by it. */
  can_match: boolean;
  /** It holds days, which files write in one order or the other. */
  is_date?: boolean;
}

/** What is in a file, before it is imported. */
export interface ImportLook {
  row_count: number;
  columns: ImportColumn[];
  fields: ImportField[];
  /** The sheets of a workbook, and the one that this is of; none of a CSV file. */
  sheets: string[];
  sheet: string | null;
  /** How the file is read; encoding and separator of text files alone. */
  head: number;
  encoding: FileEncoding | null;
  separator: Separator | null;
  /** The first rows as they are read, titles above the head with them. */
  first: { row: number; cells: string[] }[];
  /** The field by which rows had best be matched with stored records. */
  match: string;
  /** The fields that tell the rows of a record apart, where the file has such rows; they are found by nothing else. */
  found_by?: string[];
}
