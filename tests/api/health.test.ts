import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { registerHealth } from '../../server/http/health';
import { testApp } from '../support/app';
import { breakableDatabase } from '../support/breakableDatabase';

const running = await testApp();

it('gives up on a database that says nothing, and is ready when it speaks again [OPS-014]', async () => {
  const database = await breakableDatabase();
  const app = Fastify();
  registerHealth(app, database);
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const status = async () => (await app.inject('/readyz')).statusCode;
  expect(await status()).toBe(200);
  database.freeze();
  expect(await Promise.all(Array.from({ length: 12 }, status))).toEqual(Array.from({ length: 12 }, () => 503));
  // Those that asked meanwhile hold one connection, and not all that there are.
  expect(database.pool.totalCount - database.pool.idleCount).toBe(1);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  database.thaw();
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
}, 30_000);

it('is answered for this moment: neither health nor an error may be kept on the way [OPS-016]', async () => {
  const cacheOf = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${running.url}${path}`, init);
    await response.arrayBuffer();
    return [response.status, response.headers.get('cache-control')];
  };
  expect(await cacheOf('/healthz')).toEqual([200, 'no-store']);
  expect(await cacheOf('/readyz')).toEqual([200, 'no-store']);
  expect(await cacheOf('/v1/nothing')).toEqual([404, 'no-store']);
  expect(await cacheOf('/v1/export/customer')).toEqual([401, 'no-store']);
  const headers = { 'content-type': 'application/json' };
  expect(await cacheOf('/graphql', { method: 'POST', headers, body: '{"query":"{ apiVersion }"}' })).toEqual([
    expect.any(Number),
    'no-store',
  ]);
});
