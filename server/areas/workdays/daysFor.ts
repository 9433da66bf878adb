import type { DayWithoutWork } from '#domain/boards/workdays/dayWithoutWork';
import type { FieldAsker } from '../../api/fieldRights';
import { DAY_COLUMNS } from '../../api/plainTypes';
import { seesColumn, seesColumns, withoutHidden } from '../../api/seenColumns';

/** Whom a day is about is told by its name as by its id. */
const dayFor = (actor: FieldAsker, day: DayWithoutWork): DayWithoutWork => {
  const seen = withoutHidden(actor, day, DAY_COLUMNS);
  return {
    ...seen,
    ...(!seesColumn(actor, 'day_without_work.plant_id') && { plant_name: null, plant_crew_days: [] }),
    ...(!seesColumn(actor, 'day_without_work.crew_id') && { crew_employee_ids: [] }),
    ...(!seesColumn(actor, 'day_without_work.employee_id') && { employee_name: null, employee_crew_ids: [] }),
  };
};

/** The days without work with the columns that a role sees; none for whom their kind or end does not exist [USR-018]. */
export const daysFor = (actor: FieldAsker, days: readonly DayWithoutWork[]): DayWithoutWork[] =>
  seesColumns(actor, ['day_without_work.kind', 'day_without_work.last_day'])
    ? days.map((day) => dayFor(actor, day))
    : [];
