import type { ReportSort } from './report';

/** Rows by a value of theirs, upwards or downwards; those without one stand last either way, as the database does it. */
export const inOrder = <Row>(
  rows: readonly Row[],
  { descending }: Pick<ReportSort, 'descending'>,
  valueOf: (row: Row) => string | number | null,
): Row[] =>
  rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order =
      typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
    return descending ? -order : order;
  });
