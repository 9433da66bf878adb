import type pg from 'pg';
import type { Row } from '../../db/statement';
import type { Mutation } from '../mutation';

/**
 * Places are held before any row is locked, all at once and in one order, so that whoever waits for one holds none that
 * comes after it. A place that turns out to be wanted later is only tried: where somebody has it, the mutation begins
 * again and holds it from the start.
 */
export class PlacesTaken extends Error {
  constructor(readonly places: readonly string[]) {
    super('A place is held by another mutation.');
  }
}

/** Any number that no other user of the database locks. */
const SPACE = 7_269_421;

const inOrder = (named: string): string =>
  `select key, hashtextextended(key, ${SPACE}) as lock from (${named}) named order by 2`;

/** True when the transaction may not wait for a place any more: it has places or rows that others may wait for. */
export const isLate = ({ held, locked }: Mutation): boolean => held.size > 0 || locked.size > 0;

/**
 * One row: the places by name, and whether they are held. The sort is below the function, so they are taken in their
 * order.
 * @param named a query of names, `key`
 */
export const heldText = (named: string, late: boolean): string => `
  select coalesce(array_agg(key), '{}') as held_keys,
    ${late ? 'coalesce(bool_and(pg_try_advisory_xact_lock(lock)), true)' : 'count(pg_advisory_xact_lock(lock)) >= 0'} as is_held
  from (${inOrder(named)}) ordered`;

/** Remembers what `heldText` answered. @throws PlacesTaken */
export const rememberPlaces = (mutation: Mutation, row: Row | undefined): void => {
  const keys = Array.isArray(row?.held_keys) ? row.held_keys.map(String) : [];
  if (row?.is_held !== true) throw new PlacesTaken([...mutation.held, ...keys]);
  for (const key of keys) mutation.held.add(key);
};

/** Holds places by name, before anything else of a transaction. */
export const holdFirst = (client: pg.PoolClient, places: readonly string[]): Promise<unknown> =>
  client.query({
    name: 'hold_places',
    text: `select count(pg_advisory_xact_lock(lock)) from (${inOrder('select unnest($1::text[]) as key')}) ordered`,
    values: [places],
  });
