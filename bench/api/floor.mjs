/** The same SQL by hand behind bare HTTP: what no server on this database and this Node can be faster than. */
import { createServer } from 'node:http';
import pg from 'pg';

const [socket, port, textsFile] = process.argv.slice(2);
const { default: TEXTS } = await import(textsFile, { with: { type: 'json' } });

const types = new pg.TypeOverrides();
types.setTypeParser(1082, (value) => value);
types.setTypeParser(1700, Number);
types.setTypeParser(20, Number);
const pool = new pg.Pool({ host: socket, user: 'trowel', database: 'postgres', max: 10 });

const ask = async (runner, name, text, values = []) => (await runner.query({ name, text, values, types })).rows;

const groupBy = (rows, key) => {
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return groups;
};

const nested = async () => {
  const jobs = await ask(
    pool,
    'n1',
    'select id, name, city, address_line_1, company_id from job where not is_estimate and deleted_at is null order by id limit 50',
  );
  const parts = await ask(
    pool,
    'n2',
    'select id, job_id, job_category_id, status_id, plan_ia from job_detail where job_id = any($1) and deleted_at is null order by id',
    [jobs.map(({ id }) => id)],
  );
  const rows = await ask(
    pool,
    'n3',
    'select id, job_detail_id, phase_type_id, status_id, date, crew_id, job_order, notes from crew_information where job_detail_id = any($1) order by id',
    [parts.map(({ id }) => id)],
  );
  const rowsOf = groupBy(rows, 'job_detail_id');
  for (const part of parts) part.crew_informations = rowsOf.get(part.id) ?? [];
  const partsOf = groupBy(parts, 'job_id');
  for (const job of jobs) job.job_details = partsOf.get(job.id) ?? [];
  return jobs;
};

const board = async ({ monday, sunday }) => {
  const [crews, shown] = await Promise.all([
    ask(pool, 'b0', TEXTS.crews, [3]),
    ask(pool, 'b1', TEXTS.shown, [monday, sunday]),
  ]);
  const ids = shown.map(({ id }) => id);
  const [sub_jobs, entries, repairs] = await Promise.all([
    ask(pool, 'b2', TEXTS.subJobs, [ids]),
    ask(pool, 'b3', TEXTS.entries, [ids]),
    ask(pool, 'b4', TEXTS.repairs, [ids]),
  ]);
  return { crews, sub_jobs, entries, repairs };
};

const list = async ({ city }) => {
  const items = await ask(
    pool,
    'l1',
    `select id, first_name, last_name, city, state, zip_code, email_address, phone_number, (select count(*) from homeowner where city = $1 and deleted_at is null) as total
    from homeowner where city = $1 and deleted_at is null order by last_name, id limit 25`,
    [city],
  );
  const total_count = items[0]?.total ?? 0;
  return { total_count, items: items.map(({ total: _total, ...row }) => row) };
};

/** Begin, load under lock, write, log, keep the answer under its key, commit: nothing is decided. */
const move = async ({ id, subJob, date, crew, key }) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const known = await ask(client, 'm0', 'select response from idempotency where user_id = 1 and key = $1', [key]);
    if (known.length > 0) throw new Error('known');
    await ask(client, 'm1', 'select id from job_detail where id = $1 for no key update', [subJob]);
    const [before] = await ask(client, 'm2', 'select * from crew_information where id = $1 for no key update', [id]);
    await ask(
      client,
      'm3',
      'update crew_information set date = $2, crew_id = $3, version = version + 1, updated_at = now() where id = $1',
      [id, date, crew],
    );
    await ask(client, 'm4', 'update job_detail set version = version + 1, updated_at = now() where id = $1', [subJob]);
    await ask(
      client,
      'm5',
      `insert into change_log (mutation_id, command, user_id, entity, entity_id, before, after)
      values (gen_random_uuid(), 'move', 1, 'crew_information', $1, $2, $3), (gen_random_uuid(), 'move', 1, 'job_detail', $4, '{}', '{}')`,
      [
        id,
        JSON.stringify({ date: before.date, crew_id: before.crew_id }),
        JSON.stringify({ date, crew_id: crew }),
        subJob,
      ],
    );
    await ask(
      client,
      'm6',
      "insert into idempotency (user_id, key, body_hash, mutation_id, response) values (1, $1, 'hash', gen_random_uuid(), $2)",
      [key, JSON.stringify({ id })],
    );
    await client.query('commit');
    return { id };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

const WORK = { nested, board, list, move };

createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const work = WORK[request.url.slice(1)];
    if (!work) return void response.writeHead(404).end();
    work(JSON.parse(Buffer.concat(parts).toString())).then(
      (answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(JSON.stringify({ error: String(error) })),
    );
  });
}).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
