import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
  const stopping = new AbortController();
  const { signal } = stopping;
  let ringing: NodeJS.Timeout | undefined;

  const hear = ({ payload = '' }: pg.Notification): void => {
    const at = payload.indexOf(' ');
    if (at > 0 && payload.slice(0, at) !== self) onRing(payload.slice(at + 1));
  };
  /** Listens on a connection of its own until that breaks, which may be told twice: as an error and by the statement. */
  const listen = async (): Promise<void> => {
    const client = await pool.connect();
    let stop = (): void => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        stop = resolve;
        client.on('notification', hear).once('error', reject);
        client.query(`listen ${CHANNEL}`).catch(reject);
        signal.addEventListener('abort', stop);
        if (signal.aborted) stop();
      });
    } finally {
      signal.removeEventListener('abort', stop);
      client.release(true);
    }
  };
  const keepListening = async (): Promise<void> => {
    while (!signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!signal.aborted) report(error);
      });
      await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = keepListening();
  let last: Promise<unknown> = Promise.resolve();
  /** One after another: on two connections of the pool a later message may be told first, and a card let go be held again. */
  const notify = (message: string): void => {
    last = last.then(() => pool.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${message}`])).catch(report);
  };

  return {
    ring: (message) => {
      if (signal.aborted) return;
      if (message !== undefined) return notify(message);
      ringing ??= setTimeout(() => {
        ringing = undefined;
        notify('');
      }, COALESCE_MS);
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(ringing);
      await listening;
    },
  };
};
