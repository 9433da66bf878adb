import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { openDatabase } from '../../server/db/database';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { projectRoot } from '../../server/db/migrate';
import { setUpDatabase } from '../../server/setUp';
import { TEST_NOW } from './clock';
import { addressOf, DATABASE_OPTIONS, IS_OFFICE, makeRole } from './officeDatabase';
import { holdTestPostgres } from './testPostgres';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { socket: string; base: string; demo: string };
  }
}

const TEMPLATE_LOCK = 4_410_017;

/** A template is made again only when what it is made from has changed. */
const sourceHash = (): string => {
  const hash = createHash('sha256');
  for (const folder of ['server', 'domain', 'tests/support']) {
    const files = readdirSync(join(projectRoot(), folder), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/\.test\./.test(entry.name),
    );
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
      hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
};

const makeTemplate = async (admin: pg.Client, socket: string, name: string, demo: boolean): Promise<void> => {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  await admin.query(`drop database if exists "${name}_part" with (force)`);
  await admin.query(`create database "${name}_part" ${DATABASE_OPTIONS}`);
  const open = openDatabase(addressOf(socket, `${name}_part`), 4);
  try {
    const accountCost = { N: 2 ** 12, r: 8, p: 1 }; // thousands of sign-ins
    await setUpDatabase(open, { demo, scale: 1, environment: 'prod', now: TEST_NOW, accounts: true, accountCost });
  } finally {
    await open.close();
  }
  await admin.query(`alter database "${name}_part" rename to "${name}"`);
};

/** PostgreSQL with two template databases: `base` has lookups, roles and accounts, `demo` the demo data of TEST_NOW as well. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await holdTestPostgres();
  const admin = new pg.Client({ host: server.socket, user: DATABASE_USER, database: 'postgres' });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const hash = sourceHash();
    const kind = IS_OFFICE ? '_office' : '';
    const names = { base: `template_base_${hash}${kind}`, demo: `template_demo_${hash}${kind}` };
    await makeRole(admin);
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname like 'template\\_%' and datname not like $1",
      [`%${hash}%`],
    );
    for (const { datname } of rows) await admin.query(`drop database if exists "${datname}"`).catch(() => undefined);
    await makeTemplate(admin, server.socket, names.base, false);
    await makeTemplate(admin, server.socket, names.demo, true);
    provide('postgres', { socket: server.socket, ...names });
  } finally {
    await admin.end();
  }
  return server.release;
}
