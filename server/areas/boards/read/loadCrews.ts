import type { BoardCrew } from '#domain/boards/types';
import { runText, type Row, type Runner } from '../../../db/statement';
import { columnsOf, orNull, rowDecoder, worked } from '../../../db/rowDecoder';
import { crew, employee } from '../../../db/tables/employees';

/**
 * A select of crews `c` up to its condition. A crew's foreman is its first active employee by last, first name; its yard
 * is told to two places of a degree, as the places of jobs are.
 */
export const SELECT_CREWS = `
  select c.id, c.name, c.subdivision, c.lookup_company_division_id as division_id, c.sort_order, c.is_active, c.daily_capacity,
    round(c.yard_lat, 2)::float8 as yard_lat, round(c.yard_lon, 2)::float8 as yard_lon,
    f.id as foreman_id, f.first_name || ' ' || f.last_name as foreman_name
  from crew c
  left join lateral (
    select e.id, e.first_name, e.last_name from employee_crew ec join employee e on e.id = ec.employee_id
    where ec.crew_id = c.id and e.is_active and e.deleted_at is null
    order by e.last_name, e.first_name, e.id limit 1
  ) f on true
  where`;

export const crewOfRow: (row: Row) => BoardCrew = rowDecoder({
  ...columnsOf(crew, 'id', 'name', 'subdivision', 'sort_order', 'is_active', 'daily_capacity'),
  yard_lat: orNull(worked.number),
  yard_lon: orNull(worked.number),
  division_id: crew.lookup_company_division_id,
  foreman_id: orNull(employee.id),
  foreman_name: orNull(worked.text),
});

/** All crews, for whom it does not exist which of them are of a board [USR-018]. */
export const loadAllCrews = async (runner: Runner): Promise<BoardCrew[]> =>
  (await runText(runner, `${SELECT_CREWS} true order by c.name, c.id`, [])).map(crewOfRow);

/** The entries that a board has beside its repairs. */
type Entries = 'crew_information' | 'gunite_history';

/**
 * The crews of a division in the order of the boards [BRD-008], also inactive ones, and those of other divisions that
 * cards of the board were given to: the screen shows such only while they hold a card in view.
 */
export const loadCrews = async (runner: Runner, division_id: number, entries: Entries): Promise<BoardCrew[]> =>
  (
    await runText(
      runner,
      `${SELECT_CREWS} c.lookup_company_division_id = $1
        or exists (select from ${entries} e where e.crew_id = c.id)
        or exists (select from crew_repair_job r where r.crew_id = c.id and r.company_division_id = $1)
      order by c.sort_order, c.name, c.id`,
      [division_id],
    )
  ).map(crewOfRow);
