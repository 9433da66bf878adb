/**
 * Real PostgreSQL, owned by Trowel: started on a Unix socket in a folder that only its account may enter, without port
 * and password; found again and adopted when an earlier server was killed and left it running.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, type Account } from './account';
import { findBinaries } from './binaries';
import { choosePlace, type Place } from './place';

export const DATABASE_USER = 'trowel';
const START_TIMEOUT_MS = 30_000;
const SETTINGS = [
  'listen_addresses=',
  'max_connections=120',
  'shared_buffers=256MB',
  'jit=off',
  'log_min_messages=warning',
];

export interface EmbeddedPostgres {
  /** The socket folder, as `host` of a pg connection. */
  socket: string;
  adopted: boolean;
  /** Things a person who starts the server should know. */
  notes: string[];
  /** Ends all sessions and stops the server, at a consistent state. */
  stop(): Promise<void>;
}

const initialise = ({ binaries, data }: Place, account: Account): void => {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const { status, stderr } = spawnSync(
    join(binaries, 'bin/initdb'),
    ['-D', fresh, '-U', DATABASE_USER, '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'],
    { uid: account.uid, gid: account.gid, cwd: '/', encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr.trim()}`);
  writeFileSync(join(fresh, 'pg_hba.conf'), 'local all all trust\n');
  renameSync(fresh, data);
};

const answers = async ({ socket, data }: Place): Promise<boolean> => {
  const client = new pg.Client({
    host: socket,
    user: DATABASE_USER,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0] !== undefined && realpathSync(rows[0].data_directory) === realpathSync(data);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Detached, so that Ctrl-C in the terminal does not stop the database before the server has drained. */
const launch = ({ binaries, data, socket, log }: Place, account: Account, extra: readonly string[]): void => {
  const output = openSync(log, 'a');
  const settings = [`unix_socket_directories=${socket}`, ...SETTINGS, ...extra].flatMap((setting) => ['-c', setting]);
  spawn(join(binaries, 'bin/postgres'), ['-D', data, ...settings], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  }).unref();
};

const postmasterPid = (data: string): number | undefined => {
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : NaN;
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
};

const stop = async (data: string): Promise<void> => {
  const pid = postmasterPid(data);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; postmasterPid(data) !== undefined && waited < START_TIMEOUT_MS; waited += 20) await pause(20);
};

/**
 * PostgreSQL running on the data of `dataDir`, made there at the first call. `settings` are further `name=value` pairs
 * for a server that this call starts.
 * @throws Error with the end of PostgreSQL's own log when it does not start
 */
export const startEmbeddedPostgres = async (
  dataDir: string,
  settings: readonly string[] = [],
): Promise<EmbeddedPostgres> => {
  const account = chooseAccount();
  const place = choosePlace(dataDir, findBinaries(), account);
  initialise(place, account);
  const adopted = await answers(place);
  if (!adopted) {
    launch(place, account, settings);
    const end = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(place))) {
      if (Date.now() > end)
        throw new Error(`PostgreSQL did not start: ${readFileSync(place.log, 'utf8').slice(-2_000)}`);
      await pause(25);
    }
  }
  return { socket: place.socket, adopted, notes: place.note ? [place.note] : [], stop: () => stop(place.data) };
};
