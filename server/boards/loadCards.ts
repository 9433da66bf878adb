import { cardKey } from '#domain/boards/boardState';
import type { Card, CardEntity } from '#domain/boards/types';
import { runText, type Row, type Runner } from '../commands/statement';
import { listedSubJobs, type BoardScope } from './boardScope';

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const toCard = (row: Row, entity: CardEntity): Card => {
  const id = Number(row.id);
  return {
    key: cardKey(entity, id),
    entity,
    id,
    version: Number(row.version),
    job_id: Number(row.job_id),
    job_detail_id: Number(row.job_detail_id),
    phase_id: number(row.phase_id),
    type_id: number(row.type_id),
    division_id: number(row.division_id),
    status_id: number(row.status_id),
    crew_id: number(row.crew_id),
    foreman_id: number(row.foreman_id),
    foreman_name: text(row.foreman_name),
    date: text(row.date),
    job_order: number(row.job_order),
    position: number(row.position),
    notes: text(row.notes),
    yardage: number(row.yardage),
  };
};

/** One statement a table; the columns are the card's fields. */
const CARDS: Readonly<Record<Exclude<CardEntity, 'gunite_history'>, string>> = {
  crew_information: `
    select ci.id, ci.version, jd.job_id, ci.job_detail_id, ci.phase_type_id as phase_id, ci.status_id, ci.crew_id, ci.foreman_id,
      e.first_name || ' ' || e.last_name as foreman_name, ci.date, ci.job_order, ci.position, ci.notes
    from listed l join job_detail jd on jd.id = l.id join crew_information ci on ci.job_detail_id = jd.id left join employee e on e.id = ci.foreman_id`,
  crew_repair_job: `
    select cr.id, cr.version, jd.job_id, cr.job_detail_id, cr.pebble_phase_type_id as phase_id, cr.company_division_id as division_id,
      cr.status_id, cr.crew_id, cr.date, cr.notes
    from listed l join job_detail jd on jd.id = l.id join crew_repair_job cr on cr.job_detail_id = jd.id and cr.company_division_id = 3`,
};

/** The entries of the pebble board's sub-jobs as cards, without stand-ins. */
export const loadCards = async (runner: Runner, scope: BoardScope): Promise<Card[]> => {
  const { cte, values } = listedSubJobs(scope);
  const [entries, repairs] = await Promise.all([
    runText(runner, `with ${cte} ${CARDS.crew_information}`, values),
    runText(runner, `with ${cte} ${CARDS.crew_repair_job}`, values),
  ]);
  return [...entries.map((row) => toCard(row, 'crew_information')), ...repairs.map((row) => toCard(row, 'crew_repair_job'))];
};
