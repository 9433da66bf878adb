import { STATUS } from '../../statuses';
import { type ShownBoard, boardFacts } from '../boardFacts';
import { boardState } from '../boardState';
import { boardConfig } from '../config';
import { aSubJob, EDITOR, TODAY } from '../testBoard';
import type { BoardRights, Card, SubJob } from '../types';
import { fieldworker } from './fieldworkers';
import { jobCard, visitCard, type VisitRow } from './visitCard';

/** Builders for the tests of the warranty boards: what a test does not name is quiet. */
export const DAY = '2026-03-10';
export const ANA = 901,
  BEN = 902,
  LEFT = 903;

const WORKERS = [
  fieldworker({ id: ANA, name: 'Ana Ruiz', is_active: true, isOfWarranty: true, sort_order: 1 }),
  fieldworker({ id: BEN, name: 'Ben Olsen', is_active: true, isOfWarranty: true, sort_order: 2 }),
  fieldworker({ id: LEFT, name: 'Lee Gone', is_active: false, isOfWarranty: false, sort_order: null }),
];

export interface TestJob {
  id?: number;
  status_id?: number | null;
  visits?: readonly (Partial<VisitRow> & { id: number })[];
}

const aVisit = (fields: Partial<VisitRow> & { id: number }): VisitRow => ({
  version: 1,
  job_detail_id: 9001,
  fieldworker_id: ANA,
  fieldworker_name: 'Ana Ruiz',
  start: `${DAY}T09:00:00`,
  end: `${DAY}T10:00:00`,
  completion: false,
  additional_notes: null,
  ...fields,
});

/** A board of warranty sub-jobs with their visits. */
export const aWarrantyBoard = (
  jobs: readonly TestJob[],
  { rights = EDITOR, today = TODAY }: { rights?: BoardRights; today?: string } = {},
): ShownBoard => {
  const cards: Card[] = [];
  const sub_jobs: SubJob[] = [];
  for (const { id = 9001, status_id = STATUS.SCHEDULED, visits = [] } of jobs) {
    const subJob = aSubJob({ id, category_id: 3, status_id, is_slurry_pickup: false });
    sub_jobs.push(subJob);
    cards.push(jobCard(subJob), ...visits.map((visit) => visitCard(aVisit({ job_detail_id: id, ...visit }), subJob)));
  }
  return boardFacts({
    config: boardConfig('warranty', 'week'),
    date: today,
    today,
    rights,
    crews: WORKERS,
    ...boardState({ cards, sub_jobs }),
  });
};
