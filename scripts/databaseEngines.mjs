/**
 * `npm run engines`: the product on PostgreSQL of several versions, in databases of several orders, with settings that
 * none of ours has, and behind poolers. As root on Debian; it installs the packages that are missing and makes the
 * locale. Takes some minutes, so it is no part of `npm test`; `npm run engines -- poolers` runs one part of it, of
 * `databases`, `refused` and `poolers`. Its tables stand in docs/guides/engines-table.md, those of a part that was not run
 * as they were.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../bench/inBrowser/freePort.mjs';
import { startServer } from '../bench/inBrowser/startServer.mjs';
import { tokenOf } from '../bench/inBrowser/tokenOf.mjs';
import { installPackages, mayInstall } from './apt.mjs';
import { ensureBuilt } from './build.mjs';
import { fillEmptyTables } from './databases/fillEmptyTables.mjs';
import { startPgpool } from './databases/pgpool.mjs';
import { run, startServers } from './databases/servers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = {
  locales: '/usr/share/i18n/locales/en_US',
  pgbouncer: '/usr/sbin/pgbouncer',
  pgpool2: '/usr/sbin/pgpool',
  postgresql: '/usr/lib/postgresql',
};
const ORDERS = {
  'C.UTF-8': "template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'",
  'en_US.UTF-8': "template template0 encoding 'UTF8' lc_collate 'en_US.UTF-8' lc_ctype 'en_US.UTF-8'",
  'ICU sv-SE': "template template0 encoding 'UTF8' locale_provider icu icu_locale 'sv-SE' lc_collate 'C' lc_ctype 'C'",
  'ICU de-DE': "template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE' lc_collate 'C' lc_ctype 'C'",
};
/** What a database may be set to, and Trowel sets for its own connections. */
const SETTINGS = [
  "datestyle = 'German, DMY'",
  "default_transaction_isolation = 'serializable'",
  "timezone = 'Asia/Kolkata'",
  'array_nulls = off',
];
const SAVES = 12;
/** Tables of which a restore holds back what would leave the house (`server/backup/holdMails.ts`): it changes their rows. */
const HELD_BACK = new Set(['report_mail', 'webhook', 'webhook_delivery']);

const PARTS = {
  databases: [
    'Databases',
    ['Server', 'Order', 'Restored from the one archive', 'Its own backup', 'Answers alike', 'Saves at once'],
  ],
  poolers: ['Poolers', ['Server', 'Through it', 'Saves at once']],
  refused: ['Refused, by `npm run check` and at a start', ['What', 'What it says']],
};
const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
/** @returns {boolean} whether a part is to be run */
const isAsked = (part) => asked.length === 0 || asked.includes(part);

const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]));
if (missing.length > 0 && !(mayInstall() && installPackages(...missing))) {
  console.error(`Missing: ${missing.join(', ')}`);
  process.exit(1);
}
// Each server reads the locales of the system when it is started.
run('localedef', ['-i', 'en_US', '-f', 'UTF-8', 'en_US.UTF-8']);
const world = mkdtempSync(join(tmpdir(), 'trowel-engines-'));
let servers = [];

const admin = async (port, text, database = 'postgres') => {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database });
  await client.connect();
  return client.query(text).finally(() => client.end());
};
const urlOf = (port, name) => `postgres://trowel@127.0.0.1:${port}/${name}?sslmode=disable`;
const command = (url, folder, ...words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(world, folder), DEMO_PUBLIC: 'yes' },
  });
  return { status, said: `${stdout}${stderr}` };
};
const done = (what, { status, said }) => {
  if (status !== 0) throw new Error(`${what}: ${said}`);
  return said;
};

const serve = async (url, folder, work, env = {}) => {
  const server = await startServer({
    root,
    data: join(world, folder),
    scale: '0.05',
    errors: 'ignore',
    env: { DATABASE_URL: url, DEMO_DATA: 'on', DEMO_PUBLIC: 'yes', BACKUP_HOURS: '0', LOG_LEVEL: 'silent', ...env },
  });
  try {
    return await work(server.url);
  } finally {
    await server.end('SIGTERM');
  }
};
const QUERIES = [
  '{ jobs_count }',
  '{ jobs(searchCriteria: {sort: "company"}) { id name company entered_date days_old next_date } }',
  '{ customers(page: {number: 1, size: 50}) { total_count items { id company_name created_at } } }',
  '{ homeowners(page: {number: 1, size: 50}, filter: {search: "el"}) { total_count items { id last_name } } }',
  '{ reportChoices(report: "coverage") { filter options { id name } } }',
  '{ employees(page: {number: 1, size: 50}) { items { id first_name last_name } } }',
];
const send = async (url, token, query) => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ query }),
  });
  return answer.text();
};
const read = async (url, token, query) => {
  const text = await send(url, token, query);
  // An error is the same everywhere, and says nothing.
  if (text.includes('"errors"')) throw new Error(`${query}: ${text}`);
  return text;
};
/** What is read, and how many of some saves at once were stored; the rows that they made are taken out of what is read. */
const look = async (url) => {
  const token = await tokenOf(url, 'admin');
  const found = [];
  for (const query of QUERIES) found.push(await read(url, token, query));
  const exported = await fetch(`${url}/v1/export/customer`, { headers: { authorization: `Bearer ${token}` } });
  if (!exported.ok) throw new Error(`export: ${exported.status}`);
  found.push(await exported.text());
  const saves = await Promise.all(
    Array.from({ length: SAVES }, (_, at) =>
      send(
        url,
        token,
        `mutation { createHomeowner(homeowner: {first_name: "Zz", last_name: "Save ${at} Ñandú 😀"}) { id } }`,
      ),
    ),
  );
  return {
    read: found.map((text) => text.split('"extensions"')[0]),
    saved: saves.filter((text) => text.includes('"id"')).length,
  };
};

const fresh = async ({ port }, name, how) => {
  await admin(port, `create database ${name} ${how} owner trowel`);
  for (const setting of SETTINGS) await admin(port, `alter database ${name} set ${setting}`);
  return urlOf(port, name);
};

/** A backup, with what it says of itself: the hash of each table and how far each sequence is. */
const backUp = (url, folder, name = folder) => {
  const archive = join(world, `${name}.tar.gz`);
  done('backup', command(url, folder, 'backup', archive));
  const manifest = JSON.parse(run('tar', ['-xOzf', archive, 'manifest.json']));
  const rowsOf = ({ name: table, rows, sha256 }) => `${table} ${rows} ${sha256}`;
  return { archive, proof: [...manifest.tables.map(rowsOf), JSON.stringify(manifest.sequences)] };
};

const told = (rows, row) => {
  rows.push(row);
  console.log(row.join(' | '));
};

/** One archive into every database, each with its own backup compared, and two moves. */
const tryDatabases = async (source, wanted) => {
  const [rows, [first]] = [[], servers];
  const filler = new pg.Client({ host: '127.0.0.1', port: first.port, user: 'postgres', database: 'source' });
  await filler.connect();
  const { tables, filled } = await fillEmptyTables(filler).finally(() => filler.end());
  console.log(`${tables} tables, of which ${filled.length} had no row and got one`);
  const origin = backUp(source, 'source');
  const assertSame = (what, { proof }) => {
    const differs = proof.filter((line, at) => line !== origin.proof[at] && !HELD_BACK.has(line.split(' ')[0]));
    if (differs.length > 0) throw new Error(`${what}: ${differs.join(', ')}`);
  };
  const emptyOnes = origin.proof.filter((line) => / 0 [0-9a-f]{64}$/.test(line));
  if (emptyOnes.length > 0) throw new Error(`a table without a row: ${emptyOnes.join(', ')}`);
  let expected = null;
  for (const [index, server] of servers.entries())
    for (const [at, [order, how]] of Object.entries(ORDERS).entries()) {
      const folder = `d${rows.length}`;
      const url = await fresh(server, folder, how);
      const [, restored] =
        /: (\d+ rows of \d+ tables)/.exec(done('restore', command(url, folder, 'restore', origin.archive))) ?? [];
      assertSame(`the backup of ${server.name}, ${order}`, backUp(url, folder));
      const row = [server.name, order, `${restored}, each compared`, 'the same', '', ''];
      // Served are all orders on the first version, and each version once.
      if (index === 0 || at === index % Object.keys(ORDERS).length) {
        const { read, saved } = await serve(url, folder, look);
        expected ??= read;
        const alike = read.filter((text, n) => text === (n === 0 ? wanted.read[0] : expected[n])).length;
        row.splice(4, 2, `${alike} of ${read.length}`, `${saved} of ${SAVES}`);
      }
      told(rows, row);
    }
  const last = servers.at(-1);
  const moves = [
    { from: first, database: 'source', to: last, order: 'ICU de-DE' },
    { from: last, database: 'moved0', to: servers[1], order: 'en_US.UTF-8' },
  ];
  for (const [n, { from, database, to, order }] of moves.entries()) {
    const url = await fresh(to, `moved${n}`, ORDERS[order]);
    done('move', command(urlOf(from.port, database), 'source', 'move', '--to', url));
    // A move leaves the files where they are.
    assertSame(`the move to ${to.name}, ${order}`, backUp(url, 'source', `moved${n}`));
    told(rows, [to.name, order, `moved from ${from.name}`, 'the same', '', '']);
  }
  return rows;
};

/** What `npm run check` says of a database that cannot be used. @throws Error when it says anything else */
const refusal = (what, url, expectedText) => {
  const { status, said } = command(url, 'refused', 'check');
  const line = said.split('\n').find((text) => text.startsWith('failed   database')) ?? said;
  if (status === 0 || !line.includes(expectedText)) throw new Error(`${what}: ${said}`);
  return [what, line.replace('failed   database   ', '').replaceAll(/127\.0\.0\.1:\d+/g, 'db:5432')];
};

/** PgBouncer before the first server while `work` runs. */
const withPgBouncer = async (mode, work) => {
  const [port, file] = [await freePort(), join(world, `${mode}.ini`)];
  const own = join(world, 'server-0', mode);
  writeFileSync(
    file,
    `[databases]\n* = user=trowel host=127.0.0.1 port=${servers[0].port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}\ndefault_pool_size = 60\npidfile = ${own}.pid\nlogfile = ${own}.log\n`,
  );
  run('runuser', ['-u', 'postgres', '--', 'pgbouncer', '-q', '-d', file]);
  try {
    return await work(urlOf(port, 'source'));
  } finally {
    run('kill', [readFileSync(`${own}.pid`, 'utf8').trim()]);
  }
};

/** pgpool2 before the first server while `work` runs. */
const withPgpool = async (mode, work) => {
  const { port, stop } = await startPgpool(join(world, 'server-0'), servers[0].port, mode);
  try {
    return await work(urlOf(port, 'source'));
  } finally {
    stop();
  }
};

const tryRefusals = async () => {
  const [rows, [{ port }]] = [[], servers];
  await admin(
    port,
    `create database latin template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' owner trowel`,
  );
  told(rows, refusal('a database in LATIN1', urlOf(port, 'latin'), 'needs UTF8'));
  await admin(port, 'create database others');
  told(rows, refusal('a role without rights', urlOf(port, 'others'), 'grant create'));
  await withPgBouncer('transaction', (url) =>
    told(rows, refusal('PgBouncer, transaction mode', url, 'pool_mode = session')),
  );
  await withPgpool('raw', (url) => told(rows, refusal('pgpool2, raw mode', url, 'streaming_replication')));
  return rows;
};

const tryPoolers = async () => {
  const [rows, [first]] = [[], servers];
  const tryOne = async (name, url) => {
    const { saved } = await serve(url, 'source', look);
    done('backup', command(url, 'source', 'backup', join(world, 'pooled.tar.gz')));
    told(rows, [`${first.name} behind ${name}`, 'read, saved and backed up', `${saved} of ${SAVES}`]);
    if (saved !== SAVES) throw new Error(`${name}: ${saved} of ${SAVES} saves`);
  };
  await withPgBouncer('session', (url) => tryOne('PgBouncer, session mode', url));
  await withPgpool('streaming_replication', (url) => tryOne('pgpool2, as packaged', url));
  return rows;
};

/** Writes the tables of the parts that were run into the guide; the others stay. */
const writeTables = (made) => {
  const file = join(root, 'docs/guides/engines-table.md');
  const [head, ...sections] = readFileSync(file, 'utf8').trimEnd().split('\n\n## ');
  const linesOf = ([title, columns], rows) =>
    `${title}\n\n${[columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
  const kept = ([title]) => sections.find((section) => section.startsWith(`${title}\n`));
  const all = Object.entries(PARTS).map(([part, words]) => (made[part] ? linesOf(words, made[part]) : kept(words)));
  writeFileSync(file, `${[head, ...all.filter(Boolean)].join('\n\n## ')}\n`);
};

try {
  await ensureBuilt(root, { isQuiet: true });
  servers = await startServers(root, world);
  for (const { port } of servers) await admin(port, 'create role trowel login');
  const [first] = servers;
  const source = await fresh(first, 'source', ORDERS['C.UTF-8']);
  const wanted = await serve(source, 'source', look);
  const made = {};
  if (isAsked('databases')) made.databases = await tryDatabases(source, wanted);
  if (isAsked('refused')) made.refused = await tryRefusals();
  if (isAsked('poolers')) made.poolers = await tryPoolers();
  writeTables(made);
} finally {
  for (const server of servers) server.stop();
  rmSync(world, { recursive: true, force: true });
}
