import { idOf, runText, type Row } from '../../db/statement';
import type { SchemaKit } from '../../api/schema';
import { seesColumn } from '../../api/seenColumns';
import { crewsInOrder } from './crewsInOrder';

const CREWS_OF =
  'select c.* from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = $1 order by c.lookup_company_division_id, c.sort_order, c.name';

/**
 * `crew_id` of a crew in a list: its number, as the order of crews names it [EMP-004]. `crew_types` of an employee: the
 * crews themselves, as `lookupEmployee` has them. The rows that link them are `employee_crews` [EMP-003].
 */
export const addCrewTypes = ({ builder, refs }: SchemaKit): void => {
  const [employee, crew] = [refs.get('employee'), refs.get('crew')];
  if (!employee || !crew) return;
  builder.objectField(crew, 'crew_id', (t) =>
    t.field({ type: 'Int', nullable: false, resolve: (row: Row) => idOf(row) }),
  );
  builder.objectField(employee, 'crew_types', (t) =>
    t.field({
      type: [crew],
      nullable: false,
      resolve: async ({ id }: Row, _args, { runner, actor }) =>
        seesColumn(actor, 'employee.crews') ? crewsInOrder(actor, await runText(runner, CREWS_OF, [id])) : [],
    }),
  );
};
