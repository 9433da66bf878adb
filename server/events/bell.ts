import type pg from 'pg';

const CHANNEL = 'trowel_bell';
const COALESCE_MS = 40;
const RETRY_MS = 2_000;

export interface Bell {
  /** Tells the other server processes; without a message: "read the change log". Rings within 40 ms become one. */
  ring(message?: string): void;
  stop(): Promise<void>;
}

/**
 * Wakes the server processes that share a database, over LISTEN and NOTIFY outside any transaction: within one it would
 * serialise the commits. A bell that is lost costs a second, no more, because every process polls the change log as well.
 */
export const openBell = (pool: pg.Pool, onRing: (message: string) => void, report: (error: unknown) => void): Bell => {
  let stopped = false;
  let client: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    if (stopped) return;
    try {
      const connection = await pool.connect();
      if (stopped) return connection.release();
      client = connection;
      connection.on('notification', ({ payload }) => onRing(payload ?? ''));
      connection.once('error', (error) => {
        client = undefined;
        connection.release(error);
        setTimeout(() => void listen(), RETRY_MS).unref();
      });
      await connection.query(`listen ${CHANNEL}`);
    } catch (error) {
      report(error);
      setTimeout(() => void listen(), RETRY_MS).unref();
    }
  };
  const listening = listen();
  const notify = (message: string): void => {
    pool.query('select pg_notify($1, $2)', [CHANNEL, message]).catch(report);
  };

  return {
    ring: (message) => {
      if (stopped) return;
      if (message !== undefined) return notify(message);
      timer ??= setTimeout(() => {
        timer = undefined;
        notify('');
      }, COALESCE_MS);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await listening;
      client?.release(true);
      client = undefined;
    },
  };
};
