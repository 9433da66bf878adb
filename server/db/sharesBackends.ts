import type pg from 'pg';

const backendOf = async (client: pg.ClientBase): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

/** A pooler with few backends keeps the one connection waiting until the other has ended its transaction. */
const isKeptWaiting = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/**
 * Whether two connections are given their backends anew for each transaction, as a pooler does that is not in session
 * mode. Each of the statements would fall to another backend in one of the orders in which such poolers give them out:
 * the one that became free last, the one that has been free for longest, or none while another holds the last.
 */
export const sharesBackends = async (one: pg.ClientBase, other: pg.ClientBase): Promise<boolean> => {
  const seen = [await backendOf(one), await backendOf(one)];
  await other.query('begin');
  try {
    const others = await backendOf(other);
    seen.push(await backendOf(one));
    return seen.some((pid) => pid !== seen[0] || pid === others);
  } catch (error) {
    if (isKeptWaiting(error)) return true;
    throw error;
  } finally {
    await other.query('rollback').catch(() => undefined);
  }
};
