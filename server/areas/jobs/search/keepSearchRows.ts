import { createHash } from 'node:crypto';
import type pg from 'pg';
import { searchRowTriggers } from './searchRowTriggers';

/** Any number that no other user of the database locks. */
const LOCK = 7_269_423;

/**
 * Puts the triggers in place that keep the sort keys of the job search, and works out the keys of all jobs; does
 * nothing where the same ones are in place. Of several processes that start at once, one does it while the others wait.
 */
export const keepSearchRows = async (pool: pg.Pool): Promise<void> => {
  const triggers = searchRowTriggers();
  const hash = createHash('sha256').update(triggers).digest('hex');
  const isKept = async (runner: Pick<pg.Pool, 'query'>): Promise<boolean> => {
    const { rows } = await runner.query<{ kept: string | null }>(
      "select obj_description(to_regproc('job_search_refresh'), 'pg_proc') as kept",
    );
    return rows[0]?.kept === hash;
  };
  if (await isKept(pool)) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await isKept(client))) {
      await client.query(triggers);
      await client.query('select job_search_refresh(array(select id from job))');
      await client.query(`comment on function job_search_refresh(int[]) is '${hash}'`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
