/** Files that hold much, or say that they do, and what an import of each makes of the server. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ZipFile } from 'yazl';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rels = (...targets) =>
  `<Relationships>${targets.map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`).join('')}</Relationships>`;

/** A workbook of the given parts of its sheet and, where there is one, its table of texts. */
const book = async (sheet, texts) => {
  const zip = new ZipFile();
  const add = (path, parts) => zip.addReadStream(Readable.from(parts), path);
  add('_rels/.rels', [rels(['officeDocument', 'xl/workbook.xml'])]);
  add('xl/workbook.xml', [
    `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ]);
  add('xl/_rels/workbook.xml.rels', [
    rels(['worksheet', 'worksheets/sheet1.xml'], ...(texts ? [['sharedStrings', 'sharedStrings.xml']] : [])),
  ]);
  add('xl/worksheets/sheet1.xml', sheet);
  if (texts) add('xl/sharedStrings.xml', texts);
  zip.end();
  return buffer(Readable.from(zip.outputStream));
};
const inline = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
function* sheetOf(rows, head = '<worksheet><sheetData>') {
  yield head;
  yield* rows;
  yield '</sheetData></worksheet>';
}
function* times(count, make) {
  for (let at = 0; at < count; at += 1) yield make(at);
}

const HEAD = `<row>${inline('name')}${inline('category_id')}</row>`;
/** One text of so many letters, named by every row in the column of a reference. */
const sharedText = (rows, letters, letter = 'x') =>
  book(sheetOf([HEAD, ...times(rows, (at) => `<row>${inline(`Part ${at}`)}<c t="s"><v>0</v></c></row>`)]), [
    '<sst><si><t>',
    ...times(Math.ceil(letters / 1000), (at) => letter.repeat(Math.min(1000, letters - at * 1000))),
    '</t></si></sst>',
  ]);
const emptyRows = (rows) => book(sheetOf([HEAD, ...times(rows / 1000, () => '<row><c/><c/></row>'.repeat(1000))]));
const sparse = (rows, column) =>
  book(
    sheetOf(
      [HEAD, ...times(rows, (at) => `<row r="${at + 2}"><c r="${column}${at + 2}"><v>1</v></c></row>`)],
      '<worksheet><dimension ref="A1:XFD1048576"/><sheetData>',
    ),
  );

const CUSTOMER = [
  'customer_no',
  'company_name',
  'invoice_email',
  'company_email',
  'schedule_contact_email',
  'web_page',
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'zip_code',
  'business_phone',
  'note',
  'is_active',
];
const customer = (at, more, series = 'N') =>
  [
    `${series}-${at}`,
    `Builder ${at} of pools and spas`,
    `invoice${at}@builder.example`,
    `office${at}@builder.example`,
    `schedule${at}@builder.example`,
    `https://builder${at}.example/`,
    `${at} Long Street`,
    `Suite ${at % 100}`,
    'Houston',
    'TX',
    '77001',
    `713-555-${String(at % 10000).padStart(4, '0')}`,
    `Gate code ${at}; dogs in the yard on some days${more}`,
    'yes',
  ].join(',');
const customers = (rows, more = '', series = 'N') =>
  Buffer.from([CUSTOMER.join(','), ...times(rows, (at) => customer(at, more, series)), ''].join('\r\n'));
const wrongReferences = (rows) =>
  Buffer.from(
    ['first_name,last_name,customer_id', ...times(rows, (at) => `Ann,${at},Nobody ${at} Inc`), ''].join('\n'),
  );

/** Each with its file and how it is sent: a look alone where it has no fields. @param size the share of the whole size */
export const importCases = (size) => {
  const of = (count) => Math.max(1, Math.round(count * size));
  const product = { resource: 'product', fields: ['name', 'category_id'] };
  return [
    { name: 'xlsx, a shared text of 1 MB in 300 cells', file: () => sharedText(300, 1_000_000 * size), ...product },
    {
      name: 'xlsx, a shared text of 30,000 letters in 20,000 cells',
      file: () => sharedText(of(20_000), 30_000),
      ...product,
    },
    { name: 'xlsx, a million empty rows', file: () => emptyRows(of(1_000) * 1_000), ...product },
    { name: 'xlsx, 20,000 rows that say something in column SF', file: () => sparse(of(20_000), 'SF'), ...product },
    {
      name: 'csv, one cell of 30 MB',
      file: () => Buffer.from(`name,note\nA,${'x'.repeat(30_000_000 * size)}\n`),
      ...product,
    },
    {
      name: 'csv, 16,384 columns, 500 rows',
      file: () => Buffer.from(`${','.repeat(16_383)}\n`.repeat(of(500)).replace('\n', 'x\ny')),
      ...product,
    },
    {
      name: 'csv, 30 million empty rows',
      file: () => Buffer.from(`name\n${'\n'.repeat(30_000_000 * size)}A\n`),
      ...product,
    },
    {
      name: 'csv, 20,000 references that lead nowhere',
      file: () => wrongReferences(of(20_000)),
      resource: 'customer_contact',
      fields: ['first_name', 'last_name', 'customer_id'],
    },
    {
      name: 'xlsx, the file of 20,000 refused rows, 56 MB',
      file: () => sharedText(of(20_000), 1_200, 'ж'),
      ...product,
      as: 'refused',
      expected: /^200 \d+ bytes$/,
    },
    {
      name: 'xlsx, the same, read a little at a time',
      file: () => sharedText(of(20_000), 1_200, 'ж'),
      ...product,
      as: 'refused',
      pauses: true,
      expected: /^200 \d+ bytes$/,
    },
    {
      name: 'xlsx, a file of refused rows that would be too large',
      file: () => sharedText(of(20_000), 1_600, 'ж'),
      ...product,
      as: 'refused',
      expected: size < 0.95 ? /^200/ : /^422/,
    },
    {
      name: 'csv, 200 MB',
      file: () => Buffer.alloc(200_000_000 * size, 'name,note\nA,some text of a cell\n'),
      ...product,
    },
    { name: 'csv, look at 20,000 builders', file: () => customers(of(20_000)), resource: 'customer' },
    { name: 'csv, 20,000 builders tried', file: () => customers(of(20_000)), mode: 'dry', ...named },
    { name: 'csv, 20,000 builders made', file: () => customers(of(20_000)), mode: 'all', ...named },
    {
      name: 'csv, 20,000 builders with notes of 1,200 letters',
      file: () => customers(of(20_000), ' and more to say'.repeat(75)),
      mode: 'all',
      ...named,
    },
    { name: 'csv, the same again', file: () => customers(of(20_000)), mode: 'all', ...named },
  ];
};

const named = { resource: 'customer', fields: CUSTOMER, match: 'customer_no' };

/** Builders of numbers that no other case has: what is made of them is theirs alone. */
export const ownBuilders = (rows, series) => ({ file: () => customers(rows, '', series), mode: 'all', ...named });

/** Sends a file. @returns status and report of the answer; of a server that has gone, the code of the broken connection */
export const sendFile = async ({ send }, { resource, fields, match = 'id', mode = 'dry' }, file) => {
  const query = fields ? `?${new URLSearchParams({ mode, match, mapping: JSON.stringify(fields) })}` : '/look';
  const response = await send(`/v1/import/${resource}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch((error) => ({ status: error.cause?.code ?? 'cut off', text: () => '{}' }));
  return { status: response.status, report: JSON.parse(await response.text()) };
};

/** Milliseconds between two parts, for a reader that is slow. */
const PAUSE_MS = 5;
/** Asks for the file of refused rows and reads it. @returns the status, and how many bytes came */
const refusedOf = async ({ send }, { resource, fields, match = 'id', pauses = false }, file) => {
  const query = new URLSearchParams({ mode: 'dry', match, mapping: JSON.stringify(fields) });
  const response = await send(`/v1/import/${resource}/refused?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (response.status !== 200) return `${response.status} ${(await response.json()).error?.message}`;
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.length;
    if (pauses) await pause(PAUSE_MS);
  }
  return `200 ${bytes} bytes`;
};

/** Sends one. @returns what came of it, in a word or two */
export const importOf = async (world, one, file) => {
  if (one.as === 'refused') return refusedOf(world, one, file);
  const { status, report } = await sendFile(world, one, file);
  const { error, row_count, created, updated, unchanged, failed } = report;
  if (error) return `${status} ${error.message}`;
  return one.fields ? `${created}+ ${updated}~ ${unchanged}= ${failed}x` : `${status} ${row_count ?? ''} rows`;
};
