import { sql } from 'drizzle-orm';
import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { CHAIN_STEPS, MAX_GAP } from '#domain/boards/chains/chainGap';
import { numberRange, oneOf, rowRule } from '../checks';
import { audit, code, count, id, reference, softDelete } from '../columns';
import { lookupCompanyDivision } from './lookups';

/** How many workdays belong between two phases of a job, by division [SDY-003]. */
export const chainGap = pgTable(
  'chain_gap',
  {
    id: id(),
    lookup_company_division_id: reference(() => lookupCompanyDivision.id).notNull(),
    step: code({ max: 20, choices: Object.keys(CHAIN_STEPS), values: CHAIN_STEPS }).notNull(),
    min_workdays: count({ min: 0, max: MAX_GAP, label: 'At Least (Workdays)' }).notNull(),
    max_workdays: count({ min: 0, max: MAX_GAP, label: 'At Most (Workdays)' }),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    uniqueIndex('chain_gap_step_key')
      .on(table.lookup_company_division_id, table.step)
      .where(sql`${table.deleted_at} is null`),
    oneOf('chain_gap', table.step, Object.keys(CHAIN_STEPS)),
    numberRange('chain_gap', table.min_workdays, 0, MAX_GAP),
    numberRange('chain_gap', table.max_workdays, 0, MAX_GAP),
    rowRule('chain_gap', 'max_workdays_not_below_min', sql`${table.max_workdays} >= ${table.min_workdays}`),
  ],
);
