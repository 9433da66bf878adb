/**
 * Real PostgreSQL, owned by Trowel: started on a Unix socket in a folder that only its account may enter, without port
 * and password; found again and adopted when an earlier server was killed and left it running; started again when it
 * died.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, type Account } from './account';
import { findBinaries } from './binaries';
import { cutLog, endOfLog, whyNotStarted } from './log';
import { choosePlace, FRESH, freshFolders, markElsewhere, type Place } from './place';
import { forgetDeadPostmaster, isRunning, postmasterPid } from './postmaster';

export const DATABASE_USER = 'trowel';
const START_TIMEOUT_MS = 30_000;
const SETTINGS = [
  'listen_addresses=',
  'max_connections=120',
  'shared_buffers=256MB',
  'jit=off',
  'log_min_messages=log', // a refused statement is told to whoever sent it; its message holds values
  'log_error_verbosity=terse',
  'log_min_error_statement=panic', // statements hold what people typed
  'client_connection_check_interval=2s', // who is gone holds no locks
];

/** How often a running server looks after its database, and its longest wait before another try, in milliseconds. */
const LOOK_MS = 250;
const MAX_PAUSE_MS = 5_000;

export interface EmbeddedPostgres {
  /** The socket folder, as `host` of a pg connection. */
  socket: string;
  adopted: boolean;
  /** The folder of its data. */
  data: string;
  /** Things a person who starts the server should know. */
  notes: string[];
  /** From now on a database that dies is started again, for as long as it takes [OPS-003]; `report` is told. */
  keepAlive(report: (line: string) => void): void;
  /** Ends all sessions and stops the server, at a consistent state. */
  stop(): Promise<void>;
}

/** @throws Error for data of another major version, which PostgreSQL does not read */
const assertMajor = (data: string, version: string): void => {
  const [theirs, ours] = [readFileSync(join(data, 'PG_VERSION'), 'utf8').trim(), version.split('.')[0]];
  if (theirs !== ours)
    throw new Error(
      `${data} was made by PostgreSQL ${theirs}, and this version of Trowel brings PostgreSQL ${ours}. Run "npm run backup" with the version of Trowel that made it, and "npm run restore <file>" with this one into an empty DATA_DIR.`,
    );
};

/** What somebody still writes to goes another time. */
const removeIfStill = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // at the next start that makes data
  }
};

/** @param beforeNamed called when new data are whole and do not have their name yet */
const initialise = ({ binaries, data }: Place, account: Account, version: string, beforeNamed: () => void): void => {
  if (existsSync(join(data, 'PG_VERSION'))) return assertMajor(data, version);
  // Of a start that was killed: its initdb may live on and write, into a folder that nobody will take for data.
  for (const left of freshFolders(data)) removeIfStill(left);
  const fresh = `${data}${FRESH}-${randomBytes(4).toString('hex')}`;
  const { status, stderr } = spawnSync(
    join(binaries, 'bin/initdb'),
    [
      '-D',
      fresh,
      '-U',
      DATABASE_USER,
      '-A',
      'trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ],
    { uid: account.uid, gid: account.gid, cwd: '/', encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr.trim()}`);
  writeFileSync(join(fresh, 'pg_hba.conf'), 'local all all trust\n');
  beforeNamed();
  renameSync(fresh, data);
};

const answers = async ({ socket, data }: Place): Promise<boolean> => {
  const client = new pg.Client({
    host: socket,
    user: DATABASE_USER,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
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
const launch = (
  { binaries, data, socket, log }: Place,
  account: Account,
  extra: readonly string[],
): { hasEnded(): boolean } => {
  forgetDeadPostmaster(data);
  cutLog(log);
  const output = openSync(log, 'a');
  const settings = [`unix_socket_directories=${socket}`, ...SETTINGS, ...extra].flatMap((setting) => ['-c', setting]);
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', data, ...settings], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let hasFailed = false;
  child.on('error', () => {
    hasFailed = true;
  });
  child.unref();
  return { hasEnded: () => hasFailed || child.exitCode !== null || child.signalCode !== null };
};

/**
 * Launches until a server answers: one that is still stopping, or the processes of one that was killed, hold the data
 * for a moment, and a full disk until somebody makes room.
 * @param goesOn asked after each failure, with what the log says last
 */
const launchUntilItAnswers = async (
  place: Place,
  start: () => { hasEnded(): boolean },
  goesOn: (said: string) => boolean,
): Promise<void> => {
  for (let wait = 50; ; wait = Math.min(2 * wait, MAX_PAUSE_MS)) {
    const launched = start();
    for (;;) {
      if (await answers(place)) return;
      if (launched.hasEnded()) break;
      if (!goesOn('')) return;
      await pause(25);
    }
    if (!goesOn(endOfLog(place.log))) return;
    await pause(wait);
  }
};

const stop = async (data: string): Promise<void> => {
  const pid = postmasterPid(data);
  if (pid === undefined || !isRunning(data)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isRunning(data) && waited < START_TIMEOUT_MS; waited += 20) await pause(20);
};

/** Where PostgreSQL keeps the data of `dataDir`, in which there is a database. */
export const dataPlace = (dataDir: string): string => choosePlace(dataDir, findBinaries(), chooseAccount(dataDir)).data;

/**
 * Lets PostgreSQL bring data to a state by its log of changes, for as long as that takes, and answers when it is done.
 * @throws Error with the end of PostgreSQL's own log when it gives up
 */
export const recoverEmbeddedPostgres = async (
  dataDir: string,
  settings: readonly string[],
): Promise<{ socket: string; stop(): Promise<void> }> => {
  const account = chooseAccount(dataDir);
  const place = choosePlace(dataDir, findBinaries(), account);
  const launched = launch(place, account, ['hot_standby=off', ...settings]); // off: it answers when it is done, and not before
  while (!(await answers(place))) {
    if (launched.hasEnded()) throw new Error(`PostgreSQL did not recover: ${endOfLog(place.log)}`);
    await pause(50);
  }
  return { socket: place.socket, stop: () => stop(place.data) };
};

/**
 * PostgreSQL running on the data of `dataDir`, made there at the first call. `settings` are further `name=value` pairs
 * for a server that this call starts, or what makes them for the folder of its data. Who does not hold the data waits
 * for the one that does to start it.
 * @throws Error with the end of PostgreSQL's own log when it does not start
 */
export const startEmbeddedPostgres = async (
  dataDir: string,
  settings: readonly string[] | ((data: string) => readonly string[]) = [],
  holdsData = true,
): Promise<EmbeddedPostgres> => {
  const account = chooseAccount(dataDir);
  const binaries = findBinaries();
  const place = choosePlace(dataDir, binaries, account);
  if (holdsData) initialise(place, account, binaries.version, () => markElsewhere(dataDir, place));
  const more = typeof settings === 'function' ? settings(place.data) : settings;
  const start = () => launch(place, account, more);
  const isThere = await answers(place);
  const adopted = isThere || !holdsData;
  const end = Date.now() + START_TIMEOUT_MS;
  if (!holdsData) {
    while (!(await answers(place))) {
      if (Date.now() > end) throw new Error(`The server that holds ${dataDir} has no database that answers.`);
      await pause(100);
    }
  }
  if (!adopted) {
    await launchUntilItAnswers(place, start, () => {
      if (Date.now() > end) throw new Error(`PostgreSQL did not start: ${whyNotStarted(place.log)}`);
      return true;
    });
  }

  const stopping = new AbortController();
  let looking: Promise<void> | undefined;
  const look = async (report: (line: string) => void): Promise<void> => {
    for (let beats = 1; !stopping.signal.aborted; beats += 1) {
      await pause(LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (beats % 1_000 === 0) cutLog(place.log);
      if (stopping.signal.aborted || isRunning(place.data)) continue;
      report(`PostgreSQL has ended and is started again. ${endOfLog(place.log)}`);
      let said = '';
      const goesOn = (now: string): boolean => {
        if (now !== '' && now !== said) report(`PostgreSQL did not start, and is tried again. ${now}`);
        said = now || said;
        return !stopping.signal.aborted;
      };
      await launchUntilItAnswers(place, start, goesOn).then(
        () => (stopping.signal.aborted ? undefined : report('PostgreSQL answers again.')),
        (error: unknown) => report(`PostgreSQL could not be launched: ${String(error)}`),
      );
    }
  };
  return {
    socket: place.socket,
    data: place.data,
    adopted,
    notes: place.note ? [place.note] : [],
    keepAlive: (report) => {
      looking ??= look(report);
    },
    stop: async () => {
      stopping.abort();
      await looking;
      await stop(place.data);
    },
  };
};
