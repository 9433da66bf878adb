import { DIVISION } from '#domain/statuses';
import { fieldworker } from '#domain/boards/timeGrid/fieldworkers';
import type { BoardCrew } from '#domain/boards/types';
import type { FieldAsker } from '../../../api/fieldRights';
import { whereSeen } from '../../../api/seenColumns';
import { runText, type Runner, idOf } from '../../../db/statement';
import { numberOf } from '#domain/values';

/**
 * Who may stand on the grid: members of active warranty crews by the lowest order of those crews, then all who have a
 * visit.
 * @param where leaves a condition out whose column does not exist for the user [USR-018]
 */
const workers = (where: (key: string, condition: string) => string): string => `
  select e.id, e.first_name || ' ' || e.last_name as name, e.is_active and e.deleted_at is null as is_active, crews.sort_order, crews.employee_id is not null as is_regular
  from employee e left join (
    select ec.employee_id, min(c.sort_order) as sort_order from employee_crew ec join crew c on c.id = ec.crew_id
    where ${where('crew.is_active', 'c.is_active')}
      and ${where('crew.lookup_company_division_id', `c.lookup_company_division_id = ${DIVISION.WARRANTY}`)} group by ec.employee_id
  ) crews on crews.employee_id = e.id and ${where('employee.is_active', 'e.is_active')} and e.deleted_at is null
  where crews.employee_id is not null or exists (select from warranty_schedule v where v.fieldworker_id = e.id)
  order by crews.employee_id is null, crews.sort_order, e.last_name, e.first_name, e.id`;

/**
 * The fieldworkers in the order of the rows, then everyone else who has ever had a visit [WRB-015].
 * @param actor for whom they are not narrowed by columns that the role does not see
 */
export const loadFieldworkers = async (runner: Runner, actor?: FieldAsker): Promise<BoardCrew[]> => {
  const where = (key: string, condition: string): string => (actor ? whereSeen(actor, key, condition) : condition);
  return (await runText(runner, workers(where), [])).map((row) =>
    fieldworker({
      id: idOf(row),
      name: String(row.name),
      is_active: row.is_active === true,
      isOfWarranty: row.is_regular === true,
      sort_order: numberOf(row.sort_order),
    }),
  );
};
