import { describe, expect, it } from 'vitest';
import { testApp, type GraphqlAnswer } from '../support/app';

const app = await testApp();

interface Fault {
  path: string;
  message: string;
  rule?: string;
}
const faultsOf = ({ errors }: GraphqlAnswer<unknown>): [string, string | undefined, string][] =>
  ((errors?.[0]?.extensions?.fields ?? []) as Fault[]).map(({ path, rule, message }) => [path, rule, message]);

type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
const send = async (account: string, path: string, init: Sent = {}): Promise<{ status: number; error: Error }> => {
  const response = await fetch(`${app.url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${await app.token(account)}`, ...init.headers },
  });
  return { status: response.status, ...((await response.json()) as { error: Error }) };
};
interface Error {
  code: string;
  message: string;
  fields?: Fault[];
}

describe('an answer that is asked for again under its key', () => {
  it('is the first one, in whatever order the keys of the request stand', async () => {
    const CREATE = 'mutation ($homeowner: HomeownerInput!) { createHomeowner(homeowner: $homeowner) { id last_name } }';
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await app.graphql(
      'admin',
      CREATE,
      { homeowner: { first_name: 'Rosa', last_name: 'Vu', city: 'Katy' } },
      key,
    );
    const again = await app.graphql(
      'admin',
      CREATE,
      { homeowner: { city: 'Katy', last_name: 'Vu', first_name: 'Rosa' } },
      key,
    );
    expect([again.errors, again.data]).toEqual([undefined, first.data]);
    expect(again.headers.get('x-mutation-id')).toBe(first.headers.get('x-mutation-id'));
    const { rows } = await app.database.pool.query("select 1 from homeowner where last_name = 'Vu'");
    expect(rows).toHaveLength(1);
    const other = { homeowner: { first_name: 'Rosa', last_name: 'Vu', city: 'Spring' } };
    expect((await app.graphql('admin', CREATE, other, key)).errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_MISMATCH');
  });
});

describe('what an answer says of bad input', () => {
  it('speaks of characters where a text is too long', async () => {
    const long = 'x'.repeat(256);
    const made = await app.graphql('admin', 'mutation ($it: CustomerInput!) { createCustomer(customer: $it) { id } }', {
      it: { company_name: long, address_line_1: long },
    });
    expect(faultsOf(made)).toEqual([
      ['company_name', 'max_length', 'Must be 255 characters or less.'],
      ['address_line_1', 'max_length', 'Must be 255 characters or less.'],
    ]);
    const ordered = await app.graphql(
      'admin',
      'mutation ($it: PurchaseOrderInput!) { createPurchaseOrder(purchaseOrder: $it) { id } }',
      { it: { order_name: 'x'.repeat(151), notes: 'x'.repeat(4001), line_items: [] } },
    );
    expect(faultsOf(ordered)).toEqual([
      ['order_name', 'max_length', 'Must be 150 characters or less.'],
      ['notes', 'max_length', 'Must be 4000 characters or less.'],
    ]);
    const searched = await app.graphql(
      'admin',
      'query ($text: String!) { boardSearch(category: gunite, text: $text) { key } }',
      {
        text: 'x'.repeat(10_000),
      },
    );
    expect(faultsOf(searched)).toMatchObject([
      ['text', 'max_length', expect.stringMatching(/^Must be \d+ characters or less\.$/)],
    ]);
  });

  it('speaks of entries where a list is empty', async () => {
    const sorted = await app.graphql('admin', 'mutation { updateBoardSortOrder(items: []) { id } }');
    expect(faultsOf(sorted)).toEqual([['items', 'min_entries', 'Must have 1 or more entries.']]);
  });

  it('names the rule of a supervisor and no pattern', async () => {
    const found = await app.graphql('admin', '{ jobs(searchCriteria: { supervisor: ["x"] }) { id } }');
    expect(faultsOf(found)).toEqual([['supervisor.0', 'reference', 'Must be the id of a record.']]);
  });

  it('names the rule of the page of a list, and of a board that a visit cannot stand on', async () => {
    expect(
      faultsOf(await app.graphql('admin', '{ customers(page: { number: 0, size: 101 }) { total_count } }')),
    ).toEqual([
      ['page.number', 'page_number', 'The page number starts at 1.'],
      ['page.size', 'page_size', 'A page has 1 to 100 rows.'],
    ]);
    expect(faultsOf(await app.graphql('admin', '{ mySchedule(employee_id: 4711) { today } }'))).toEqual([
      ['employee_id', 'employee_unknown', 'There is no such employee.'],
    ]);
  });
});

describe('what an address says of bad input', () => {
  const json = (body: unknown): Sent => ({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  it.each<[string, string, Sent, [string, string][]]>([
    ['rows that are none', '/v1/export/job-search?rows=x', {}, [['rows', 'not_valid']]],
    [
      'an order that is none',
      '/v1/export/customer?order=up&created_from=soon',
      {},
      [
        ['order', 'choice'],
        ['created_from', 'date'],
      ],
    ],
    ['a filter that is none', '/v1/export/customer?filter=x', {}, [['filter', 'record']]],
    ['a filter of an unknown field', '/v1/export/customer?filter=%7B%22x%22%3A1%7D', {}, [['filter', 'not_valid']]],
    ['criteria that are none', '/v1/export/job-search?searchCriteria=x', {}, [['searchCriteria', 'record']]],
    ['filters of a report that are none', '/v1/export/report/coverage?filters=x', {}, [['filters', 'record']]],
    [
      'a card that is held by nobody',
      '/v1/presence',
      json({ category: 'moon', card_key: '', stream: 'x', is_held: 1 }),
      [
        ['category', 'choice'],
        ['card_key', 'min_length'],
        ['stream', 'not_valid'],
        ['is_held', 'boolean'],
      ],
    ],
    [
      'an import in no mode',
      '/v1/import/customer?mode=x',
      { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'ID\r\n1' },
      [['mode', 'choice']],
    ],
  ])('names field and rule for %s, in words of ours', async (_what, path, init, expected) => {
    const { status, error } = await send('admin', path, init);
    expect([status, error.code]).toEqual([422, 'BAD_USER_INPUT']);
    expect(error.fields?.map(({ path: field, rule }) => [field, rule])).toEqual(expect.arrayContaining(expected));
    expect(JSON.stringify(error)).not.toMatch(/Invalid (input|string|option)|pattern|Too (small|big)|\^/);
  });

  it('speaks of no marked field where none is marked', async () => {
    for (const [path, init] of [
      ['/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }],
      ['/v1/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }],
      ['/v1/presence', { method: 'PUT', headers: { 'content-type': 'application/xml' }, body: '<a/>' }],
      ['/v1/import/customer', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: '' }],
    ] as const) {
      const response = await fetch(`${app.url}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${await app.token('admin')}`, ...init.headers },
      });
      const text = await response.text();
      expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
      expect(text).not.toContain('marked fields');
    }
  });

  it('names the fields of a login that is none', async () => {
    const { status, error } = await send('admin', '/v1/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 7 }),
    });
    expect([status, error.fields?.map(({ path, rule }) => [path, rule])]).toEqual([
      422,
      [
        ['email', 'text'],
        ['password', 'text'],
      ],
    ]);
  });
});
