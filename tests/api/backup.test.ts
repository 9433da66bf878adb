import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeArchive, restoreArchive } from '../../server/backup/archive';
import { BACKUP_COMMANDS } from '../../server/backup/backupCommands';
import { BEGIN_READING, countedRows, dump } from '../../server/backup/dump';
import { load } from '../../server/backup/load';
import { backUpWhenDue } from '../../server/backup/scheduledBackups';
import { tableShapes } from '../../server/backup/tables';
import Papa from 'papaparse';
import { readEnv } from '../../server/env';
import { localStore } from '../../server/files/local/localStore';
import { s3Store } from '../../server/files/s3/s3Store';
import { setUpDatabase } from '../../server/setUp';
import { startApp, type TestApp } from '../support/app';
import { TEST_NOW } from '../support/clock';
import { freshDatabase, type FreshDatabase } from '../support/database';
import { S3_KEYS, startS3 } from '../support/s3Server';
import { removeFolder } from '../../scripts/removeFolder.mjs';

let app: TestApp;
const databases: FreshDatabase[] = [];
const folders: string[] = [];
beforeAll(async () => {
  app = await startApp({ template: 'demo' });
  mkdirSync(join(app.dataDir, 'files/customer/1'), { recursive: true });
  writeFileSync(join(app.dataDir, 'files/customer/1/logo.png'), Buffer.alloc(70_000, 'logo'));
});
afterAll(async () => {
  for (const database of databases) await database.close();
  for (const folder of folders) removeFolder(folder);
  await app?.close();
});

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-backup-'));
  folders.push(folder);
  return folder;
};
const anEmptyDatabase = async (): Promise<FreshDatabase> => {
  const database = await freshDatabase();
  databases.push(database);
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  return database;
};
const archive = async (file: string) => {
  const client = await app.database.pool.connect();
  try {
    return await makeArchive({ client, dataDir: app.dataDir, file, app_version: 'test' });
  } finally {
    client.release();
  }
};
const restore = async (database: FreshDatabase, dataDir: string, file: string) => {
  const client = await database.pool.connect();
  try {
    return await restoreArchive(client, dataDir, file);
  } finally {
    client.release();
  }
};
const allRows = async ({ pool }: FreshDatabase): Promise<Record<string, unknown>> => {
  const client = await pool.connect();
  try {
    await client.query(BEGIN_READING);
    const found: Record<string, unknown> = {};
    for (const shape of await tableShapes(client)) found[shape.name] = await countedRows(client, shape);
    await client.query('commit');
    return found;
  } finally {
    client.release();
  }
};
const OPTIONS = { demo: false, scale: 1, environment: 'prod', now: TEST_NOW };

describe('a backup', () => {
  it('of a running server brings all rows and files into an empty folder, and the server goes on there', async () => {
    const waiting =
      "insert into email_log (status, recipients, subject, kept_message) values ('waiting', 'a@b.test', 'Waits', '{}')";
    await app.database.pool.query(waiting);
    const before = await allRows(app.database);
    const file = join(aFolder(), 'all.tar.gz');
    const made = await archive(file);
    expect(made.tables.length).toBeGreaterThan(50);
    const [database, dataDir] = [await anEmptyDatabase(), aFolder()];
    const restored = await restore(database, dataDir, file);
    expect(restored).toMatchObject({ tables: made.tables.length, files: 1 });
    expect(restored.rows).toBeGreaterThan(10_000);
    const { email_log: _held, ...others } = await allRows(database);
    expect({ ...others, email_log: before.email_log }).toEqual(before);
    const mails = await Promise.all(
      [database, app.database].map(async ({ pool }) => (await pool.query('select from email_log')).rowCount),
    );
    expect(mails[0]).toBe(mails[1]);
    const held = await database.pool.query("select status from email_log where subject = 'Waits'");
    expect(held.rows).toEqual([{ status: 'failed' }]);
    expect(readFileSync(join(dataDir, 'files/customer/1/logo.png')).equals(Buffer.alloc(70_000, 'logo'))).toBe(true);
    await setUpDatabase(database, OPTIONS);
    const other = await startApp({ database });
    const { data, errors } = await other.graphql(
      'admin',
      'mutation { createHomeowner(homeowner: { first_name: "After", last_name: "Restore" }) { id } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ createHomeowner: { id: expect.any(Number) } });
    await other.app.close();
  }, 60_000);

  it('names the files that are not what came, when it is made and when it is brought back', async () => {
    const [dataDir, other] = [aFolder(), aFolder()];
    const store = localStore({ folder: join(dataDir, 'files'), secret: 'secret', clock: () => TEST_NOW });
    await store.put('customer/1/sound.png', Buffer.alloc(10, 1), 'image/png');
    await store.put('customer/1/rotten.png', Buffer.alloc(10, 2), 'image/png');
    writeFileSync(join(dataDir, 'files/customer/1/rotten.png'), Buffer.alloc(10, 3));
    const file = join(dataDir, 'all.tar.gz');
    const client = await app.database.pool.connect();
    const made = await makeArchive({ client, dataDir, file, app_version: 'test' });
    client.release();
    expect(made.damaged).toEqual(['customer/1/rotten.png']);
    const restored = await restore(await anEmptyDatabase(), other, file);
    expect(restored).toMatchObject({ files: 2, damaged: ['customer/1/rotten.png'] });
  }, 60_000);

  it('of another folder than the server has says that it holds none of its files, and so does a restore of it [OPS-013]', async () => {
    const database = await freshDatabase();
    databases.push(database);
    const { pool } = database;
    await pool.query(
      "insert into stored_file (key, storage_key, file_type, created_by, claimed_at) values ('x', 'elsewhere/logo.png', 'image/png', 1, now())",
    );
    const file = join(aFolder(), 'all.tar.gz');
    const said = {
      log: vi.spyOn(console, 'log').mockReturnValue(),
      error: vi.spyOn(console, 'error').mockReturnValue(),
    };
    onTestFinished(() => {
      for (const spy of Object.values(said)) spy.mockRestore();
      process.exitCode = undefined;
    });
    const env = readEnv({ DATA_DIR: aFolder() });
    await BACKUP_COMMANDS.backup?.({ env, open: database, app_version: 'test' }, [file]);
    expect(said.log.mock.calls.join('\n')).toMatch(/rows of \d+ tables and 0 of the 1 files that they name, /);
    expect(said.error.mock.calls).toEqual([
      [`None of the files is in ${join(env.DATA_DIR, 'files')}: set DATA_DIR as the server has it.`],
    ]);
    expect(process.exitCode).toBe(1);
    expect(await restore(await anEmptyDatabase(), aFolder(), file)).toMatchObject({ damaged: ['elsewhere/logo.png'] });

    // Files of a bucket that are left out are missed by nobody.
    const client = await pool.connect();
    const left = await makeArchive({ client, dataDir: aFolder(), bucket: 'left out', file, app_version: 'test' });
    client.release();
    expect(left).toMatchObject({ named: 0, damaged: [] });
  }, 60_000);

  it('takes the files of a bucket along, and brings them into a bucket or a folder', async () => {
    const s3 = await startS3(() => TEST_NOW);
    onTestFinished(() => s3.close());
    const bucket = s3Store({ ...S3_KEYS, endpoint: s3.endpoint, clock: () => TEST_NOW });
    const { pool } = app.database;
    for (const name of ['sound', 'rotten'])
      await pool.query(
        "insert into stored_file (key, storage_key, file_type, created_by, claimed_at) values ('x', $1, 'image/png', 1, now())",
        [`bucket/${name}.png`],
      );
    await bucket.put('bucket/sound.png', Buffer.alloc(2_000, 'sound'), 'image/png');
    await bucket.put('bucket/rotten.png', Buffer.alloc(10, 1), 'image/png');
    s3.objects.set('bucket/rotten.png', { bytes: Buffer.alloc(10, 2), type: 'image/png' });
    const file = join(aFolder(), 'all.tar.gz');
    const client = await pool.connect();
    const made = await makeArchive({ client, dataDir: aFolder(), bucket, file, app_version: 'test' });
    await client.query("delete from stored_file where storage_key like 'bucket/%'");
    client.release();
    expect(made.damaged).toEqual(['bucket/rotten.png']);
    s3.objects.clear();
    const [there, here] = [aFolder(), aFolder()];
    const other = await anEmptyDatabase();
    const owner = await other.pool.connect();
    const restored = await restoreArchive(owner, there, file, bucket);
    owner.release();
    expect(restored).toMatchObject({ files: 1, damaged: ['bucket/rotten.png'] });
    expect(s3.objects.get('bucket/sound.png')).toEqual({ bytes: Buffer.alloc(2_000, 'sound'), type: 'image/png' });
    expect(readdirSync(there)).toEqual([]);
    expect(await restore(await anEmptyDatabase(), here, file)).toMatchObject({
      files: 1,
      damaged: ['bucket/rotten.png'],
    });
    expect(readFileSync(join(here, 'files/bucket/sound.png')).equals(Buffer.alloc(2_000, 'sound'))).toBe(true);
  }, 60_000);

  it('has each table as CSV too when that is asked for, in which nothing and an empty text differ', async () => {
    const folder = aFolder();
    const { pool } = app.database;
    await pool.query(
      "create table odd (id int primary key, said text); insert into odd values (1, 'a \"b\", c\nd'), (2, null), (3, '')",
    );
    const client = await pool.connect();
    const { tables } = await dump(client, folder, 'test', { csv: true });
    client.release();
    await pool.query('drop table odd');
    expect(readFileSync(join(folder, 'csv/odd.csv'), 'utf8')).toBe('id,said\r\n1,"a ""b"", c\nd"\r\n2,\r\n3,""\r\n');
    for (const { name, rows, columns, left_out, emptied = [] } of tables) {
      if (left_out) continue; // keys
      const { data, errors } = Papa.parse<string[]>(readFileSync(join(folder, `csv/${name}.csv`), 'utf8').trimEnd(), {
        newline: '\r\n',
      });
      const open = columns.filter((column) => !emptied.includes(column));
      expect([name, data.length, data[0], errors]).toEqual([name, rows + 1, open, []]);
    }
  }, 60_000);

  it('with CSV comes back from it, as it was or as people changed it, and names what does not fit', async () => {
    const folder = aFolder();
    const { pool } = app.database;
    const client = await pool.connect();
    const { tables } = await dump(client, folder, 'test', { csv: true });
    client.release();
    const file = (name: string): string => join(folder, 'csv', `${name}.csv`);
    const bring = async (database: FreshDatabase) => {
      const owner = await database.pool.connect();
      try {
        return await restoreArchive(owner, aFolder(), folder, undefined, 'csv');
      } finally {
        owner.release();
      }
    };
    const { email_log: _held, ...before } = await allRows(app.database);
    const same = await anEmptyDatabase();
    expect(await bring(same)).toMatchObject({ changed: [], tables: tables.length, hasKeys: false });
    const open = Object.fromEntries(
      Object.entries(before).filter(([name]) =>
        tables.every((one) => one.name !== name || (!one.left_out && !one.emptied)),
      ),
    );
    expect(Object.keys(open).length).toBeGreaterThan(tables.length - 16);
    expect(await allRows(same)).toMatchObject(open);

    const homeowners = readFileSync(file('homeowner'), 'utf8');
    const [head = '', first = ''] = homeowners.split('\r\n');
    const id = head.split(',').indexOf('id');
    const added = first.split(',').with(id, '900000').join(',');
    const rows = tables.find(({ name }) => name === 'homeowner')?.rows ?? 0;
    writeFileSync(file('homeowner'), `\uFEFF${homeowners.replaceAll('\r\n', '\n')}${added}\n`);
    const changed = await anEmptyDatabase();
    expect(await bring(changed)).toMatchObject({ changed: [{ name: 'homeowner', rows: rows + 1, dumped: rows }] });
    const next = await changed.pool.query<{ id: number }>(
      "insert into homeowner (first_name, last_name) values ('Next', 'One') returning id",
    );
    expect(next.rows[0]?.id).toBeGreaterThan(900_000);

    const empty = await anEmptyDatabase();
    for (const [wrong, why] of [
      [`${homeowners}1,2\r\n`, /csv\/homeowner\.csv: row \d+: 2 fields where the head has \d+/],
      [
        homeowners.replace('first_name', 'given_name'),
        /homeowner\.csv: a column that the table does not have.*given_name/,
      ],
      [`${homeowners}${first}\r\n`, /homeowner\.csv: row \d+: duplicate key/],
      [
        homeowners.replace(first, first.split(',').with(id, 'some.body@private.test').join(',')),
        /^csv\/homeowner\.csv: row 2: invalid input syntax for type integer: "…"$/,
      ],
    ] as const) {
      writeFileSync(file('homeowner'), wrong);
      await expect(bring(empty)).rejects.toThrow(why);
    }
    rmSync(join(folder, 'csv'), { recursive: true });
    await expect(bring(empty)).rejects.toThrow(/There is no CSV in this backup/);
    const left = await empty.pool.query(
      "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    expect(left.rowCount).toBe(0);
  }, 120_000);

  it('taken under writers holds whole transactions only', async () => {
    const { pool } = app.database;
    await pool.query('create table paired (id int primary key, half text)');
    const writers = { going: true, next: 0 };
    const write = async (): Promise<void> => {
      while (writers.going) {
        const id = (writers.next += 2);
        await pool.query("insert into paired select n, 'x' from generate_series($1::int, $1 + 1) n", [id]);
      }
    };
    const writing = Promise.all([write(), write(), write()]);
    const folder = aFolder();
    const client = await pool.connect();
    const { tables } = await dump(client, folder, 'test');
    client.release();
    writers.going = false;
    await writing;
    await pool.query('drop table paired');
    const rows = tables.find(({ name }) => name === 'paired')?.rows ?? 1;
    expect(rows % 2).toBe(0);
  });

  it('that is damaged restores nothing, nor does one into a database or folder that is not empty', async () => {
    const folder = aFolder();
    const file = join(folder, 'all.tar.gz');
    await archive(file);
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    const customers = join(folder, 'tables/customer.ndjson');
    writeFileSync(customers, readFileSync(customers, 'utf8').replace(/"company_name":"./, '"company_name":"#'));
    const database = await anEmptyDatabase();
    const client = await database.pool.connect();
    await expect(load(client, folder)).rejects.toThrow(/customer: .* some of them are not the same/);
    client.release();
    expect(
      (
        await database.pool.query(
          "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
        )
      ).rowCount,
    ).toBe(0);
    const bare = await database.pool.connect();
    await bare.query('create schema drizzle; create table drizzle.__drizzle_migrations (hash text, created_at bigint)');
    const nothing = makeArchive({
      client: bare,
      dataDir: aFolder(),
      file: join(folder, 'none.tar.gz'),
      app_version: 'test',
    });
    await expect(nothing).rejects.toThrow(/nothing to back up/);
    await bare.query('drop schema drizzle cascade');
    bare.release();
    await expect(restore(app.database, aFolder(), file)).rejects.toThrow(/The database is not empty/);
    await expect(restore(database, app.dataDir, file)).rejects.toThrow(/files is not empty/);
    writeFileSync(file, readFileSync(file).subarray(0, 20_000));
    await expect(restore(database, aFolder(), file)).rejects.toThrow(/tar failed/);
    await expect(restore(database, aFolder(), join(folder, `${randomUUID()}.tar.gz`))).rejects.toThrow(
      /There is no file/,
    );
  }, 60_000);

  it.runIf(process.platform === 'linux')(
    'fails where its folder takes no files, in place of going on for ever [OPS-013]',
    async () => {
      await expect(archive('/proc/trowel.tar.gz')).rejects.toThrow(/ENOENT.*\/proc\/trowel\.tar\.gz\.tables/);
    },
  );

  it('is made when the last one is old enough, and the oldest beyond the number to keep are removed', async () => {
    const dataDir = aFolder();
    const clock = { now: new Date('2026-03-11T15:00:00Z') };
    const plan = { pool: app.database.pool, dataDir, app_version: 'test', hours: 24, keep: 2, clock: () => clock.now };
    const backUp = async (): Promise<string | null> => {
      const made = await backUpWhenDue(plan);
      if (made) utimesSync(made.file, clock.now, clock.now);
      return made?.file ?? null;
    };
    expect(await backUp()).toMatch(/trowel-2026-03-11T15-00-00Z\.tar\.gz$/);
    expect(await backUp()).toBeNull();
    for (const day of ['12', '13']) {
      clock.now = new Date(`2026-03-${day}T15:00:00Z`);
      expect(await backUp()).not.toBeNull();
    }
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([
      'trowel-2026-03-12T15-00-00Z.tar.gz',
      'trowel-2026-03-13T15-00-00Z.tar.gz',
    ]);
  }, 60_000);
});
