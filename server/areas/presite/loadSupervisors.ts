import type { PresiteSupervisor, ShownSupervisor } from '#domain/presite/schedule/supervisor';
import type { FieldAsker } from '../../api/fieldRights';
import { seesColumn, seesColumns, withoutHidden } from '../../api/seenColumns';
import { runText, type Row, type Runner } from '../../db/statement';
import { columnsOf, rowDecoder, worked } from '../../db/rowDecoder';
import { employee } from '../../db/tables/employees';

/** A deleted employee works no more. */
const COLUMNS = `e.id, e.first_name, e.last_name, e.is_active and e.deleted_at is null as is_active, e.is_presite_supervisor,
  array(select distinct c.lookup_company_division_id from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = e.id order by 1) as divisions`;

/**
 * Who supervises presites, and who did. For whom it does not exist that somebody does, those who stand on one; for whom
 * that does not exist either, everybody.
 */
const allFor = (actor: FieldAsker): string => {
  const ways = [
    ...(seesColumn(actor, 'employee.is_presite_supervisor')
      ? ['(e.is_presite_supervisor and e.deleted_at is null)']
      : []),
    ...(seesColumn(actor, 'presite.presite_supervisor_id')
      ? ['exists (select from presite p where p.presite_supervisor_id = e.id)']
      : []),
  ];
  return `select ${COLUMNS} from employee e where ${ways.length === 0 ? 'e.deleted_at is null' : ways.join(' or ')}
    order by e.last_name, e.first_name, e.id`;
};

const BY_ID = `select ${COLUMNS} from employee e where e.id = any($1)`;

const supervisorOf: (row: Row) => PresiteSupervisor = rowDecoder({
  ...columnsOf(employee, 'id', 'first_name', 'last_name', 'is_presite_supervisor'),
  is_active: worked.flag,
  divisions: worked.numbers,
});

/** What of a supervisor a user may not see. */
const SHOWN = { is_active: 'employee.is_active', is_presite_supervisor: 'employee.is_presite_supervisor' } as const;
const DIVISIONS = ['employee.crews', 'crew.lookup_company_division_id'] as const;

const supervisorFor = (actor: FieldAsker, one: PresiteSupervisor): ShownSupervisor => ({
  ...withoutHidden<ShownSupervisor>(actor, one, SHOWN),
  ...(!seesColumns(actor, DIVISIONS) && { divisions: null }),
});

/**
 * Presite supervisors by last name, with those who left and still stand on a presite, as far as the user sees what says so
 * [EMP-007 PSC-017 USR-018].
 */
export const loadSupervisors = async (runner: Runner, actor: FieldAsker): Promise<ShownSupervisor[]> =>
  (await runText(runner, allFor(actor), [])).map((row) => supervisorFor(actor, supervisorOf(row)));

/** Any employees by id, as presite supervisors. */
export const supervisorsById = async (
  runner: Runner,
  ids: readonly number[],
): Promise<Map<number, PresiteSupervisor>> =>
  new Map(ids.length === 0 ? [] : (await runText(runner, BY_ID, [ids])).map(supervisorOf).map((one) => [one.id, one]));
