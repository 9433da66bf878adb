import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';

const app = await testApp();
beforeAll(async () => {
  await app.database.pool.query(
    "insert into customer (company_name, city, note) select 'Builder ' || n, 'Katy', repeat('a long note ', 100) from generate_series(1, 700) n",
  );
});

const LIST = (size: number) =>
  `{ customers(page: { number: 1, size: ${size} }) { total_count items { id company_name city note } } }`;
const ask = async (encodings: string, query: string): Promise<Response> =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await app.token('admin')}`,
      'accept-encoding': encodings,
    },
    body: JSON.stringify({ query }),
  });
const told = ({ headers }: Response) => [headers.get('content-encoding'), headers.get('vary')];

describe('an answer above 1 kB', () => {
  it('leaves as the client accepts, brotli before gzip, and says what it depends on [NET-001]', async () => {
    const accepts = [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['BR', 'br'],
      ['gzip;q=0', null],
      ['identity', null],
    ] as const;
    for (const [accepted, encoding] of accepts)
      expect([accepted, ...told(await ask(accepted, LIST(50)))]).toEqual([accepted, encoding, 'accept-encoding']);
  });

  it.each(['br', 'gzip'])(
    'is the same answer behind %s, packed at once or aside, and a tenth of the bytes',
    async (encoding) => {
      for (const size of [25, 100]) {
        const [plain, packed] = [await ask('identity', LIST(size)), await ask(encoding, LIST(size))];
        const [plainText, packedText] = [await plain.text(), await packed.text()];
        expect(packedText).toBe(plainText);
        expect(Number(packed.headers.get('content-length'))).toBeLessThan(plainText.length / 10);
        expect(packed.headers.get('x-schema-hash')).toBe(plain.headers.get('x-schema-hash'));
      }
    },
  );

  it('is packed while it is made, when nobody knows its length: an export [NET-001]', async () => {
    const get = async (encodings: string) =>
      fetch(`${app.url}/v1/export/customer`, {
        headers: { authorization: `Bearer ${await app.token('admin')}`, 'accept-encoding': encodings },
      });
    const [plain, packed] = [await get('identity'), await get('br')];
    expect(told(packed)[0]).toBe('br');
    expect(await packed.text()).toBe(await plain.text());
  });

  it('gives the connection of an export back when the reader goes away', async () => {
    const before = app.database.pool.totalCount - app.database.pool.idleCount;
    const stop = new AbortController();
    const answer = await fetch(`${app.url}/v1/export/customer`, {
      signal: stop.signal,
      headers: { authorization: `Bearer ${await app.token('admin')}`, 'accept-encoding': 'gzip' },
    });
    stop.abort();
    await answer.text().catch(() => undefined);
    await expect.poll(() => app.database.pool.totalCount - app.database.pool.idleCount).toBe(before);
  });
});

describe('left as it is', () => {
  it('is an answer that fits into a packet', async () => {
    expect(told(await ask('br', '{ customers(page: { number: 1, size: 1 }) { items { id } } }'))[0]).toBeNull();
  });

  it('is the answer to a sign-in and the page of a reset, which hold a secret beside what the caller sent', async () => {
    const page = await fetch(`${app.url}/reset-password?token=unknown`, { headers: { 'accept-encoding': 'br' } });
    expect((await page.text()).length).toBeGreaterThan(1_024);
    expect(told(page)[0]).toBeNull();
    const token = await fetch(`${app.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
      body: JSON.stringify({
        grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
        realm: 'Username-Password-Authentication',
        username: 'admin@trowel.test',
        password: 'Trowel123!',
        client_id: 'trowel',
        scope: 'openid profile email',
      }),
    });
    expect((await token.text()).length).toBeGreaterThan(1_024);
    expect(told(token)[0]).toBeNull();
  });
});
