import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database';

/** /healthz: the process is alive. /readyz: the database answers and is migrated, so requests can be served. */
export const registerHealth = (app: FastifyInstance, { pool }: OpenDatabase): void => {
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'alive' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await pool.query('select 1 from change_log limit 1');
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ error: { code: 'SERVICE_UNAVAILABLE', message: 'The database is not ready.' } });
    }
  });
};
