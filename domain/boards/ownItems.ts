import { addDays, daysBetween, type CivilDate } from '../civilDate';
import { badInput } from '../errors';
import { fieldIssue } from '../fields/fieldIssue';
import { cardKind } from './cardKind';
import type { BoardCategory, CardKind } from './kinds';
import { scheduleEntries, type ScheduleEntry } from './scheduleEntry';
import type { BoardCrew, Card, SubJob } from './types';

/** Whose work it is: an employee and the crews that the employee is in. */
export interface Worker {
  employee_id: number;
  crew_ids: readonly number[];
}

type Place = Pick<
  SubJob,
  'company_name' | 'address_line_1' | 'address_line_2' | 'city' | 'state' | 'zip_code' | 'pin' | 'key_map' | 'gate_code'
>;
type Scheduled = Pick<
  ScheduleEntry,
  | 'key'
  | 'job_id'
  | 'job_detail_id'
  | 'date'
  | 'start'
  | 'end'
  | 'order'
  | 'start_time'
  | 'job_name'
  | 'description'
  | 'crew_name'
  | 'phase_id'
  | 'type_id'
  | 'status_id'
  | 'yards'
  | 'square_feet'
>;

/** One line of "My Schedule": what is to be done, where, with whom. A presite visit has no order, crew or time. */
export interface OwnItem extends Scheduled, Place {
  category: BoardCategory;
  kind: CardKind | 'PRESITE';
  foreman_name: string | null;
  is_critical: boolean;
}

/** True for the cards that are the worker's: of a crew of theirs, led by them, or their own visit. */
const isOwn = (
  { entity, crew_id, foreman_id }: Pick<Card, 'entity' | 'crew_id' | 'foreman_id'>,
  { employee_id, crew_ids }: Worker,
): boolean => {
  if (entity === 'warranty_schedule') return crew_id === employee_id;
  return (
    (crew_id !== null && crew_ids.includes(crew_id)) || (entity === 'crew_information' && foreman_id === employee_id)
  );
};

interface Facts {
  cards: readonly Card[];
  sub_jobs: readonly SubJob[];
  crews: readonly BoardCrew[];
}

/** The worker's cards of a board on some days, in the order of the boards, with the place of each [RPT-008 RPT-015]. */
export const ownItems = (
  { cards, sub_jobs, crews }: Facts,
  days: readonly CivilDate[],
  worker: Worker,
  category: BoardCategory,
): OwnItem[] => {
  const own = new Map(cards.filter((card) => isOwn(card, worker)).map((card) => [card.key, card]));
  const jobs = new Map(sub_jobs.map((subJob) => [subJob.id, subJob]));
  return scheduleEntries({ cards: [...own.values()], sub_jobs, crews }, days).flatMap(
    ({ crew_id: _crew, company_abbreviation: _short, ...entry }) => {
      const [card, subJob] = [own.get(entry.key), jobs.get(entry.job_detail_id)];
      if (!card || !subJob) return [];
      const {
        company_name,
        address_line_1,
        address_line_2,
        city,
        state,
        zip_code,
        pin,
        key_map,
        gate_code,
        critical_note,
      } = subJob;
      const place = { company_name, address_line_1, address_line_2, city, state, zip_code, pin, key_map, gate_code };
      return [
        {
          ...entry,
          ...place,
          category,
          kind: cardKind(card),
          foreman_name: card.foreman_name,
          is_critical: Boolean(critical_note),
        },
      ];
    },
  );
};

const WEEK = 7;
const MAX_DAYS = 31;

/**
 * The days of "My Schedule": seven from the first one, unless the last one is told.
 * @throws AppError BAD_USER_INPUT when the last day is before the first, or more than a month after it
 */
export const ownDays = (start: CivilDate, end: CivilDate | null): CivilDate[] => {
  const count = end === null ? WEEK : daysBetween(start, end) + 1;
  if (count < 1) throw badInput([fieldIssue('end_date', 'days_backwards')]);
  if (count > MAX_DAYS) throw badInput([fieldIssue('end_date', 'days_too_many', { most: MAX_DAYS })]);
  return Array.from({ length: count }, (_, index) => addDays(start, index));
};
