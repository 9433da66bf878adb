import { MAX_CELL_LETTERS, MAX_LETTERS, MAX_ROW_LETTERS, MAX_ROWS } from '../limits';
import { refused, shownLimit } from '../refused';

/** Counts what the rows of a file hold. */
export interface RowBudget {
  /**
   * Counts the letters of a cell. @throws AppError BAD_USER_INPUT when the cell, its row or all of them hold too many
   */
  cell(row: number, letters: number): void;
  /** Counts a row that holds something below the head. @throws AppError BAD_USER_INPUT beyond the last that may be there */
  row(): void;
}

/** The limits of one sheet or CSV file [IMP-006]. */
export const newRowBudget = (): RowBudget => {
  let [rows, all] = [0, 0];
  let current = { row: 0, letters: 0 };
  return {
    cell: (row, letters) => {
      if (letters > MAX_CELL_LETTERS) throw refused('import_cell_long', { row, max: shownLimit(MAX_CELL_LETTERS) });
      if (current.row !== row) current = { row, letters: 0 };
      current.letters += letters;
      if (current.letters > MAX_ROW_LETTERS)
        throw refused('import_row_long', { row, max: shownLimit(MAX_ROW_LETTERS) });
      all += letters;
      if (all > MAX_LETTERS) throw refused('import_letters', { max: shownLimit(MAX_LETTERS) });
    },
    row: () => {
      rows += 1;
      if (rows > MAX_ROWS) throw refused('import_too_long', { max: shownLimit(MAX_ROWS) });
    },
  };
};
