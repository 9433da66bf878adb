import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Tx } from '../db/database';
import type * as tables from '../db/tables';

type Tables = typeof tables;

const dialect = new PgDialect();

/** Drizzle on one connection whose transaction somebody else begins and ends. */
export const drizzleOn = (client: pg.PoolClient, { _: { schema, fullSchema, tableNamesMap } }: Database): Tx => {
  const relations = schema && { schema, fullSchema, tableNamesMap };
  const session = new NodePgSession<Tables, ExtractTablesWithRelations<Tables>>(client, dialect, relations);
  return new NodePgTransaction(dialect, session, relations);
};

/** A connection for a transaction; a broken one is thrown away instead of going back to the pool. */
export const withConnection = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const result = await work(client);
    isBroken = false;
    return result;
  } catch (error) {
    isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(isBroken);
  }
};
