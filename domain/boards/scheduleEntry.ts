import type { CivilDate } from '../civilDate';
import { cardKind } from './cardKind';
import { areaOf } from './heads';
import { STATUS } from '../statuses';
import type { WallTime } from '../wallTime';
import type { BoardCrew, Card, SubJob } from './types';

/** What a calendar, the month list and the team's week say of one scheduled card [RPT-015]. */
export interface ScheduleEntry {
  key: string;
  job_id: number;
  job_detail_id: number;
  date: CivilDate;
  /** Wall-clock times of a warranty visit; null on the other boards. */
  start: WallTime | null;
  end: WallTime | null;
  order: number | null;
  /** Gunite: when the crew begins there, `HH:mm` [SDY-018]. */
  start_time: string | null;
  job_name: string | null;
  company_abbreviation: string | null;
  city: string | null;
  description: string | null;
  /** The crew, or the fieldworker of a visit. */
  crew_id: number | null;
  crew_name: string | null;
  phase_id: number | null;
  type_id: number | null;
  status_id: number | null;
  /** Gunite: cubic yards. */
  yards: number | null;
  /** Pebble applications: square feet. */
  square_feet: number | null;
}

interface Facts {
  cards: readonly Card[];
  sub_jobs: readonly SubJob[];
  crews: readonly BoardCrew[];
}

const NOBODY = Number.MAX_SAFE_INTEGER;
const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The scheduled cards of some days: by day, then by start (visits) or by the order of the crews and the order within the crew's
 * day. Cancelled entries are left out.
 */
export const scheduleEntries = ({ cards, sub_jobs, crews }: Facts, days: readonly CivilDate[]): ScheduleEntry[] => {
  const wanted = new Set(days);
  const jobs = new Map(sub_jobs.map((subJob) => [subJob.id, subJob]));
  const ranks = new Map(crews.map((crew, index) => [crew.id, { crew, index }]));
  const rank = (crew_id: number | null): number =>
    crew_id === null ? NOBODY : (ranks.get(crew_id)?.index ?? NOBODY - 1);
  const entries = cards.flatMap((card): ScheduleEntry[] => {
    const subJob = jobs.get(card.job_detail_id);
    if (!subJob || card.date === null || !wanted.has(card.date) || card.status_id === STATUS.CANCELLED) return [];
    return [
      {
        key: card.key,
        job_id: card.job_id,
        job_detail_id: card.job_detail_id,
        date: card.date,
        start: card.start ?? null,
        end: card.end ?? null,
        order: card.job_order,
        start_time: card.start_time ?? null,
        job_name: subJob.job_name,
        company_abbreviation: subJob.company_abbreviation,
        city: subJob.city,
        description: subJob.description,
        crew_id: card.crew_id,
        crew_name: (card.crew_id === null ? null : ranks.get(card.crew_id)?.crew.name) ?? card.foreman_name,
        phase_id: card.phase_id,
        type_id: card.type_id,
        status_id: card.status_id,
        yards: card.yardage,
        square_feet: cardKind(card) === 'APP' ? areaOf(subJob) : null,
      },
    ];
  });
  return entries.sort(
    (a, b) =>
      compare(a.date, b.date) ||
      compare(a.start ?? '', b.start ?? '') ||
      rank(a.crew_id) - rank(b.crew_id) ||
      (a.order ?? NOBODY) - (b.order ?? NOBODY) ||
      compare(a.job_name ?? '', b.job_name ?? '') ||
      compare(a.key, b.key),
  );
};
