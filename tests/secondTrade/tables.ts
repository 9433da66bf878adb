import { pgTable } from 'drizzle-orm/pg-core';
import { notBlank, numberRange } from '../../server/db/checks';
import { audit, civilDate, code, flag, id, money, quantity, reference, text } from '../../server/db/columns';

/** Who repairs bicycles. */
export const mechanic = pgTable(
  'mechanic',
  { id: id(), name: text({ max: 60 }).notNull(), is_active: flag().default(true), ...audit() },
  (table) => [notBlank('mechanic', table.name)],
);

/** A bicycle, and whom it belongs to. */
export const bicycle = pgTable(
  'bicycle',
  {
    id: id(),
    frame_number: text({ max: 30 }).notNull().unique('bicycle_frame_number_key'),
    owner_name: text({ max: 60 }).notNull(),
    ...audit(),
  },
  (table) => [notBlank('bicycle', table.frame_number)],
);

const REPAIR_STATES = ['waiting', 'on_the_stand', 'done'] as const;

/** What is done to a bicycle: by whom, on which day, for how many hours. */
export const repair = pgTable(
  'repair',
  {
    id: id(),
    work: text({ max: 120 }).notNull(),
    bicycle_id: reference(() => bicycle.id).notNull(),
    mechanic_id: reference(() => mechanic.id),
    day: civilDate(),
    hours: quantity({ min: 0, max: 8, unit: 'h' }).notNull(),
    price: money({ min: 0 }),
    state: code({ choices: REPAIR_STATES }).notNull().default('waiting'),
    ...audit(),
  },
  (table) => [notBlank('repair', table.work), numberRange('repair', table.hours, 0, 8)],
);
