import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { withoutPrivateText } from '#domain/privateText';
import { errorReason } from '../db/loggedError';
import { MAY_TAKE_LONGER } from '../db/session';
import type { Runner } from '../db/statement';
import { onRunner, openBoss, QUEUES, SCHEMA, type QueueName } from './boss';

/** One piece of work: its id is the same however often it is begun. */
export interface Job {
  id: string;
  data: object;
  /**
   * Puts it off by so many seconds, with the transaction of the runner: it stays one piece of work, also when its server
   * dies before the queue has heard how it ended.
   */
  later(runner: Runner, seconds: number): Promise<void>;
}

/** Does one job. It may be begun again after a kill, so that it must not matter when it had been done. */
export type Work = (job: Job, signal: AbortSignal) => Promise<void>;

interface JobOptions {
  /** The id of the job: of two with the same there is one. */
  id?: string;
  /** Seconds until it is begun. */
  after?: number;
  /** Seconds in which there is one such job, whichever server asks for it. */
  once?: number;
}

export interface Queue {
  /** Puts work into the queue, with the transaction of the runner. */
  add(runner: Runner, name: QueueName, data: object, options?: JobOptions): Promise<void>;
  /** Does the work of one queue from now on. */
  work(name: QueueName, work: Work): void;
  /** Takes no more work, and waits for what is being done: ten seconds, then it is told to give up. */
  stop(): Promise<void>;
}

export interface QueueDeps {
  pool: pg.Pool;
  log: { error(details: object, message: string): void };
  /** No other server works on this database: what stands as begun was begun by one that is gone. */
  alone?: boolean;
  /** Does a piece of work so that it is seen how long it took. */
  trace?: (name: string, work: () => Promise<void>) => Promise<void>;
}

const DRAIN_MS = 10_000;
/** Milliseconds between two looks for work whose server is gone. */
const EXPIRE_MS = 15_000;
const TIDY_EACH = 240;

/** The innermost cause of what went wrong, without what was typed. */
const reasonOf = (error: unknown): string => {
  let at = error;
  while (at instanceof Error && at.cause instanceof Error) at = at.cause;
  return withoutPrivateText(errorReason(at));
};

const adding =
  (boss: PgBoss): Queue['add'] =>
  async (runner, name, data, { id, after, once } = {}) => {
    await boss.send(name, data, {
      db: onRunner(runner),
      ...(id === undefined ? {} : { id }),
      ...(after === undefined ? {} : { startAfter: after }),
      ...(once === undefined ? {} : { singletonSeconds: once }),
    });
  };

const PUT_OFF = `
  update ${SCHEMA}.job set state = 'created', started_on = null, start_after = now() + make_interval(secs => $3)
  where name = $1 and id = $2 and state in ('active', 'retry') returning id`;

/** Puts work into the queue of a database for others to do. */
export const queueOf = (pool: pg.Pool): Pick<Queue, 'add'> => ({ add: adding(openBoss(pool)) });

/**
 * The work behind the requests, in the database: each piece is done by one of the servers, and again by another when
 * that one dies.
 */
export const openQueue = ({ pool, log, alone = false, trace = (_name, work) => work() }: QueueDeps): Queue => {
  const boss = openBoss(pool);
  const running = new Set<Promise<void>>();
  const loops: Promise<void>[] = [];
  const giveUp = new AbortController();
  const stopping = new AbortController();

  const doOne = async (name: QueueName, work: Work, { id, data }: Pick<Job, 'id' | 'data'>): Promise<void> => {
    let isLater = false;
    const later: Job['later'] = async (runner, seconds) => {
      const { rows } = await runner.query(PUT_OFF, [name, id, seconds]);
      if (rows.length === 0) await adding(boss)(runner, name, data, { after: seconds });
      isLater = true;
    };
    try {
      await trace(`queue ${name}`, () => work({ id, data, later }, giveUp.signal));
      if (!isLater) await boss.complete(name, id);
    } catch (error) {
      log.error({ err: error, queue: name, job: id }, 'work of the queue failed');
      await boss.fail(name, id, { message: reasonOf(error) }).catch(() => undefined); // without a database: begun again when it has expired
    }
  };

  const loop = async (name: QueueName, work: Work): Promise<void> => {
    const { slots, look } = QUEUES[name];
    const busy = new Set<Promise<void>>();
    while (!stopping.signal.aborted) {
      const jobs = busy.size < slots ? await boss.fetch<object>(name, { batchSize: slots - busy.size }) : [];
      for (const job of jobs) {
        const done: Promise<void> = doOne(name, work, job).finally(() => {
          busy.delete(done);
          running.delete(done);
        });
        busy.add(done);
        running.add(done);
      }
      if (busy.size >= slots) await Promise.race(busy);
      else if (jobs.length === 0)
        await pause(look * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  let looks = 0;
  const expire = async (): Promise<void> => {
    try {
      if (looks === 0 && alone)
        await pool.query(`update ${SCHEMA}.job set started_on = 'epoch' where state = 'active' and started_on < now()`);
      await boss.expire();
      if (looks % TIDY_EACH === 0) {
        await boss.archive();
        await boss.maintain();
      }
    } catch {
      // without a database there is nothing to do: a look later
    }
    looks += 1;
  };
  const timer = setInterval(() => void expire(), EXPIRE_MS).unref();
  const first = expire();

  return {
    add: adding(boss),
    work: (name, work) => {
      loops.push(first.then(() => loop(name, work)));
    },
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await Promise.race([Promise.all(running), pause(DRAIN_MS, undefined, { ref: false })]);
      giveUp.abort();
      await Promise.all([...loops, ...running]);
    },
  };
};

/** Several statements that all stand or none does. */
export const inTransaction = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query(`begin; ${MAY_TAKE_LONGER}`);
    const result = await work(client);
    await client.query('commit');
    isBroken = false;
    return result;
  } finally {
    client.release(isBroken); // which rolls back
  }
};
