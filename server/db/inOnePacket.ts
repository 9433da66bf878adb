import type pg from 'pg';

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
