import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../support/app';

const app = await testApp();
beforeAll(async () => {
  await app.database.pool.query(`insert into customer (company_name, city, note, is_active, business_phone) values
    ('Ärger Pools', 'Export', '=HYPERLINK("http://x")', true, '(713) 555-0100'), ('Big, "Blue"', 'Export', '-2', true, null), ('Closed', 'Export', null, false, null)`);
});

/** As ADM-007 names them. */
const DATA_SETS = [
  'jobs',
  'sub-jobs',
  'estimates',
  'builders',
  'builder-contacts',
  'homeowners',
  'employees',
  'users',
  'products',
  'inventory',
  'purchase-orders',
  'relocation-orders',
  'work-orders',
  'color-recipes',
];

const get = async (account: string | null, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${app.url}/v1/export/${path}`, {
    ...init,
    headers: account === null ? {} : { authorization: `Bearer ${await app.token(account)}` },
  });
const CITY = encodeURIComponent(JSON.stringify({ city: { eq: 'Export' } }));
const errorOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { error: { message: string; fields?: { path: string; message: string }[] } }).error,
});

describe('a table for the clipboard', () => {
  it('has what the list shows: rows of its filter, columns in their order, texts as texts [ADM-007]', async () => {
    const answer = await get(
      'admin',
      `customer?filter=${CITY}&sort=company_name&order=ASC&columns=company_name,note,is_active&format=html`,
    );
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html.replaceAll(/ (?:align|style|sdnum|sdval)="[^"]*"/g, '')).toBe(
      [
        '<table border="1"><thead><tr><th>Company Name</th><th>Note</th><th>Active</th></tr></thead><tbody>',
        "<tr><td>Ärger Pools</td><td>'=HYPERLINK(&quot;http://x&quot;)</td><td>YES</td></tr>\n",
        "<tr><td>Big, &quot;Blue&quot;</td><td>'-2</td><td>YES</td></tr>\n",
        '<tr><td>Closed</td><td></td><td>NO</td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('is written down like a file, and needs the same right [ADM-007]', async () => {
    expect((await get('foreman', 'customer?format=html')).status).toBe(403);
    const { rows } = await app.database.pool.query(
      "select row_count from data_export where data_set = 'customer' order by id desc limit 1",
    );
    expect(rows).toEqual([{ row_count: 3 }]);
  });

  it('of more rows than a program takes is refused with what to do, and nothing is written down [ADM-007]', async () => {
    await app.database.pool.query(
      "insert into homeowner (first_name, last_name) select 'Copy', n::text from generate_series(1, 5001) n",
    );
    const refused = await errorOf(await get('admin', 'homeowner?format=html'));
    expect(refused.status).toBe(422);
    expect(refused.message).toMatch(/^These are \d+ rows; up to 5000 can be copied\. Narrow the list, or export it\.$/);
    const { rows } = await app.database.pool.query("select 1 from data_export where data_set = 'homeowner'");
    expect(rows).toEqual([]);
    expect((await get('admin', 'homeowner?format=csv')).status).toBe(200);
  });
});

describe('a CSV export', () => {
  it('is streamed as UTF-8 with a byte order mark, quoted and guarded, in the order and columns of the list [ADM-007]', async () => {
    const answer = await get(
      'admin',
      `customer?filter=${CITY}&sort=company_name&order=ASC&columns=company_name,note,is_active,business_phone`,
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="customer-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.headers.get('x-total-count')).toBe('3');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString('utf8')).toBe(
      [
        'Company Name,Note,Active,Business Phone',
        'Ärger Pools,"\'=HYPERLINK(""http://x"")",YES,(713) 555-0100',
        '"Big, ""Blue""",\'-2,YES,',
        'Closed,,NO,',
        '',
      ].join('\r\n'),
    );
  });

  it('speaks the language of the user', async () => {
    const lines = (
      await (
        await get('admin', `customer?filter=${CITY}&sort=company_name&columns=company_name,is_active&lang=es`)
      ).text()
    ).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['Nombre de la empresa,Activo', 'Ärger Pools,SÍ']);
  });

  it('names the records that others refer to', async () => {
    await app.database.pool.query(
      "insert into customer_contact (customer_id, first_name) select id, 'Zoe' from customer where company_name = 'Closed'",
    );
    const text = await (
      await get('admin', 'builder-contacts?columns=customer_id,first_name&sort=id&order=DESC')
    ).text();
    expect(text.split('\r\n')[1]).toBe('Closed,Zoe');
  });

  it('of work orders has those of all types, with what they have in common, but not those in the bin [ADM-007]', async () => {
    await app.database.pool.query(`
      insert into job (id, name, company_id) select 8801, 'Kemah', min(id) from customer;
      insert into job_detail (id, job_id, job_category_id) values (8802, 8801, 1), (8803, 8801, 3);
      insert into gunite_work_order (id, job_id, job_detail_id, work_order_date, deleted_at) values
        (7, 8801, 8802, '2026-03-04', null), (8, 8801, 8802, '2026-03-05', now());
      insert into warranty_work_order (id, job_id, job_detail_id, is_complete) values (7, 8801, 8803, true);`);
    const columns = 'type,id,job_id,job_detail_id,work_order_date,is_complete';
    const lines = (await (await get('admin', `work-orders?columns=${columns}`)).text()).split('\r\n');
    expect(lines.slice(1, -1).toSorted()).toEqual(['Gunite,7,Kemah,8802,03/04/2026,NO', 'Repair,7,Kemah,8803,,YES']);
  });

  it('is for those who may read the records and export data', async () => {
    expect((await get(null, 'customer')).status).toBe(401);
    expect((await get('crew', 'customer')).status).toBe(403);
    expect((await get('scheduler', 'employees')).status).toBe(403);
    expect((await get('admin', 'nothing')).status).toBe(404);
  });

  it('does not know what the list does not know', async () => {
    expect(await errorOf(await get('admin', 'customer?columns=company_name,password'))).toMatchObject({
      status: 422,
      fields: [{ path: 'columns', message: 'Unknown field password.' }],
    });
    expect(await errorOf(await get('admin', 'customer?sort=secret'))).toMatchObject({
      status: 422,
      fields: [{ path: 'sort', message: 'Unknown field secret.' }],
    });
    expect(
      await errorOf(await get('admin', `customer?filter=${encodeURIComponent('{"secret":{"eq":1}}')}`)),
    ).toMatchObject({ status: 422, fields: [{ path: 'filter' }] });
    expect((await get('admin', `customer?filter=${encodeURIComponent('{"company_name":')}`)).status).toBe(422);
    const users = (await (await get('admin', 'users')).text()).split('\r\n')[0];
    expect(users).not.toMatch(/password|sub|token/i);
  });

  it('keeps to days of creation and to active records when it is told to [ADM-007]', async () => {
    const names = async (query: string) =>
      (await (await get('admin', `builders?columns=company_name&filter=${CITY}&${query}`)).text()).trim().split('\r\n')
        .length - 1;
    expect(await names('include_inactive=yes')).toBe(3);
    expect(await names('include_inactive=no')).toBe(2);
    expect(await names('created_to=2001-01-01')).toBe(0);
    expect(await names('created_from=2001-01-01')).toBe(3);
    expect((await get('admin', 'builders?created_from=yesterday')).status).toBe(422);
  });

  it('is written to the history, with who took what and how many rows [ADM-007]', async () => {
    await (await get('manager', `customer?filter=${CITY}&columns=company_name`)).text();
    const { rows } = await app.database.pool.query(
      `select l.command, l.entity, l.after, u.email from change_log l join app_user u on u.id = l.user_id where l.command = 'exportData' order by seq desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      entity: 'data_export',
      email: 'manager@trowel.test',
      after: { data_set: 'customer', columns: 'company_name', row_count: 3 },
    });
  });

  it('gives its connection back when the reader goes away', async () => {
    await app.database.pool.query(
      "insert into homeowner (first_name, note) select 'Row ' || n, repeat('x', 2000) from generate_series(1, 20000) n",
    );
    const stop = new AbortController();
    const answer = await get('admin', 'homeowner', { signal: stop.signal });
    expect((await answer.body?.getReader().read())?.value?.length).toBeGreaterThan(0);
    stop.abort();
    await vi.waitFor(async () => {
      const { rows } = await app.database.pool.query(
        "select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()",
      );
      expect(rows[0].open).toBe(0);
    }, 5_000);
    await app.database.pool.query("delete from homeowner where first_name like 'Row %'");
  });
});

describe('all data sets at once', () => {
  it('are offered with the fields that the user may have, to administrators alone [ADM-007]', async () => {
    const asked = '{ exportDataSets { name fields { name } } }';
    const { data } = await app.graphql<{ exportDataSets: { name: string; fields: { name: string }[] }[] }>(
      'admin',
      asked,
    );
    expect(data?.exportDataSets.map(({ name }) => name)).toEqual(DATA_SETS);
    expect(data?.exportDataSets.find(({ name }) => name === 'users')?.fields.map(({ name }) => name)).not.toContain(
      'password_hash',
    );
    expect((await app.graphql('manager', asked)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('are a ZIP of CSV files, for administrators who may export [ADM-007]', async () => {
    const answer = await get('admin', 'all');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    const text = zip.toString('latin1');
    for (const name of DATA_SETS) expect(text).toContain(`${name}-20`);
    expect((await get('manager', 'all')).status).toBe(403);
  });
});
