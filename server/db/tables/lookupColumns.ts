import { sql } from 'drizzle-orm';
import { pgTable, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { audit, flag, id, int, text } from '../columns';
import { notBlank } from '../checks';

/** The columns that every lookup has [LKP-011 LKP-018]. */
export const lookup = () => ({
  id: id(),
  name: text({ max: 100 }).notNull(),
  sort_order: int().notNull().default(0),
  is_active: flag().default(true),
});

/** A name stands once in its list, whatever its case. */
export const nameRules = (table: string, name: AnyPgColumn) => [
  uniqueIndex(`${table}_name_key`).on(sql`lower(${name})`),
  notBlank(table, name),
];

/** A list that has nothing but the common columns. */
export const plainLookup = <Name extends string>(name: Name) =>
  pgTable(name, { ...lookup(), ...audit() }, (table) => nameRules(name, table.name));
