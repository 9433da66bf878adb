import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DATABASE_USER, startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded/postgres';
import { dataFolder } from './dataFolder';
import { removeFolder } from '../../scripts/removeFolder.mjs';

export interface DatabasePair {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** Runs a statement on one of them. */
  on<Row extends pg.QueryResultRow>(server: EmbeddedPostgres, text: string): Promise<Row[]>;
  close(): Promise<void>;
}

const on = async <Row extends pg.QueryResultRow>({ socket }: EmbeddedPostgres, text: string): Promise<Row[]> => {
  const client = new pg.Client({ host: socket, user: DATABASE_USER, database: 'postgres' });
  await client.connect();
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
};

/** Two PostgreSQL, of which the second follows the first; a copy of a stopped one, since npm's has no pg_basebackup. */
export const databasePair = async (): Promise<DatabasePair> => {
  const [first, second] = [dataFolder(), dataFolder()];
  const made = await startEmbeddedPostgres(first);
  await made.stop();
  appendFileSync(join(made.data, 'pg_hba.conf'), 'local replication all trust\n');
  if (spawnSync('cp', ['-a', `${first}/.`, second]).status !== 0) throw new Error('the data could not be copied');
  const primary = await startEmbeddedPostgres(first);
  const copy = primary.data.replace(first, second);
  writeFileSync(join(copy, 'standby.signal'), '');
  appendFileSync(
    join(copy, 'postgresql.conf'),
    `primary_conninfo = 'host=${primary.socket} user=${DATABASE_USER} application_name=standby'\n`,
  );
  const standby = await startEmbeddedPostgres(second);
  return {
    primary,
    standby,
    on,
    close: async () => {
      await standby.stop();
      await primary.stop();
      for (const folder of [first, second]) removeFolder(folder);
    },
  };
};
