import { findHead } from '#domain/imports/findHead';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { MAX_COLUMNS, MAX_HEAD_ROWS } from './limits';
import { refused } from './refused';
import type { RowBudget } from './spool/rowBudget';
import type { RowSpool } from './spool/rowSpool';
import type { TableRow } from './table';
import { isBlank } from './tableRow';

/** How the head of a table is found. */
export interface HeadWanted {
  /** The number of its row, if somebody has chosen one; 0 for a table without names of columns. */
  head: number | undefined;
  fields: readonly Pick<FieldDescriptor, 'name' | 'label'>[];
}

/** What stands at the beginning of a table. */
export interface TakenHead {
  headers: string[];
  head: number;
  first: { row: number; cells: string[] }[];
}

/** As much of the first rows is shown. */
const SHOWN_COLUMNS = 30;
const SHOWN_LETTERS = 80;

/** Takes the rows of a file as they come, and gives those below the head to the spool. */
export interface HeadTaker {
  add(row: TableRow): void;
  /** @throws AppError where the chosen row is not among the first */
  end(): TakenHead;
}

/**
 * Keeps the first rows of a file until it is clear which of them names the columns [IMP-001]. No more than these are in
 * memory [IMP-006].
 * @param pads rows end with their last filled cell, as in workbooks: they are as wide as the head
 */
export const newHeadTaker = (
  { head, fields }: HeadWanted,
  rows: Pick<RowSpool, 'add'>,
  budget: Pick<RowBudget, 'row'>,
  { pads = false }: { pads?: boolean } = {},
): HeadTaker => {
  let waiting: TableRow[] | null = [];
  let taken: TakenHead | null = null;
  const give = ({ number, width, cells, faults }: TableRow, columns: number): void => {
    budget.row();
    const kept = cells.slice(0, MAX_COLUMNS);
    if (pads) while (kept.length < columns) kept.push('');
    rows.add({ number, width: pads ? kept.length : width, cells: kept, ...(faults ? { faults } : {}) });
  };
  const decide = (first: readonly TableRow[]): TakenHead => {
    const wanted = head ?? findHead(first, fields);
    const named = first.find(({ number }) => number === wanted);
    if (head !== undefined && head > 0 && !named) throw refused('import_no_head', { row: head, count: MAX_HEAD_ROWS });
    const widest = Math.max(0, ...first.map(({ cells }) => cells.length));
    return {
      headers: named?.cells ?? Array.from({ length: widest }, () => ''),
      head: named?.number ?? 0,
      first: first.map(({ number, cells }) => ({
        row: number,
        cells: cells.slice(0, SHOWN_COLUMNS).map((cell) => cell.slice(0, SHOWN_LETTERS)),
      })),
    };
  };
  const takeHead = (first: readonly TableRow[]): TakenHead => {
    const found = decide(first);
    for (const row of first) if (row.number > found.head) give(row, found.headers.length);
    [waiting, taken] = [null, found];
    return found;
  };
  return {
    add: (row) => {
      if (waiting && row.cells.length > MAX_COLUMNS) throw refused('import_columns', { max: MAX_COLUMNS });
      if (isBlank(row.cells) && !row.faults) return;
      if (!waiting) {
        give(row, taken?.headers.length ?? 0);
        return;
      }
      waiting.push(row);
      if (waiting.length === MAX_HEAD_ROWS) takeHead(waiting);
    },
    end: () => taken ?? takeHead(waiting ?? []),
  };
};
