import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ImportLook, ImportReport } from '#domain/imports/importReport';
import { testApp } from '../support/app';

const app = await testApp();

interface Refused {
  error: { message: string; fields?: { message: string }[] };
}
type Answer<T> = T & Partial<Refused> & { status: number };

const post = async <T>(account: string, path: string, file: string | Uint8Array<ArrayBuffer>): Promise<Answer<T>> => {
  const response = await fetch(`${app.url}/v1/import/${path}`, {
    method: 'POST',
    body: file,
    headers: {
      authorization: `Bearer ${await app.token(account)}`,
      'content-type': 'text/csv',
      'idempotency-key': randomUUID(),
    },
  });
  return { ...((await response.json()) as T), status: response.status };
};
const look = (file: string | Uint8Array<ArrayBuffer>, account = 'office') =>
  post<ImportLook>(account, 'customer/look', file);

interface Run {
  mode?: string;
  match?: string;
  account?: string;
  resource?: string;
}

/** Imports a file whose head names the fields. */
const run = (
  lines: readonly string[],
  { mode = 'all', match = 'customer_no', account = 'office', resource = 'customer' }: Run = {},
) => {
  const mapping = JSON.stringify(
    (lines[0] ?? '').split(',').map((name) => (name === '' || name.startsWith('?') ? null : name)),
  );
  return post<ImportReport>(
    account,
    `${resource}?${new URLSearchParams({ mode, match, mapping }).toString()}`,
    `${lines.join('\r\n')}\r\n`,
  );
};
const counts = ({ created, updated, unchanged, failed, is_done }: ImportReport) => ({
  created,
  updated,
  unchanged,
  failed,
  is_done,
});
const named = async (no: string) =>
  (
    await app.database.pool.query(
      'select company_name, city, business_phone, is_active, note, version from customer where customer_no = $1 and deleted_at is null',
      [no],
    )
  ).rows;

describe('the look at a CSV file', () => {
  it('says what its columns hold and which fields they seem to be meant for, by name or label in either language', async () => {
    const seen = await look('\uFEFFCompany Name;Ciudad;Extra\r\nAqua;Katy;1\r\n"Blue; Inc";Katy;2\r\n');
    expect(seen.row_count).toBe(2);
    expect(seen.columns).toEqual([
      { header: 'Company Name', samples: ['Aqua', 'Blue; Inc'], field: 'company_name' },
      { header: 'Ciudad', samples: ['Katy'], field: 'city' },
      { header: 'Extra', samples: ['1', '2'], field: null },
    ]);
    expect(seen.fields.find(({ name }) => name === 'company_name')).toEqual({
      name: 'company_name',
      label: 'Company Name',
      required: true,
      can_match: true,
    });
    expect(seen.fields.map(({ name }) => name)).not.toContain('profile_upload');
  });

  it('needs the right to edit the records', async () => {
    expect((await look('a\r\n1\r\n', 'foreman')).status).toBe(403);
    expect((await run(['company_name', 'X'], { account: 'foreman' })).status).toBe(403);
    expect((await post('admin', 'change_log/look', 'a\r\n1\r\n')).status).toBe(404);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    [
      'the beginning of an archive alone',
      new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0]),
      'This file is no Excel workbook that can be read. Save it as .xlsx or as "CSV UTF-8" and try again.',
    ],
    [
      'an old or sealed workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'This workbook is of an old kind (.xls) or has a password. Save it as .xlsx without a password and try again.',
    ],
    [
      'another encoding',
      new Uint8Array([0x4e, 0x61, 0x6d, 0x65, 0x0a, 0x81, 0x72, 0x67, 0x65, 0x72]),
      'This file is not UTF-8 text. Save it as "CSV UTF-8" and try again.',
    ],
    ['no rows', 'Name,City\r\n', 'This file has no rows.'],
    [
      'a cut within quotation marks',
      'Name,City\r\nAqua,Katy\r\n"Blue,Ka',
      'A quotation mark in row 3 is never closed: the file seems to be cut off.',
    ],
    [
      'a hundred thousand rows',
      `Name\r\n${'x\r\n'.repeat(100_000)}`,
      'This file has more than 20,000 rows. Please divide it.',
    ],
  ])('says in plain words that a file has %s', async (_what, file, message) => {
    const refused = await look(file);
    expect(refused).toMatchObject({ status: 422, error: { message } });
  });
});

describe('a CSV import', () => {
  it('makes, changes and leaves records, finds them by the key that the user picks, and changes nothing the second time', async () => {
    const file = [
      'customer_no,company_name,city,business_phone,is_active',
      'A1,Aqua Pools,Katy,713-555-0100,yes',
      'A2,Blue Pools,,,no',
    ];
    expect(counts(await run(file))).toEqual({ created: 2, updated: 0, unchanged: 0, failed: 0, is_done: true });
    expect(await named('A1')).toMatchObject([
      { company_name: 'Aqua Pools', business_phone: '(713) 555-0100', is_active: true, version: 1 },
    ]);
    expect(await named('A2')).toMatchObject([{ city: null, is_active: false }]);
    expect(counts(await run(file))).toEqual({ created: 0, updated: 0, unchanged: 2, failed: 0, is_done: false });
    const changed = await run([
      'customer_no,company_name,city',
      'A1,Aqua Pools,Spring',
      'A2,Blue Pools,',
      'A3,New Pools,Katy',
    ]);
    expect(changed).toMatchObject({ created: 1, updated: 1, unchanged: 1, outcomes: 'u=c' });
    expect(await named('A1')).toMatchObject([{ city: 'Spring', version: 2 }]);
  });

  it('is tried first by the very code of the import, and then keeps nothing', async () => {
    const file = ['customer_no,company_name', 'D1,Dry Pools', 'D2,'];
    const dry = await run(file, { mode: 'dry' });
    expect(dry).toMatchObject({ created: 1, failed: 1, is_done: false, mutation_id: null });
    expect(await named('D1')).toEqual([]);
    const real = await run(file, { mode: 'good' });
    expect({ ...real, is_done: false, mutation_id: null }).toEqual(dry);
    expect(await named('D1')).toHaveLength(1);
  });

  it('names the row and the column of every fault, and then keeps all or only the good rows', async () => {
    const file = [
      'customer_no,company_name,state,business_phone,is_active',
      'E1,Good Pools,TX,,',
      'E2,,Texan,12,perhaps',
      'E1,Twice Pools,TX,,',
      ',No Key,TX,,',
      'E5,Short',
    ];
    const refused = await run(file);
    expect(counts(refused)).toEqual({ created: 1, updated: 0, unchanged: 0, failed: 4, is_done: false });
    expect(refused.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'company_name', 'Company name is required'],
      [3, 'state', 'State must be 2 characters or less.'],
      [3, 'business_phone', 'Please enter a 10-digit phone number.'],
      [3, 'is_active', 'Must be yes or no.'],
      [4, 'customer_no', 'Row 2 is about the same record.'],
      [5, 'customer_no', 'Customer No is empty, so no record can be found.'],
      [6, null, 'Has 2 cells where the head has 5: is the file cut off, or a comma not quoted?'],
    ]);
    expect(await named('E1')).toEqual([]);
    expect(counts(await run(file, { mode: 'good' }))).toEqual({
      created: 1,
      updated: 0,
      unchanged: 0,
      failed: 4,
      is_done: true,
    });
    expect(await named('E1')).toHaveLength(1);
  });

  it('takes formulas for the texts that they are, and what an export guarded for what it was', async () => {
    await run(['customer_no,company_name,note', "F1,=1+1,'-5"]);
    expect(await named('F1')).toMatchObject([{ company_name: '=1+1', note: '-5' }]);
    const headers = { authorization: `Bearer ${await app.token('admin')}` };
    const filter = encodeURIComponent(JSON.stringify({ customer_no: { eq: 'F1' } }));
    const exported = await (
      await fetch(
        `${app.url}/v1/export/customer?columns=customer_no,company_name,note,is_active,state&filter=${filter}`,
        { headers },
      )
    ).text();
    expect(exported).toContain("F1,'=1+1,'-5,YES,");
    const mapping = JSON.stringify(['customer_no', 'company_name', 'note', 'is_active', 'state']);
    const again = await post<ImportReport>(
      'admin',
      `customer?${new URLSearchParams({ mode: 'all', match: 'customer_no', mapping }).toString()}`,
      exported,
    );
    expect(counts(again)).toEqual({ created: 0, updated: 0, unchanged: 1, failed: 0, is_done: false });
  });

  it('finds records by their ids, knows a row without one again, and refuses ids of nobody', async () => {
    const file = ['id,company_name,city', ',Twin Pools,Katy', ',Twin Pools,Katy'];
    expect(await run(file, { match: 'id' })).toMatchObject({
      created: 1,
      failed: 1,
      errors: [{ row: 3, message: 'Row 2 is about the same record.' }],
    });
    expect(await run(file.slice(0, 2), { match: 'id' })).toMatchObject({ created: 1, is_done: true });
    expect(await run(file.slice(0, 2), { match: 'id' })).toMatchObject({ created: 0, unchanged: 1 });
    expect(await run(['id,company_name', '999999,Nobody'], { match: 'id' })).toMatchObject({
      failed: 1,
      errors: [{ message: 'There is no record with ID 999999.' }],
    });
  });

  it('finds what a column refers to by what it is called or by its number', async () => {
    await app.database.pool.query("insert into customer (company_name) values ('Same Name'), ('Same Name')");
    const report = await run(
      ['first_name,last_name,customer_id', 'Ann,One,aqua pools', 'Bob,Two,Nobody Inc', 'Cal,Three,Same Name'],
      { resource: 'customer_contact', match: 'id', mode: 'good' },
    );
    expect(report).toMatchObject({ created: 1, failed: 2, outcomes: 'cxx' });
    expect(report.errors.map(({ row, message }) => [row, message])).toEqual([
      [3, 'Builder "Nobody Inc" does not exist.'],
      [4, '2 records are called "Same Name". Give the number instead.'],
    ]);
  });

  it('tells of its row what only the database knows, and writes the rows around it', async () => {
    const name = 'lookup_job_type';
    const { rows } = await app.database.pool.query<{ name: string }>(`select name from ${name} limit 1`);
    const taken = rows[0]?.name ?? '';
    const report = await run(['name,sort_order', 'Fresh Type,900', `${taken},901`, 'Other Type,902'], {
      resource: 'job_type',
      account: 'admin',
      match: 'sort_order',
      mode: 'good',
    });
    expect(report).toMatchObject({
      created: 2,
      failed: 1,
      outcomes: 'cxc',
      errors: [{ row: 3, column: 'name', message: 'Name is already used.' }],
    });
  });

  it('is one mutation, which one undo takes back, by who may delete what it made', async () => {
    await run(['customer_no,company_name', 'U1,Before Pools']);
    const report = await run(['customer_no,company_name', 'U1,After Pools', 'U2,Made Pools']);
    expect(report).toMatchObject({ created: 1, updated: 1, is_done: true });
    const undo = (account: string) =>
      app.graphql(account, 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
        id: report.mutation_id,
      });
    expect((await undo('office')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await undo('manager')).errors).toBeUndefined();
    expect(await named('U1')).toMatchObject([{ company_name: 'Before Pools' }]);
    expect(await named('U2')).toEqual([]);
  });

  it.each([
    ['a mapping that is no list', { mapping: '{oops' }, { path: 'mapping', message: 'Must be a list.' }],
    ['no mapping', {}, { path: 'mapping' }],
    ['an unknown mode', { mapping: '["company_name"]', mode: 'maybe' }, { path: 'mode' }],
  ])('refuses %s by its name', async (_what, query, field) => {
    const refused = await post(
      'office',
      `customer?${new URLSearchParams({ mode: 'dry', ...query }).toString()}`,
      'company_name\r\nAqua\r\n',
    );
    expect(refused).toMatchObject({ status: 422, error: { fields: [field] } });
  });

  it('refuses a field that two columns are meant for, unknown ones, and a key without a column', async () => {
    expect(await run(['company_name,company_name', 'A,B'], { match: 'id' })).toMatchObject({
      status: 422,
      error: { message: 'Two columns are meant for Company Name.' },
    });
    expect(await run(['company_name,version', 'A,1'], { match: 'id' })).toMatchObject({
      status: 422,
      error: { message: 'Unknown field version.' },
    });
    expect(await run(['company_name', 'A'])).toMatchObject({
      status: 422,
      error: { message: 'No column is meant for Customer No, by which records are found.' },
    });
    expect(await run(['?a', 'A'], { match: 'id' })).toMatchObject({
      status: 422,
      error: { message: 'Choose a field for at least one column.' },
    });
  });
});

describe('a try of an import', () => {
  const tried = async (lines: readonly string[], more: Run = {}) =>
    (await run(lines, { mode: 'dry', ...more })).similar;

  it('says which new rows resemble a stored record, inactive ones too, or an earlier row, and by what [KEY-020]', async () => {
    await app.database.pool.query(`
      insert into customer (id, company_name, business_phone, city, address_line_1, zip_code, is_active)
      values (7700, 'Larkmere Pools', '(281) 555-7700', 'Katy', '12 Oak Court', '77450', true),
        (7701, 'Sleeping Pools', null, null, null, null, false)`);
    const lines = [
      'customer_no,company_name,business_phone,company_email,address_line_1,zip_code',
      'S-1,LARK-MERE  pools,,,,',
      'S-2,Other Pools,281-555-7700,,,',
      'S-3,Third Pools,,,12 Oak Ct.,77450',
      'S-4,sleeping pools,,,,',
      'S-5,Newcomer Pools,,plans@new.test,,',
      'S-6,Another Pools,,PLANS@new.test,,',
      'S-7,Alone Pools,,alone@new.test,9 Elm St,77494',
    ];
    const similar = await tried(lines);
    expect(
      similar.map(({ row, id, of_row, likeness, is_inactive }) => [row, id ?? of_row, likeness, is_inactive]),
    ).toEqual([
      [2, 7700, ['name'], false],
      [3, 7700, ['phone'], false],
      [4, 7700, ['address'], false],
      [5, 7701, ['name'], true],
      [7, 6, ['email'], false],
    ]);
    expect(similar[0]?.of).toBe('Larkmere Pools, Katy, (281) 555-7700');
    // It is told, and keeps nobody from importing.
    expect(counts(await run(lines))).toMatchObject({ created: 7, failed: 0, is_done: true });
  });

  it('compares homeowners, and nothing of who may not read them [KEY-020]', async () => {
    await app.database.pool.query(
      "insert into homeowner (id, first_name, last_name, phone_number) values (7800, 'José', 'Núñez', '(281) 555-7800')",
    );
    expect(
      await tried(['first_name,last_name,phone_number', 'jose,NUNEZ,(832) 555-1234'], {
        resource: 'homeowner',
        match: 'phone_number',
      }),
    ).toMatchObject([{ row: 2, id: 7800, likeness: ['name'] }]);
  });
});
