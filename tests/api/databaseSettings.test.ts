import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { dump } from '../../server/backup/dump';
import { load } from '../../server/backup/load';
import { assertUsable } from '../../server/db/assertUsable';
import { openDatabase, type OpenDatabase } from '../../server/db/database';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { isSetUp, setUpDatabase } from '../../server/setUp';
import { TEST_NOW } from '../support/clock';

const { socket } = inject('postgres');
const endings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

const admin = async (statement: string): Promise<void> => {
  const client = new pg.Client({ host: socket, user: DATABASE_USER, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
/** An empty database, made as said. */
const aDatabase = async (how: string): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin(`create database "${name}" template template0 ${how}`);
  endings.push(() => admin(`drop database if exists "${name}" with (force)`));
  return name;
};
const open = (database: string): OpenDatabase => {
  const opened = openDatabase({ socket, database }, 6);
  endings.push(() => opened.close());
  return opened;
};
const urlOf = (name: string, user: string = DATABASE_USER): string =>
  `postgres://${user}@localhost/${name}?host=${encodeURIComponent(socket)}`;
const icu = (locale: string): string =>
  `encoding 'UTF8' locale_provider icu icu_locale '${locale}' lc_collate 'C' lc_ctype 'C'`;
const OPTIONS = { demo: false, scale: 1, environment: 'prod', now: TEST_NOW };

describe('a connection', () => {
  it('has what statements rely on, whatever the database was set to [OPS-011]', async () => {
    const name = await aDatabase("encoding 'UTF8'");
    for (const setting of [
      "datestyle = 'SQL, DMY'",
      "intervalstyle = 'iso_8601'",
      "timezone = 'Asia/Kolkata'",
      'search_path = elsewhere',
      "default_transaction_isolation = 'serializable'",
      'default_transaction_read_only = on',
      'array_nulls = off',
      "bytea_output = 'escape'",
      "statement_timeout = '1ms'",
    ])
      await admin(`alter database "${name}" set ${setting}`);
    const { pool } = open(name);
    const { rows } = await pool.query(
      `select '2026-11-27'::date::text as date, '2026-11-27 10:00+00'::timestamptz::text as moment,
        '1 day 2 hours'::interval::text as span, current_setting('transaction_isolation') as isolation,
        array_length('{NULL}'::text[], 1) as nulls, '\\x00ff'::bytea::text as bytes, current_schema() as schema`,
    );
    expect(rows).toEqual([
      {
        date: '2026-11-27',
        moment: '2026-11-27 10:00:00+00',
        span: '1 day 02:00:00',
        isolation: 'read committed',
        nulls: 1,
        bytes: '\\x00ff',
        schema: 'public',
      },
    ]);
    expect((await pool.query("select array['x', null]::text[] = '{x,NULL}'::text[] as is_null")).rows).toEqual([
      { is_null: true },
    ]);
    await expect(setUpDatabase({ ...open(name) }, OPTIONS)).resolves.toEqual({ seeded: false });
  });

  it('keeps its tables in public where a schema is named as the role [OPS-011]', async () => {
    const name = await aDatabase("encoding 'UTF8'");
    const client = new pg.Client({ host: socket, user: DATABASE_USER, database: name });
    await client.connect();
    await client.query(`create schema ${DATABASE_USER}`);
    await setUpDatabase(open(name), OPTIONS);
    const { rows } = await client.query(
      "select count(*) filter (where schemaname = 'public') > 100 as in_public, count(*) filter (where schemaname = $1) as in_own from pg_tables",
      [DATABASE_USER],
    );
    await client.end();
    expect(rows).toEqual([{ in_public: true, in_own: '0' }]);
  });

  it('finds pg_trgm where the operator has put it [OPS-011]', async () => {
    const name = await aDatabase("encoding 'UTF8'");
    const client = new pg.Client({ host: socket, user: DATABASE_USER, database: name });
    await client.connect();
    await client.query('create schema extensions; create extension pg_trgm schema extensions');
    await client.end();
    await expect(setUpDatabase(open(name), OPTIONS)).resolves.toEqual({ seeded: false });
  });
});

describe('a start on a database', () => {
  const refusal = async (name: string, user?: string): Promise<string> =>
    assertUsable({ url: urlOf(name, user) }).then(
      () => 'usable',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );

  it('takes one that can hold what is written [OPS-011]', async () => {
    expect(await refusal(await aDatabase("encoding 'UTF8'"))).toBe('usable');
  });

  it('refuses one of another encoding, and says how to make one that does [OPS-011]', async () => {
    expect(await refusal(await aDatabase("encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'"))).toMatch(
      /encoding is LATIN1.*needs UTF8.*create database trowel template template0 encoding 'UTF8'/,
    );
  });

  it('names the right that a role lacks before it has made anything [OPS-011]', async () => {
    const name = await aDatabase("encoding 'UTF8'");
    const role = `role_${randomBytes(4).toString('hex')}`;
    await admin(`create role ${role} login`);
    endings.push(() => admin(`drop role ${role}`));
    expect(await refusal(name, role)).toContain(`grant create on database "${name}" to "${role}";`);
    await admin(`grant create on database "${name}" to ${role}`);
    expect(await refusal(name, role)).toContain(`grant create on schema public to "${role}";`);
    await admin(`revoke create on database "${name}" from ${role}`);
  });

  it('tells a server that lets the user not in, or lacks the database, from one that does not run [OPS-011]', async () => {
    await expect(assertUsable({ url: urlOf('postgres', 'nobody_here') })).rejects.toThrow(
      /cannot be used\. The server runs, and does not let this user in \(.*nobody_here/,
    );
    await expect(assertUsable({ url: urlOf('not_made') })).rejects.toThrow(
      /cannot be used\. The server runs, and has no such database \(.*not_made/,
    );
  });

  it('says where no database answers, without the password [OPS-011]', async () => {
    const said = await assertUsable({ url: 'postgres://trowel:hidden-word@127.0.0.1:1/trowel' }).catch(String);
    expect(said).toContain('127.0.0.1:1/trowel cannot be used. It cannot be reached');
    expect(said).not.toContain('hidden-word');
  });
});

describe('beside a start that sets the database up', () => {
  const LOCK = 7_269_421;
  const locks = `select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and granted and database = (select oid from pg_database where datname = current_database())`;

  it('a command waits until that has ended, and finds all of it [OPS-013]', async () => {
    const database = open(await aDatabase("encoding 'UTF8'"));
    const { pool } = database;
    expect(await isSetUp(pool, 0)).toBe(false);
    const starting = setUpDatabase(database, OPTIONS);
    await expect.poll(async () => (await pool.query(locks)).rowCount, { interval: 2, timeout: 20_000 }).toBe(1);
    expect(await isSetUp(pool, 0)).toBe(true);
    // The tables alone would not do: roles are made at the end of a start.
    const { rows } = await pool.query<{ roles: number }>('select count(*)::int as roles from role');
    expect(rows[0]?.roles).toBeGreaterThan(5);
    await starting;
    expect(await isSetUp(pool, 0)).toBe(true);
  }, 60_000);

  it('a command and a second start say what they wait for when it takes long [OPS-013]', async () => {
    const database = open(await aDatabase("encoding 'UTF8'"));
    const [log, error] = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
    onTestFinished(() => void vi.restoreAllMocks());
    const client = await database.pool.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const [starting, asked] = [setUpDatabase(database, OPTIONS), isSetUp(database.pool, 0)];
    await expect
      .poll(() => [log.mock.calls.flat(), error.mock.calls.flat()], { timeout: 20_000 })
      .toEqual([
        ['Another Trowel is setting the database up; this one waits until it has ended.'],
        ['Another Trowel is setting the database up; this command waits until it has ended.'],
      ]);
    client.release(true);
    await starting;
    expect(await asked).toBe(true);
  }, 60_000);
});

describe('rows between databases of different collations', () => {
  const KEYS = ['Zebra', 'apple', 'Ähre', 'zeta', '_x', 'Öl', 'b-1', 'B1', 'ß', 'ss'];
  const filled = async (how: string): Promise<OpenDatabase> => {
    const opened = open(await aDatabase(how));
    await setUpDatabase(opened, OPTIONS);
    for (const key of KEYS)
      await opened.pool.query("insert into oidc_payload (key, model, payload) values ($1, 'Session', '{}')", [key]);
    return opened;
  };
  const aFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'trowel-collation-'));
    endings.push(async () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  const dumped = async ({ pool }: OpenDatabase): Promise<string> => {
    const [folder, client] = [aFolder(), await pool.connect()];
    await dump(client, folder, 'test').finally(() => client.release());
    return folder;
  };
  const loaded = async (folder: string, how: string): Promise<number> => {
    const { pool } = open(await aDatabase(how));
    const client = await pool.connect();
    try {
      await load(client, folder);
      return (
        (await client.query<{ count: number }>('select count(*)::int as count from oidc_payload')).rows[0]?.count ?? 0
      );
    } finally {
      client.release();
    }
  };

  const CODE_POINTS = "encoding 'UTF8' lc_collate 'C' lc_ctype 'C'";
  it.each([
    ['code points', 'Swedish', CODE_POINTS, icu('sv-SE')],
    ['Swedish', 'code points', icu('sv-SE'), CODE_POINTS],
    ['German', 'Swedish', icu('de-DE-u-ks-level2'), icu('sv-SE')],
  ])('are the same after a way from %s to %s [OPS-012]', async (...[, , from, to]) => {
    expect(await loaded(await dumped(await filled(from)), to)).toBe(KEYS.length);
  });

  it('come through from a backup that was written in the order of its collation, and not when one was changed [OPS-012]', async () => {
    const folder = await dumped(await filled(CODE_POINTS));
    const file = join(folder, 'tables/oidc_payload.ndjson');
    const manifest = join(folder, 'manifest.json');
    const write = (lines: readonly string[]): void => {
      const text = lines.map((line) => `${line}\n`).join('');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const read = JSON.parse(readFileSync(manifest, 'utf8'));
      for (const table of read.tables) if (table.name === 'oidc_payload') table.sha256 = sha256;
      writeFileSync(manifest, JSON.stringify(read));
      writeFileSync(file, text);
    };
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    write(lines.toReversed());
    expect(await loaded(folder, CODE_POINTS)).toBe(KEYS.length);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Zebra', 'Zebrb'));
    await expect(loaded(folder, CODE_POINTS)).rejects.toThrow(/oidc_payload/);
  });
});
