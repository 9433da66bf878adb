import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { limitAll } from '../support/hideable';
import { importFixture, importing, mappedColumns } from '../support/importing';
import { bareBook } from '../support/workbooks';

const app = await testApp();
const { pool } = app.database;
const { look, run } = importing(app);

const rowsOf = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await pool.query<Record<string, unknown>>(sql, values)).rows;
const builder = async (name: string) =>
  (await rowsOf('select * from customer where company_name = $1 and deleted_at is null', [name]))[0];
const utf16 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));

beforeAll(async () => {
  await pool.query(`
    insert into customer (company_name, city, state, zip_code, business_phone, schedule_contact_email, note) values
      ('Bellweather Custom Pools', 'Richmond', 'TX', '77406', '(346) 555-0209', 'plan@bellweather.test', 'keep me'),
      ('Brackenmoor Pool Company', 'Katy', 'TX', '77450', '(281) 555-0300', 'plan@brackenmoor.test', null),
      ('Caddo Lantern Pools and Spas', 'Humble', 'TX', null, '(281) 555-0301', null, null),
      ('Bayou Thistle Backyards', 'Katy', 'TX', null, null, 'bayou@thistle.test', null),
      ('Twice Pools', 'Katy', null, null, null, null, null),
      ('Twice Pools', 'Spring', null, null, null, null, null)`);
  await pool.query(`
    insert into product (name, product_code, category_id, standard_cost)
    select 'Main Drain', 'DRN-100', min(id), 26 from lookup_product_category`);
});

describe('formulas without a result', () => {
  it('refuse their rows, as openpyxl leaves them, and change nothing [IMP-003]', async () => {
    const report = await run('customer', importFixture('builders-formula.xlsx'), { mode: 'good' });
    expect(report).toMatchObject({ updated: 0, failed: 1, is_done: false });
    expect(report.errors.map(({ column, rule }) => [column, rule])).toEqual([
      ['City', 'import_no_result'],
      ['State', 'import_no_result'],
      ['Business Phone', 'import_no_result'],
    ]);
    expect(await builder('Bellweather Custom Pools')).toMatchObject({
      city: 'Richmond',
      state: 'TX',
      business_phone: '(346) 555-0209',
    });
    const prices = await run('product', importFixture('pl-formula.xlsx'), { mode: 'good' });
    expect(prices).toMatchObject({ failed: 1, errors: [{ column: 'Net', rule: 'import_no_result' }] });
    expect(await rowsOf("select standard_cost::float as cost from product where product_code = 'DRN-100'")).toEqual([
      { cost: 26 },
    ]);
  });

  it('refuse their rows where XlsxWriter stores 0 for them all, other rows come in [IMP-003]', async () => {
    const report = await run('customer', importFixture('formulas-by-xlsxwriter-zero.xlsx'));
    expect(report.outcomes).toBe('cccx');
    expect(report.errors.map(({ row, column, rule }) => [row, column, rule])).toEqual([
      [5, 'Company Name', 'import_no_result'],
      [5, 'Customer No', 'import_no_result'],
    ]);
  });

  const book = (cell: string, calculation: string) =>
    bareBook(
      `<worksheet><sheetData><row><c t="str"><v>Company Name</v></c><c t="str"><v>Note</v></c></row>
       <row><c t="str"><v>Formula Pools</v></c>${cell}</row></sheetData></worksheet>`,
      {
        'xl/workbook.xml': `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets>${calculation}</workbook>`,
      },
    );
  it.each([
    ['an empty result, openpyxl', '<c><f>1+1</f><v></v></c>', '', 'x'],
    ['a closed empty result', '<c t="n"><f>1+1</f><v/></c>', '', 'x'],
    ['none, Apache POI and ClosedXML', '<c><f>1+1</f></c>', '', 'x'],
    ['none of a text, Apache POI', '<c t="str"><f>"a"</f></c>', '', 'x'],
    ['a shared formula', '<c><f t="shared" si="0"/></c>', '', 'x'],
    ['0 that is to be calculated, XlsxWriter', '<c><f>1+1</f><v>0</v></c>', '<calcPr fullCalcOnLoad="1"/>', 'x'],
    [
      '"" that is to be calculated, XlsxWriter',
      '<c t="str"><f>1+1</f><v></v></c>',
      '<calcPr fullCalcOnLoad="1"/>',
      'x',
    ],
    ['0 never calculated, PhpSpreadsheet', '<c><f>1+1</f><v>0</v></c>', '<calcPr calcCompleted="0"/>', 'x'],
    ['"" as LibreOffice has it', '<c t="str"><f>""</f><v></v></c>', '', 'c'],
    ['0 as Excel has it', '<c><f>1-1</f><v>0</v></c>', '<calcPr calcId="191029"/>', 'c'],
    ['a result in spite of the mark', '<c><f>1+1</f><v>2</v></c>', '<calcPr fullCalcOnLoad="1"/>', 'c'],
  ])('with %s [IMP-003]', async (_what, cell, calculation, outcome) => {
    expect(await run('customer', await book(cell, calculation))).toMatchObject({ outcomes: outcome });
  });
});

describe('empty cells', () => {
  it('keep what is stored, unless they are to clear it [IMP-003]', async () => {
    const file = importFixture('phone-list-blanks.csv');
    expect(await run('customer', file)).toMatchObject({
      outcomes: '=u',
      preview: [
        {
          row: 3,
          name: 'Caddo Lantern Pools and Spas',
          changes: [{ field: 'city', label: 'City', before: 'Humble', after: 'Bellaire' }],
        },
      ],
    });
    await run('customer', file, { mode: 'all' });
    expect(await builder('Brackenmoor Pool Company')).toMatchObject({
      city: 'Katy',
      business_phone: '(281) 555-0300',
      schedule_contact_email: 'plan@brackenmoor.test',
    });
    const cleared = await run('customer', file, { empty: 'clear' });
    expect(cleared.preview[0]?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['schedule_contact_email', 'plan@brackenmoor.test', ''],
      ['city', 'Katy', ''],
      ['business_phone', '(281) 555-0300', ''],
    ]);
    await run('customer', file, { mode: 'all', empty: 'clear' });
    expect(await builder('Brackenmoor Pool Company')).toMatchObject({ city: null, business_phone: null });
  });
});

describe('a row of CSV with fewer cells than the head', () => {
  const file = 'Company Name,City,State,Zip\nShort Pools,Katy\nBellweather Custom Pools,Rosenberg\n';

  it('is refused, since the file may be cut off, unless it finds a record and unreadable cells are left out [IMP-002]', async () => {
    expect(await run('customer', file)).toMatchObject({
      outcomes: 'xx',
      errors: [
        { row: 2, rule: 'import_width' },
        { row: 3, rule: 'import_width' },
      ],
    });
    const report = await run('customer', file, { mode: 'good', unreadable: 'cell' });
    expect(report).toMatchObject({
      outcomes: 'xu',
      errors: [{ row: 2, rule: 'import_width', params: { count: 2, expected: 4 } }],
      left_out: [{ row: 3, rule: 'import_short' }],
    });
    expect(await builder('Bellweather Custom Pools')).toMatchObject({ city: 'Rosenberg', zip_code: '77406' });
  });

  it('clears nothing by what is missing, and is refused with too many cells [IMP-003]', async () => {
    expect(await run('customer', file, { unreadable: 'cell', empty: 'clear' })).toMatchObject({ outcomes: 'xx' });
    expect(await run('customer', 'Company Name,City\nWide Pools,Katy,TX\n', { unreadable: 'cell' })).toMatchObject({
      outcomes: 'x',
      errors: [{ row: 2, rule: 'import_width' }],
    });
  });
});

describe('days', () => {
  it('are read with the day first where that is said, and are then refused with the month first [IMP-003 ADM-017]', async () => {
    const file = latin('First Name,Last Name,Hire Date\nDay,First,8/3/2026\nMonth,First,12/25/2026\n');
    expect(await run('employee', file, { dates: 'day_first' })).toMatchObject({
      errors: [{ row: 3, column: 'Hire Date', message: 'Must be a valid date.' }],
    });
    await run('employee', file, { mode: 'good', dates: 'day_first' });
    const hired = () => rowsOf("select first_name, hire_date::text as day from employee where last_name = 'First'");
    expect(await hired()).toEqual([{ first_name: 'Day', day: '2026-03-08' }]);
    await run('employee', file, { mode: 'all' });
    expect(await hired()).toContainEqual({ first_name: 'Month', day: '2026-12-25' });
    expect((await look('employee', file)).fields.filter(({ is_date }) => is_date).map(({ name }) => name)).toContain(
      'hire_date',
    );
  });

  it('are read as SheetJS stores them in cells of dates [IMP-003]', async () => {
    expect(await run('employee', importFixture('iso-date-cells-by-sheetjs.xlsx'), { mode: 'all' })).toMatchObject({
      created: 2,
    });
    expect(await rowsOf("select hire_date::text from employee where first_name = 'Sj'")).toEqual([
      { hire_date: '2026-03-08' },
      { hire_date: '2026-03-08' },
    ]);
  });

  it('before 1900, which no spreadsheet shows, refuse their rows and are not made up [IMP-003]', async () => {
    const file = await bareBook(
      `<worksheet><sheetData><row><c t="str"><v>First Name</v></c><c t="str"><v>Hire Date</v></c><c t="str"><v>Last Name</v></c></row>
       <row><c t="str"><v>Neg</v></c><c s="1"><v>-5</v></c><c t="str"><v>Ative</v></c></row></sheetData></worksheet>`,
      { 'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>' },
    );
    expect(await run('employee', file, { match: 'id' })).toMatchObject({
      failed: 1,
      errors: [{ row: 2, column: 'Hire Date', message: 'Must be a valid date.' }],
    });
  });
});

describe('the head of a table', () => {
  it('is found below titles, and any of the first twenty rows can be chosen [IMP-001]', async () => {
    const file = importFixture('title-row-above-head.xlsx');
    const seen = await look('customer', file);
    expect(seen).toMatchObject({
      head: 2,
      row_count: 3,
      first: [{ row: 1, cells: ['Builders of 2027'] }, { row: 2 }, {}, {}, {}],
    });
    expect((await run('customer', file)).outcomes).toBe('ccc');
    expect(await look('customer', file, { head: 1 })).toMatchObject({ head: 1, row_count: 4 });
    expect(await look('customer', file, { head: 0 })).toMatchObject({ head: 0, row_count: 5, columns: { length: 11 } });
    expect(await look('customer', file, { head: 40 })).toMatchObject({
      status: 422,
      error: { message: expect.stringContaining('Row 40 is not one of the first 20 rows') },
    });
  });

  it('is found below twelve lines of a report that names no field of ours [IMP-001]', async () => {
    const lines = [
      ...Array.from({ length: 12 }, (_, at) => `Report line ${at},,,`),
      'Alpha Head,Beta Head,Gamma Head,Delta Head',
      'a,b,c,1',
      'd,e,f,2',
    ];
    expect(await look('customer', lines.join('\n'))).toMatchObject({ head: 13, row_count: 2 });
  });

  it('that is repeated among the rows makes no record [IMP-001]', async () => {
    const report = await run('customer', 'Company Name,City\nOne Pools,Katy\nCompany name,CITY\nTwo Pools,Katy\n');
    expect(report).toMatchObject({
      outcomes: 'c-c',
      skipped: 1,
      failed: 0,
      left_out: [{ row: 3, rule: 'import_head_again' }],
    });
  });
});

describe('the text of a file', () => {
  it.each([
    ['two-columns-semicolons.csv', ';', 2],
    ['two-columns-tabs.csv', '\t', 2],
    ['sep-line.csv', ';', 1],
  ])('%s is divided as it was meant [IMP-001]', async (name, separator, rows) => {
    const seen = await look('customer', importFixture(name));
    expect(seen).toMatchObject({ separator, row_count: rows, head: 1 });
    expect(mappedColumns(seen).slice(0, 2)).toEqual(['Company Name > company_name', 'City > city']);
  });

  it('is divided by commas where semicolons stand in notes, and as the user says [IMP-001]', async () => {
    const file = 'Company Name,Note\nAlpha,"gate; code"\nBeta,a; b\n';
    expect(await look('customer', file)).toMatchObject({ separator: ',', columns: { length: 2 } });
    expect(await look('customer', file, { separator: ';' })).toMatchObject({ separator: ';' });
    expect(await look('customer', 'Company Name;City\nOne Pools;Katy\n')).toMatchObject({ separator: ';' });
  });

  it('may end its lines in several ways [IMP-001]', async () => {
    const file = 'Company Name,City\r\nMixed One,Katy\nMixed Two,Katy\rMixed Three,"Ka\r\nty"\r\n';
    expect(await run('customer', file)).toMatchObject({ outcomes: 'ccc' });
  });

  it.each([
    ['UTF-8 with a mark', `\uFEFFCompany Name,City\nNúñez Pools,Katy\n`, 'utf-8'],
    ['UTF-16 with a mark', utf16('Company Name\tCity\r\nNúñez Pools\tKaty\r\n'), 'utf-16le'],
    ['UTF-16 without one', utf16('Company Name\tCity\r\nNúñez Pools\tKaty\r\n').slice(2), 'utf-16le'],
    ['Windows-1252', latin('Company Name;City\r\nNúñez Pools;Katy\r\n'), 'windows-1252'],
  ])('is read in %s [IMP-001]', async (_what, file, encoding) => {
    expect(await look('customer', file)).toMatchObject({
      encoding,
      columns: [{ header: 'Company Name', samples: ['Núñez Pools'] }, { header: 'City' }],
    });
  });

  it('whose encoding changes in the middle is refused with the lines, and read as the user says [IMP-001]', async () => {
    const file = new Uint8Array(Buffer.concat([Buffer.from('Company Name\nNúñez\n'), Buffer.from('Peña\n', 'latin1')]));
    expect(await look('customer', file)).toMatchObject({
      status: 422,
      error: {
        rule: 'import_encoding_mixed',
        message: expect.stringContaining('as UTF-8 in line 2, in another encoding in line 3'),
      },
    });
    expect(await look('customer', file, { encoding: 'windows-1252' })).toMatchObject({ row_count: 2 });
  });

  it.each([
    ['<!DOCTYPE html><html><table><tr><td>Name</td></tr></table></html>', 'import_page'],
    ['%PDF-1.7 something', 'import_document'],
  ])('%j is no list [IMP-001]', async (file, rule) => {
    expect(await look('customer', file)).toMatchObject({ status: 422, error: { rule } });
  });
});

describe('a role that is kept from fields', () => {
  it('imports no column that it does not see or may only read [USR-018]', async () => {
    const file = 'Company Name,City,Note\nKept Pools,Katy,Gate 12\n';
    const importAll = async (mapping: readonly (string | null)[]) =>
      run('customer', file, { account: 'manager', mode: 'all', match: 'company_name', mapping });
    await limitAll(app.database, 'manager', ['customer.city'], 'read_only');
    await limitAll(app.database, 'manager', ['customer.note'], 'hidden');
    const seen = await look('customer', file);
    expect(mappedColumns(seen)).toEqual(['Company Name > company_name']);
    expect(seen.fields.map(({ name }) => name).filter((name) => ['city', 'note', 'state'].includes(name))).toEqual([
      'state',
    ]);
    for (const [mapping, name] of [
      [['company_name', 'city', null], 'city'],
      [['company_name', null, 'note'], 'note'],
    ] as const) {
      const refused = await importAll(mapping);
      expect([refused.status, refused.error?.code, refused.error?.fields?.[0]?.path]).toEqual([
        422,
        'BAD_USER_INPUT',
        'mapping',
      ]);
      expect(refused.error?.fields?.[0]?.message).toContain(name);
      expect(await builder('Kept Pools')).toBeUndefined();
    }
    expect(await importAll(['company_name', null, null])).toMatchObject({ created: 1, is_done: true });
    expect(await builder('Kept Pools')).toMatchObject({ city: null, note: null });
    await pool.query('delete from role_field_limit');
    invalidateActors();
  });
});
