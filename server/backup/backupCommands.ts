import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assertUsable } from '../db/assertUsable';
import { openDatabase, type DatabaseAddress, type OpenDatabase } from '../db/database';
import { databaseUrlProblem } from '../db/databaseHosts';
import { startEmbeddedPostgres } from '../db/embedded/postgres';
import type { Env } from '../env';
import { openBucket } from '../files/openFileStore';
import { makeArchive, restoreArchive, type MadeArchive } from './archive';
import { dump } from './dump';
import { load } from './load';
import { backupName, backupsFolder } from './scheduledBackups';
import { readCommandLine } from '../commandLine';
import { databaseWarning } from '../startWarnings';

export interface CommandWorld {
  env: Env;
  open: OpenDatabase;
  app_version: string;
}

const reportDamaged = (keys: readonly string[], where: string): void => {
  if (keys.length === 0) return;
  console.error(`${keys.length} ${keys.length === 1 ? 'file is' : 'files are'} damaged or missing ${where}:`);
  for (const key of keys) console.error(`  ${key}`);
  process.exitCode = 1;
};

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const bucketOf = (env: Env) => openBucket(env, () => new Date())?.store;

/** What a person who keeps the archive must know. */
const keysOf = (csv: boolean, passphrase: string | undefined): string => {
  if (csv) return 'It holds no password, key or token: after a restore of it everybody sets a password anew.';
  return passphrase === undefined
    ? 'It holds all keys and password hashes in the open: keep it as you keep passwords, or set BACKUP_PASSPHRASE.'
    : 'Its keys are sealed: a restore asks for the same BACKUP_PASSPHRASE.';
};

/** What follows from a restore without keys, for the one who made it. */
const WITHOUT_KEYS =
  'Without keys: nobody has a password, second factor, session, API token or calendar address any more, and webhooks have no secret. People set a password by "Password Reset" at the login.';

/** What an archive holds of the files that its rows name: with the DATA_DIR of another server, none [OPS-013]. */
const filesIn = ({ named, missing }: Pick<MadeArchive, 'named' | 'missing'>): string =>
  missing.length === 0 ? 'all files' : `${named - missing.length} of the ${named} files that they name`;

/** Where the files were looked for. */
const filesPlace = (env: Env): string =>
  env.S3_BUCKET === undefined
    ? `${join(env.DATA_DIR, 'files')}: set DATA_DIR`
    : `the bucket ${env.S3_BUCKET}: set the S3_ settings`;

/** `npm run backup [-- --csv] [file]`, also beside a running server. */
const backup = async ({ env, open, app_version }: CommandWorld, args: readonly string[]): Promise<void> => {
  const { values, file } = readCommandLine('backup', args);
  const csv = values.csv === true;
  const passphrase = csv ? undefined : env.BACKUP_PASSPHRASE;
  const name = backupName(new Date(), passphrase !== undefined);
  const target = file ?? join(backupsFolder(env.DATA_DIR), name);
  const client = await open.pool.connect();
  try {
    const made = await makeArchive({
      client,
      dataDir: env.DATA_DIR,
      bucket: bucketOf(env),
      file: target,
      app_version,
      csv,
      passphrase,
    });
    const { tables, bytes, damaged, named, missing } = made;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${target}: ${rows} rows of ${tables.length} tables${csv ? ', as CSV too,' : ''} and ${filesIn(made)}, ${sizeOf(bytes)}.\n${keysOf(csv, passphrase)}`,
    );
    if (named === 0 || missing.length < named) return reportDamaged(damaged, 'here and in the archive');
    console.error(`None of the files is in ${filesPlace(env)} as the server has it.`);
    process.exitCode = 1;
  } finally {
    client.release();
  }
};

/**
 * `npm run restore [-- --csv] [--without-keys] <file>`, of an archive or the folder that one was unpacked to, into an empty DATA_DIR or
 * an empty database.
 */
const restore = async ({ env, open }: CommandWorld, args: readonly string[]): Promise<void> => {
  const { values, file } = readCommandLine('restore', args);
  const rowsFrom = values.csv === true ? 'csv' : 'tables';
  const withoutKeys = values['without-keys'] === true;
  if (file === undefined) throw new Error('npm run restore <file>: the file is missing.');
  const client = await open.pool.connect();
  try {
    const keys = { passphrase: env.BACKUP_PASSPHRASE, withoutKeys };
    const back = await restoreArchive(client, env.DATA_DIR, file, bucketOf(env), rowsFrom, keys);
    const { tables, rows, files, damaged, manifest, changed, hasKeys } = back;
    console.log(
      `Restored the backup of ${manifest.made_at}: ${rows} rows of ${tables} tables, each compared, and ${files} files.`,
    );
    if (!hasKeys) console.log(WITHOUT_KEYS);
    for (const { name, rows: now, dumped } of changed)
      console.log(`  csv/${name}.csv was changed after the backup: ${now} rows, ${dumped} then.`);
    reportDamaged(damaged, 'in the archive');
  } finally {
    client.release();
  }
};

const targetOf = async (env: Env, to: string): Promise<{ address: DatabaseAddress; stop(): Promise<void> }> => {
  if (/^postgres(ql)?:\/\//.test(to)) {
    const problem = databaseUrlProblem(to);
    if (problem !== null) throw new Error(`--to ${problem}`);
    return { address: { url: to }, stop: async () => undefined };
  }
  if (to !== 'embedded' || !env.DATABASE_URL)
    throw new Error('npm run move -- --to postgres://..., or with DATABASE_URL set: npm run move -- --to embedded');
  const embedded = await startEmbeddedPostgres(env.DATA_DIR);
  return { address: { socket: embedded.socket, database: 'postgres' }, stop: () => embedded.stop() };
};

/** `npm run move -- --to postgres://...`: all rows into another, empty database. Files stay where they are. */
const move = async ({ env, open, app_version }: CommandWorld, args: readonly string[]): Promise<void> => {
  const { address, stop } = await targetOf(env, readCommandLine('move', args).values.to ?? '');
  const folder = await mkdtemp(join(env.DATA_DIR, 'move-'));
  const warning = 'url' in address ? databaseWarning('--to', address.url) : null;
  if (warning !== null) console.warn(warning);
  await assertUsable(address);
  const target = openDatabase(address, 2, {});
  const [from, to] = [await open.pool.connect(), await target.pool.connect()];
  try {
    await dump(from, folder, app_version);
    const { tables, rows } = await load(to, folder);
    console.log(
      `Moved ${rows} rows of ${tables} tables, each compared. Start Trowel on the new database from now on; the old one is as it was.`,
    );
  } finally {
    from.release();
    to.release();
    await target.close();
    await rm(folder, { recursive: true, force: true });
    await stop();
  }
};

/** What the command line does with whole databases. */
export const BACKUP_COMMANDS: Readonly<
  Record<string, (world: CommandWorld, args: readonly string[]) => Promise<void>>
> = { backup, restore, move };
