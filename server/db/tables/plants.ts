import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { audit, civilDate, id, reference } from '../columns';
import { crew } from './employees';
import { plant } from './plant';

export * from './plant';

/**
 * What is said of a crew's day, once for each: the plant that its gunite comes from, where that is not the usual one of
 * the crew [SDY-018].
 */
export const crewDay = pgTable(
  'crew_day',
  {
    id: id(),
    crew_id: reference(() => crew.id, 'cascade').notNull(),
    date: civilDate().notNull(),
    plant_id: reference(() => plant.id).notNull(),
    ...audit(),
  },
  (table) => [
    unique('crew_day_crew_id_date_key').on(table.crew_id, table.date),
    index('crew_day_date_idx').on(table.date),
    index('crew_day_plant_id_idx').on(table.plant_id),
  ],
);
