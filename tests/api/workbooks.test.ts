import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportLook, ImportReport } from '#domain/imports/importReport';
import { testApp } from '../support/app';
import { aBook, anArchive, bareBook, cellsOf, readBook, type SheetRows } from '../support/workbooks';

const app = await testApp();
const { pool } = app.database;
const SIGNS = 'bell \u0007, 😀 <&> _x0041_';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

beforeAll(async () => {
  await pool.query(
    `insert into customer (company_name, city, zip_code, note, is_active, business_phone, created_at)
     values ('Ärger Pools', 'Books', '01234', '=HYPERLINK("http://x")', true, '(713) 555-0100', '2026-03-08T18:00:00Z'),
       ($1, 'Books', null, null, false, null, '2026-03-09T05:30:00Z')`,
    [SIGNS],
  );
  await pool.query(
    "insert into product (name, category_id, standard_cost) select 'Sand', min(id), 12.5 from lookup_product_category",
  );
  await pool.query("insert into employee (first_name, last_name, hire_date) values ('Ana', 'Books', '2026-03-08')");
});

const get = async (account: string, path: string): Promise<Response> =>
  fetch(`${app.url}/v1/export/${path}`, { headers: { authorization: `Bearer ${await app.token(account)}` } });
const bookOf = async (answer: Response) => readBook(new Uint8Array(await answer.arrayBuffer()));
const whereCity = (city: string): string => `filter=${encodeURIComponent(JSON.stringify({ city: { eq: city } }))}`;

describe('a list as a workbook', () => {
  it('holds texts, days, money, yes and no, each as what it is, under a head that stays in sight', async () => {
    const columns = 'company_name,note,is_active,business_phone,zip_code,created_at';
    const answer = await get('admin', `customer?format=xlsx&${whereCity('Books')}&sort=id&columns=${columns}`);
    expect(answer.headers.get('content-type')).toBe(TYPE);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="customer-\d{4}-\d\d-\d\d\.xlsx"$/);
    expect(answer.headers.get('x-total-count')).toBe('2');
    const book = await bookOf(answer);
    expect(book.SheetNames).toEqual(['Builders']);
    expect(cellsOf(book)).toEqual([
      ['Company Name', 'Note', 'Active', 'Business Phone', 'Zip Code', 'Created At'],
      ['Ärger Pools', '=HYPERLINK("http://x")', true, '(713) 555-0100', '01234', 46_089.541_666_666_664],
      [SIGNS, null, false, null, null, 46_090.020_833_333_336],
    ]);
    const { B2, F2 } = book.Sheets.Builders ?? {};
    expect([B2?.t, B2?.f, F2?.w]).toEqual(['s', undefined, '03/08/2026 01:00 PM']);
  });

  it('has days without a zone, money by its look, and columns as wide as what they hold', async () => {
    const employees = await bookOf(
      await get('admin', 'employees?format=xlsx&columns=last_name,hire_date&sort=id&order=DESC'),
    );
    expect(cellsOf(employees)[1]).toEqual(['Books', 46_089]);
    expect(employees.Sheets.Employees?.B2).toMatchObject({ t: 'n', w: '03/08/2026' });
    expect(employees.Sheets.Employees?.['!cols']?.map((column) => (column?.width ?? 0) > 7)).toEqual([true, true]);
    const products = await bookOf(
      await get('admin', 'products?format=xlsx&columns=name,standard_cost&sort=id&order=DESC'),
    );
    expect(products.Sheets.Products?.B2).toMatchObject({ t: 'n', v: 12.5, w: '$12.50' });
  });

  it('is Spanish for who reads Spanish, and refused in another form', async () => {
    const book = await bookOf(
      await get('admin', `builders?format=xlsx&lang=es&${whereCity('Books')}&columns=company_name`),
    );
    expect([book.SheetNames, cellsOf(book)[0]]).toEqual([['Constructores'], ['Nombre de la empresa']]);
    expect((await get('admin', 'builders?format=ods')).status).toBe(422);
    expect((await get('crew', 'customer?format=xlsx')).status).toBe(403);
  });

  it('holds thousands of rows, none twice and none left out', async () => {
    await pool.query(
      "insert into homeowner (first_name, city) select 'Row ' || n, 'Thousands' from generate_series(1, 2000) n",
    );
    const rows = cellsOf(
      await bookOf(await get('admin', `homeowner?format=xlsx&${whereCity('Thousands')}&columns=first_name&sort=id`)),
    );
    expect(rows).toHaveLength(2_001);
    expect([rows[1], rows[2_000], new Set(rows.map(String)).size]).toEqual([['Row 1'], ['Row 2000'], 2_001]);
  });
});

describe('what else leaves as a file', () => {
  it('is a workbook with a sheet for each data set, for all of them at once', async () => {
    const answer = await get('admin', 'all?format=xlsx');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="trowel-\d{4}-\d\d-\d\d\.xlsx"$/);
    const book = await bookOf(answer);
    expect(book.SheetNames).toHaveLength(14);
    expect(cellsOf(book, 'Builder Contacts')[0]).toContain('First Name');
    expect(cellsOf(book, 'Builders').flat()).toContain('Ärger Pools');
  });

  it('is a job search, and a report', async () => {
    await pool.query("insert into job (id, name, company_id) select 7701, 'Kemah', min(id) from customer");
    const criteria = encodeURIComponent(JSON.stringify({ number: 7701 }));
    const search = await bookOf(await get('admin', `job-search?format=xlsx&searchCriteria=${criteria}`));
    expect(cellsOf(search)[1]?.slice(0, 2)).toEqual([7701, 'Kemah']);
    const report = await bookOf(await get('admin', 'report/coverage?format=xlsx'));
    expect([report.SheetNames, cellsOf(report)[0]?.length]).toEqual([['Coverage'], expect.any(Number)]);
    const years = await bookOf(
      await get('admin', `report/year-over-year?format=xlsx&filters=${encodeURIComponent('{"category":"gunite"}')}`),
    );
    expect(cellsOf(years)[1]?.[0]).toBe('January');
  });
});

interface Refused {
  error: { message: string };
}
type Answer<T> = T & Partial<Refused> & { status: number };

const post = async <T>(path: string, file: Uint8Array<ArrayBuffer>): Promise<Answer<T>> => {
  const response = await fetch(`${app.url}/v1/import/${path}`, {
    method: 'POST',
    body: file,
    headers: {
      authorization: `Bearer ${await app.token('admin')}`,
      'content-type': TYPE,
      'idempotency-key': randomUUID(),
    },
  });
  const answer: T & Partial<Refused> = await response.json();
  return { ...answer, status: response.status };
};
const look = (file: Uint8Array<ArrayBuffer>, query = '') => post<ImportLook>(`customer/look${query}`, file);
const run = (
  resource: string,
  file: Uint8Array<ArrayBuffer>,
  fields: readonly (string | null)[],
  more: Record<string, string> = {},
) =>
  post<ImportReport>(
    `${resource}?${new URLSearchParams({ mode: 'all', match: 'id', mapping: JSON.stringify(fields), ...more }).toString()}`,
    file,
  );
const ask = async (sql: string): Promise<unknown[]> => (await pool.query(sql)).rows;

describe('a workbook that is imported', () => {
  it('is looked at like a CSV file, its first sheet with rows unless another is chosen', async () => {
    const book = aBook({
      Cover: [],
      Pools: [
        ['Company Name', 'City'],
        ['Aqua', 'Katy'],
      ],
      More: [['Company Name'], ['Blue'], ['Green']],
    });
    expect(await look(book)).toMatchObject({
      sheets: ['Cover', 'Pools', 'More'],
      sheet: 'Pools',
      row_count: 1,
      columns: [
        { header: 'Company Name', samples: ['Aqua'], field: 'company_name' },
        { header: 'City', samples: ['Katy'], field: 'city' },
      ],
    });
    expect(await look(book, '?sheet=More')).toMatchObject({ sheet: 'More', row_count: 2 });
    expect(await look(book, '?sheet=None')).toMatchObject({
      status: 422,
      error: { message: 'There is no sheet "None".' },
    });
    expect(await look(book, '?sheet=Cover')).toMatchObject({
      status: 422,
      error: { message: 'This file has no rows.' },
    });
    const made = await run('customer', book, ['company_name'], { sheet: 'More' });
    expect(made).toMatchObject({ created: 2, is_done: true });
  });

  it('gives back what the list put into it', async () => {
    const columns = 'id,company_name,note,is_active,business_phone,zip_code,city';
    const answer = await get(
      'admin',
      `customer?format=xlsx&filter=${encodeURIComponent(JSON.stringify({ zip_code: { eq: '01234' } }))}&columns=${columns}`,
    );
    const report = await run('customer', new Uint8Array(await answer.arrayBuffer()), columns.split(','));
    expect(report).toMatchObject({ row_count: 1, unchanged: 1, failed: 0 });
  });

  it.each([
    ['1900', 46_089, false],
    ['1904', 44_627, true],
  ])('has its days by the system of %s, as civil dates', async (system, serial, date1904) => {
    const book = aBook(
      {
        One: [
          ['First', 'Last', 'Hired'],
          ['Eva', system, { t: 'n', v: serial, z: 'd-mmm-yy' }],
        ],
      },
      (made) => {
        made.Workbook = { ...made.Workbook, WBProps: { date1904 } };
      },
    );
    expect(await run('employee', book, ['first_name', 'last_name', 'hire_date'])).toMatchObject({
      created: 1,
      errors: [],
    });
    expect(await ask(`select hire_date::text from employee where last_name = '${system}'`)).toEqual([
      { hire_date: '2026-03-08' },
    ]);
  });

  it('has numbers by what they are, percents, codes with zeros, and formulas by their results', async () => {
    const rows: SheetRows = [
      ['Company', 'ZIP', 'Phone', 'Active', 'Note'],
      [
        'Digits',
        { t: 'n', v: 1_234, z: '00000' },
        7_135_550_199,
        true,
        { t: 's', v: 'ten', f: 'CONCATENATE("t","en")' },
      ],
    ];
    expect(
      await run('customer', aBook({ One: rows }), ['company_name', 'zip_code', 'business_phone', 'is_active', 'note']),
    ).toMatchObject({ errors: [], created: 1 });
    expect(
      await ask("select zip_code, business_phone, is_active, note from customer where company_name = 'Digits'"),
    ).toEqual([{ zip_code: '01234', business_phone: '(713) 555-0199', is_active: true, note: 'ten' }]);
    const product: SheetRows = [
      ['Name', 'Category', 'Discount', 'Cost'],
      ['Percent', 1, { t: 'n', v: 0.0825, z: '0.00%' }, { t: 'n', v: 19.989_999_999_999_998, z: '"$"#,##0.00' }],
    ];
    expect(
      await run('product', aBook({ One: product }), ['name', 'category_id', 'discount', 'standard_cost']),
    ).toMatchObject({ errors: [], created: 1 });
    expect(await ask("select discount::float, standard_cost::float from product where name = 'Percent'")).toEqual([
      { discount: 8.25, standard_cost: 19.99 },
    ]);
  });

  it('passes over empty rows, and names rows and columns as the spreadsheet does', async () => {
    const rows: SheetRows = [
      [],
      ['Company Name', 'State'],
      [],
      ['Good', 'TX'],
      [],
      ['Bad', 'Texan'],
      ['Wide', 'TX', 'beyond'],
      ['Sum', { t: 'e', v: 0x17 }],
    ];
    const report = await run('customer', aBook({ One: rows }), ['company_name', 'state'], { mode: 'dry' });
    expect(report).toMatchObject({ row_count: 4, created: 1, failed: 3 });
    expect(report.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [6, 'State', 'State must be 2 characters or less.'],
      [7, null, 'Has 3 cells where the head has 2: is the file cut off, or a comma not quoted?'],
      [8, 'State', 'The formula of this cell has failed: #REF!.'],
    ]);
  });

  it('has texts in their cells, in pieces, behind a prefix, without references, as programs write them', async () => {
    const sheet = `<?xml version="1.0"?><x:worksheet xmlns:x="m"><x:sheetData>
      <x:row><x:c t="inlineStr"><x:is><x:t>Company Name</x:t></x:is></x:c><x:c t="str"><x:v>Note</x:v></x:c></x:row>
      <x:row><x:c t="inlineStr"><x:is><x:r><x:t>In </x:t></x:r><x:r><x:t>pieces</x:t></x:r><x:rPh><x:t>not</x:t></x:rPh></x:is></x:c><x:c t="inlineStr"><x:is><x:t>a_x0007_&amp;b</x:t></x:is></x:c></x:row>
      <x:row r="9"><x:c r="A9" t="inlineStr"><x:is><x:t>Unsaved</x:t></x:is></x:c><x:c r="B9"><x:f>1+1</x:f></x:c></x:row>
    </x:sheetData></x:worksheet>`;
    const report = await run('customer', await bareBook(sheet), ['company_name', 'note'], { mode: 'good' });
    expect(report).toMatchObject({ created: 1, failed: 1 });
    expect(report.errors).toMatchObject([{ row: 9, column: 'Note', rule: 'import_no_result' }]);
    expect(await ask("select note from customer where company_name = 'In pieces'")).toHaveLength(1);
  });

  it('may have 20,000 rows', async () => {
    const row = '<row><c t="str"><v>Pool</v></c></row>';
    const ofRows = (count: number) =>
      bareBook(`<worksheet><sheetData>${row.repeat(count + 1)}</sheetData></worksheet>`);
    expect(await look(await ofRows(20_000))).toMatchObject({ row_count: 20_000 });
    expect(await look(await ofRows(20_001))).toMatchObject({
      status: 422,
      error: { message: 'This file has more than 20,000 rows. Please divide it.' },
    });
  });
});

/** A hundred megabytes and more of blanks, which a ZIP packs into a few hundred kilobytes. */
async function* blanks(): AsyncGenerator<Buffer> {
  yield Buffer.from('<worksheet><sheetData>');
  const block = Buffer.alloc(1_048_576, ' ');
  for (let count = 0; count < 101; count += 1) yield block;
}

describe('a file that would do harm', () => {
  const LARGE = /^This workbook is too large to be read/;
  const NO_BOOK = /^This file is no Excel workbook that can be read/;
  const messageOf = async (file: Uint8Array<ArrayBuffer>) => {
    const { status, error } = await look(file);
    return status === 422 ? error?.message : status;
  };

  it('is refused for what it would unpack to', async () => {
    const bomb = await bareBook(Readable.from(blanks()));
    expect(bomb.length).toBeLessThan(500_000);
    expect(await messageOf(bomb)).toMatch(LARGE);
  });

  it('is refused for more than it says that it unpacks to', async () => {
    const file = Buffer.from(await bareBook(`<worksheet><sheetData>${' '.repeat(100_000)}</sheetData></worksheet>`));
    // The size in the table of contents, which the checks go by.
    for (let at = file.indexOf('PK\u0001\u0002'); at >= 0; at = file.indexOf('PK\u0001\u0002', at + 4))
      if (file.readUInt32LE(at + 24) > 100_000) file.writeUInt32LE(64, at + 24);
    expect(await messageOf(new Uint8Array(file))).toMatch(NO_BOOK);
  });

  it('is refused for a cell far to the right, for entities, for what is no workbook, and for what is cut off', async () => {
    const one = (cell: string, head = '') =>
      bareBook(`${head}<worksheet><sheetData><row r="1">${cell}</row><row r="2">${cell}</row></sheetData></worksheet>`);
    expect(await messageOf(await one('<c r="XFD1"><v>1</v></c>'))).toMatch(/^This file has more than 500 columns/);
    expect(
      await messageOf(
        await one('<c r="A1" t="inlineStr"><is><t>&a;</t></is></c>', '<!DOCTYPE x [<!ENTITY a "aaaa">]>'),
      ),
    ).toMatch(NO_BOOK);
    expect(await messageOf(await one('<c r="A1"><v>1</v>'))).toMatch(NO_BOOK);
    expect(await messageOf(await anArchive({ 'word/document.xml': '<document/>' }))).toMatch(NO_BOOK);
    const whole = aBook({ One: [['Company Name'], ['Aqua']] });
    expect(await messageOf(whole.slice(0, whole.length - 40))).toMatch(NO_BOOK);
  });
});
