import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '#domain/version';
import { findingLines } from './check/finding';
import { runChecks, type CheckedDatabase } from './check/runChecks';
import { BACKUP_COMMANDS } from './backup/backupCommands';
import { keepWalFromNowOn, walFolder, walSettings } from './backup/keptWal';
import { restoreAt } from './backup/restoreAt';
import { backUpWhenDue } from './backup/scheduledBackups';
import { backUpBeforeUpgrade } from './backup/upgradeBackup';
import { assertUsable } from './db/assertUsable';
import { databasePlace } from './db/databaseHosts';
import { loggedError, printedError } from './db/loggedError';
import { openDatabase, type DatabaseAddress, type OpenDatabase } from './db/database';
import { ownSchema } from './db/schemaVersion';
import { assertMayUse } from './db/embedded/mayUse';
import { hasDatabase } from './db/embedded/place';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded/postgres';
import { readEnv, type Env } from './env';
import { openBucket, openFileStore, type OpenStore } from './files/openFileStore';
import { buildApp } from './app';
import { assertCanListen } from './canListen';
import { helpOf, assertCommandLine, readCommandLine } from './commandLine';
import { activeDemoAccounts } from './identity/activeDemoAccounts';
import { DEMO_PASSWORD, type DemoPasswordHolder } from './identity/demoPassword';
import { keepsPasswords } from './identity/publicConfig';
import { runUserCommand } from './identity/userCommand';
import { isSetUp, setUpDatabase, type SetUpOptions } from './setUp';
import { startWarnings } from './startWarnings';

const greet = (origin: string, demo: readonly DemoPasswordHolder[], notes: readonly string[]): void => {
  console.log([`Trowel ${VERSION}, schema ${ownSchema()}`, ...notes, `Trowel is ready at ${origin}`].join('\n'));
  if (demo.length > 0)
    console.log(
      `Demo accounts, password ${DEMO_PASSWORD}:\n${demo.map(({ email, role }) => `  ${email.padEnd(28)} ${role}`).join('\n')}`,
    );
};

const LOOK_MS = 500;

/** npm ends at SIGTERM with the shell that it started us by, and tells us nothing: then our parent is another one. */
const onOrphaned = (stop: () => void): void => {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, LOOK_MS).unref();
};

/** What is to be ended before the process may go, at whatever moment it is told to. */
interface Ending {
  isCalled: boolean;
  stop(): Promise<void>;
}

/**
 * Waits for a signal from the first moment on: a database that was launched runs on without the process that launched
 * it.
 */
const onSignal = (exitCode: number): Ending => {
  const ending: Ending = { isCalled: false, stop: async () => undefined };
  const once = (): void => {
    if (ending.isCalled) return;
    ending.isCalled = true;
    void ending.stop().finally(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  onOrphaned(once);
  return ending;
};

/** For what goes on while the process is ending. */
const never = (): Promise<never> => new Promise(() => undefined);

interface Runtime {
  env: Env;
  address: DatabaseAddress;
  open: OpenDatabase;
  embedded: EmbeddedPostgres | undefined;
  ending: Ending;
  /** False for a command beside a server that holds the folder of data. */
  holdsData: boolean;
}

/**
 * Milliseconds in which a server that has begun to start comes to set its database up, on a busy machine too: one that
 * holds our folder of data, and one of another machine, of which nobody here knows.
 */
const [STARTS_HERE_MS, STARTS_ELSEWHERE_MS] = [30_000, 3_000];

/** On connections of its own: a migration or a first start may take as long as it takes. */
const setUp = async ({ env, address }: Runtime, demo: boolean): Promise<void> => {
  const open = openDatabase(address, 4, {});
  let opened: Promise<OpenStore> | undefined;
  /** What a first start that was killed has left behind stays. */
  const keepFile: SetUpOptions['keepFile'] = async ({ storage_key, bytes, file_type }) => {
    opened ??= openFileStore(open.db, env, () => new Date());
    const { store } = await opened;
    if (!(await store.head(storage_key))) await store.put(storage_key, bytes, file_type);
  };
  const options: SetUpOptions = {
    demo,
    scale: env.DEMO_SCALE,
    environment: env.TROWEL_ENV,
    now: new Date(),
    keepFile,
    ...(env.BACKUP_UPGRADE === 'on' && {
      beforeUpgrade: async (client) => console.log(await backUpBeforeUpgrade(client, env, new Date())),
    }),
  };
  await setUpDatabase(open, options).finally(() => open.close());
};

/** What a command works on, without who signs in. */
const databaseName = ({ address, embedded }: Runtime): string =>
  'url' in address ? databasePlace(address.url) : (embedded?.data ?? address.database);

/**
 * Waits for a server that is just setting the database up.
 * @throws Error for an empty database: a command would make it look like the one that is meant [OPS-013]
 */
const assertSetUp = async (runtime: Runtime): Promise<void> => {
  const { address, open, holdsData } = runtime;
  if (!(await isSetUp(open.pool, holdsData ? STARTS_ELSEWHERE_MS : STARTS_HERE_MS)))
    throw new Error(
      `The database ${databaseName(runtime)} is empty, and a command sets none up. Set ${'url' in address ? 'DATABASE_URL' : 'DATA_DIR'} as the server has it, or start Trowel on it first.`,
    );
};

/** After a command beside a server that may be running on the same database, which is then not ours to stop. */
const endCommand = async ({ open, embedded }: Runtime): Promise<void> => {
  await open.close();
  if (embedded && !embedded.adopted) await embedded.stop();
};

const runCommandLine = async (runtime: Runtime, name: string, args: readonly string[]): Promise<void> => {
  const { open, env } = runtime;
  try {
    console.error(`Database: ${databaseName(runtime)}`);
    const command = BACKUP_COMMANDS[name];
    if (command && name !== 'restore') await assertSetUp(runtime);
    if (command) return await command({ env, open, app_version: VERSION }, args);
    await assertSetUp(runtime);
    await setUp(runtime, false);
    await runUserCommand(open.db, args, { linkOrigin: keepsPasswords(env) ? env.origin : null });
  } finally {
    await endCommand(runtime);
  }
};

const placesOf = ({ env, embedded }: Runtime): string[] => [
  ...(embedded ? [...embedded.notes, `Database in ${embedded.data}`] : []),
  ...(env.S3_BUCKET ? [] : [`Files in ${env.DATA_DIR}/files`]),
];

const serve = async (runtime: Runtime): Promise<void> => {
  const { env, open, embedded, ending } = runtime;
  let app: FastifyInstance | undefined;
  /** Drains: no new requests, running ones end, then the database stops. */
  const stop = async (): Promise<void> => {
    await app?.close();
    await open.close();
    await embedded?.stop();
  };
  ending.stop = stop;
  try {
    await setUp(runtime, env.demo);
    const demo = await activeDemoAccounts(open.db, env);
    const bucket = openBucket(env, () => new Date())?.store;
    const plan = {
      pool: open.pool,
      dataDir: env.DATA_DIR,
      bucket: bucket && env.BACKUP_BUCKET === 'off' ? ('left out' as const) : bucket,
      app_version: VERSION,
      passphrase: env.BACKUP_PASSPHRASE,
      hours: env.BACKUP_HOURS,
      keep: env.BACKUP_KEEP,
      clock: () => new Date(),
    };
    app = await buildApp({
      open,
      env,
      clock: () => new Date(),
      alone: embedded !== undefined,
      ...(embedded ? { wal: walFolder(embedded.data) } : {}),
      ...(env.BACKUP_HOURS > 0 ? { backUp: () => backUpWhenDue(plan) } : {}),
    });
    const { log } = app;
    for (const warning of startWarnings(env)) log.warn(warning);
    embedded?.keepAlive((line) => log.error(line));
    if (embedded && env.WAL_DAYS > 0) {
      const { socket, data } = embedded;
      const wal = { socket, data, days: env.WAL_DAYS, mb: env.WAL_MB, clock: () => new Date() };
      keepWalFromNowOn(wal, (error) => log.warn({ err: error }, 'changes are not kept'));
    }
    await app.listen({ host: env.HOST, port: env.PORT });
    greet(env.origin, demo, placesOf(runtime));
  } catch (error) {
    if (ending.isCalled) return never();
    await stop().catch(() => undefined);
    throw error;
  }
};

/** PostgreSQL keeps its WAL also while a command runs: with a gap in it nobody gets beyond. */
const startEmbedded = async (env: Env, holdsData: boolean): Promise<EmbeddedPostgres> => {
  const isKept = env.WAL_DAYS > 0;
  const embedded = await startEmbeddedPostgres(env.DATA_DIR, isKept ? walSettings : [], holdsData);
  if (!isKept && holdsData) rmSync(walFolder(embedded.data), { recursive: true, force: true });
  return embedded;
};

/** `npm run restore -- --at <time>`, on a database that does not run. */
const goBack = async (env: Env, to: string): Promise<void> => {
  if (env.DATABASE_URL)
    throw new Error('--at takes the embedded database back. A database service has a way of its own: look there.');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => console.log('The database is being taken back; this ends by itself.'));
  const { base, before } = await restoreAt(env.DATA_DIR, new Date(to));
  console.log(
    `The database is as it was at ${new Date(to).toISOString()}, begun from the copy of ${base.toISOString()}. What it was before lies in ${before}: delete that when nobody needs it.`,
  );
};

/** How a command is typed: `scripts/start.mjs` wants to know before it does anything else. @public */
export const usageOf = helpOf;

/** What nobody caught ends the process, as it would without us, but for the values that Node would print [SEC-006]. */
const endByError = (error: unknown): void => {
  console.error(`Trowel has ended by an error that nobody caught: ${JSON.stringify(loggedError(error))}`);
  process.exit(1);
};

/**
 * Runs the server, or with arguments (`user ...`, `check`, `backup`, `restore`, `move`) a command on its database.
 * @param holdsData false for a command beside a server, which starts and stops the database itself
 * @param settings what the operator set, without the NODE_ENV that `npm start` gives the process
 */
export const main = async (
  args: readonly string[],
  holdsData = true,
  settings: Record<string, string | undefined> = process.env,
): Promise<void> => {
  process.on('uncaughtException', endByError);
  await run(args, holdsData, settings).catch((error: unknown) => {
    throw printedError(error);
  });
};

/** A connection to the database of the settings, which is started where it is the embedded one. */
const openRuntime = async (
  env: Env,
  { isCommand, mayBeNew, holdsData }: { isCommand: boolean; mayBeNew: boolean; holdsData: boolean },
): Promise<Runtime> => {
  if (!env.DATABASE_URL) assertMayUse(env.DATA_DIR);
  if (!mayBeNew && holdsData && !env.DATABASE_URL && !hasDatabase(env.DATA_DIR))
    throw new Error(
      `There is no database in ${env.DATA_DIR}, and a command makes none. Set DATA_DIR or DATABASE_URL as the server has them, or start Trowel there first.`,
    );
  const ending = onSignal(isCommand ? 1 : 0);
  const starting = env.DATABASE_URL ? Promise.resolve(undefined) : startEmbedded(env, holdsData);
  ending.stop = async () => {
    const started = await starting.catch(() => undefined);
    if (started && (holdsData || !started.adopted)) await started.stop();
  };
  const embedded = await starting;
  if (ending.isCalled) return never();
  const address = embedded ? { socket: embedded.socket, database: 'postgres' } : { url: env.DATABASE_URL ?? '' };
  await assertUsable(address);
  const open = isCommand ? openDatabase(address, 4, {}) : openDatabase(address);
  return { env, address, open, embedded, ending, holdsData };
};

/**
 * `npm run check [-- --mail address]`: what it found, a line each; fails when something does not work. A database that is
 * not there is one of its findings [OPS-014].
 */
const check = async (env: Env, holdsData: boolean, args: readonly string[]): Promise<void> => {
  const opened = await openRuntime(env, { isCommand: true, mayBeNew: false, holdsData }).catch(printedError);
  const database: CheckedDatabase =
    opened instanceof Error ? { fault: opened.message } : { pool: opened.open.pool, place: databaseName(opened) };
  try {
    if ('place' in database) console.error(`Database: ${database.place}`);
    const findings = await runChecks(env, database, {
      mailTo: readCommandLine('check', args).values.mail ?? null,
      clock: () => new Date(),
    });
    console.log(findingLines(findings));
    if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1;
  } finally {
    if (!(opened instanceof Error)) await endCommand(opened);
  }
};

/** Why no server may run beside a command [OPS-012]. */
const ALONE: Readonly<Record<string, string>> = {
  restore: 'a backup is restored while no server runs',
  move: 'what is saved while rows are moved would stay behind',
};

const run = async (
  args: readonly string[],
  holdsData: boolean,
  settings: Record<string, string | undefined>,
): Promise<void> => {
  const [command] = args;
  const usage = helpOf(args);
  if (usage !== null) return console.log(usage);
  if (command !== undefined) assertCommandLine(args);
  const env = readEnv(settings);
  const reason = ALONE[command ?? ''];
  if (reason !== undefined && !holdsData) throw new Error(`Another Trowel holds ${env.DATA_DIR}. Stop it: ${reason}.`);
  const at = command === 'restore' ? readCommandLine(command, args.slice(1)).values.at : undefined;
  if (at !== undefined) return goBack(env, at);
  if (command === 'check') return check(env, holdsData, args.slice(1));
  const isCommand = command !== undefined;
  if (!isCommand) await assertCanListen(env);
  const runtime = await openRuntime(env, { isCommand, mayBeNew: !isCommand || command === 'restore', holdsData });
  await (isCommand ? runCommandLine(runtime, command, args.slice(1)) : serve(runtime));
};
