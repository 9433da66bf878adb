import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core';
import type { CalendarItem } from '#domain/calendar/feedItems';
import { audit, id, reference, secret } from '../columns';
import { rowRule } from '../checks';
import { crew, employee } from './employees';
import { appUser } from './identity';

/** A secret address at which a user's calendar program reads the schedule of an employee or a crew [MSG-003]. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: id(),
    user_id: reference(() => appUser.id, 'cascade').notNull(),
    employee_id: reference(() => employee.id, 'cascade'),
    crew_id: reference(() => crew.id, 'cascade'),
    /** SHA-256 of the key of its address, which has 256 random bits and is told once. */
    secret_hash: secret({ max: 64 }).notNull().unique('calendar_feed_secret_hash_key'),
    ...audit(),
  },
  (table) => [
    unique('calendar_feed_target_key').on(table.user_id, table.employee_id, table.crew_id).nullsNotDistinct(),
    index('calendar_feed_employee_id_idx').on(table.employee_id),
    index('calendar_feed_crew_id_idx').on(table.crew_id),
    rowRule('calendar_feed', 'one_target', sql`(${table.employee_id} is null) <> (${table.crew_id} is null)`),
  ],
);

/** What an address told last, so that calendar programs hear what has moved and what is gone [MSG-003]. */
export const calendarTold = pgTable('calendar_told', {
  feed_id: integer()
    .primaryKey()
    .references(() => calendarFeed.id, { onDelete: 'cascade' }),
  items: jsonb().$type<readonly CalendarItem[]>().notNull(),
});
