import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DATABASE_USER } from '../../../server/db/embedded/postgres';
import { projectRoot } from '../../../server/db/migrate';
import { holdTestPostgres } from '../testPostgres';

/** The servers that tests start: the package each is known by, and what its database holds at first. */
const SERVERS = {
  postgraphile: { package: 'postgraphile', tables: 'accounting.sql' },
  keystone: { package: '@keystone-6/core', tables: 'keystone.sql' },
} as const;

type ServerName = keyof typeof SERVERS;

/** Where the packages of a server are installed: they are none of the product's (scripts/sourcePackages.mjs). */
export const packagesOf = (server: ServerName): string | null => {
  const { SOURCE_PACKAGES: folder } = process.env;
  return folder && existsSync(join(folder, 'node_modules', SERVERS[server].package)) ? folder : null;
};

/** A real server over a database of the tests' PostgreSQL. */
export const realSource = async (server: ServerName): Promise<{ url: string; end: () => Promise<void> }> => {
  const packages = packagesOf(server);
  if (packages === null) throw new Error(`The packages of ${server} are not installed.`);
  const postgres = await holdTestPostgres();
  const name = `${server}_${randomBytes(4).toString('hex')}`;
  const on = async (database: string, work: string): Promise<void> => {
    const client = new pg.Client({ host: postgres.socket, user: DATABASE_USER, database });
    await client.connect();
    await client.query(work).finally(() => client.end());
  };
  await on('postgres', `create database "${name}"`);
  await on(name, readFileSync(join(projectRoot(), 'tests/fixtures/sources', SERVERS[server].tables), 'utf8'));
  const database = `postgres://${DATABASE_USER}@localhost/${name}?host=${encodeURIComponent(postgres.socket)}`;
  // Node finds packages from where a file is.
  const folder = mkdtempSync(join(packages, `${server}-`));
  const program = join(folder, 'server.mjs');
  copyFileSync(join(projectRoot(), `tests/support/sources/${server}.mjs`), program);
  const child = spawn(process.execPath, [program, database, folder], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
  });
  const path = await new Promise<string>((resolve, reject) => {
    let told = '';
    child.stdout.on('data', (bytes: Buffer) => {
      told += bytes.toString();
      const [, port, at] = /port (\d+)(\/\S+)\n/.exec(told) ?? [];
      if (port !== undefined && at !== undefined) resolve(`${port}${at}`);
    });
    child.once('exit', (code) => reject(new Error(`${server} ended with ${code}: ${told}`)));
  });
  return {
    url: `http://127.0.0.1:${path}`,
    end: async () => {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
      await on('postgres', `drop database if exists "${name}" with (force)`);
      await postgres.release();
    },
  };
};
