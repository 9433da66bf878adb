import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '../support/app';
import { breakableDatabase } from '../support/breakableDatabase';

it('while the database is away the log has a line for all loops and one for users, and one when it is back [OPS-014]', async () => {
  const database = await breakableDatabase();
  const written: { level: number; msg: string; cause?: string }[] = [];
  const server = await startApp({
    database,
    env: { LOG_LEVEL: 'warn' },
    deps: { logTo: { write: (line) => written.push(JSON.parse(line)) } },
  });
  onTestFinished(() => server.close());
  const of = (text: string) => written.filter(({ msg }) => msg === text).length;
  const token = await server.token('admin');
  await database.interrupt();
  const ask = () => fetch(`${server.url}/v1/health`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status).toBe(503);
  await ask();
  // Loops look each second: each of them has found it away, some more than once.
  await expect.poll(() => of('the database does not answer'), { timeout: 20_000 }).toBe(1);
  await new Promise((done) => setTimeout(done, 4_000));
  expect(written.map(({ msg }) => msg).toSorted()).toEqual([
    'the database does not answer',
    'users are told of a failure',
  ]);
  await database.restore();
  await expect.poll(() => of('the database answers again'), { timeout: 20_000 }).toBe(1);
  expect(written).toHaveLength(3);
}, 60_000);
