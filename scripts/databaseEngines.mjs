/**
 * `npm run engines`: the product on PostgreSQL of several versions, in databases of several orders, with settings that
 * none of ours has, and behind poolers. As root on Debian; it installs the packages that are missing and makes the
 * locale. Takes some minutes, so it is no part of `npm test`. Its table stands in docs/guides/engines-table.md.
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

const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]));
if (missing.length > 0 && !(mayInstall() && installPackages(...missing))) {
  console.error(`Missing: ${missing.join(', ')}`);
  process.exit(1);
}
// Each server reads the locales of the system when it is started.
run('localedef', ['-i', 'en_US', '-f', 'UTF-8', 'en_US.UTF-8']);
const world = mkdtempSync(join(tmpdir(), 'trowel-engines-'));
const rows = [];
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

try {
  await ensureBuilt(root, { isQuiet: true });
  servers = await startServers(root, world);
  for (const { port } of servers) await admin(port, 'create role trowel login');
  const [first] = servers;
  const source = await fresh(first, 'source', ORDERS['C.UTF-8']);
  const wanted = await serve(source, 'source', look);
  const filler = new pg.Client({ host: '127.0.0.1', port: first.port, user: 'postgres', database: 'source' });
  await filler.connect();
  const { tables, filled } = await fillEmptyTables(filler).finally(() => filler.end());
  console.log(`${tables} tables, of which ${filled.length} had no row and got one`);
  /** A backup, with what it says of itself: the hash of each table and how far each sequence is. */
  const backUp = (url, folder) => {
    const archive = join(world, `${folder}.tar.gz`);
    done('backup', command(url, folder, 'backup', archive));
    const manifest = JSON.parse(run('tar', ['-xOzf', archive, 'manifest.json']));
    const rowsOf = ({ name, rows: count, sha256 }) => `${name} ${count} ${sha256}`;
    return { archive, proof: [...manifest.tables.map(rowsOf), JSON.stringify(manifest.sequences)] };
  };
  const assertSame = (what, { proof }) => {
    const differs = proof.filter((line, at) => line !== origin.proof[at] && !HELD_BACK.has(line.split(' ')[0]));
    if (differs.length > 0) throw new Error(`${what}: ${differs.join(', ')}`);
  };
  const origin = backUp(source, 'source');
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
      rows.push(row);
      console.log(row.join(' | '));
    }
  const last = servers.at(-1);
  const moves = [
    { from: first, database: 'source', to: last, order: 'ICU de-DE' },
    { from: last, database: 'moved0', to: servers[1], order: 'en_US.UTF-8' },
  ];
  for (const [n, { from, database, to, order }] of moves.entries()) {
    const url = await fresh(to, `moved${n}`, ORDERS[order]);
    done('move', command(urlOf(from.port, database), 'source', 'move', '--to', url));
    assertSame(`the move to ${to.name}, ${order}`, backUp(url, `moved${n}`));
    rows.push([to.name, order, `moved from ${from.name}`, 'the same', '', '']);
    console.log(rows.at(-1).join(' | '));
  }
  const refusals = [];
  const refusal = async (what, url, expectedText) => {
    const { status, said } = command(url, `r${refusals.length}`, 'check');
    const line = said.split('\n').find((text) => text.startsWith('failed   database')) ?? said;
    if (status === 0 || !line.includes(expectedText)) throw new Error(`${what}: ${said}`);
    refusals.push([what, line.replace('failed   database   ', '').replaceAll(/127\.0\.0\.1:\d+/g, 'db:5432')]);
    console.log(refusals.at(-1).join(' | '));
  };
  await admin(
    first.port,
    `create database latin template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' owner trowel`,
  );
  await refusal('a database in LATIN1', urlOf(first.port, 'latin'), 'needs UTF8');
  await admin(first.port, 'create database others');
  await refusal('a role without rights', urlOf(first.port, 'others'), 'grant create');
  for (const mode of ['session', 'transaction']) {
    const [port, file] = [await freePort(), join(world, `${mode}.ini`)];
    writeFileSync(
      file,
      `[databases]\n* = host=127.0.0.1 port=${first.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}\ndefault_pool_size = 60\npidfile = ${world}/server-0/${mode}.pid\nlogfile = ${world}/server-0/${mode}.log\n`,
    );
    writeFileSync(file, readFileSync(file, 'utf8').replace(`* = host=127.0.0.1`, `* = user=trowel host=127.0.0.1`));
    run('runuser', ['-u', 'postgres', '--', 'pgbouncer', '-q', '-d', file]);
    try {
      if (mode === 'transaction')
        await refusal('PgBouncer, transaction mode', urlOf(port, 'source'), 'pool_mode = session');
      else {
        const { saved } = await serve(urlOf(port, 'source'), 'pooled', look);
        rows.push([`${first.name} behind PgBouncer, session mode`, 'C.UTF-8', '', '', '', `${saved} of ${SAVES}`]);
        console.log(rows.at(-1).join(' | '));
      }
    } finally {
      run('kill', [readFileSync(join(world, `server-0/${mode}.pid`), 'utf8').trim()]);
    }
  }
  const pgpool = await startPgpool(join(world, 'server-0'), first.port);
  try {
    const { saved } = await serve(urlOf(pgpool.port, 'd0'), 'pooled', look);
    done('backup', command(urlOf(pgpool.port, 'd0'), 'pooled', 'backup', join(world, 'pooled.tar.gz')));
    rows.push([`${first.name} behind pgpool2`, 'C.UTF-8', '', 'made through it', '', `${saved} of ${SAVES}`]);
    console.log(rows.at(-1).join(' | '));
  } finally {
    pgpool.stop();
  }
  const table = (head, lines) =>
    [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const file = join(root, 'docs/guides/engines-table.md');
  const head = readFileSync(file, 'utf8').split('\n## ')[0];
  writeFileSync(
    file,
    `${head}\n## Databases\n\n${table(['Server', 'Order', 'Restored from the one archive', 'Its own backup', 'Answers alike', 'Saves at once'], rows)}\n\n## Refused, by \`npm run check\` and at a start\n\n${table(['What', 'What it says'], refusals)}\n`,
  );
} finally {
  for (const server of servers) server.stop();
  rmSync(world, { recursive: true, force: true });
}
