import type { BoardCrew } from '#domain/boards/types';
import { runText, type Runner } from '../commands/statement';

const CREWS = `
  select c.id, c.name, c.subdivision, c.lookup_company_division_id as division_id, c.sort_order, c.is_active, c.daily_capacity,
    f.id as foreman_id, f.first_name || ' ' || f.last_name as foreman_name
  from crew c
  left join lateral (
    select e.id, e.first_name, e.last_name from employee_crew ec join employee e on e.id = ec.employee_id
    where ec.crew_id = c.id and e.is_active and e.deleted_at is null
    order by e.last_name, e.first_name, e.id limit 1
  ) f on true
  where c.lookup_company_division_id = $1 order by c.sort_order, c.name, c.id`;

/**
 * The crews of a division in the order of the boards [BRD-008], inactive ones too: the screen shows those only while they
 * hold a card in view. A crew's foreman is its first active employee by last, first name.
 */
export const loadCrews = async (runner: Runner, division_id: number): Promise<BoardCrew[]> =>
  (await runText(runner, CREWS, [division_id])).map((row) => ({
    id: Number(row.id),
    name: String(row.name),
    subdivision: typeof row.subdivision === 'string' ? row.subdivision : null,
    division_id: typeof row.division_id === 'number' ? row.division_id : null,
    sort_order: typeof row.sort_order === 'number' ? row.sort_order : null,
    is_active: row.is_active === true,
    daily_capacity: typeof row.daily_capacity === 'number' ? row.daily_capacity : null,
    foreman_id: typeof row.foreman_id === 'number' ? row.foreman_id : null,
    foreman_name: typeof row.foreman_name === 'string' ? row.foreman_name : null,
  }));
