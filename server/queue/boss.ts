import PgBoss from 'pg-boss';
import type pg from 'pg';
import type { Runner } from '../db/statement';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface QueueShape {
  /** Seconds after which work whose server is gone is given to another one; longer than it ever takes. */
  expireInSeconds: number;
  /** How often, and after how many seconds, it is begun anew when it failed or its server was gone. */
  retryLimit: number;
  retryDelay: number;
  retryBackoff?: boolean;
  /** How many of its jobs a server does at a time. */
  slots: number;
  /** Seconds between two looks for work that nobody announced. */
  look: number;
}

/**
 * What is done behind the requests. A mail's pauses are the mailer's own; here it is begun again only when its server
 * died.
 */
export const QUEUES = {
  mail: { expireInSeconds: 5 * MINUTE, retryLimit: 1_000, retryDelay: 1, slots: 5, look: 1 },
  password_reset: { expireInSeconds: MINUTE, retryLimit: 20, retryDelay: 5, retryBackoff: true, slots: 2, look: 1 },
  report_mail: {
    expireInSeconds: 10 * MINUTE,
    retryLimit: 12,
    retryDelay: MINUTE,
    retryBackoff: true,
    slots: 1,
    look: 2,
  },
  webhook: { expireInSeconds: MINUTE, retryLimit: 1_000, retryDelay: 1, slots: 8, look: 1 },
  backup: { expireInSeconds: 6 * HOUR, retryLimit: 2, retryDelay: 5 * MINUTE, slots: 1, look: 2 },
  upkeep: { expireInSeconds: 10 * MINUTE, retryLimit: 3, retryDelay: MINUTE, slots: 1, look: 2 },
} as const satisfies Readonly<Record<string, QueueShape>>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = [
  'mail',
  'password_reset',
  'report_mail',
  'webhook',
  'backup',
  'upkeep',
] as const satisfies readonly QueueName[];

/** Where pg-boss has its tables. */
export const SCHEMA = 'pgboss';

/**
 * pg-boss on our connections. Some of its texts begin and end a transaction of their own: a connection on which one
 * failed is thrown away.
 */
const onPool = (pool: pg.Pool): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const client = await pool.connect();
    let isBroken = true;
    try {
      const result = await client.query(text, values);
      isBroken = false;
      return result;
    } finally {
      client.release(isBroken);
    }
  },
});

/** pg-boss within somebody's transaction. */
export const onRunner = (runner: Runner): PgBoss.Db => ({ executeSql: (text, values) => runner.query(text, values) });

/**
 * pg-boss as a library: its statements are used, its workers and timers are not. They leave promises that nobody
 * awaits.
 */
export const openBoss = (pool: pg.Pool): PgBoss => {
  const boss = new PgBoss({
    db: onPool(pool),
    schema: SCHEMA,
    supervise: false,
    schedule: false,
    archiveFailedAfterSeconds: 14 * 24 * HOUR,
  });
  boss.on('error', () => undefined);
  return boss;
};

/** Makes the tables of the queue or brings them to this version, on a database whose start is locked. */
export const installQueue = async (pool: pg.Pool): Promise<void> => {
  const boss = openBoss(pool);
  await boss.start();
  for (const name of QUEUE_NAMES) {
    const { slots: _slots, look: _look, ...options } = QUEUES[name];
    await boss.createQueue(name, { name, ...options });
    await boss.updateQueue(name, { name, ...options });
  }
  await boss.stop({ graceful: false });
};
