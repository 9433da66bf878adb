/** The peer's server: bare Node and SQL on the same tables. No token, no rights, no limits. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import pg from 'pg';

const [socket, port, folder] = process.argv.slice(2);
const pool = new pg.Pool({ host: socket, user: 'trowel', database: 'postgres', max: 10 });
pool.on('error', () => undefined); // at the end the database may stop before this server
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const COLUMNS = `c.id, c.company_name, c.customer_no, c.city, c.business_phone, c.schedule_contact_email, c.is_active,
  (select count(*) from customer_contact x where x.customer_id = c.id) as contact_count`;
const SORTS = new Set([
  'id',
  'company_name',
  'customer_no',
  'city',
  'business_phone',
  'schedule_contact_email',
  'contact_count',
  'is_active',
]);

const listOf = async ({ searchParams }) => {
  const { q, city } = JSON.parse(searchParams.get('filter') ?? '{}');
  const [field, order] = JSON.parse(searchParams.get('sort') ?? '["id","ASC"]');
  const [first, last] = JSON.parse(searchParams.get('range') ?? '[0,24]');
  const values = [];
  const where = ['c.deleted_at is null', 'c.is_active'];
  if (q) {
    values.push(`%${q}%`);
    where.push(
      `(c.company_name ilike $${values.length} or c.customer_no ilike $${values.length} or c.city ilike $${values.length})`,
    );
  }
  if (city) {
    values.push(`%${city}%`);
    where.push(`c.city ilike $${values.length}`);
  }
  const from = `from customer c where ${where.join(' and ')}`;
  const sort = SORTS.has(field) ? field : 'id';
  const [rows, count] = await Promise.all([
    pool.query(
      `select ${COLUMNS} ${from} order by ${sort} ${order === 'DESC' ? 'desc' : 'asc'}, c.id limit ${last - first + 1} offset ${Number(first)}`,
      values,
    ),
    pool.query(`select count(*) ${from}`, values),
  ]);
  return { rows: rows.rows, total: count.rows[0].count };
};

/** All movements at once, as a list exported by the browser is read. */
const exportRows = async () => (await pool.query('select * from inventory_movement order by id')).rows;
const csvOf = (rows) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

const answer = async (request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname === '/api/customer') {
    const { rows, total } = await listOf(url);
    return response
      .writeHead(200, { 'content-type': 'application/json', 'content-range': `customer 0-${rows.length}/${total}` })
      .end(JSON.stringify(rows));
  }
  if (url.pathname === '/api/movements.csv')
    return response.writeHead(200, { 'content-type': 'text/csv' }).end(csvOf(await exportRows()));
  const path = extname(url.pathname) === '' ? '/index.html' : url.pathname;
  const file = await readFile(join(folder, path)).catch(() => null);
  if (!file) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(file);
};

createServer(
  (request, response) =>
    void answer(request, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    }),
).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
