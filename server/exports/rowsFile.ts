import type { FileTable } from '#domain/exports/rowsFile';

/** Rows that leave as a file of whatever form, some hundreds at a time. */
export interface RowsFile extends FileTable {
  /** The first part of the file's name. */
  name: string;
  /** How many there are. */
  total: number;
  /** @param lost is called when the database ends the connection in the middle */
  rows(lost: () => void): AsyncGenerator<readonly (readonly unknown[])[]>;
}
