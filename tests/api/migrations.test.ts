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

  it('whose roles and users were changed gives the right to merge to who could, and to office staff who may change builders [USR-021]', async () => {
    const earlier = await freshDatabase();
    try {
      await setUpDatabase(earlier, OPTIONS);
      const { pool } = earlier;
      const merging = readMigrationFiles({ migrationsFolder: migrationsFolder() }).find(({ sql }) =>
        sql.some((text) => text.includes('CAN_MERGE_RECORDS')),
      );
      if (!merging) throw new Error('The migration is gone.');
      /** As it was before, so that each case is customized alone. */
      const given = async (customized: string): Promise<Record<'roles' | 'users', string[]>> => {
        const client = await pool.connect();
        try {
          await client.query('begin');
          await client.query("delete from role_permission where category_name = 'CAN_MERGE_RECORDS'");
          await client.query(customized);
          for (const text of merging.sql) await client.query(text);
          const { rows: roles } = await client.query<{ at: string }>(`
            select coalesce(r.code, r.name) as at from role r join role_permission p on p.role_id = r.id
              where p.category_name = 'CAN_MERGE_RECORDS' and p.has_permission order by 1`);
          const { rows: users } = await client.query<{ at: string }>(`
            select u.email || ' ' || p.has_permission as at from app_user u join user_permission p on p.user_id = u.id
              where p.category_name = 'CAN_MERGE_RECORDS' order by 1`);
          const { rows: missing } = await client.query(
            "select from role r where not exists (select from role_permission p where p.role_id = r.id and p.category_name = 'CAN_MERGE_RECORDS')",
          );
          expect(missing).toHaveLength(0);
          return { roles: roles.map(({ at }) => at), users: users.map(({ at }) => at) };
        } finally {
          await client.query('rollback');
          client.release();
        }
      };
      const set = (role: string, codes: string, to: string): string =>
        `update role_permission set ${to} where category_name in (${codes}) and role_id = (select id from role where code = '${role}');`;
      const EDITED = "'GUNITE_JOB_ALL', 'PLASTER_JOBS_ALL', 'WARRANTY_JOBS', 'ESTIMATE'";
      const DELETES = "'CAN_DELETE_JOB'";
      const rolesOf = async (customized: string): Promise<string[]> => (await given(customized)).roles;

      expect(await rolesOf('')).toEqual(['AD', 'OM', 'OS']);
      expect(await rolesOf(set('OM', DELETES, 'has_permission = false'))).toEqual(['AD', 'OS']);
      expect(await rolesOf(set('OS', EDITED, "access_level = 'view'"))).toEqual(['AD', 'OM']);
      expect(
        await rolesOf(
          set('OS', EDITED, "access_level = 'none'") + set('OS', "'WARRANTY_JOBS'", "access_level = 'edit'"),
        ),
      ).toEqual(['AD', 'OM', 'OS']);
      // Edits builders no less than office staff do, and could not merge.
      expect(await rolesOf(set('ES', DELETES, 'has_permission = true'))).toEqual(['AD', 'ES', 'OM', 'OS']);
      expect(
        await rolesOf(`insert into role (name) values ('Own role'), ('Empty role');
          insert into role_permission (role_id, category_name, has_permission) select id, 'CAN_DELETE_JOB', true from role where name = 'Own role'`),
      ).toEqual(['AD', 'OM', 'OS', 'Own role']);
      const { users } = await given(`
        insert into app_user (email, sub, first_name, last_name, role_id, preliminary_estimate_action)
          select who || '@x.example', who, who, who, (select id from role where code = 'SC'), 'none' from unnest(array['given', 'refused', 'other']) who;
        insert into user_permission (user_id, category_name, has_permission)
          select id, 'CAN_DELETE_JOB', first_name = 'given' from app_user where first_name in ('given', 'refused')`);
      expect(users).toEqual(['given@x.example true', 'refused@x.example false']);
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
