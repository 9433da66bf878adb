import type { PresiteSupervisor } from '#domain/presite/schedule/supervisor';
import { runText, type Row, type Runner } from '../../db/statement';
import { columnsOf, rowDecoder, worked } from '../../db/rowDecoder';
import { employee } from '../../db/tables/employees';

/** A deleted employee works no more. */
const COLUMNS = `e.id, e.first_name, e.last_name, e.is_active and e.deleted_at is null as is_active, e.is_presite_supervisor,
  array(select distinct c.lookup_company_division_id from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = e.id order by 1) as divisions`;

/** Who supervises presites, and who did. */
const ALL = `select ${COLUMNS} from employee e
  where (e.is_presite_supervisor and e.deleted_at is null) or exists (select from presite p where p.presite_supervisor_id = e.id)
  order by e.last_name, e.first_name, e.id`;

const BY_ID = `select ${COLUMNS} from employee e where e.id = any($1)`;

const supervisorOf: (row: Row) => PresiteSupervisor = rowDecoder({
  ...columnsOf(employee, 'id', 'first_name', 'last_name', 'is_presite_supervisor'),
  is_active: worked.flag,
  divisions: worked.numbers,
});

/** Presite supervisors by last name, with those who left and still stand on a presite [EMP-007 PSC-017]. */
export const loadSupervisors = async (runner: Runner): Promise<PresiteSupervisor[]> =>
  (await runText(runner, ALL, [])).map(supervisorOf);

/** Any employees by id, as presite supervisors. */
export const supervisorsById = async (
  runner: Runner,
  ids: readonly number[],
): Promise<Map<number, PresiteSupervisor>> =>
  new Map(ids.length === 0 ? [] : (await runText(runner, BY_ID, [ids])).map(supervisorOf).map((one) => [one.id, one]));
