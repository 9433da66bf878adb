import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database';

/** Milliseconds after which the database counts as away: whoever asks decides by the answer where people are sent. */
const TIMEOUT_MS = 2_000;

/** @throws Error when something takes longer than {@link TIMEOUT_MS} [OPS-014] */
const soon = async (work: Promise<unknown>): Promise<void> => {
  const over = new AbortController();
  const late = setTimeout(TIMEOUT_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error('no answer in time');
  });
  late.catch(() => undefined); // ended by us when the answer came first
  await Promise.race([work, late]).finally(() => over.abort());
};

/** /healthz: the process is alive. /readyz: the database answers and is migrated, so requests can be served. */
export const registerHealth = (app: FastifyInstance, { pool }: OpenDatabase): void => {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'alive' }));
  let probe: Promise<unknown> | undefined;
  /** One at a time: a database that says nothing does not get all our connections for it. */
  const asked = (): Promise<unknown> => {
    probe ??= pool.query('select 1 from change_log limit 1').finally(() => {
      probe = undefined;
    });
    return probe;
  };
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await soon(asked());
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ error: { code: 'SERVICE_UNAVAILABLE', message: 'The database is not ready.' } });
    }
  });
};
