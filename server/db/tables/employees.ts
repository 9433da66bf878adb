import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  audit,
  civilDate,
  count,
  degrees,
  email,
  flag,
  id,
  longText,
  phone,
  postalCode,
  quantity,
  reference,
  softDelete,
  stateCode,
  text,
} from '../columns';
import { emailPattern, notBlank, numberRange, phonePattern, textLength } from '../checks';
import { lookupCompanyDivision } from './lookups';
import { plant } from './plant';

/** A person who works for us or for a subcontractor [EMP-003 EMP-007]. */
export const employee = pgTable(
  'employee',
  {
    id: id(),
    first_name: text({ max: 100 }).notNull(),
    last_name: text({ max: 100 }).notNull(),
    email_address: email(),
    phone_number: phone(),
    secondary_phone_number: phone(),
    address_line_1: text(),
    city: text({ max: 100 }),
    state: stateCode(),
    zip_code: postalCode(),
    position: text({ max: 100 }),
    is_active: flag().default(true),
    is_subcontractor: flag(),
    is_presite_supervisor: flag(),
    hire_date: civilDate(),
    note: longText(),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('employee_name_idx')
      .on(table.last_name, table.first_name, table.id)
      .where(sql`${table.deleted_at} is null`),
    notBlank('employee', table.first_name),
    notBlank('employee', table.last_name),
    textLength('employee', table.state, 0, 2),
    textLength('employee', table.zip_code, 5, 10),
    emailPattern('employee', table.email_address),
    phonePattern('employee', table.phone_number),
    phonePattern('employee', table.secondary_phone_number),
  ],
);

/**
 * A crew, called crew type by the documents [EMP-004]. `daily_capacity` is yards in division 2, square feet in division
 * 3, and only ever a warning [EMP-008].
 */
export const crew = pgTable(
  'crew',
  {
    id: id(),
    name: text({ max: 100 }).notNull(),
    subdivision: text({ max: 50 }).notNull(),
    lookup_company_division_id: reference(() => lookupCompanyDivision.id).notNull(),
    /** Its place among the crews of its division, given by `updateCrewSortOrder` alone. */
    sort_order: count({ readOnly: true }).notNull().default(0),
    is_active: flag().default(true),
    is_subcontractor: flag(),
    daily_capacity: quantity({ min: 0 }),
    /** Where its gunite usually comes from; a day may have another one [SDY-018]. */
    plant_id: reference(() => plant.id),
    /** Where its days begin and end, and its miles are counted from [SDY-004]. */
    yard_lat: degrees({ min: -90, max: 90, label: 'Yard Latitude' }),
    yard_lon: degrees({ min: -180, max: 180, label: 'Yard Longitude' }),
    ...audit(),
  },
  (table) => [
    index('crew_plant_id_idx').on(table.plant_id),
    index('crew_division_idx').on(table.lookup_company_division_id, table.sort_order, table.name),
    notBlank('crew', table.name),
    notBlank('crew', table.subdivision),
    numberRange('crew', table.daily_capacity, 0),
    numberRange('crew', table.yard_lat, -90, 90),
    numberRange('crew', table.yard_lon, -180, 180),
  ],
);

/** The crews an employee belongs to; who belongs to a crew can be its foreman [EMP-005]. */
export const employeeCrew = pgTable(
  'employee_crew',
  {
    id: id(),
    employee_id: reference(() => employee.id, 'cascade').notNull(),
    crew_id: reference(() => crew.id).notNull(),
    ...audit(),
  },
  (table) => [
    uniqueIndex('employee_crew_key').on(table.employee_id, table.crew_id),
    index('employee_crew_crew_id_idx').on(table.crew_id),
  ],
);
