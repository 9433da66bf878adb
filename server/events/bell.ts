import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { BELL_CHANNEL as CHANNEL } from '../access/rightsBell';

const COALESCE_MS = 40;
const RETRY_MS = 2_000;

export interface Bell {
  /** Tells the other server processes; without a message: "read the change log". Rings within 40 ms become one. */
  ring(message?: string): void;
  stop(): Promise<void>;
}

/**
 * Wakes the other server processes that share a database, over LISTEN and NOTIFY outside any transaction: within one it
 * would serialise the commits. A bell that is lost costs a second, no more, because every process polls the change log
 * as well.
 */
export const openBell = (pool: pg.Pool, onRing: (message: string) => void, report: (error: unknown) => void): Bell => {
  const self = randomUUID();
  let stopped = false;
  let client: pg.PoolClient | undefined;
  let ringing: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;

  const hear = ({ payload = '' }: pg.Notification): void => {
    const at = payload.indexOf(' ');
    if (at > 0 && payload.slice(0, at) !== self) onRing(payload.slice(at + 1));
  };
  const retry = (error: unknown): void => {
    client?.release(true);
    client = undefined;
    if (stopped) return;
    report(error);
    retrying = setTimeout(() => {
      listening = listen();
    }, RETRY_MS).unref();
  };
  const listen = async (): Promise<void> => {
    try {
      client = await pool.connect();
      client.on('notification', hear);
      client.once('error', retry);
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      retry(error);
    }
  };
  let listening = listen();
  const notify = (message: string): void => {
    pool.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${message}`]).catch(report);
  };

  return {
    ring: (message) => {
      if (stopped) return;
      if (message !== undefined) return notify(message);
      ringing ??= setTimeout(() => {
        ringing = undefined;
        notify('');
      }, COALESCE_MS);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(ringing);
      clearTimeout(retrying);
      await listening;
      client?.removeListener('error', retry);
      client?.on('error', () => undefined);
      client?.release(true);
      client = undefined;
    },
  };
};
