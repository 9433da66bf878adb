import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { backgroundFailure, backgroundWorked } from '../../../watch/backgroundFailures';

const LOOK_MS = 1_000;
/** Between two batches, so that writers come between them. */
const REST_MS = 5;

/**
 * Brings new names that many jobs share into the sort keys, in transactions of few jobs each, until no more wait that
 * nobody else works on. The search is right meanwhile (decision 90).
 */
export const updateSortKeys = async (pool: pg.Pool, signal?: AbortSignal): Promise<void> => {
  let goesOn = true;
  while (goesOn) {
    const { rows } = await pool.query<{ more: boolean }>('select job_search_go_on() as more');
    goesOn = rows[0]?.more === true && signal?.aborted !== true;
    if (goesOn) await pause(REST_MS);
  }
};

/** Looks each second for new names; of several servers each does what the others do not. */
export const registerNewNames = (app: FastifyInstance, pool: pg.Pool): void => {
  const stopping = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await updateSortKeys(pool, stopping.signal).then(
        () => backgroundWorked(app.log),
        (error: unknown) => {
          if (!stopping.signal.aborted) backgroundFailure(app.log, 'new names of the job search', error);
        },
      );
      await pause(LOOK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const done = loop();
  app.addHook('onClose', async () => {
    stopping.abort();
    await done;
  });
};
