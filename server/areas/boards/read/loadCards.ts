import { cardKey } from '#domain/boards/boardState';
import type { Card, CardEntity } from '#domain/boards/types';
import { DIVISION } from '#domain/statuses';
import { idOf, numberIn, runText, type Row, type Runner } from '../../../db/statement';
import { numberOf, textOf } from '#domain/values';

/** The card of a row; of the columns that its table does not have, none is set. */
export const cardOfRow = (entity: CardEntity, row: Row, job_id: number): Card => {
  const id = idOf(row);
  return {
    key: cardKey(entity, id),
    entity,
    id,
    version: numberIn(row, 'version'),
    job_id,
    job_detail_id: numberIn(row, 'job_detail_id'),
    phase_id: numberOf(entity === 'crew_information' ? row.phase_type_id : row.pebble_phase_type_id),
    type_id: numberOf(row.type_id),
    division_id: numberOf(row.company_division_id),
    status_id: numberOf(row.status_id),
    crew_id: numberOf(row.crew_id),
    foreman_id: numberOf(row.foreman_id),
    foreman_name: textOf(row.foreman_name),
    date: textOf(entity === 'gunite_history' ? row.gunite_date : row.date),
    job_order: numberOf(row.job_order),
    position: numberOf(row.position),
    notes: textOf(row.notes),
    slurry_pickup: textOf(row.slurry_pickup),
    yardage: numberOf(row.yardage),
    start_time: textOf(row.start_time),
  };
};

/** One statement a table; deleted jobs and estimates have no cards. */
const ENTRIES = `
  select e.id, e.version, s.job_id, e.job_detail_id, e.phase_type_id, e.status_id, e.crew_id, e.foreman_id,
    f.first_name || ' ' || f.last_name as foreman_name, e.date, e.job_order, e.position, e.notes,
    p.name as slurry_pickup
  from crew_information e join job_detail s on s.id = e.job_detail_id and s.deleted_at is null
  join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
  left join employee f on f.id = e.foreman_id
  left join lookup_slurry_pickup p on p.id = e.slurry_pickup_id
  where e.job_detail_id = any($1)`;
/** The repairs of a company division. */
export const repairsOf = (division_id: number): string => `
  select r.id, r.version, s.job_id, r.job_detail_id, r.pebble_phase_type_id, r.company_division_id, r.status_id, r.crew_id, r.date, r.notes
  from crew_repair_job r join job_detail s on s.id = r.job_detail_id and s.deleted_at is null
  join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
  where r.job_detail_id = any($1) and r.company_division_id = ${division_id}`;
const REPAIRS = repairsOf(DIVISION.PEBBLE);

/** The entries of sub-jobs that the pebble board has as cards, without stand-ins. */
export const loadCards = async (runner: Runner, subJobs: readonly number[]): Promise<Card[]> => {
  const [entries, repairs] = await Promise.all([
    runText(runner, ENTRIES, [subJobs]),
    runText(runner, REPAIRS, [subJobs]),
  ]);
  return [
    ...entries.map((row) => cardOfRow('crew_information', row, numberIn(row, 'job_id'))),
    ...repairs.map((row) => cardOfRow('crew_repair_job', row, numberIn(row, 'job_id'))),
  ];
};
