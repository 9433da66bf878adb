import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { BELL_CHANNEL as CHANNEL } from '../access/rightsBell';

const COALESCE_MS = 40;
const RETRY_MS = 2_000;
/** A server that stops waits so long for what it still has to tell. */
const STOP_MS = 1_000;
/** What waits to be told of presence, of all users; more end by themselves at the others. */
const MAX_WAITING = 2_000;

/** Publishes messages one after another. Of those with one key that wait, the last is sent. */
interface Publisher {
  publish(key: string, message: string): void;
  /** Once all have been told. */
  idle(): Promise<void>;
}

const publisher = (send: (message: string) => Promise<void>): Publisher => {
  const waiting = new Map<string, string>();
  let publishing: Promise<void> | undefined;
  const publishAll = async (): Promise<void> => {
    for (const [key, message] of waiting) {
      waiting.delete(key);
      await send(message);
    }
    publishing = undefined;
  };
  return {
    publish: (key, message) => {
      waiting.delete(key); // its place is behind what was rung before it
      waiting.set(key, message);
      const [oldest] = waiting.keys();
      if (waiting.size > MAX_WAITING && oldest !== undefined) waiting.delete(oldest);
      publishing ??= publishAll();
    },
    idle: async () => publishing,
  };
};

export interface Bell {
  /** Tells the other server processes: "read the change log". Rings within 40 ms become one. */
  ring(): void;
  /** Tells them of who holds a card or has a board open. @param key of the card or the viewer */
  publish(key: string, message: string): void;
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
  let isOver = false;
  const notify = async (message: string): Promise<void> => {
    if (!isOver) await pool.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${message}`]).catch(report);
  };
  /** On two connections of the pool a later message may be told first, and a card let go be held again. */
  const presence = publisher(notify);
  /** Apart from presence: a commit waits for no card that was taken. */
  const changes = publisher(notify);

  return {
    ring: () => {
      if (signal.aborted) return;
      ringing ??= setTimeout(() => {
        ringing = undefined;
        changes.publish('', '');
      }, COALESCE_MS);
    },
    publish: (key, message) => {
      if (!signal.aborted) presence.publish(key, message);
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(ringing);
      const told = Promise.all([presence.idle(), changes.idle()]);
      await Promise.race([told, pause(STOP_MS, undefined, { ref: false })]);
      isOver = true;
      await listening;
    },
  };
};
