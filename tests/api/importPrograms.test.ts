import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { importFixture, importing, mappedColumns, type ImportFile } from '../support/importing';
import { bareBook } from '../support/workbooks';

const app = await testApp();
const { pool } = app.database;
const { look, run, refused } = importing(app);

const rowsOf = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await pool.query<Record<string, unknown>>(sql, values)).rows;
const builder = async (name: string) =>
  (await rowsOf('select * from customer where company_name = $1 and deleted_at is null', [name]))[0];

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
    insert into product (name, product_code, category_id, list_price, discount, standard_cost)
    select name, code, (select min(id) from lookup_product_category), 40, 35, 26
    from (values ('Main Drain', 'DRN-100'), ('Hydrostatic Valve', '417'), ('Beadcrete Azure', 'BDC-105'), ('Old Drain', '00417')) p(name, code)`);
  await pool.query("insert into lookup_order_unit (name) values ('Each One'), ('Case One')");
});

describe('lists of other programs', () => {
  it('come in from QuickBooks: head, phones, mails, addresses, without the date below [IMP-001 IMP-002]', async () => {
    const file = importFixture('qbo-customer-contact-list.csv');
    const seen = await look('customer', file);
    expect(seen).toMatchObject({ head: 4, match: 'company_name' });
    expect(mappedColumns(seen)).toEqual([
      'Customer full name > company_name',
      'Phone numbers > business_phone',
      'Email > company_email',
      'Full name > whole_name',
      'Bill address > whole_address',
    ]);
    const report = await run('customer', file, { mode: 'all', account: 'office' });
    expect(report).toMatchObject({ outcomes: 'cccc-', is_done: true, left_out: [{ row: 11 }] });
    expect(await builder('Corley Custom Pools')).toMatchObject({
      address_line_1: '1210 Tallow Bend',
      address_line_2: 'Suite 200',
      city: 'Katy',
      state: 'TX',
      zip_code: '77494',
      business_phone: '(281) 555-0142',
    });
    expect(await builder("O'Dowd & Sons Outdoor, Inc.")).toMatchObject({
      business_phone: '(713) 555-0190',
      telephone_ext: '204',
      company_email: 'billing+pools@odowd.example',
      note: 'office@odowd.example',
      address_line_1: 'P.O. Box 418',
      zip_code: '77441-0418',
    });
    expect(await builder('Corley Custom Pools:Lot 14 Elyson')).toMatchObject({ note: 'Mobile: (832) 555-0177' });
    expect(await builder('Núñez Landscape')).toMatchObject({ city: 'Houston', business_phone: '(512) 555-0133' });
    expect(await run('customer', file, { mode: 'all' })).toMatchObject({ outcomes: '====-', is_done: false });
  });

  it('come in from QuickBooks as homeowners, the second phone in its own field [IMP-002]', async () => {
    const file = 'Full name,Phone numbers\nIda Sill,Phone:(281) 555-0842 Mobile:(832) 555-0877\n';
    await run('homeowner', file, { mode: 'all' });
    expect(await rowsOf("select * from homeowner where last_name = 'Sill'")).toMatchObject([
      { first_name: 'Ida', phone_number: '(281) 555-0842', secondary_phone_number: '(832) 555-0877' },
    ]);
  });

  it('come in from Outlook in Windows-1252, a cell that cannot be read left out and not its row [IMP-001 IMP-002]', async () => {
    const file = importFixture('outlook-contacts.csv');
    expect(await look('customer', file)).toMatchObject({ encoding: 'windows-1252' });
    expect(await run('customer', file)).toMatchObject({
      outcomes: 'cx',
      errors: [{ row: 3, column: 'Business Postal Code', rule: 'zip_code' }],
    });
    const report = await run('customer', file, { mode: 'all', unreadable: 'cell' });
    expect(report).toMatchObject({
      outcomes: 'cc',
      left_out: [{ row: 3, column: 'Business Postal Code', rule: 'import_cell_left_out', params: { text: '7030' } }],
    });
    expect(await builder('Guzmán Builders')).toMatchObject({
      city: 'Conroe',
      note: 'Gate code 4471#\nCall before 7 – he’s on site',
    });
    expect(await builder('Bluebonnet Homes')).toMatchObject({
      state: 'TX',
      zip_code: null,
      business_phone: '(281) 555-0123',
      telephone_ext: '7',
    });
  });

  const GOOGLE =
    'First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Website 1 - Value';
  const JOBBER =
    'J-ID,Display Name,Company Name,Title,First Name,Last Name,Main Phone #s,E-mails,Tags,Archived,Mobile Phone #s,Billing Street 1,Billing Street 2,Billing City,Billing State,Billing Zip code';
  const TITAN = 'Customer ID,Name,Type,Street,Unit,City,State,Zip,Country,Phone,Email,Created On';
  const DESKTOP =
    'Active Status,Customer,Balance,Company,First Name,Last Name,Main Phone,Alt. Phone,Fax,Main Email,Bill to 1,Account No.';
  it.each([
    [
      'Google',
      `${GOOGLE}\nAna,,Ruiz,Ruiz Pools,n/a,,Work,a@ruiz.test ::: b@ruiz.test,Mobile,713-555-0162 ::: 713-555-0163,9 Elm,Houston,Texas,77441 - 0418,US,ruiz.test\n`,
      {
        company_name: 'Ruiz Pools',
        company_email: 'a@ruiz.test',
        business_phone: '(713) 555-0162',
        address_line_1: '9 Elm',
        state: 'TX',
        zip_code: '77441-0418',
        web_page: 'https://ruiz.test',
        note: 'b@ruiz.test\n(713) 555-0163',
      },
    ],
    [
      'Jobber',
      `${JOBBER}\n771,Pat Lone,Lone Star Decks,,Pat,Lone,"713-555-0164, 713-555-0165","p@lone.test, q@lone.test",,false,,4 Oak,Apt 2,Katy,TX,77494\n`,
      {
        customer_no: '771',
        company_name: 'Lone Star Decks',
        business_phone: '(713) 555-0164',
        company_email: 'p@lone.test',
        address_line_1: '4 Oak',
        address_line_2: 'Apt 2',
        city: 'Katy',
      },
    ],
    [
      'ServiceTitan',
      `${TITAN}\n88,Titan Backyards,Commercial,5 Pine,Ste 9,Spring,TX,77379,USA,(713) 555-0166,none,1/2/2026\n`,
      {
        customer_no: '88',
        company_name: 'Titan Backyards',
        address_line_1: '5 Pine',
        address_line_2: 'Ste 9',
        zip_code: '77379',
        business_phone: '(713) 555-0166',
        company_email: null,
      },
    ],
    [
      'QuickBooks Desktop',
      `${DESKTOP}\nActive,Pool Shed,0.00,,Jo,Shed,713-555-0167,,713-555-0168,jo@shed.test,Pool Shed,A-7\n`,
      { customer_no: 'A-7', company_name: 'Pool Shed', business_phone: '(713) 555-0167', fax_number: '(713) 555-0168' },
    ],
  ])('come in from %s, their columns known by themselves [IMP-002]', async (_program, file, stored) => {
    const report = await run('customer', file, { mode: 'all', account: 'office' });
    expect(report).toMatchObject({ outcomes: 'c', errors: [], is_done: true });
    expect(await builder(stored.company_name)).toMatchObject(stored);
    expect(await run('customer', file, { mode: 'all' })).toMatchObject({ outcomes: '=' });
  });

  const card = (version: string, more: string, name = 'Corley') =>
    `BEGIN:VCARD\r\nVERSION:${version}\r\nN:${name};Dana;;;\r\nFN:Dana ${name}\r\n${more}END:VCARD\r\n`;
  it('come in as vCards of 3.0 and 4.0, with photos passed over [IMP-002]', async () => {
    const photo = `PHOTO;ENCODING=b;TYPE=JPEG:${'QUJD'.repeat(15)}\r\n${` ${'QUJD'.repeat(18)}\r\n`.repeat(20_000)}`;
    const file =
      card(
        '3.0',
        `ORG:Card Pools\\, Inc;Office\r\nTEL;TYPE=WORK:281 555 0942\r\nTEL;TYPE=CELL:832 555 0977\r\nADR;TYPE=WORK:;;12 Tallow;Katy;TX;77494;USA\r\n${photo}NOTE:one\\ntwo\r\n`,
      ) +
      card(
        '4.0',
        'ORG:Card Decks\r\nTEL;VALUE=uri;TYPE="work,voice":tel:+1-713-555-0943;ext=5\r\nEMAIL:d@decks.test\r\n',
        'Decker',
      );
    const seen = await look('customer', file);
    expect(seen).toMatchObject({ row_count: 2, encoding: null, separator: null });
    expect(await run('customer', file, { mode: 'all' })).toMatchObject({ outcomes: 'cc', errors: [] });
    expect(await builder('Card Pools, Inc')).toMatchObject({
      business_phone: '(281) 555-0942',
      address_line_1: '12 Tallow',
      zip_code: '77494',
      note: 'one\ntwo',
    });
    expect(await builder('Card Decks')).toMatchObject({ business_phone: '(713) 555-0943', telephone_ext: '5' });
    await run('homeowner', file, { mode: 'all' });
    expect(await rowsOf("select * from homeowner where last_name = 'Corley'")).toMatchObject([
      { first_name: 'Dana', phone_number: '(281) 555-0942', secondary_phone_number: '(832) 555-0977' },
    ]);
    expect(await look('customer', card('2.1', ''))).toMatchObject({ status: 422, error: { rule: 'import_card' } });
    expect(await look('customer', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Cut')).toMatchObject({
      error: { rule: 'import_card' },
    });
  });
});

describe('the list of a supplier', () => {
  it('changes the prices of what is kept by its codes, and makes nothing of the rest [IMP-005]', async () => {
    const file = importFixture('pricelist-clean.xlsx');
    const seen = await look('product', file);
    expect([seen.match, mappedColumns(seen)]).toEqual([
      'product_code',
      [
        'Part # > product_code',
        'Description > description',
        'Unit > order_unit_id',
        'Qty/Unit > quantity_per_unit',
        'Weight (lb) > unit_weight',
        'List > list_price',
        'Disc % > discount',
        'Net > standard_cost',
      ],
    ]);
    const prices = ['product_code', null, null, null, null, 'list_price', 'discount', 'standard_cost'];
    const report = await run('product', file, { mode: 'good', mapping: prices, unknown: 'skip' });
    // The cost of the first was never calculated; the part of the third is not kept.
    expect(report).toMatchObject({ outcomes: 'xu-u', errors: [{ row: 2, rule: 'import_no_result' }] });
    // Whoever imports it sees which amounts are stored otherwise than they were given, and how.
    expect(report.rounded.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'Net', '8.125 is rounded to $8.13.'],
      [5, 'List', '966.2149 is rounded to $966.21.'],
      [5, 'Net', '845.438 is rounded to $845.44.'],
    ]);
    expect(
      report.preview.map(({ changes }) => changes.map(({ after, rounded_from }) => [after, rounded_from])),
    ).toEqual([
      [
        ['$12.50', undefined],
        ['$8.13', '8.125'],
      ],
      [
        ['$966.21', '966.2149'],
        ['12.5', undefined],
        ['$845.44', '845.438'],
      ],
    ]);
    expect(
      await rowsOf(
        "select product_code, list_price::float as list, discount::float, standard_cost::float as cost from product where product_code in ('417', '00417', 'BDC-105', 'DRN-100') order by product_code",
      ),
    ).toEqual([
      // The code is a number that is shown with zeros: 00417, and not 417.
      { product_code: '00417', list: 12.5, discount: 35, cost: 8.13 },
      { product_code: '417', list: 40, discount: 35, cost: 26 },
      { product_code: 'BDC-105', list: 966.21, discount: 12.5, cost: 845.44 },
      { product_code: 'DRN-100', list: 40, discount: 35, cost: 26 },
    ]);
    expect(await rowsOf("select 1 from product where product_code = 'PIG-100'")).toEqual([]);
  });

  it('has its head below merged titles, and lines between its rows that are no products [IMP-001 IMP-005]', async () => {
    const file = importFixture('pool-supplier-price-list.xlsx');
    expect(await look('product', file)).toMatchObject({ head: 4, columns: { length: 8 } });
    const mapping = ['product_code', null, null, null, null, 'list_price', 'discount', null];
    const report = await run('product', file, { mapping, match: 'product_code' });
    expect(report.outcomes[0]).toBe('-');
    expect(report.left_out.map(({ row, params }) => [row, params?.text])).toEqual([
      [5, 'DRAINS'],
      [8, 'PEBBLE'],
    ]);
    expect(report.preview).toMatchObject([
      { row: 6, name: 'Old Drain', changes: [{ field: 'list_price', before: '$12.50', after: '$48.95' }] },
    ]);
  });
});

describe('a list of recipes', () => {
  const RECIPES = 'pebble_color.recipe';
  const recipeOf = (name: string) =>
    rowsOf(
      `select p.product_code as code, r.quantity from pebble_color_recipe r join product p on p.id = r.product_id
        join lookup_pebble_color c on c.id = r.color_id where c.name = $1 order by r.id`,
      [name],
    );
  const versionOf = async (name: string) =>
    (await rowsOf('select version from lookup_pebble_color where name = $1', [name]))[0]?.version;

  beforeAll(async () => {
    await pool.query(`
      with made as (
        insert into lookup_pebble_color (name, material_type_id, sort_order) select name, m.id, 900
        from (values ('Harbor Mist', 1), ('Twin Cove', 1), ('Twin Cove', 2)) c(name, at)
          join (select id, row_number() over (order by id) as at from lookup_material_type) m on m.at = c.at returning id, name)
      insert into pebble_color_recipe (color_id, product_id, quantity)
        select made.id, p.id, 4 from made join product p on p.product_code in ('DRN-100', '417') where made.name = 'Harbor Mist'`);
  });

  it('is looked at with its colors, products and bags known by themselves [IMP-005]', async () => {
    const seen = await look(RECIPES, 'Color,Item #,Bags\nHarbor Mist,BDC-105,2\n', {});
    expect([mappedColumns(seen), seen.found_by]).toEqual([
      ['Color > color_id', 'Item # > product_id', 'Bags > quantity'],
      ['color_id', 'product_id'],
    ]);
  });

  it('changes quantities and adds products by their codes or names; what it does not name stays [IMP-005]', async () => {
    const before = await versionOf('Harbor Mist');
    const file = 'Color,Product,Qty\nharbor mist,drn-100,6\nHarbor Mist,Beadcrete Azure,2\n';
    const dry = await run(RECIPES, file);
    expect(dry).toMatchObject({ outcomes: 'uc', is_done: false });
    expect(dry.preview).toMatchObject([
      { row: 2, name: 'Harbor Mist Main Drain', changes: [{ field: 'quantity', before: '4', after: '6' }] },
      { row: 3, name: 'Harbor Mist Beadcrete Azure' },
    ]);
    expect(await recipeOf('Harbor Mist')).toHaveLength(2);
    const done = await run(RECIPES, file, { mode: 'all' });
    expect(done).toMatchObject({ is_done: true, created: 1, updated: 1 });
    expect(await recipeOf('Harbor Mist')).toEqual([
      { code: 'DRN-100', quantity: 6 },
      { code: '417', quantity: 4 },
      { code: 'BDC-105', quantity: 2 },
    ]);
    // Whoever has the color open is told that it is another one by now.
    expect(await versionOf('Harbor Mist')).toBe(Number(before) + 1);
    expect(await run(RECIPES, file, { mode: 'all' })).toMatchObject({ outcomes: '==', is_done: false });

    const undone = await app.graphql('admin', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: done.mutation_id,
    });
    expect(undone.errors).toBeUndefined();
    expect(await recipeOf('Harbor Mist')).toEqual([
      { code: 'DRN-100', quantity: 4 },
      { code: '417', quantity: 4 },
    ]);
  });

  it('refuses its rows by name, and brings nothing while one is refused [IMP-005]', async () => {
    const file = [
      'Color,Product,Qty',
      'Harbor Mist,NOT-KEPT,2',
      'Nobody Blue,DRN-100,2',
      'Twin Cove,DRN-100,2',
      'Harbor Mist,DRN-100,0',
      'Harbor Mist,417,2.5',
      ',417,1',
      'Harbor Mist,BDC-105,1',
      'Harbor Mist,Beadcrete Azure,3',
    ].join('\n');
    const report = await run(RECIPES, file, { mode: 'all' });
    expect(report).toMatchObject({ outcomes: 'xxxxxxcx', is_done: false });
    expect(report.errors.map(({ row, column, rule }) => [row, column, rule])).toEqual([
      [2, 'Product', 'import_no_such'],
      [3, 'Color', 'import_no_such'],
      [4, 'Color', 'import_several'],
      [5, 'Qty', 'min'],
      [6, 'Qty', 'integer'],
      [7, 'Color', 'required'],
      [9, 'Product', 'import_same_row'],
    ]);
    expect(await recipeOf('Harbor Mist')).toHaveLength(2);
    expect((await refused(RECIPES, file)).split('\r\n')[1]).toContain('Harbor Mist,NOT-KEPT,2');
    const material = (await rowsOf('select name from lookup_material_type order by id limit 1'))[0]?.name;
    expect(await run(RECIPES, `Color,Product,Qty\nTwin Cove (${String(material)}),DRN-100,2\n`)).toMatchObject({
      outcomes: 'c',
    });
    expect(await run(RECIPES, 'Color,Product,Qty\nHarbor Mist,BDC-105,1\n', { unknown: 'skip' })).toMatchObject({
      outcomes: '-',
    });
  });

  it('has 2,000 rows and 2,000,000 letters at most, since all of it is worked on at once [IMP-006]', async () => {
    const mapping = ['color_id', 'product_id', 'quantity', null];
    const ofRows = (count: number, note = '') =>
      ['Color,Product,Qty,Note', ...Array.from({ length: count }, () => `No Such Color,417,7,${note}`)].join('\n');
    const more = { mapping, match: 'id' };
    expect(await run(RECIPES, ofRows(2_000), more)).toMatchObject({ row_count: 2_000, failed: 2_000 });
    expect(await run(RECIPES, ofRows(2_001), more)).toMatchObject({
      status: 422,
      error: { rule: 'import_too_long', message: 'This file has more than 2,000 rows. Please divide it.' },
    });
    expect(await run(RECIPES, ofRows(1_000, 'x'.repeat(2_000)), more)).toMatchObject({
      status: 422,
      error: {
        rule: 'import_letters',
        message: 'The cells of this file hold more than 2,000,000 letters together. Please divide it.',
      },
    });
  });

  it('is taken from those alone who may edit recipes [IMP-005]', async () => {
    const file = 'Color,Product,Qty\nHarbor Mist,417,7\n';
    const mapping = ['color_id', 'product_id', 'quantity'];
    expect(await run(RECIPES, file, { account: 'foreman', mapping, match: 'id' })).toMatchObject({ status: 403 });
    expect(await run('pebble_color.sizes', file, { mapping, match: 'id' })).toMatchObject({ status: 404 });
  });
});

describe('stored records', () => {
  it('are matched blind to case, accents and blanks [IMP-005 KEY-019]', async () => {
    const file = 'Company Name,City\nbayou  THISTLE backyards,Cypress\n';
    expect(await run('customer', file)).toMatchObject({ outcomes: 'u' });
    const mail = 'Schedule Contact Email,City\nBAYOU@thistle.test,Cypress\n';
    expect(await run('customer', mail, { match: 'schedule_contact_email' })).toMatchObject({ outcomes: 'u' });
    await pool.query("insert into homeowner (first_name, last_name) values ('José', 'Núñez')");
    expect(await run('homeowner', 'First Name,Last Name,City\nJose,NUNEZ,Katy\n')).toMatchObject({ outcomes: 'u' });
  });

  it('keep the letters of the name by which they are found [IMP-005]', async () => {
    const file = 'Company Name,City\nBELLWEATHER  custom pools,Richmond\n';
    expect(await run('customer', file)).toMatchObject({ outcomes: '=' });
    await run('customer', file.replace('Richmond', 'Rosenberg'), { mode: 'all' });
    expect(await builder('Bellweather Custom Pools')).toMatchObject({ city: 'Rosenberg' });
    const byNumber = `id,Company Name\n${String((await builder('Bellweather Custom Pools'))?.id)},BELLWEATHER Custom Pools\n`;
    expect(await run('customer', byNumber)).toMatchObject({ outcomes: 'u' });
  });

  it('that are several are asked about, and the answer is taken [IMP-005]', async () => {
    const file = 'Company Name,State\nTWICE pools,TX\n';
    const report = await run('customer', file);
    expect(report).toMatchObject({ outcomes: 'x', errors: [{ row: 2, rule: 'import_many_records' }] });
    const [asked] = report.ambiguous;
    expect(asked).toMatchObject({ row: 2, text: 'TWICE pools' });
    expect(asked?.choices.map(({ name }) => name)).toEqual(['Twice Pools, Katy', 'Twice Pools, Spring']);
    const second = asked?.choices[1]?.id ?? 0;
    expect(await run('customer', file, { answers: { 2: second } })).toMatchObject({
      preview: [{ row: 2, id: second }],
    });
    expect(await run('customer', file, { answers: { 2: 'new' } })).toMatchObject({ outcomes: 'c' });
    expect(await run('customer', file, { answers: { 2: 'skip' } })).toMatchObject({ outcomes: '-' });
    expect(await run('customer', file, { answers: { 2: 99_999_999 } })).toMatchObject({
      outcomes: 'x',
      errors: [{ rule: 'import_not_chosen' }],
    });
    expect(await run('customer', file, { answers: '[]' })).toMatchObject({ status: 422 });
  });
});

describe('rows that are refused', () => {
  it('come back as a file with the reason, which can be mended and imported [IMP-004]', async () => {
    const file = 'Company Name,Business Phone,Note\nMended Pools,12,"=1+1, says he"\nGood Pools,,\n';
    const back = await refused('customer', file);
    expect(back).toBe(
      `Company Name,Business Phone,Note,Why It Was Not Imported\r\nMended Pools,12,"'=1+1, says he",Business Phone: Please enter a 10-digit phone number.\r\n`,
    );
    expect(await refused('customer', file, { lang: 'es' })).toContain('Por qué no se importó');
    expect(await builder('Good Pools')).toBeUndefined();
    expect(mappedColumns(await look('customer', back))).toHaveLength(3);
    await run('customer', back.replace('12', '713-555-0199'), { mode: 'all' });
    expect(await builder('Mended Pools')).toMatchObject({ business_phone: '(713) 555-0199', note: '=1+1, says he' });
  });

  it('are all in it, also beyond the messages that are told [IMP-004]', async () => {
    const lines = Array.from({ length: 1_300 }, (_, at) => `Bad ${at},12`);
    const back = await refused('customer', ['Company Name,Business Phone', ...lines].join('\n'));
    expect(back.trimEnd().split('\r\n')).toHaveLength(1_301);
    expect(back).toContain('Bad 1299,12,Business Phone: Please enter a 10-digit phone number.');
  });
});

describe('bad files', () => {
  const BOOK_OF_1904 = `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="1"/><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const STYLES = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  const text = (value: string): string => `<c t="str"><v>${value}</v></c>`;
  const hired = (day: number, more: Readonly<Record<string, string>> = {}) =>
    bareBook(
      `<worksheet><sheetData><row>${['First Name', 'Last Name', 'Hire Date'].map(text).join('')}</row>
       <row>${text('Mac')}${text('Day')}<c s="1"><v>${day}</v></c></row></sheetData></worksheet>`,
      { 'xl/styles.xml': STYLES, ...more },
    );

  it('say what to do, and nothing of them is imported [IMP-001 IMP-006]', async () => {
    // An OLE container is what Excel makes of a workbook with a password, and what .xls was.
    const sealed = new Uint8Array([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array.from({ length: 4_096 }, () => 0),
    ]);
    const cases: readonly (readonly [ImportFile, RegExp])[] = [
      [sealed, /has a password\. Save it as \.xlsx without a password and try again\.$/],
      [
        `${'Head,'.repeat(16_383)}Head\nx\n`,
        /more than 500 columns\. Delete those that are not wanted and try again\.$/,
      ],
      [
        new Uint8Array(Buffer.concat([Buffer.from('Company Name\nNúñez\n'), Buffer.from('Peña\n', 'latin1')])),
        /as UTF-8 in line 2, in another encoding in line 3.*Import these one by one/,
      ],
      ['Company Name\n"Never closed\n', /A quotation mark in row 2 is never closed/],
      [
        `BEGIN:VCARD\r\nVERSION:2.1\r\nN:Old;Card\r\nEND:VCARD\r\n`,
        /Export the contacts as vCard 3\.0 and try again\.$/,
      ],
    ];
    const count = async () => (await rowsOf('select count(*)::int as count from customer'))[0]?.count;
    const before = await count();
    for (const [file, sentence] of cases) {
      // One after the other: each is to leave nothing behind.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await run('customer', file, { mode: 'good', mapping: ['company_name'], match: 'company_name' });
      expect(answer.error?.message).toMatch(sentence);
    }
    expect(await count()).toBe(before);
  });

  it('count days from 1904, or before the first of a spreadsheet, which refuses the row [IMP-003]', async () => {
    const of1904 = await run('employee', await hired(44_627, { 'xl/workbook.xml': BOOK_OF_1904 }));
    expect(of1904.preview[0]?.changes.at(-1)).toMatchObject({ field: 'hire_date', after: '03/08/2026' });
    expect(await run('employee', await hired(-5), { mode: 'good' })).toMatchObject({
      outcomes: 'x',
      errors: [{ row: 2, column: 'Hire Date', message: 'Must be a valid date.' }],
      is_done: false,
    });
  });

  it('say yes and no in Spanish words [IMP-002]', async () => {
    const file = 'Nombre de la empresa;Activo\nUno Piscinas;VERDADERO\nDos Piscinas;falso\n';
    expect(await run('customer', file, { mode: 'all' })).toMatchObject({ outcomes: 'cc' });
    expect([(await builder('Uno Piscinas'))?.is_active, (await builder('Dos Piscinas'))?.is_active]).toEqual([
      true,
      false,
    ]);
  });

  it('have macros and links to other books, which are passed over [IMP-001]', async () => {
    const file = await bareBook(
      `<worksheet><sheetData><row><c t="str"><v>Company Name</v></c></row><row><c t="str"><f>[1]Sheet1!A1</f><v>Linked Pools</v></c></row></sheetData></worksheet>`,
      { 'xl/vbaProject.bin': 'no macro at all', 'xl/externalLinks/externalLink1.xml': '<externalLink/>' },
    );
    expect(await look('customer', file)).toMatchObject({ row_count: 1, columns: [{ samples: ['Linked Pools'] }] });
  });

  it('have one head twice: the first column is taken [IMP-001]', async () => {
    const seen = await look('customer', 'Company Name,City,City\nA Pools,Katy,Spring\n');
    expect(seen.columns.map(({ field }) => field)).toEqual(['company_name', 'city', null]);
  });
});
