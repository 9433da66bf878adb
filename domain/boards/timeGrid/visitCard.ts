import { STATUS } from '../../statuses';
import { cardKey } from '../boardState';
import type { Card, SubJobFacts } from '../types';
import { HOUR_PX, minutesAt, type Span } from './gridGeometry';
import { dayOf, minutesOn, type WallTime } from '../../wallTime';

export const VISIT = 'warranty_schedule';

/** A row of warranty_schedule as its table has it. */
export interface VisitRow {
  id: number;
  version: number;
  job_detail_id: number;
  fieldworker_id: number | null;
  fieldworker_name: string | null;
  start: WallTime | null;
  end: WallTime | null;
  completion: boolean | null;
  additional_notes: string | null;
}

const NOTHING = {
  phase_id: null,
  type_id: null,
  division_id: null,
  job_order: null,
  position: null,
  yardage: null,
  foreman_id: null,
} as const;

/** A completed visit locks like a complete job; any other follows its sub-job [WRB-021]. */
export const visitStatus = (completion: boolean, jobStatus: number | null): number | null =>
  completion ? STATUS.COMPLETE : jobStatus;

/** The block of a visit: its fieldworker and day are what crew and date are on the other boards. */
export const visitCard = (row: VisitRow, { job_id, status_id }: Pick<SubJobFacts, 'job_id' | 'status_id'>): Card => ({
  ...NOTHING,
  key: cardKey(VISIT, row.id),
  entity: VISIT,
  id: row.id,
  version: row.version,
  job_id,
  job_detail_id: row.job_detail_id,
  status_id: visitStatus(row.completion === true, status_id),
  crew_id: row.fieldworker_id,
  foreman_name: row.fieldworker_name,
  date: row.start === null ? null : dayOf(row.start),
  notes: row.additional_notes,
  start: row.start,
  end: row.end,
  completion: row.completion === true,
});

export const jobCardKey = (job_detail_id: number): string => cardKey('job_detail', job_detail_id);

/** The card of a warranty sub-job: in a tray while no visit is open. It has the sub-job's own version. */
export const jobCard = ({
  id,
  version,
  job_id,
  status_id,
}: Pick<SubJobFacts, 'id' | 'version' | 'job_id' | 'status_id'>): Card => ({
  ...NOTHING,
  key: jobCardKey(id),
  entity: 'job_detail',
  id,
  version,
  job_id,
  job_detail_id: id,
  status_id,
  crew_id: null,
  foreman_name: null,
  date: null,
  notes: null,
});

/** Stands for a visit that the server has not made yet. */
export const newVisitKey = (job_detail_id: number): string => `new-visit:${job_detail_id}`;

export const isVisit = ({ entity }: Pick<Card, 'entity'>): boolean => entity === VISIT;

/** The times of a block on its day; one without an end is drawn as an hour. Null for anything that has no start. */
export const spanOf = ({ start, end }: Pick<Card, 'start' | 'end'>): Span | null => {
  if (!start) return null;
  const day = dayOf(start);
  const from = minutesOn(start, day);
  return { start: from, end: end ? minutesOn(end, day) : Math.min(from + minutesAt(HOUR_PX) - minutesAt(0), 1440) };
};
