import { eq, isNull } from 'drizzle-orm';
import { CALLS } from '#domain/access/calls';
import { ownDays, type OwnItem } from '#domain/boards/ownItems';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import { isCivilDate, type CivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { demand } from '../../../access/demand';
import { boardReach } from '../read/reach';
import { loadOwnItems } from '../schedule/loadOwnItems';
import { employee, employeeCrew } from '../../../db/tables/employees';
import type { Builder } from '../../../api/builder';
import type { GraphContext } from '../../../api/context';
import { plainObject } from '../../../api/plainTypes';
import { DAY_NOTES, type addDayNote } from '../../workdays/dayNoteType';
import { readOwnNotes } from '../../workdays/readDayNotes';
import { seesColumn } from '../../../api/seenColumns';

interface Person {
  id: number;
  name: string;
}
interface MySchedule {
  today: CivilDate;
  days: readonly CivilDate[];
  /** Whose schedule it is; null when the user is linked to no employee. */
  employee: Person | null;
  items: readonly OwnItem[];
  employees: readonly Person[];
  day_notes: readonly DayNote[];
}

const NAME = { id: employee.id, first_name: employee.first_name, last_name: employee.last_name };
const person = ({ id, first_name, last_name }: { id: number; first_name: string; last_name: string }): Person => ({
  id,
  name: `${first_name} ${last_name}`,
});

/**
 * @throws AppError FORBIDDEN for another employee's without the right to supervise, BAD_USER_INPUT for one who is not
 * there
 */
const whose = async (asked: number | null | undefined, { actor, db }: GraphContext): Promise<Person | null> => {
  const id = asked ?? actor.employee_id;
  if (id === null) return null;
  if (id !== actor.employee_id) demand(actor, 'CAN_SUPERVISE_OTHERS');
  const [row] = await db.select(NAME).from(employee).where(eq(employee.id, id));
  if (!row) throw badInput([fieldIssue('employee_id', 'employee_unknown')]);
  return person(row);
};

/**
 * `mySchedule`: what the user, or an employee whom the user supervises, has to do on some days
 * [RPT-008 RPT-015 NAV-108].
 */
export const addMySchedule = (builder: Builder, note: ReturnType<typeof addDayNote>): void => {
  const item = plainObject<OwnItem>(builder, 'MyScheduleItem', {
    key: 'String!',
    category: 'String!',
    kind: 'String!',
    job_id: 'Int!',
    job_detail_id: 'Int!',
    date: 'Date!',
    start: 'LocalDateTime',
    end: 'LocalDateTime',
    order: 'Int',
    start_time: 'Time',
    job_name: 'String',
    company_name: 'String',
    address_line_1: 'String',
    address_line_2: 'String',
    city: 'String',
    state: 'String',
    zip_code: 'String',
    pin: 'String',
    key_map: 'String',
    gate_code: 'String',
    description: 'String',
    crew_name: 'String',
    foreman_name: 'String',
    phase_id: 'Int',
    type_id: 'Int',
    status_id: 'Int',
    yards: 'Quantity',
    square_feet: 'Quantity',
    is_critical: 'Boolean!',
  });
  const someone = plainObject<Person>(builder, 'ScheduledEmployee', { id: 'Int!', name: 'String!' });
  const schedule = builder.objectRef<MySchedule>('MySchedule').implement({
    fields: (t) => ({
      today: t.field({ type: 'Date', nullable: false, resolve: (row) => row.today }),
      days: t.field({ type: ['Date'], nullable: false, resolve: (row) => [...row.days] }),
      employee: t.field({
        type: someone,
        description: 'Null when the user is linked to no employee.',
        resolve: (row) => row.employee,
      }),
      items: t.field({ type: [item], nullable: false, resolve: (row) => [...row.items] }),
      day_notes: t.field({
        type: [note],
        nullable: false,
        description: DAY_NOTES,
        resolve: (row) => [...row.day_notes],
      }),
      employees: t.field({
        type: [someone],
        nullable: false,
        description: 'Whose schedule the user may see besides; empty without the right to supervise.',
        resolve: (row) => [...row.employees],
      }),
    }),
  });
  builder.queryField('mySchedule', (t) =>
    t.field({
      type: schedule,
      nullable: false,
      description: 'The items of seven days that are assigned to an employee.',
      extensions: { need: CALLS.mySchedule.need },
      args: {
        employee_id: t.arg.int({ description: "The user's own employee when absent." }),
        start_date: t.arg({ type: 'Date', description: 'Today when absent.' }),
        end_date: t.arg({ type: 'Date', description: 'Six days after the first one when absent.' }),
      },
      resolve: async (_root, { employee_id, start_date, end_date }, context) => {
        const { actor, db, runner, today } = context;
        const days = ownDays(isCivilDate(start_date) ? start_date : today, isCivilDate(end_date) ? end_date : null);
        const worker = await whose(employee_id, context);
        const crews = worker
          ? await db
              .select({ id: employeeCrew.crew_id })
              .from(employeeCrew)
              .where(eq(employeeCrew.employee_id, worker.id))
          : [];
        const own = worker && { employee_id: worker.id, crew_ids: crews.map(({ id }) => id) };
        const all = own ? await loadOwnItems(runner, db, own, days) : [];
        const day_notes = own ? await readOwnNotes(runner, { actor, worker: own }, days) : [];
        const reach = await boardReach(db, actor);
        const items = reach ? all.filter(({ job_detail_id }) => reach.has(job_detail_id)) : all;
        const others = actor.permissions.has('CAN_SUPERVISE_OTHERS')
          ? await db
              .select(NAME)
              .from(employee)
              .where(
                seesColumn(actor, 'employee.is_active') ? eq(employee.is_active, true) : isNull(employee.deleted_at),
              )
              .orderBy(employee.last_name, employee.first_name, employee.id)
          : [];
        return { today, days, employee: worker, items, employees: others.map(person), day_notes };
      },
    }),
  );
};
