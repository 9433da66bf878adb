import { DIVISION } from '#domain/statuses';
import type { Tx } from '../database';
import { chainGap } from '../tables';

/**
 * The gaps that a database begins with: each phase on a later workday, and a day of gunite on the next one. Added once:
 * what was edited or deleted stays so [SDY-003].
 */
export const seedChainGaps = async (db: Pick<Tx, 'select' | 'insert'>): Promise<void> => {
  const known = await db.select({ id: chainGap.id }).from(chainGap).limit(1);
  if (known.length > 0) return;
  const pebble = { lookup_company_division_id: DIVISION.PEBBLE, min_workdays: 1, max_workdays: null };
  await db.insert(chainGap).values([
    { ...pebble, step: 'prep_app' },
    { ...pebble, step: 'app_detail' },
    { lookup_company_division_id: DIVISION.GUNITE, step: 'gunite_days', min_workdays: 1, max_workdays: 1 },
  ]);
};
