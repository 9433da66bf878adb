import type { CivilDate } from '#domain/civilDate';
import { DAY_KINDS, DAY_REASONS, type DayWithoutWork } from '#domain/boards/workdays/dayWithoutWork';
import { columnsOf, orNull, rowReader, worked } from '../../db/rowDecoder';
import { runText, type Runner } from '../../db/statement';
import { dayWithoutWork } from '../../db/tables/daysWithoutWork';
import { plant } from '../../db/tables/plant';

const SELECT = `
  select d.id, d.kind, d.first_day, d.last_day, d.lookup_company_division_id as division_id, d.crew_id, d.employee_id, d.plant_id,
    p.name as plant_name, case when d.kind = 'plant_closed' then array(
      select c.id || ' ' || on_day::date from crew c
        cross join generate_series(greatest(d.first_day, $1), least(d.last_day, $2), interval '1 day') on_day
        left join crew_day cd on cd.crew_id = c.id and cd.date = on_day::date
      where coalesce(cd.plant_id, c.plant_id) = d.plant_id order by c.id, on_day) else '{}' end as plant_crew_days,
    d.start_time, d.end_time, d.capacity, d.reason, d.name, e.first_name || ' ' || e.last_name as employee_name,
    array(select ec.employee_id from employee_crew ec where ec.crew_id = d.crew_id order by 1) as crew_employee_ids,
    array(select ec.crew_id from employee_crew ec where ec.employee_id = d.employee_id order by 1) as employee_crew_ids
  from day_without_work d
  left join employee e on e.id = d.employee_id
  left join plant p on p.id = d.plant_id
  where d.deleted_at is null and d.last_day >= $1 and d.first_day <= $2
  order by d.first_day, d.id`;

const isKeyOf = <T extends object>(of: T, text: string | null): text is string & keyof T =>
  text !== null && Object.hasOwn(of, text);

const dayOfRow = rowReader(
  {
    ...columnsOf(
      dayWithoutWork,
      'id',
      'kind',
      'first_day',
      'last_day',
      'crew_id',
      'employee_id',
      'start_time',
      'end_time',
      'capacity',
      'reason',
      'name',
    ),
    division_id: dayWithoutWork.lookup_company_division_id,
    plant_id: dayWithoutWork.plant_id,
    plant_name: orNull(plant.name),
    plant_crew_days: worked.texts,
    employee_name: orNull(worked.text),
    crew_employee_ids: worked.numbers,
    employee_crew_ids: worked.numbers,
  },
  ({ kind, reason, ...row }): DayWithoutWork[] =>
    isKeyOf(DAY_KINDS, kind) ? [{ ...row, kind, reason: isKeyOf(DAY_REASONS, reason) ? reason : null }] : [],
);

/** Tables whose rows a day without work is told with. */
export const ON_DAYS_WITHOUT_WORK: readonly string[] = [
  'day_without_work',
  'employee',
  'employee_crew',
  'plant',
  'crew',
  'crew_day',
];

/** The days without work that touch some days, the earliest first [SDY-001]. */
export const loadDaysWithoutWork = async (
  runner: Runner,
  first: CivilDate,
  last: CivilDate,
): Promise<DayWithoutWork[]> => (await runText(runner, SELECT, [first, last])).flatMap(dayOfRow);
