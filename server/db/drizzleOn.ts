import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Tx } from './database';
import type * as tables from './tables';

type Tables = typeof tables;

const dialect = new PgDialect();

/** Drizzle on one connection whose transaction somebody else begins and ends. */
export const drizzleOn = (client: pg.PoolClient, { _: { schema, fullSchema, tableNamesMap } }: Database): Tx => {
  const relations = schema && { schema, fullSchema, tableNamesMap };
  const session = new NodePgSession<Tables, ExtractTablesWithRelations<Tables>>(client, dialect, relations);
  return new NodePgTransaction(dialect, session, relations);
};
