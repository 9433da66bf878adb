/** What leaves the server in large answers: exports, archives, papers, lists; and the undo of a large change. */
import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { ownBuilders, sendFile } from './imports.mjs';

/** Reads an answer to its end and keeps nothing of it. @returns its status and size */
const drained = async (answer) => {
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return `${answer.status}, ${Math.round(bytes / 10_000) / 100} MB`;
};
const fetched = (path) => async (world) => drained(await world.send(path));

const FIELDS =
  'id company_name customer_no invoice_email company_email web_page address_line_1 city state zip_code business_phone note version';
const LISTS = `{ ${Array.from({ length: 40 }, (_, at) => `l${at}: customers(page: { number: ${at + 1}, size: 100 }) { total_count items { ${FIELDS} } }`).join(' ')} }`;

const fill = ({ sql }, rows) =>
  sql(
    `insert into customer (company_name, customer_no, city, state, note)
     select 'Filled ' || n, 'F-' || n, 'Houston', 'TX', repeat('Gate code and dogs. ', 10) from generate_series(1, $1::int) n`,
    [rows],
  );

/** Documents of one job that share the bytes of one file. @returns their ids */
const fillDocuments = async ({ sql, data }, count, bytes) => {
  const [{ id: job }] = await sql('select id from job where deleted_at is null order by id limit 1');
  const first = join(data, 'files', `job/${job}/documents/bench-0.bin`);
  mkdirSync(dirname(first), { recursive: true });
  writeFileSync(first, randomBytes(bytes));
  const ids = [];
  for (let number = 0; number < count; number += 1) {
    const key = `job/${job}/documents/bench-${number}.bin`;
    if (number > 0) linkSync(first, join(data, 'files', key));
    const [{ id }] = await sql(
      "insert into document (job_id, folder, file_name, file_type, size, storage_key) select $1, d.folder, $2, 'application/octet-stream', $3, $4 from (select coalesce((select folder from document where job_id = $1 limit 1), '') as folder) d returning id",
      [job, `bench ${number}.bin`, bytes, key],
    );
    ids.push(id);
  }
  return ids;
};

const orders = async ({ sql }, count) =>
  (await sql('select id from pebble_work_order where deleted_at is null order by id limit $1', [count]))
    .map(({ id }) => `pebble-${id}`)
    .join(',');

/** Each with what it needs (`prepare`), and what is measured. @param size the share of the whole size */
export const leavingCases = (size) => {
  const of = (count) => Math.max(1, Math.round(count * size));
  return [
    {
      name: 'undo of 20,000 builders made',
      prepare: (world) => made(world, of(20_000)),
      run: undo,
      expected: /^undone/,
    },
    {
      name: 'export of 100,000 rows as CSV',
      prepare: (world) => fill(world, of(100_000)),
      run: fetched('/v1/export/customer?format=csv'),
    },
    { name: 'the same as a workbook', run: fetched('/v1/export/customer?format=xlsx') },
    { name: 'all data sets as a workbook', run: fetched('/v1/export/all?format=xlsx') },
    { name: '40 lists of 100 rows in one document', run: async (world) => drained(await lists(world)) },
    {
      name: 'one list under 290 names in one document',
      prepare: (world) => fillHomeowners(world, of(20_000)),
      run: async (world) => drained(await aliased(world)),
    },
    {
      name: '12 mails with files of 6 MB at once',
      prepare: (world) => mailFacts(world, Math.max(100_000, of(6_000_000))),
      run: mails,
      expected: /^12 asked, [1-9]\d* taken/,
    },
    {
      name: 'ZIP of 50 documents of 20 MB',
      prepare: (world) => fillDocuments(world, of(50), of(20_000_000)),
      run: async (world, ids) => drained(await world.send(`/v1/documents/zip?ids=${ids.join(',')}`)),
    },
    {
      name: 'PDF of 100 orders',
      prepare: (world) => orders(world, of(100)),
      run: async (world, ids) =>
        `${await drained(await world.send(`/v1/pdf/work-orders/${ids}`))}, ${ids.split(',').length} orders`,
    },
  ];
};

const ALIASED = `{ LookupQuery { ${Array.from({ length: 290 }, (_, at) => `l${at}: homeowners { id name first_name last_name phone_number email_address }`).join(' ')} } }`;
const fillHomeowners = ({ sql }, rows) =>
  sql(
    `insert into homeowner (first_name, last_name, phone_number, email_address)
     select repeat('Ann', 10), 'Filled ' || n, '(713) 555-0100', 'ann' || n || '@example.com' from generate_series(1, $1::int) n`,
    [rows],
  );
const posted = ({ send }, query, variables = {}) =>
  send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
const aliased = (world) => posted(world, ALIASED);

const SEND_MAIL = `query ($job: String!, $site: Int!, $template: String!, $ids: [Int!]) {
  sendBuilderEmail(template_name: $template, job_id: $job, job_detail_id: $site, email_type: "pebble", document_ids: $ids) { is_sent response_text } }`;
/** A site whose builder has an address, with one document of so many bytes. */
const mailFacts = async (world, bytes) => {
  const [site] = await world.sql(
    `select d.id, d.job_id, j.company_id from job_detail d join job j on j.id = d.job_id join crew_information c on c.job_detail_id = d.id
     where d.deleted_at is null and j.deleted_at is null and not j.is_estimate and d.job_category_id = 2 and c.phase_type_id = 1 and c.date is not null order by d.id limit 1`,
  );
  await world.sql("update customer set schedule_contact_email = 'office@builder.example' where id = $1", [
    site.company_id,
  ]);
  const key = `job/${site.job_id}/documents/bench-mail.bin`;
  const path = join(world.data, 'files', key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, randomBytes(bytes));
  const [{ id }] = await world.sql(
    "insert into document (job_id, folder, file_name, file_type, size, storage_key) values ($1, 'Plan/', 'bench mail.bin', 'application/octet-stream', $2, $3) returning id",
    [site.job_id, bytes, key],
  );
  return { job: String(site.job_id), site: site.id, template: 'pebble-prep-scheduled', ids: [id] };
};
/** @returns how many were asked for at once, and how many were taken; the others are to be sent again */
const mails = async (world, variables) => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, async () => (await posted(world, SEND_MAIL, variables)).text()),
  );
  const taken = answers.filter((text) => text.includes('"is_sent":true')).length;
  return `${answers.length} asked, ${taken} taken${taken === 0 ? ` ${answers[0]?.slice(0, 200)}` : ''}`;
};

const lists = ({ send }) =>
  send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LISTS }),
  });
/** Imports builders that are nobody else's. @returns the mutation that made them, and how many there are */
const made = async (world, count) => {
  const builders = ownBuilders(count, 'U');
  const { status, report } = await sendFile(world, builders, builders.file());
  if (report.created !== count)
    throw new Error(`the builders were not made: ${status} ${JSON.stringify(report).slice(0, 300)}`);
  return { mutation: report.mutation_id, count };
};
const LEFT = "select count(*)::int as count from customer where customer_no like 'U-%' and deleted_at is null";
/** @returns how many were taken back, or of a refused undo its code and how many are left */
const undo = async ({ ask, sql }, { mutation, count }) => {
  const refused = await ask('mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: mutation }).then(
    () => null,
    ({ message }) => message,
  );
  const [{ count: left }] = await sql(LEFT);
  if (refused === null && left === 0) return `undone, ${count} rows`;
  return `${refused ?? 'answered as done'}, ${left} of ${count} rows left`;
};
