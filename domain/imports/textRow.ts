import { foldText } from '../foldText';

const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What reports print below their rows: when they were made, sums, pages. */
const PRINTED = new RegExp(
  String.raw`^(?:(?:accrual|cash) basis\b|${DAYS},? .*\b\d{4}\b|(?:printed|generated|exported|created) (?:on|by|at)\b|(?:grand )?totals?\b|page \d+\b)`,
  'i',
);

/** The only cell of a row that says something; null where several do. */
export const onlyCell = (cells: readonly string[]): { at: number; text: string } | null => {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [{ at, text: cell.trim() }]));
  return filled.length === 1 ? (filled[0] ?? null) : null;
};

/** A table has so many columns that a row of one cell stands out from it. */
export const MIN_COLUMNS_OF_TABLE = 3;

/** Whether a row is what a report prints below its table: the day it was made, a sum, a page [IMP-001]. */
export const isPrintedLine = (cells: readonly string[], columns: number): boolean => {
  const only = columns >= MIN_COLUMNS_OF_TABLE ? onlyCell(cells) : null;
  return only !== null && PRINTED.test(only.text);
};

/** Whether a row repeats the names of the columns, as joined files and printed pages do [IMP-001]. */
export const isHeadAgain = (cells: readonly string[], headers: readonly string[]): boolean => {
  const named = headers.map((header) => foldText(header));
  return (
    named.filter((name) => name !== '').length > 1 && named.every((name, at) => foldText(cells[at] ?? '') === name)
  );
};
