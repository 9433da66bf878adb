/** A server that is killed and started again, its database, and people who write meanwhile. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { dataFolder } from '../inBrowser/dataFolder.mjs';
import { freePort } from '../inBrowser/freePort.mjs';
import { startServer } from '../inBrowser/startServer.mjs';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** As long as a page goes on trying, and then some. */
const TIMEOUT_MS = 60_000;

/** One server process at one address, which may be killed and started again. */
const openServer = async (env) => {
  const { DATA_DIR: data, ...settings } = env;
  const port = await freePort();
  const open = () =>
    startServer({
      root,
      port,
      data,
      scale: '0.05',
      errors: 'ignore',
      env: { LOG_LEVEL: 'silent', BACKUP_HOURS: '0', ...settings },
    });
  let server = await open();
  return {
    url: server.url,
    start: async () => {
      server = await open();
    },
    end: (signal) => server.end(signal),
    ready: () => server.ready(),
  };
};

/** A disk of its own in a folder; only root can make one, on Linux. Returns what takes it away again, or undefined. */
export const smallDisk = (folder, size) => {
  const options = `size=${size},mode=0711`;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return undefined;
  return () => spawnSync('umount', ['-l', folder]);
};

/** Leaves not one page of a disk free. Returns what makes room again. */
export const fillDisk = (folder) => {
  const file = join(folder, 'ballast');
  const open = openSync(file, 'w');
  for (let size = 1 << 20; size >= 4_096; size /= 2) {
    try {
      for (const chunk = Buffer.alloc(size); writeSync(open, chunk) === size;);
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
  closeSync(open);
  return () => rmSync(file, { force: true });
};

/** A server with a database and files of its own, in a folder that goes when it ends; on a disk of `size`, where one can be made. */
export const openWorld = async (env, size) => {
  const data = dataFolder();
  const release = size === undefined ? () => undefined : smallDisk(data, size);
  if (!release) return undefined;
  const server = await openServer({ DATA_DIR: data, ...env });
  const sql = async (text, values) => {
    for (let tries = 0; ; tries += 1) {
      const client = new pg.Client({ host: join(data, 'sock'), user: 'trowel', database: 'postgres' });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query(text, values)).rows;
      } catch (error) {
        if (tries === 100) throw error;
        await pause(200);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  };
  const others = [];
  return {
    data,
    server,
    sql,
    /** Another server on the same database. */
    other: async () => {
      const made = await openServer({
        DATA_DIR: mkdtempSync(join(data, 'other-')),
        PUBLIC_URL: server.url,
        DATABASE_URL: `postgres://trowel@${encodeURIComponent(join(data, 'sock'))}/postgres`,
        ...env,
      });
      others.push(made);
      return made;
    },
    /** The process of the database; NaN while there is none. */
    postmaster: () => {
      const file = join(data, 'pg/data/postmaster.pid');
      return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : NaN;
    },
    close: async () => {
      for (const one of others) await one.end('SIGTERM');
      await server.end('SIGTERM');
      release();
      removeFolder(data);
    },
  };
};

const parentOf = (pid) => {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(parent);
  } catch {
    return undefined; // it has ended
  }
};

/** A process and those that it has started; none where the system does not list processes as files. */
export const familyOf = (pid) => {
  if (!existsSync('/proc/self/stat')) return [];
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
};

const CREATE =
  'mutation ($name: String!) { createHomeowner(homeowner: { first_name: "Fault", last_name: $name }) { id } }';

/** Sends one write until it is answered, each time under the same key, as a page does. */
const write = async (url, token, name) => {
  const key = randomUUID();
  let told = '';
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(150)) {
    try {
      const answer = await fetch(`${url()}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify({ query: CREATE, variables: { name } }),
        signal: AbortSignal.timeout(20_000),
      });
      const { data, errors } = await answer.json();
      if (data?.createHomeowner?.id) return { id: data.createHomeowner.id };
      told = errors?.[0]?.extensions?.code ?? String(answer.status);
      if (!['SERVICE_UNAVAILABLE', 'IDEMPOTENCY_RUNNING', 'RATE_LIMITED'].includes(told)) return { told };
    } catch (error) {
      told = error.name; // nobody there: tried again
    }
  }
  return { told };
};

/** People who write one row after the other until they are stopped; each write that was answered is remembered. */
export const openWriters = (urls, tokens, count) => {
  const answered = new Map();
  const refused = {};
  const day = { isOver: false };
  const work = async (writer) => {
    for (let at = 0; !day.isOver; at += 1) {
      const name = `W${writer}-${at}-${randomUUID().slice(0, 8)}`;
      const { id, told } = await write(() => urls[(writer + at) % urls.length], tokens[writer % tokens.length], name);
      if (id === undefined) refused[told] = (refused[told] ?? 0) + 1;
      else answered.set(name, id);
      await pause(20);
    }
  };
  const working = Promise.all(Array.from({ length: count }, (_, writer) => work(writer)));
  return {
    count: () => answered.size,
    /** One write more, now. @returns milliseconds until it was answered; undefined when it was not */
    probe: async () => {
      const [begun, name] = [Date.now(), `P-${randomUUID()}`];
      const { id, told } = await write(() => urls[0], tokens[0], name);
      if (id === undefined) refused[told] = (refused[told] ?? 0) + 1;
      else answered.set(name, id);
      return id === undefined ? undefined : Date.now() - begun;
    },
    refused: () => Object.values(refused).reduce((sum, count) => sum + count, 0),
    stop: async () => {
      day.isOver = true;
      await working;
      return { answered, refused };
    },
  };
};

/** Of the writes that were answered: how many are not there, there twice, or there without their history. */
export const audit = async (sql, answered) => {
  const rows = await sql(
    `select h.last_name as name, h.id, exists (select from change_log c where c.entity = 'homeowner' and c.entity_id = h.id) as is_whole
     from homeowner h where h.first_name = 'Fault'`,
  );
  const byName = new Map();
  for (const row of rows) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  const logged = await sql(
    `select count(*)::int as count from change_log c where c.entity = 'homeowner' and c.after ->> 'first_name' = 'Fault' and not exists (select from homeowner h where h.id = c.entity_id)`,
  );
  return {
    lost: [...answered].filter(([name, id]) => !byName.get(name)?.some((row) => row.id === id)).length,
    doubled: [...byName.values()].filter((found) => found.length > 1).length,
    halved: rows.filter(({ is_whole }) => !is_whole).length + logged[0].count,
  };
};
