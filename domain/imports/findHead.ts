import type { FieldDescriptor } from '../fields/descriptor';
import { suggestFields } from './importFields';

/** A row as it was read, with the number that a spreadsheet gives it. */
export interface ReadCells {
  number: number;
  cells: readonly string[];
}

const filledIn = ({ cells }: ReadCells): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
const NUMBER = /^[$(+-]?[\d.,%/)$ -]+$/;

/**
 * Which of the first rows of a file holds the names of its columns [IMP-001]: the one that names most of our fields, two
 * at least; where none does, the first that is about as wide as the widest and holds no numbers, which leaves the titles
 * above a table out; else the first.
 * @returns the number of the row; 0 where there are none
 */
export const findHead = (
  rows: readonly ReadCells[],
  fields: readonly Pick<FieldDescriptor, 'name' | 'label'>[],
): number => {
  const known = rows.map((row) => ({
    row,
    count: suggestFields(row.cells, fields).filter((name) => name !== null).length,
    filled: filledIn(row),
  }));
  const filled = known.filter((one) => one.filled.length > 0);
  const most = Math.max(0, ...filled.map(({ count }) => count));
  const best = most >= 2 ? filled.find(({ count }) => count === most) : undefined;
  const widest = Math.max(0, ...filled.map((one) => one.filled.length));
  const wide = filled.find(
    (one) => one.filled.length >= Math.ceil(widest * 0.6) && !one.filled.some((cell) => NUMBER.test(cell)),
  );
  return (best ?? wide ?? filled[0])?.row.number ?? 0;
};
