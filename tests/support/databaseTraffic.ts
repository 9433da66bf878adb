import type pg from 'pg';

/** What goes between server and database while something is done. */
export interface DatabaseTraffic {
  /** The most rows that one statement answered. */
  rows: number;
  /** The most letters of one value that was sent. */
  letters: number;
  statements: number;
}

const lettersOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? value.reduce<number>((sum, one) => sum + lettersOf(one), 0) : 0;
};

/** Watches the connections that are taken from a pool, by the messages of the protocol. */
export const databaseTraffic = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<DatabaseTraffic> => {
  const traffic: DatabaseTraffic = { rows: 0, letters: 0, statements: 0 };
  const undo: (() => void)[] = [];
  const seen = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient): void => {
    if (seen.has(client)) return;
    seen.add(client);
    const { connection } = client;
    let rows = 0;
    const onRow = (): void => {
      rows += 1;
    };
    const onEnd = (): void => {
      traffic.rows = Math.max(traffic.rows, rows);
      traffic.statements += 1;
      rows = 0;
    };
    const { bind } = connection;
    connection.bind = function (this: pg.Connection, ...args) {
      for (const value of args[0]?.values ?? []) traffic.letters = Math.max(traffic.letters, lettersOf(value));
      bind.apply(this, args);
    };
    connection.on('dataRow', onRow).on('commandComplete', onEnd);
    undo.push(() => {
      connection.off('dataRow', onRow).off('commandComplete', onEnd);
      connection.bind = bind;
    });
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const one of undo) one();
  }
  return traffic;
};
