import { mkdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE_USER, startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded/postgres';
import { lockFolder } from '../../scripts/folderLock.mjs';
import { scratchFolder } from '../../scripts/scratch.mjs';
import { projectRoot } from '../../server/db/migrate';

const RUN = 'trowel-test-run';

export interface TestPostgres {
  socket: string;
  release(): Promise<void>;
}

/** Runs of one folder start and stop its PostgreSQL one after the other. */
const oneAtATime = async <T>(folder: string, task: () => Promise<T>): Promise<T> => {
  let release = await lockFolder(folder, 'test-postgres');
  while (!release) {
    await pause(50);
    release = await lockFolder(folder, 'test-postgres');
  }
  try {
    return await task();
  } finally {
    release();
  }
};

const start = async (folder: string): Promise<{ server: EmbeddedPostgres; hold: pg.Client }> => {
  const server = await startEmbeddedPostgres(folder, [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_wal_size=256MB',
  ]);
  const hold = new pg.Client({ host: server.socket, user: DATABASE_USER, database: 'postgres', application_name: RUN });
  hold.on('error', () => undefined);
  await hold.connect();
  return { server, hold };
};

/** One PostgreSQL for all test runs of this folder; the last run that lets go of it stops it. */
export const holdTestPostgres = async (): Promise<TestPostgres> => {
  const folder = join(
    scratchFolder(),
    `trowel-test-${createHash('sha256').update(projectRoot()).digest('hex').slice(0, 8)}`,
  );
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const { server, hold } = await oneAtATime(folder, () => start(folder));
  const letGo = async (): Promise<void> => {
    const { rows } = await hold.query<{ others: number }>(
      'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [RUN],
    );
    await hold.end();
    if (rows[0]?.others === 0) await server.stop();
  };
  return { socket: server.socket, release: () => oneAtATime(folder, letGo) };
};
