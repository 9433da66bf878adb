import { expect, it } from 'vitest';
import { testDatabase } from '../support/database';
import { IS_OFFICE } from '../support/officeDatabase';

const { pool } = await testDatabase();

it('the database of an office is what this run is on where it was wanted, and dates are read all the same [OPS-011]', async () => {
  const { rows } = await pool.query(`select current_user as role, usesuper as is_super, datlocprovider as provider,
      (select array_agg(setting order by setting) from unnest(rolconfig) setting) as settings, '2026-11-27'::date::text as day
    from pg_user join pg_database on datname = current_database() join pg_roles on rolname = usename where usename = current_user`);
  expect(rows).toEqual([
    IS_OFFICE
      ? {
          role: 'trowel_office',
          is_super: false,
          provider: 'i',
          settings: ['DateStyle=German, DMY'],
          day: '2026-11-27',
        }
      : { role: 'trowel', is_super: true, provider: 'c', settings: null, day: '2026-11-27' },
  ]);
});
