import { Readable } from 'node:stream';
import type pg from 'pg';
import { AppError } from '#domain/errors';
import type { Reads } from '../db/reads';
import { MAY_TAKE_LONGER } from '../db/session';
import { createLane, type Lane } from '../pipeline/lane';

/** So many exports are under way at once: each holds a connection for as long as its reader takes. */
const AT_ONCE = 3;
/** Milliseconds that an export waits for its turn. */
const TIMEOUT_MS = 5_000;

export interface ExportLimits {
  /** Milliseconds that a reader may take no bytes at all. */
  stalled: number;
  /** Milliseconds from the first byte to the last. */
  whole: number;
}
const LIMITS: ExportLimits = { stalled: 30_000, whole: 20 * 60_000 };

const lanes = new WeakMap<pg.Pool, Lane>();
/** The lane of the exports on a pool. */
export const exportLaneOf = (pool: pg.Pool): Lane => {
  const lane = lanes.get(pool) ?? createLane(AT_ONCE, TIMEOUT_MS);
  lanes.set(pool, lane);
  return lane;
};

/**
 * What an export sends, in a lane of its own: readers that stall take the connections of nobody else, and are cut off.
 * @param parts gives its connection back when it is ended early, and calls `lost` when the database ended it: a reader
 * that
 *   takes nothing would otherwise hold its place in the lane until it has stalled for too long
 */
export const exportBody = <Part extends string | Uint8Array>(
  pool: pg.Pool,
  parts: (lost: () => void) => AsyncGenerator<Part>,
  { stalled, whole }: ExportLimits = LIMITS,
): Readable => {
  const end = Date.now() + whole;
  const cutOff = (): void =>
    void body.destroy(new AppError('SERVICE_UNAVAILABLE', {}, 'the reader of an export stalled'));
  const lost = (): void =>
    void body.destroy(new AppError('SERVICE_UNAVAILABLE', {}, 'the connection of an export was lost'));

  const inTurn = async function* (): AsyncGenerator<Part> {
    const leave = await exportLaneOf(pool).enter();
    let stall: NodeJS.Timeout | undefined;
    try {
      if (body.destroyed) return; // its reader has left the line
      for await (const part of parts(lost)) {
        stall = setTimeout(cutOff, Math.max(0, Math.min(stalled, end - Date.now()))).unref();
        yield part;
        clearTimeout(stall);
      }
    } finally {
      clearTimeout(stall);
      leave();
    }
  };
  const body = Readable.from(inTurn());
  return body;
};

/**
 * A transaction that sees one state of the data for as long as an export reads it; a connection on which it did not
 * come to its end is rolled back.
 * @param lost is called when the database ends the connection in the middle
 */
export async function* readingOneState<Part>(
  reads: Pick<Reads, 'connect'>,
  read: (client: pg.PoolClient) => AsyncGenerator<Part>,
  lost: () => void,
): AsyncGenerator<Part> {
  const client = await reads.connect();
  client.once('end', lost);
  let isDone = false;
  try {
    await client.query(
      `begin transaction isolation level repeatable read read only; set local idle_in_transaction_session_timeout = '60s'; ${MAY_TAKE_LONGER}`,
    );
    yield* read(client);
    await client.query('commit');
    isDone = true;
  } finally {
    client.off('end', lost);
    const isBroken = isDone
      ? false
      : await client.query('rollback').then(
          () => false,
          () => true,
        );
    client.release(isBroken);
  }
}
