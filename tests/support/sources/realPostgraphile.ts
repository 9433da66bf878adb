import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DATABASE_USER } from '../../../server/db/embedded/postgres';
import { projectRoot } from '../../../server/db/migrate';
import { holdTestPostgres } from '../testPostgres';

/**
 * The real PostGraphile over the accounting database, on PostgreSQL of the tests.
 * @param packages the folder where its packages are installed: they are none of the product's
 */
export const realPostgraphile = async (packages: string): Promise<{ url: string; end: () => Promise<void> }> => {
  const postgres = await holdTestPostgres();
  const name = `accounting_${randomBytes(4).toString('hex')}`;
  const on = async (database: string, work: string): Promise<void> => {
    const client = new pg.Client({ host: postgres.socket, user: DATABASE_USER, database });
    await client.connect();
    await client.query(work).finally(() => client.end());
  };
  await on('postgres', `create database "${name}"`);
  await on(name, readFileSync(join(projectRoot(), 'tests/fixtures/sources/accounting.sql'), 'utf8'));
  const database = `postgres://${DATABASE_USER}@/${name}?host=${encodeURIComponent(postgres.socket)}`;
  const child = spawn(process.execPath, [join(projectRoot(), 'tests/sources/postgraphile.mjs'), packages, database], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GRAPHILE_ENV: 'production' },
  });
  const port = await new Promise<string>((resolve, reject) => {
    let told = '';
    child.stdout.on('data', (bytes: Buffer) => {
      told += bytes.toString();
      const [, found] = /port (\d+)/.exec(told) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`PostGraphile ended with ${code}: ${told}`)));
  });
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    end: async () => {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      await on('postgres', `drop database if exists "${name}" with (force)`);
      await postgres.release();
    },
  };
};
