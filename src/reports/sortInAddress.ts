import type { ReportSort } from '#domain/reports/report';

/** The order that an address asks for; null for none, and for a column that is not there. */
export const sortIn = (columns: readonly string[], params: URLSearchParams): ReportSort | null => {
  const column = columns.find((name) => name === params.get('sort'));
  return column === undefined ? null : { column, descending: params.get('order') === 'desc' };
};

/** What a click on the head of a column makes of an order: upwards, downwards, and back to the report's own. */
export const sortBy = (now: ReportSort | null, column: string): ReportSort | null => {
  if (now?.column !== column) return { column, descending: false };
  return now.descending ? null : { column, descending: true };
};

/** An order as an address carries it. */
export const sortWritten = (sort: ReportSort | null): Record<string, string> =>
  sort ? { sort: sort.column, order: sort.descending ? 'desc' : 'asc' } : {};
