import type { Row } from '../db/statement';

const same = (left: unknown, right: unknown): boolean =>
  left === right || (typeof left === 'object' && left !== null && JSON.stringify(left) === JSON.stringify(right));

/** The names in `set` whose values differ from the stored row. */
export const changedFields = (row: Row, set: Row): string[] =>
  Object.keys(set).filter((name) => !same(row[name] ?? null, set[name] ?? null));
