import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { DAY_KINDS, DAY_REASONS } from '#domain/boards/workdays/dayWithoutWork';
import { notBlank, numberRange, oneOf, rowRule, timePattern } from '../checks';
import { audit, civilDate, clockTime, code, id, longText, quantity, reference, softDelete, text } from '../columns';
import { crew, employee } from './employees';
import { lookupCompanyDivision } from './lookups';
import { plant } from './plant';

/**
 * Days on which work is not as usual: holidays, closures of divisions and plants, crews off or short, people away, own blocks [SDY-001]. That a
 * crew is off or short once on a day is said by two exclusion constraints of the migration, which drizzle does not know.
 */
export const dayWithoutWork = pgTable(
  'day_without_work',
  {
    id: id(),
    kind: code({ max: 20, choices: Object.keys(DAY_KINDS), values: DAY_KINDS }).notNull(),
    first_day: civilDate().notNull(),
    last_day: civilDate().notNull(),
    lookup_company_division_id: reference(() => lookupCompanyDivision.id),
    crew_id: reference(() => crew.id, 'cascade'),
    employee_id: reference(() => employee.id, 'cascade'),
    plant_id: reference(() => plant.id, 'cascade'),
    start_time: clockTime({ label: 'From Time' }),
    end_time: clockTime({ label: 'To Time' }),
    /** Of a short crew: yards or square feet on each of these days. */
    capacity: quantity({ min: 0 }),
    reason: code({ max: 20, choices: Object.keys(DAY_REASONS), values: DAY_REASONS }),
    name: text({ max: 60 }),
    note: longText({ max: 500 }),
    /** The rule and year that a seeded holiday follows from: `thanksgiving 2026`. */
    holiday_rule: code({ max: 40, hidden: true }).unique('day_without_work_holiday_rule_key'),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('day_without_work_last_day_idx')
      .on(table.last_day, table.first_day)
      .where(sql`${table.deleted_at} is null`),
    index('day_without_work_crew_id_idx').on(table.crew_id),
    index('day_without_work_plant_id_idx').on(table.plant_id),
    index('day_without_work_employee_id_idx').on(table.employee_id),
    oneOf('day_without_work', table.kind, Object.keys(DAY_KINDS)),
    oneOf('day_without_work', table.reason, Object.keys(DAY_REASONS)),
    notBlank('day_without_work', table.name),
    numberRange('day_without_work', table.capacity, 0),
    timePattern('day_without_work', table.start_time),
    timePattern('day_without_work', table.end_time),
    rowRule('day_without_work', 'last_day_after_first', sql`${table.last_day} >= ${table.first_day}`),
    rowRule(
      'day_without_work',
      'end_time_after_start',
      sql`(${table.start_time} is null) = (${table.end_time} is null) and (${table.end_time} is null or ${table.end_time} > ${table.start_time})`,
    ),
  ],
);
