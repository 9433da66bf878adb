import { describe, expect, it } from 'vitest';
import { changesAfter, currentCursor, cursorOf } from '../../server/events/changeLog';
import { decodeCursor, encodeCursor, type Cursor } from '../../server/events/cursor';
import { testDatabase } from '../support/database';

const WRITE =
  "insert into change_log (mutation_id, command, entity, entity_id) values (gen_random_uuid(), 'test', 'city', $1)";

const database = await testDatabase();

describe('a reader of the change log', () => {
  it('loses no row, however many write at once and whichever commits first', async () => {
    let cursor: Cursor = await currentCursor(database.pool);
    const seen: number[] = [];
    const state = { isWriting: true };
    const read = async (): Promise<void> => {
      const rows = await changesAfter(database.pool, cursor, 50);
      const last = rows.at(-1);
      if (last) cursor = cursorOf(last);
      seen.push(...rows.map(({ entity_id }) => entity_id));
    };
    const reader = (async () => {
      while (state.isWriting) await read();
    })();
    const writer = async (number: number): Promise<void> => {
      const client = await database.pool.connect();
      for (let round = 0; round < 40; round += 1) {
        await client.query('begin');
        await client.query(WRITE, [number * 1_000 + round]);
        await client.query('select pg_sleep($1)', [((number * 7 + round * 13) % 5) / 1_000]);
        await client.query('commit');
      }
      client.release();
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map(writer));
    state.isWriting = false;
    await reader;
    // Transactions of other databases of this server hold the reader back as well.
    await expect
      .poll(
        async () => {
          await read();
          return seen.length;
        },
        { timeout: 20_000 },
      )
      .toBe(240);
    expect(new Set(seen).size).toBe(240);
  });

  it('waits for the oldest running transaction instead of passing it', async () => {
    const cursor = await currentCursor(database.pool);
    const slow = await database.pool.connect();
    await slow.query('begin');
    await slow.query(WRITE, [9_001]);
    await database.pool.query(WRITE, [9_002]);
    expect(await changesAfter(database.pool, cursor)).toEqual([]);
    await slow.query('commit');
    slow.release();
    await expect
      .poll(async () => (await changesAfter(database.pool, cursor)).map(({ entity_id }) => entity_id), {
        timeout: 20_000,
      })
      .toEqual([9_001, 9_002]);
  });

  it('keeps its place as a text that clients send back, and knows a foreign one', () => {
    expect(decodeCursor(encodeCursor({ xid: '18446744073709551615', seq: '7' }))).toEqual({
      xid: '18446744073709551615',
      seq: '7',
    });
    expect(decodeCursor('')).toBeNull();
    expect(decodeCursor(Buffer.from('1; drop').toString('base64url'))).toBeNull();
  });
});
