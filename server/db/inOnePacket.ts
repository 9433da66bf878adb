import type pg from 'pg';

/** What is sent to a connection from now on until this turn ends goes in one packet. */
export const inNextPacket = ({ connection: { stream } }: pg.PoolClient): void => {
  stream.cork();
  process.nextTick(() => stream.uncork());
};

/**
 * Sends the statements that `begin` gives to a connection in one packet: one call of the system and one turn of the
 * database for all of them. They run in their order; where one fails, those behind it in the transaction fail too.
 */
export const inOnePacket = <T>({ connection: { stream } }: pg.PoolClient, begin: () => T): T => {
  stream.cork();
  try {
    return begin();
  } finally {
    stream.uncork();
  }
};
