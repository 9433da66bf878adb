import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { breakableDatabase } from '../support/breakableDatabase';
import { startApp, testApp } from '../support/app';

const app = await testApp();

const post = async (
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; code: unknown }> => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await app.token('admin')}`, ...headers },
  });
  const text = await response.text();
  const answer = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
  return { status: response.status, text, code: answer.errors?.[0]?.extensions?.code };
};
const ask = (query: string, variables: object = {}) => post(JSON.stringify({ query, variables }));
const INNARDS = /select |insert |\bat .*:\d+:\d+|node_modules|pg_|Did you mean/i;

const fields = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `a${from + index}: apiVersion`).join(' ');
const IN_THREE = [0, 20, 40].map((from) => `fragment P${from} on Query { ${fields(from, from + 20)} }`).join(' ');
/** Fragments of which each spreads the next one twice: 2^levels fields of a type in a few lines. */
const doubled = (type: string, field: string, levels: number): string =>
  [
    ...Array.from({ length: levels }, (_, at) => `fragment F${at} on ${type} { ...F${at + 1} ...F${at + 1} }`),
    `fragment F${levels} on ${type} { ${field} }`,
  ].join(' ');

describe('a GraphQL request', () => {
  it('without a token is answered 401 [AUTH-061]', async () => {
    const { status, errors } = await app.graphql(null, '{ apiVersion }');
    expect(status).toBe(401);
    expect(errors).toEqual([{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await post('{}', { authorization: 'Bearer rubbish' })).status).toBe(401);
  });

  it('reads the version of the server [NAV-024]', async () => {
    expect((await app.graphql('nobody', '{ apiVersion }')).data).toEqual({ apiVersion: '2.4.025' });
  });

  it('may look at the schema when it is signed in, and not otherwise', async () => {
    expect((await app.graphql('nobody', '{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    expect((await app.graphql(null, '{ __schema { queryType { name } } }')).status).toBe(401);
  });

  it('is counted by user, not by address', async () => {
    const left = async (account: string) =>
      Number((await app.graphql(account, '{ apiVersion }')).headers.get('x-ratelimit-remaining'));
    const before = await left('display');
    await left('warehouse');
    expect(await left('display')).toBe(before - 1);
  });

  it('says by a header which schema answered', async () => {
    expect((await app.graphql('nobody', '{ apiVersion }')).headers.get('x-schema-hash')).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is refused by GET and in batches', async () => {
    const got = await fetch(`${app.url}/graphql?query={apiVersion}`, {
      headers: { authorization: `Bearer ${await app.token('admin')}` },
    });
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await post('[{"query":"{ apiVersion }"}]')).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['no JSON', '{"query": '],
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['no document', '{"variables": {}}'],
    ['a document that is none', '{"query": "{ customers( }"}'],
    ['a document with an unknown field', '{"query": "{ customers { itemz { id } } }"}'],
    ['an id that is no number', '{"query": "{ customer(id: \\"x\' or 1=1\\") { id } }"}'],
    [
      'an id beyond 32 bits',
      '{"query": "query ($id: Int!) { customer(id: $id) { id } }", "variables": {"id": 4294967296}}',
    ],
    ['a list limit of -1', '{"query": "{ customers(page: { number: 1, size: -1 }) { items { id } } }"}'],
    ['a list limit of a million', '{"query": "{ customers(page: { number: 1, size: 1000000 }) { items { id } } }"}'],
    [
      'a number that PostgreSQL cannot hold',
      '{"query": "{ customers(filter: { created_at: { gte: \\"yesterday-ish\\" } }) { items { id } } }"}',
    ],
    ['a zero byte in a search', '{"query": "{ customers(filter: { search: \\"a\\\\u0000b\\" }) { items { id } } }"}'],
  ])('with %s is bad input, and tells nothing of the inside', async (_what, body) => {
    const { status, code, text } = await post(body);
    expect(code).toBe('BAD_USER_INPUT');
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(INNARDS);
  });

  it('names the field of a page that is out of bounds', async () => {
    const { text } = await ask('{ customers(page: { number: 0, size: 101 }) { items { id } } }');
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ extensions: { fields: [{ path: 'page.number' }, { path: 'page.size' }] } }],
    });
  });

  it('of ten megabytes is too large', async () => {
    const { status, code } = await post(JSON.stringify({ query: `{ apiVersion } # ${'x'.repeat(10_000_000)}` }));
    expect([status, code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it.each([
    ['depth', `{ customers { items ${'{ customer_contacts { customer '.repeat(5)}{ id }${' } }'.repeat(5)} } }`],
    ['aliases', `{ ${Array.from({ length: 400 }, (_, index) => `a${index}: apiVersion`).join(' ')} }`],
    ['tokens', `{ apiVersion ${'apiVersion '.repeat(8_000)} }`],
    ['root fields of a query', `{ ${fields(0, 60)} }`],
    ['root fields of a query, in a fragment', `{ ...All } fragment All on Query { ${fields(0, 60)} }`],
    ['root fields of a query, within it', `{ ... { ${fields(0, 60)} } }`],
    ['root fields of a query, in several fragments', `{ ...P0 ...P20 ...P40 } ${IN_THREE}`],
    ['spreads of fragments that spread others twice', `{ ...F0 } ${doubled('Query', 'apiVersion', 12)}`],
    ['spreads of fragments below a field', `query { me { ...F0 } } ${doubled('Me', 'id', 12)}`],
  ])('with too many %s is too complex [SEC-007]', async (_what, query) => {
    expect(await ask(query)).toMatchObject({ code: 'QUERY_TOO_COMPLEX' });
  });

  it('to change something carries its mutation_id in header and answer', async () => {
    const { headers, data } = await app.graphql('admin', 'mutation { createCity(city: { name: "Alvin" }) { id } }');
    expect(data).toMatchObject({ createCity: { id: expect.any(Number) } });
    expect(headers.get('x-mutation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('with a used Idempotency-Key and another body is refused with 422', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await app.graphql('admin', 'mutation { createCity(city: { name: "Sealy" }) { id } }', {}, key);
    const again = await app.graphql('admin', 'mutation { createCity(city: { name: "Sealy" }) { id } }', {}, key);
    const other = await app.graphql('admin', 'mutation { createCity(city: { name: "Brenham" }) { id } }', {}, key);
    expect(again.data).toEqual(first.data);
    expect(again.headers.get('x-mutation-id')).toBe(first.headers.get('x-mutation-id'));
    expect([other.status, other.errors?.[0]?.extensions?.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(
      await post(JSON.stringify({ query: 'mutation { createCity(city: { name: "X" }) { id } }' }), {
        'idempotency-key': 'mine',
      }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a database that is away', () => {
  it('is answered 503 for reads and writes, without a word of the inside, and serves again when it is back', async () => {
    const database = await breakableDatabase();
    const away = await startApp({ database });
    const token = await away.token('admin');
    const send = (query: string) =>
      fetch(`${away.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
      });
    await database.interrupt();
    for (const query of [
      '{ customers { items { id } } }',
      'mutation { createCity(city: { name: "Nowhere" }) { id } }',
    ]) {
      const response = await send(query);
      const text = await response.text();
      expect(response.status).toBe(503);
      expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
      expect(text).not.toMatch(INNARDS);
    }
    await database.restore();
    const back = await send('{ cities(filter: { name: { eq: "Nowhere" } }) { total_count } }');
    expect(await back.json()).toEqual({ data: { cities: { total_count: 0 } } });
    await away.close();
  });
});
