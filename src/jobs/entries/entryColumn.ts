import type { ComponentType } from 'react';
import type { Language, LocalText } from '#domain/localText';

/** A row of a list of a sub-job: `key` is its name on the screen, `id` is null until it is saved. */
export interface EntryRow {
  key: string;
  id: number | null;
}

/** A row as it is listed: a saved one that was binned stays, struck through, until the save. */
interface EntryLine<Row extends EntryRow> {
  row: Row;
  isRemoved: boolean;
}

/** The control of a cell; it stands in the scope of its row, so `name` is a field of the row. */
export interface EntryControlProps {
  name: string;
  label: string;
}

export interface EntryColumn<Row extends EntryRow> {
  /** The field of the row. */
  name: string;
  label: LocalText;
  /** Width of the column in the table, in CSS; without one it takes what is left. */
  width?: string;
  control: ComponentType<EntryControlProps>;
  /** The value as text, or its placeholder [SUB-025]. */
  text: (row: Row, language: Language) => string;
  /** Rows that have this cell; all of them without it. */
  isIn?: (row: Row) => boolean;
  /** It stands in place of so many other columns and has no head of its own [PEB-012]. */
  inPlaceOf?: number;
}

/** What a list calls its rows: "Crew", "Add Crew". */
export interface EntryWords {
  title: LocalText;
  kind: LocalText;
  add: LocalText;
}

export interface EntryTableProps<Row extends EntryRow> {
  words: EntryWords;
  columns: readonly EntryColumn<Row>[];
  lines: readonly EntryLine<Row>[];
  /** The list within the scope around; a row's fields are named from its key on. */
  list: string;
  readOnly?: boolean;
  /** Appends a row and answers its key. */
  onAdd: () => string;
  onRemove: (key: string) => void;
  onRestore: (key: string) => void;
  /** Asked when a card is opened: answers what takes back everything done since [PEB-041]. */
  onOpen: () => () => void;
  /** What is wrong in a row, for its card. */
  errorsOf?: (key: string) => readonly string[];
  /** More to do with a row, such as "View Card"; a column of its own. */
  extra?: ComponentType<{ row: Row }>;
}

/** What the table and the cards take of it. */
export interface EntryListProps<Row extends EntryRow> extends Omit<EntryTableProps<Row>, 'onAdd' | 'onOpen'> {
  onAdd: () => void;
  /** Opens the dialog of a row. */
  onEdit: (key: string) => void;
}
