import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env';
import { requestSource } from '../../server/areas/sources/requestSource';
import { quoteLongNumbers } from '../../server/areas/sources/quoteLongNumbers';
import type { SourceSetting } from '../../server/settings/sourceSettings';
import { memorySource } from '../support/sources/memorySource';
import { sourceServer } from '../support/sources/sourceServer';
import { startApp, testApp } from '../support/app';

const books = await sourceServer(memorySource('postgraphile'));
const prices = await sourceServer(memorySource('directus'));
afterAll(() => {
  books.close();
  prices.close();
});

const KEY = 'Bearer only-the-server-knows';
const ACCOUNTING: SourceSetting = {
  name: 'accounting',
  url: books.url,
  key: KEY,
  header: 'authorization',
  label: { en: 'Accounting', es: 'Contabilidad' },
  see: 'CAN_VIEW_INVENTORY',
  edit: 'CAN_EDIT_INVENTORY',
};
const PRICES = {
  name: 'prices',
  url: prices.url,
  label: { en: 'Price List', es: 'Lista de precios' },
  see: 'CAN_VIEW_COLOR_RECIPE',
};
const env = { SOURCES: JSON.stringify([ACCOUNTING, PRICES]), SOURCE_PRIVATE: 'on' };
const app = await testApp({ env });

const send = async (account: string | null, path: string, body?: unknown, url = app.url) => {
  const response = await fetch(`${url}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(account === null ? {} : { authorization: `Bearer ${await app.token(account)}`, cookie: 'a=b' }),
    },
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) as Record<string, unknown> };
};
const VENDORS = '{ list: allVendors(first: 2) { nodes { rowId name } totalCount } }';
const CREATE = 'mutation { saved: createVendor(input: { vendor: { name: "Gulf" } }) { vendor { rowId name } } }';

beforeEach(() => {
  books.state.mood = 'well';
  prices.state.mood = 'well';
});

describe('the setting SOURCES [SRC-001]', () => {
  it('is refused at the start with the place of the mistake', () => {
    const told = (value: unknown) => () =>
      readEnv({ SOURCES: typeof value === 'string' ? value : JSON.stringify(value) });
    expect(told('{')).toThrow('SOURCES: must be a list in JSON');
    expect(told([{ ...PRICES, see: 'EVERYTHING' }])).toThrow('SOURCES.0.see: must be a permission code');
    expect(told([{ ...PRICES, url: 'ftp://x' }])).toThrow('SOURCES.0.url');
    expect(told([PRICES, PRICES])).toThrow('each needs a name of its own');
    const { see: _see, ...governed } = PRICES;
    expect(told([{ ...governed, edit: 'CAN_EDIT_INVENTORY' }])).toThrow('SOURCES.0.edit: needs `see` beside it');
    expect(told([governed])()).toMatchObject({ SOURCES: [{ name: 'prices' }] });
    expect(told([PRICES])()).toMatchObject({ SOURCES: [{ name: 'prices', header: 'authorization' }] });
  });
});

describe('a source behind our server [SRC-001]', () => {
  it('is told to whoever has its code, with its tables', async () => {
    expect((await send(null, '/v1/sources')).status).toBe(401);
    const { body } = await send('manager', '/v1/sources');
    expect(body.sources).toMatchObject([
      {
        name: 'accounting',
        label: { es: 'Contabilidad' },
        may_edit: true,
        tables: [{ route: '/source/accounting/LedgerLine' }, { label_plural: 'Invoices' }, { label_plural: 'Vendors' }],
      },
      { name: 'prices', may_edit: false },
    ]);
    const ofScheduler = await send('scheduler', '/v1/sources');
    expect(ofScheduler.body.sources).toMatchObject([{ name: 'accounting', may_edit: false }, { name: 'prices' }]);
    expect((await send('foreman', '/v1/sources')).body.sources).toEqual([]);
    expect((await send('foreman', '/v1/sources/accounting')).status).toBe(404);
    expect((await send('foreman', '/v1/sources/accounting', { query: VENDORS })).status).toBe(404);
  });

  it('is asked with its key, which no browser learns, and with nothing of the browser', async () => {
    books.received.length = 0;
    const { status, text } = await send('manager', '/v1/sources/accounting', { query: VENDORS });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ data: { list: { totalCount: 12 } } });
    const headers = books.received.at(-1)?.headers ?? {};
    expect(headers.authorization).toBe(KEY);
    expect(headers.cookie).toBeUndefined();
    const told = [
      text,
      (await send('manager', '/v1/sources')).text,
      (await send('manager', '/v1/sources/accounting')).text,
    ];
    for (const one of told) expect(one).not.toContain('only-the-server-knows');
    expect((await send('admin', '/v1/settings')).text).not.toContain('only-the-server-knows');
  });

  it('takes changes from those with its second code alone, and from nobody where it has none', async () => {
    expect((await send('scheduler', '/v1/sources/accounting', { query: CREATE })).body.error).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await send('manager', '/v1/sources/accounting', { query: CREATE })).body).toMatchObject({
      data: { saved: { vendor: { name: 'Gulf' } } },
    });
    const onPrices = 'mutation { saved: create_vendor_item(data: { name: "x" }) { id } }';
    expect((await send('admin', '/v1/sources/prices', { query: onPrices })).body.error).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it.each([
    ['two operations', 'query A { allVendors { totalCount } } query B { allVendors { totalCount } }', 'BAD_USER_INPUT'],
    ['a subscription', 'subscription { allVendors { totalCount } }', 'BAD_USER_INPUT'],
    ['fragments', '{ ...F } fragment F on Query { allVendors { totalCount } }', 'BAD_USER_INPUT'],
    ['directives', '{ allVendors @skip(if: false) { totalCount } }', 'BAD_USER_INPUT'],
    ['what is no document', '{', 'BAD_USER_INPUT'],
    ['a root field that is no table', '{ __schema { types { name } } }', 'FORBIDDEN'],
    ['depths', `{ allVendors ${'{ nodes '.repeat(8)} { rowId } ${'}'.repeat(8)} }`, 'QUERY_TOO_COMPLEX'],
    ['lengths', `{ allVendors { ${'totalCount '.repeat(6_000)} } }`, 'QUERY_TOO_COMPLEX'],
  ])('is not asked with %s', async (_name, query, code) => {
    const before = books.received.length;
    expect((await send('manager', '/v1/sources/accounting', { query })).body.error).toMatchObject({ code });
    expect(books.received.length).toBe(before);
  });

  it('says so when it is away, and harms nothing else', async () => {
    const gone = await sourceServer(memorySource('keystone'));
    const other = await startApp({
      env: {
        SOURCE_PRIVATE: 'on',
        SOURCES: JSON.stringify([{ ...ACCOUNTING, name: 'gone', url: gone.url }, ACCOUNTING]),
      },
    });
    gone.close();
    const headers = { authorization: `Bearer ${await other.token('manager')}` };
    const ask = async (path: string) => {
      const response = await fetch(`${other.url}${path}`, { headers });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    expect((await ask('/v1/sources')).body.sources).toMatchObject([
      { name: 'gone', tables: null },
      { name: 'accounting', tables: [{}, {}, {}] },
    ]);
    // Not one of the statuses by which browsers tell that we are away ourselves.
    expect(await ask('/v1/sources/gone')).toMatchObject({
      status: 424,
      body: {
        error: {
          code: 'SOURCE_UNAVAILABLE',
          rule: 'source_away',
          message: 'Accounting does not answer. Please try again later.',
        },
      },
    });
    expect((await ask('/v1/sources/accounting')).status).toBe(200);
    expect(await other.graphql('manager', '{ customers { total_count } }')).toMatchObject({ status: 200 });
    await other.close();
  });

  it.each(['silent', 'redirects', 'endless', 'page'] as const)('ends a question when it %s', async (mood) => {
    books.state.mood = mood;
    const before = books.received.length;
    const asked = requestSource(
      ACCOUNTING,
      { query: VENDORS, variables: {} },
      { mayBePrivate: true, patience: 300, largest: 200_000 },
    );
    await expect(asked).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' });
    // A redirect is not followed: nothing else was asked.
    expect(books.received.length).toBe(before + 1);
  });

  it('is not looked for in private networks, unless the operator says so', async () => {
    const before = books.received.length;
    for (const url of [books.url, 'http://localhost:1/', 'http://169.254.169.254/latest'])
      await expect(
        requestSource({ ...ACCOUNTING, url }, { query: VENDORS, variables: {} }, { mayBePrivate: false }),
      ).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' });
    expect(books.received.length).toBe(before);
  });

  it('keeps views of its lists for those who see it', async () => {
    const view = `mutation ($resource: String!) { view: createSavedView(resource: $resource, name: "Mine", settings: { filter: {}, sort: { field: "name", order: "ASC" }, columns: { shown: [], widths: {} }, per_page: 25 }) { id } }`;
    const made = await app.graphql('manager', view, { resource: 'accounting.Vendor' });
    expect(made.data).toMatchObject({ view: { id: expect.any(Number) } });
    for (const [account, resource] of [
      ['foreman', 'accounting.Vendor'],
      ['manager', 'nowhere.Vendor'],
    ] as const)
      expect((await app.graphql(account, view, { resource })).data).toBeNull();
  });
});

describe('a source with rights of its own [SRC-001]', () => {
  const { see: _see, edit: _edit, ...governed } = ACCOUNTING;
  const WHY = `query ($user_id: Int!, $name: String!) {
    whyAccess(user_id: $user_id, question: { kind: "screen", name: $name }) { allowed lines { code met by } }
  }`;
  const ROLE = `{ id version triPermissions { category_name access_level } }`;

  it('is given to a role as any other permission, and every call asks for it', async () => {
    const own = await startApp({
      env: { SOURCE_PRIVATE: 'on', SOURCES: JSON.stringify([{ ...governed, name: 'general-ledger' }, PRICES]) },
    });
    try {
      const ask = async (account: string, path: string, body?: unknown) => {
        const response = await fetch(`${own.url}${path}`, {
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${await own.token(account)}`,
          },
        });
        return { status: response.status, body: (await response.json()) as Record<string, unknown> };
      };
      const foreman = (
        await own.graphql<{ users: { items: { id: number; role: { id: number } }[] } }>(
          'admin',
          '{ users(filter: { email: { eq: "foreman@trowel.test" } }) { items { id role { id } } } }',
        )
      ).data?.users.items[0];
      const give = async (level: string) => {
        const { data } = await own.graphql<{ role: { version: number; triPermissions: unknown[] } }>(
          'admin',
          `query ($id: Int!) { role(id: $id) ${ROLE} }`,
          { id: foreman?.role.id },
        );
        const { version = 0, triPermissions = [] } = data?.role ?? {};
        const others = triPermissions.filter((entry) => !JSON.stringify(entry).includes('SOURCE_GENERAL_LEDGER'));
        return own.graphql<{ updateRole: { triPermissions: unknown[] } }>(
          'admin',
          `mutation ($id: Int!, $role: RolePatch!) { updateRole(id: $id, role: $role) ${ROLE} }`,
          {
            id: foreman?.role.id,
            role: {
              version,
              triPermissions: [...others, { category_name: 'SOURCE_GENERAL_LEDGER', access_level: level }],
            },
          },
        );
      };
      const path = '/v1/sources/general-ledger';
      const why = async () =>
        (await own.graphql('admin', WHY, { user_id: foreman?.id, name: '/source/general-ledger/Vendor' })).data;

      // Whoever administers users could give it to themselves, and has it; others have nothing until it is given.
      expect((await ask('admin', path, { query: CREATE })).status).toBe(200);
      expect((await ask('admin', '/v1/source-rights')).body).toEqual({
        rights: [{ name: 'general-ledger', label: ACCOUNTING.label }],
      });
      expect((await ask('foreman', '/v1/source-rights')).status).toBe(403);
      expect((await ask('foreman', path)).status).toBe(404);
      expect(await why()).toMatchObject({
        whyAccess: { allowed: false, lines: [{}, { code: 'CAN_VIEW_SOURCE_GENERAL_LEDGER', met: false }, {}] },
      });

      expect((await give('view')).data?.updateRole.triPermissions).toContainEqual({
        category_name: 'SOURCE_GENERAL_LEDGER',
        access_level: 'view',
      });
      expect((await ask('foreman', '/v1/sources')).body.sources).toMatchObject([
        { name: 'general-ledger', may_edit: false },
      ]);
      expect((await ask('foreman', path, { query: VENDORS })).status).toBe(200);
      expect((await ask('foreman', path, { query: CREATE })).body.error).toMatchObject({ code: 'FORBIDDEN' });
      expect(await why()).toMatchObject({
        whyAccess: {
          allowed: true,
          lines: [{}, { code: 'CAN_VIEW_SOURCE_GENERAL_LEDGER', met: true, by: 'role' }, {}],
        },
      });

      await give('edit');
      expect((await ask('foreman', path)).body).toMatchObject({ may_edit: true });
      expect((await ask('foreman', path, { query: CREATE })).status).toBe(200);
      await give('none');
      expect((await ask('foreman', path)).status).toBe(404);
      // Names that no source can have are no rights.
      const strange = await own.graphql(
        'admin',
        'mutation ($id: Int!, $role: RolePatch!) { updateRole(id: $id, role: $role) { id } }',
        {
          id: foreman?.role.id,
          role: { version: 99, triPermissions: [{ category_name: 'SOURCE_', access_level: 'view' }] },
        },
      );
      expect(strange.data).toBeNull();
    } finally {
      await own.close();
    }
  });
});

describe('numbers of a source', () => {
  it('that are longer than ours come as texts, others and texts as they are', () => {
    expect(
      quoteLongNumbers(
        '{"a":12345678901234.1234,"b":9007199254740993,"c":12.50,"d":"1234567890123456789","e":-0.1,"f":1e30}',
      ),
    ).toBe('{"a":"12345678901234.1234","b":"9007199254740993","c":12.50,"d":"1234567890123456789","e":-0.1,"f":1e30}');
  });
});
