import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PrintedDay } from '#domain/boards/printedDays';
import { appUser } from './identity';

/** What a day of a board had when a user printed it last: no record of the business, so without a history [PRT-003]. */
export const boardPrint = pgTable(
  'board_print',
  {
    user_id: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** `week/pebble`, or `week/pebble/crew` for the lists of stops */
    board: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    printed_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    cards: jsonb().$type<PrintedDay['cards']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.board, table.day] })],
);
