import { CALLS } from '#domain/access/calls';
import { fieldKey } from '#domain/access/fieldLimits';
import { runText, type Row, type Runner } from '../../db/statement';
import type { ObjectRefs } from '../../api/crud/objectType';
import { seen, seesColumn } from '../../api/seenColumns';
import { crewsInOrder } from './crewsInOrder';
import { oncePerSchema } from '../../api/oncePerSchema';
import type { SchemaKit } from '../../api/schema';

const NAMES = ['first_name', 'last_name'];
const FLAGS = ['is_active', 'is_subcontractor', 'is_presite_supervisor'];

const EMPLOYEES = `
  select e.id, e.first_name, e.last_name, e.is_active, e.is_subcontractor, e.is_presite_supervisor,
    array(select m.crew_id from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = e.id order by c.sort_order, c.name) as crew_ids
  from employee e where e.deleted_at is null order by e.last_name, e.first_name, e.id`;

/** Employees as pickers need them: names, crews and flags. */
const choiceType = oncePerSchema((builder, refs: ObjectRefs) => {
  const crewType = refs.get('crew') ?? builder.objectRef<Row>('Crew');
  return builder.objectRef<Row>('EmployeeChoice').implement({
    fields: (t) => ({
      id: t.field({ type: 'Int', nullable: false, resolve: ({ id }) => id }),
      ...Object.fromEntries(
        NAMES.map((name) => [name, t.field({ type: 'String', nullable: false, resolve: (row) => row[name] })]),
      ),
      ...Object.fromEntries(
        FLAGS.map((name) => [
          name,
          t.field({ type: 'Boolean', resolve: seen(fieldKey('employee', name), (row: Row) => row[name] === true) }),
        ]),
      ),
      crew_types: t.field({
        type: [crewType],
        nullable: false,
        resolve: async ({ crew_ids }, _args, { loaders, actor }) =>
          seesColumn(actor, 'employee.crews') ? crewsInOrder(actor, await loaders.rows('crew', crew_ids)) : [],
      }),
    }),
  });
});

/** The type of such an employee. */
export const employeeChoice = ({ builder, refs }: Pick<SchemaKit, 'builder' | 'refs'>): ReturnType<typeof choiceType> =>
  choiceType(builder, refs);

export const readEmployeeChoices = (runner: Runner): Promise<Row[]> => runText(runner, EMPLOYEES, []);

/** The employees, readable by every user who has any access [LKP-006 LKP-010 EMP-009]. */
export const addLookupEmployee = (kit: SchemaKit): void => {
  kit.builder.queryField('lookupEmployee', (t) =>
    t.field({
      type: [employeeChoice(kit)],
      nullable: false,
      extensions: { need: CALLS.lookupEmployee.need },
      resolve: (_root, _args, { runner }) => readEmployeeChoices(runner),
    }),
  );
};
