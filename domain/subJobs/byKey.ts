import type { DraftRow } from '../jobs/draft';

/** Each row with the one of the same key among others; undefined for a row that they do not have. */
export const mapWithOld = <Row extends DraftRow>(
  rows: readonly Row[],
  others: readonly Row[],
  change: (row: Row, old: Row | undefined) => Row,
): readonly Row[] => {
  const known = new Map(others.map((row) => [row.key, row]));
  const changed = rows.map((row) => change(row, known.get(row.key)));
  return changed.every((row, index) => row === rows[index]) ? rows : changed;
};

/** True when two references name different rows. */
export const differs = (one: { id: number } | null | undefined, other: { id: number } | null | undefined): boolean =>
  (one?.id ?? null) !== (other?.id ?? null);

/** An object with other values, the same object when it has them already: what did not change keeps its identity. */
export const withValues = <T extends object>(value: T, set: Partial<T>): T => {
  for (const name in set) if (set[name] !== value[name]) return { ...value, ...set };
  return value;
};
