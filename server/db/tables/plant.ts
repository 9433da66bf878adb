import { pgTable } from 'drizzle-orm/pg-core';
import { notBlank, numberRange } from '../checks';
import { audit, degrees, flag, id, softDelete, text } from '../columns';

/** A plant that mixes gunite, and where it is [SDY-018]. */
export const plant = pgTable(
  'plant',
  {
    id: id(),
    name: text({ max: 60 }).notNull(),
    address: text({ max: 200 }),
    lat: degrees({ min: -90, max: 90, label: 'Latitude' }).notNull(),
    lon: degrees({ min: -180, max: 180, label: 'Longitude' }).notNull(),
    is_active: flag().default(true),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    notBlank('plant', table.name),
    numberRange('plant', table.lat, -90, 90),
    numberRange('plant', table.lon, -180, 180),
  ],
);
