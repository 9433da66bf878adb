import type { Row } from '../../../db/statement';
import { numberOf, textOf } from '#domain/values';

/** Where a card stood: what decides its bin, by ids. */
export interface BoardPlace {
  status_id: number | null;
  date: string | null;
  crew_id: number | null;
  phase_id: number | null;
  type_id: number | null;
}

/** The place that the row of a card says; null for a row that is no card. */
export const boardPlace = (entity: string, row: Row): BoardPlace | null => {
  if (entity === 'job_detail') return null;
  const start = textOf(row.start);
  return {
    status_id: numberOf(row.status_id),
    date: textOf(row.date) ?? textOf(row.gunite_date) ?? start?.slice(0, 10) ?? null,
    crew_id: numberOf(row.crew_id) ?? numberOf(row.fieldworker_id),
    phase_id: numberOf(row.phase_type_id) ?? numberOf(row.pebble_phase_type_id),
    type_id: numberOf(row.type_id),
  };
};

export const isSamePlace = (a: BoardPlace | null, b: BoardPlace | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
