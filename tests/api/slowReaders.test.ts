import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';

const app = await testApp();

/** An answer of some thirty million letters. */
const LARGE = `{ LookupQuery { ${Array.from({ length: 9 }, (_, at) => `l${at}: homeowners { id name first_name last_name phone_number email_address }`).join(' ')} } }`;

beforeAll(async () => {
  await app.database.pool.query(
    `insert into homeowner (first_name, last_name, phone_number, email_address)
     select repeat('Ann', 15), n::text, '(713) 555-0100', 'ann@example.com' from generate_series(1, 15000) n`,
  );
});

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Asks, and takes no more of the answer than its beginning. */
const askSlowly = async (account: string): Promise<string> => {
  const body = JSON.stringify({ query: LARGE });
  const { hostname, port } = new URL(app.url);
  const token = await app.token(account);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  socket.on('error', () => undefined);
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, 'readable');
  const begin: unknown = socket.read(15);
  return String(begin).slice(9, 12);
};
const ask = async (account: string): Promise<[number, string | null, unknown]> => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await app.token(account)}` },
    body: JSON.stringify({ query: '{ businessDay }' }),
  });
  return [response.status, response.headers.get('retry-after'), await response.json()];
};

describe('a reader who does not take large answers', () => {
  it('is told to wait while they hold as much as two may, and nobody else is; once they are gone all goes on [SEC-007]', async () => {
    expect([await askSlowly('manager'), await askSlowly('manager')]).toEqual(['200', '200']);
    expect(await askSlowly('manager')).toBe('429');
    expect((await ask('manager'))[0]).toBe(200); // what is there still has room for little
    expect(await askSlowly('office')).toBe('200');
    for (const socket of open.splice(0)) socket.destroy();
    await expect.poll(() => askSlowly('manager'), { timeout: 20_000 }).toBe('200');
  }, 120_000);

  it('has no more by many questions at once: they are written one beside the other [SEC-007]', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, () => askSlowly('estimator')));
    expect(statuses.filter((status) => status === '200').length).toBeLessThanOrEqual(2);
    expect(new Set(statuses.filter((status) => status !== '200'))).toEqual(new Set(['429']));
    for (const socket of open.splice(0)) socket.destroy();
    await expect.poll(async () => (await ask('estimator'))[0], { timeout: 20_000 }).toBe(200);
  }, 120_000);
});
