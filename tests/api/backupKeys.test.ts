import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKUP_COMMANDS } from '../../server/backup/backupCommands';
import { makeArchive, restoreArchive } from '../../server/backup/archive';
import { BEGIN_READING, countedRows } from '../../server/backup/dump';
import { readManifest } from '../../server/backup/manifest';
import { backUpWhenDue, isSealedName } from '../../server/backup/scheduledBackups';
import { tableShapes } from '../../server/backup/tables';
import { KEY_TABLES, secretColumns } from '../../server/db/keyTables';
import { readEnv } from '../../server/env';
import { startApp, testApp } from '../support/app';
import { freshDatabase, type FreshDatabase } from '../support/database';
import { passwordToken } from '../support/passwordToken';
import { proofOf, setUpApp } from '../support/security';

const PASSPHRASE = 'correct horse, battery';
const app = await testApp();
const opened: FreshDatabase[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-keys-'));
  folders.push(folder);
  return folder;
};
const anEmptyDatabase = async (): Promise<FreshDatabase> => {
  const database = await freshDatabase();
  opened.push(database);
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  return database;
};
const allRows = async ({ pool }: FreshDatabase): Promise<Record<string, { rows: number; sha256: string }>> => {
  const client = await pool.connect();
  try {
    await client.query(BEGIN_READING);
    const found: Record<string, { rows: number; sha256: string }> = {};
    for (const shape of await tableShapes(client)) found[shape.name] = await countedRows(client, shape);
    await client.query('commit');
    return found;
  } finally {
    client.release();
  }
};
const archive = async (options: { csv?: boolean; passphrase?: string }): Promise<string> => {
  const file = join(aFolder(), 'all.tar.gz');
  const client = await app.database.pool.connect();
  await makeArchive({ client, dataDir: aFolder(), file, app_version: 'test', ...options }).finally(() =>
    client.release(),
  );
  return file;
};
const restore = async (
  { pool }: FreshDatabase,
  file: string,
  keys: { passphrase?: string; withoutKeys?: boolean } = {},
  from: 'tables' | 'csv' = 'tables',
) => {
  const client = await pool.connect();
  try {
    return await restoreArchive(client, aFolder(), file, undefined, from, keys);
  } finally {
    client.release();
  }
};
const isEmpty = async ({ pool }: FreshDatabase): Promise<boolean> =>
  (await pool.query("select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'")).rowCount ===
  0;

/** Rows that a restore changes on its own: mails and webhooks that waited are held. */
const HELD = ['email_log', 'webhook', 'webhook_delivery', 'notification', 'report_mail'];
type Rows = Record<string, { rows: number; sha256: string }>;
const unheld = (rows: Rows): Rows => Object.fromEntries(Object.entries(rows).filter(([name]) => !HELD.includes(name)));
const hasKeys = (name: string): boolean => KEY_TABLES.has(name) || secretColumns(name).length > 0;

let sealed = '';
beforeAll(async () => {
  await setUpApp(app, 'office');
  const { errors } = await app.graphql(
    'admin',
    `mutation { createWebhook(name: "Any", url: "https://hook.test/x", proof: "${await proofOf(app, 'admin')}") { id } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  sealed = await archive({ passphrase: PASSPHRASE });
});

describe('a backup whose keys are sealed', () => {
  it('brings everything back by its passphrase: sign-ins, second factors, secrets of webhooks [SEC-006]', async () => {
    const before = await allRows(app.database);
    const database = await anEmptyDatabase();
    const restored = await restore(database, sealed, { passphrase: PASSPHRASE });
    expect(restored).toMatchObject({ hasKeys: true, tables: Object.keys(before).length });
    const after = await allRows(database);
    expect(unheld(after)).toEqual(unheld(before));
    const { rows } = await database.pool.query<{ secret: string }>('select secret from webhook');
    expect(rows[0]?.secret.length).toBeGreaterThan(40);
    const server = await startApp({ database });
    expect(await passwordToken(server.url, 'scheduler')).toMatch(/^ey/);
    await server.app.close();
  }, 60_000);

  it('refuses another passphrase, none, or keys that were changed, before anything is written [SEC-006]', async () => {
    const database = await anEmptyDatabase();
    await expect(restore(database, sealed)).rejects.toThrow(/keys of this backup are sealed. Set BACKUP_PASSPHRASE/);
    await expect(restore(database, sealed, { passphrase: 'another passphrase' })).rejects.toThrow(
      /BACKUP_PASSPHRASE does not open the keys of this backup.*Nothing was restored/,
    );
    const folder = aFolder();
    execFileSync('tar', ['-xzf', sealed, '-C', folder]);
    const key = join(folder, 'keys/signing_key.sealed');
    const whole = readFileSync(key);
    for (const bytes of [
      Buffer.concat([whole.subarray(0, 20), Buffer.from([(whole[20] ?? 0) ^ 1]), whole.subarray(21)]),
      whole.subarray(0, -1),
      whole.subarray(0, 10),
      readFileSync(join(folder, 'keys/passkey.sealed')),
    ]) {
      writeFileSync(key, bytes);
      await expect(restore(database, folder, { passphrase: PASSPHRASE })).rejects.toThrow(
        /signing_key.sealed is damaged/,
      );
    }
    rmSync(key);
    await expect(restore(database, folder, { passphrase: PASSPHRASE })).rejects.toThrow(/Nothing was restored/);
    expect(await isEmpty(database)).toBe(true);
  }, 60_000);

  it('comes back without its keys where that is chosen: everything else is there, and nobody has a password [SEC-006]', async () => {
    const before = await allRows(app.database);
    const database = await anEmptyDatabase();
    expect(await restore(database, sealed, { withoutKeys: true })).toMatchObject({ hasKeys: false });
    const after = await allRows(database);
    const open = (rows: Rows): Rows =>
      Object.fromEntries(Object.entries(unheld(rows)).filter(([name]) => !hasKeys(name)));
    expect(open(after)).toEqual(open(before));
    for (const name of KEY_TABLES) expect([name, after[name]?.rows]).toEqual([name, 0]);
    for (const name of ['app_user', 'webhook', 'email_log'])
      expect([name, after[name]?.rows]).toEqual([name, before[name]?.rows]);
    const { rows } = await database.pool.query(
      'select (select count(password_hash)::int from app_user) as passwords, (select count(*)::int from app_user) > 5 as people, (select secret from webhook) as secret',
    );
    expect(rows).toEqual([{ passwords: 0, people: true, secret: '' }]);
    const server = await startApp({ database });
    await expect(passwordToken(server.url, 'scheduler')).rejects.toThrow(/no token for scheduler: 4/);
    await server.app.close();
  }, 60_000);

  it('is what the server makes by itself where a passphrase is set, for its owner alone, and its name says so [SEC-006]', async () => {
    const dataDir = aFolder();
    const plan = { pool: app.database.pool, dataDir, app_version: 'test', hours: 24, keep: 2 };
    const clock = () => new Date('2026-03-11T15:00:00Z');
    const made = await backUpWhenDue({ ...plan, clock, passphrase: PASSPHRASE });
    expect(made?.file).toMatch(/trowel-2026-03-11T15-00-00Z\.sealed\.tar\.gz$/);
    expect(isSealedName(made?.file ?? '')).toBe(true);
    expect(statSync(made?.file ?? '').mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'backups')).mode & 0o777).toBe(0o700);
    const folder = aFolder();
    execFileSync('tar', ['-xzpf', made?.file ?? '', '-C', folder]);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      expect([entry.name, statSync(join(entry.parentPath, entry.name)).mode & 0o077]).toEqual([entry.name, 0]);
    expect(await readManifest(folder)).toMatchObject({ format: 2, sealed: { cipher: 'aes-256-gcm', kdf: 'scrypt' } });
  }, 60_000);

  it('has a key of its own, however often the passphrase is used [SEC-006]', async () => {
    const folder = aFolder();
    const other = await archive({ passphrase: PASSPHRASE });
    execFileSync('tar', ['-xzf', other, '-C', folder, 'keys']);
    execFileSync('tar', ['-xzf', sealed, '-C', folder, 'manifest.json', 'tables']);
    await expect(restore(await anEmptyDatabase(), folder, { passphrase: PASSPHRASE })).rejects.toThrow(
      /does not open the keys/,
    );
  }, 60_000);
});

describe('a backup with CSV', () => {
  it('comes back from its rows and from its CSV, without keys and without being asked for a passphrase [SEC-006]', async () => {
    const file = await archive({ csv: true, passphrase: PASSPHRASE });
    for (const from of ['tables', 'csv'] as const) {
      const database = await anEmptyDatabase();
      expect(await restore(database, file, {}, from)).toMatchObject({ hasKeys: false, changed: [] });
      const { rows } = await database.pool.query(
        'select (select count(*)::int from signing_key) as keys, (select count(password_hash)::int from app_user) as passwords, (select secret from webhook) as secret',
      );
      expect(rows).toEqual([{ keys: 0, passwords: 0, secret: '' }]);
    }
  }, 60_000);
});

describe('a backup in the open', () => {
  it('comes back although a call that told a secret has left no answer [OPS-003 SEC-006]', async () => {
    const { pool } = app.database;
    const spent = "select count(*)::int as count from idempotency where response = 'null'";
    expect((await pool.query(spent)).rows[0]).not.toEqual({ count: 0 });
    const database = await anEmptyDatabase();
    await restore(database, await archive({}));
    expect((await database.pool.query(spent)).rows).toEqual((await pool.query(spent)).rows);
  }, 60_000);

  it('as versions before made all of them, comes back whole, or without its keys where that is chosen [SEC-006]', async () => {
    const file = await archive({});
    const folder = aFolder();
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    expect((await readManifest(folder)).format).toBe(1);
    const whole = await anEmptyDatabase();
    expect(await restore(whole, file, { passphrase: PASSPHRASE })).toMatchObject({ hasKeys: true });
    const bare = await anEmptyDatabase();
    expect(await restore(bare, file, { withoutKeys: true })).toMatchObject({ hasKeys: false });
    const count = async ({ pool }: FreshDatabase) =>
      (
        await pool.query(
          'select count(*)::int as keys, (select count(password_hash)::int > 0 from app_user) as has_passwords from signing_key',
        )
      ).rows[0];
    expect(await count(whole)).toMatchObject({ has_passwords: true });
    expect(await count(bare)).toEqual({ keys: 0, has_passwords: false });
  }, 60_000);
});

describe('the command line', () => {
  it('makes and restores by BACKUP_PASSPHRASE, and says what is in the archive and what is not [SEC-006]', async () => {
    expect(() => readEnv({ BACKUP_PASSPHRASE: 'short' })).toThrow(/BACKUP_PASSPHRASE: must have 12 characters or more/);
    const said: string[] = [];
    const { log } = console;
    console.log = (line: string) => void said.push(line);
    try {
      const env = readEnv({ DATA_DIR: aFolder(), BACKUP_PASSPHRASE: PASSPHRASE });
      const file = join(aFolder(), 'x.tar.gz');
      await BACKUP_COMMANDS.backup?.({ env, open: app.database, app_version: 'test' }, [file]);
      expect(said.at(-1)).toMatch(/Its keys are sealed: a restore asks for the same BACKUP_PASSPHRASE/);
      await BACKUP_COMMANDS.backup?.({ env, open: app.database, app_version: 'test' }, [
        '--csv',
        join(aFolder(), 'y.tar.gz'),
      ]);
      expect(said.at(-1)).toMatch(/It holds no password, key or token/);
      const open = readEnv({ DATA_DIR: aFolder() });
      await BACKUP_COMMANDS.backup?.({ env: open, open: app.database, app_version: 'test' }, [
        join(aFolder(), 'z.tar.gz'),
      ]);
      expect(said.at(-1)).toMatch(/holds all keys and password hashes in the open/);
      const database = await anEmptyDatabase();
      const target = { env: readEnv({ DATA_DIR: aFolder() }), open: database, app_version: 'test' };
      await expect(BACKUP_COMMANDS.restore?.(target, [file])).rejects.toThrow(/are sealed/);
      await BACKUP_COMMANDS.restore?.(target, ['--without-keys', file]);
      expect(said.at(-1)).toMatch(/^Without keys: nobody has a password/);
      expect(said.join('\n')).not.toContain(PASSPHRASE);
    } finally {
      console.log = log;
    }
  }, 60_000);
});
