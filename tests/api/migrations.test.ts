import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/db/database';
import { migrationsFolder, projectRoot } from '../../server/db/migrate';
import { setUpDatabase } from '../../server/setUp';
import { TEST_NOW } from '../support/clock';
import { freshDatabase, testDatabase } from '../support/database';

const OPTIONS = { demo: false, scale: 1, environment: 'prod', now: TEST_NOW };
/** When the first text of 0003 was made. */
const FIRST_0003 = 1_795_280_740_853;

const database = await testDatabase();

const shapeOf = async ({ pool }: OpenDatabase): Promise<unknown[]> => {
  const { rows } = await pool.query(`
    select 'column' as kind, table_name || '.' || column_name as name, data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as text
      from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    order by 1, 2, 3`);
  return rows;
};

describe('a database', () => {
  it('that had an earlier text of a migration is brought to the present shape with its rows [OPS-002]', async () => {
    const wanted = await shapeOf(database);
    const earlier = await freshDatabase();
    try {
      await earlier.pool.query(
        'drop schema public cascade; drop schema drizzle cascade; create schema public; create schema drizzle',
      );
      await earlier.pool.query(
        'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
      );
      const first = readFileSync(join(projectRoot(), 'tests/fixtures/earlierMigrations/0003_first.sql'), 'utf8');
      for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: migrationsFolder() }).slice(
        0,
        3,
      )) {
        await earlier.pool.query(sql.join(';\n'));
        await earlier.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
          hash,
          folderMillis,
        ]);
      }
      await earlier.pool.query(first);
      await earlier.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', $1)", [
        FIRST_0003,
      ]);
      await earlier.pool.query("insert into customer (company_name) values ('Kept Pools')");
      await setUpDatabase(earlier, OPTIONS);
      expect(await shapeOf(earlier)).toEqual(wanted);
      await setUpDatabase(earlier, OPTIONS);
      const { rows } = await earlier.pool.query("select company_name from customer where company_name = 'Kept Pools'");
      expect(rows).toHaveLength(1);
    } finally {
      await earlier.close();
    }
  });

  it('that kept the words of jobs before fractions stood apart finds the half house of then and of now [KEY-019]', async () => {
    const earlier = await freshDatabase();
    try {
      await setUpDatabase(earlier, OPTIONS);
      const { pool } = earlier;
      const all = readMigrationFiles({ migrationsFolder: migrationsFolder() });
      const apart = all.find(({ sql }) => sql.some((text) => text.includes('A fraction of one sign stands apart')));
      if (!apart) throw new Error('The migration is gone.');
      const before = readFileSync(join(projectRoot(), 'server/db/migrations/0039_fold_text.sql'), 'utf8');
      await pool.query(
        before.slice(0, before.indexOf('$$;') + 3).replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'),
      );
      await pool.query(
        "insert into customer (id, company_name, address_line_1) values (700, 'Bayou Pools', '4511½ Oak St')",
      );
      await pool.query(
        "insert into job (id, company_id, name, address_line_1) values (20590, 700, 'Half', '4511½ Oak St')",
      );
      const found = async (setting = 'set enable_seqscan = on'): Promise<number[]> => {
        const client = await pool.connect();
        await client.query(setting);
        const { rows } = await client.query<{ words: number; address: number }>(
          `select (select count(*)::int from job_search_row where words like '%4511 1/2 oak%') as words,
            (select count(*)::int from customer where fold_text(address_line_1) like '%4511 1/2 oak%') as address`,
        );
        client.release();
        return rows.flatMap(({ words, address }) => [words, address]);
      };
      expect(await found()).toEqual([0, 0]);
      for (const text of apart.sql) await pool.query(text);
      await setUpDatabase(earlier, OPTIONS);
      expect(await found()).toEqual([1, 1]);
      expect(await found('set enable_seqscan = off')).toEqual([1, 1]);
    } finally {
      await earlier.close();
    }
  });

  it('of a newer version is refused with words, and left as it is [OPS-002]', async () => {
    await database.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', $1)", [
      Date.parse('2999-01-01'),
    ]);
    await expect(setUpDatabase(database, OPTIONS)).rejects.toThrow(
      /used by a newer version of Trowel \(1 migration is unknown to this one\): its schema is \d+, that of this one \d+\./,
    );
    await database.pool.query("delete from drizzle.__drizzle_migrations where hash = 'newer'");
  });
});
