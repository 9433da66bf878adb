import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../server/db/database';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import { addressOf, COPY_OPTIONS } from './officeDatabase';

export type Template = 'base' | 'demo';
export interface FreshDatabase extends OpenDatabase {
  socket: string;
  name: string;
}

/** A database of the test file's own, copied from a template; `close` drops it. */
export const freshDatabase = async (template: Template = 'base'): Promise<FreshDatabase> => {
  const postgres = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ host: postgres.socket, user: DATABASE_USER, database: 'postgres' });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database "${name}" template "${postgres[template]}" strategy file_copy ${COPY_OPTIONS}`);
  const open = openDatabase(addressOf(postgres.socket, name), 10);
  return {
    ...open,
    socket: postgres.socket,
    name,
    close: async () => {
      if (!open.pool.ended) await open.close();
      await admin(`drop database if exists "${name}" with (force)`);
    },
  };
};

/** The database of a test file, dropped after its tests. */
export const testDatabase = async (template: Template = 'base'): Promise<FreshDatabase> => {
  const database = await freshDatabase(template);
  afterAll(() => database.close());
  return database;
};
