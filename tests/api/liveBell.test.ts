import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBell, type Bell } from '../../server/events/bell';
import { freshDatabase, type FreshDatabase } from '../support/database';

const databases: FreshDatabase[] = [];
const aDatabase = async (): Promise<FreshDatabase> => {
  const database = await freshDatabase();
  databases.push(database);
  return database;
};
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
});

describe('a bell between servers', () => {
  it('whose connection breaks before it listens, listens again, and leaves no connection behind when it stops', async () => {
    const { pool } = await aDatabase();
    // The connection breaks while the statement is under way: its client tells so, and so does the statement.
    pool.once('acquire', (client) => setImmediate(() => client.connection.stream.destroy()));
    const report = vi.fn<(error: unknown) => void>();
    const heard = vi.fn<(message: string) => void>();
    const bell: Bell = openBell(pool, heard, report);
    await once(pool, 'remove');
    const other = openBell(pool, () => undefined, report);
    await expect
      .poll(
        () => {
          other.publish('a', 'hello');
          return heard.mock.calls.length;
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBeGreaterThan(0);
    await bell.stop();
    await other.stop();
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  });
});
