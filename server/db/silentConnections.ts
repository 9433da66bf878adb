import { Socket } from 'node:net';
import pg from 'pg';

/** In milliseconds. */
export interface SilencePace {
  /** From one look at the connections to the next. */
  look: number;
  /** A statement that is not answered for so long is asked after. */
  patience: number;
  /** For so long the database may be silent when it is asked. */
  answer: number;
  /** When it was silent: it, or a pooler, may be too busy for another connection and still work on the statement. */
  doubt: number;
}

const PACE: SilencePace = { look: 1_000, patience: 4_000, answer: 2_000, doubt: 10_000 };

interface Waiting {
  /** The statement that is under way, told apart by being the same object. */
  statement: unknown;
  /** How much has come in on the connection. */
  bytes: number;
  since: number;
}

interface Suspect {
  client: pg.PoolClient;
  before: Waiting;
  pid: number;
}

/** What a connection waits for, if anything. The driver has no public name for the statement. */
const stateOf = (client: pg.PoolClient): Omit<Waiting, 'since'> => {
  const { stream } = client.connection;
  return {
    statement: Reflect.get(client, '_activeQuery') ?? null,
    bytes: stream instanceof Socket ? stream.bytesRead : 0,
  };
};

/**
 * Which of these backends work on a statement, by a connection of its own.
 * @returns null when the database answers and does not say, undefined when it is silent
 */
const working = async (
  server: pg.ClientConfig,
  pids: readonly number[],
  answer: number,
): Promise<Set<number> | null | undefined> => {
  const client = new pg.Client({ ...server, connectionTimeoutMillis: answer, query_timeout: answer });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_catalog.pg_stat_activity where pid = any($1) and coalesce(state, '') not like 'idle%'",
      [pids],
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    // An error of the database's own, such as that it has no connection left, says nothing of the others.
    return error instanceof pg.DatabaseError ? null : undefined;
  } finally {
    client.connection.stream.destroy();
  }
};

/** What is done about a server that is silent, where the database has others. */
type OnSilence = (server: pg.ClientConfig) => void;

/** Where a connection leads. */
export interface Backend {
  /** Its process, which behind a pooler is another than the driver was told. */
  pid: number;
  /** How to reach its server; the same object for all connections to it. */
  server: pg.ClientConfig;
}

/**
 * Ends connections on which a statement is under way and of which the database knows nothing, or which belong to a
 * database that has said nothing at all for longer: where packets are lost without a word, they would hold their
 * requests until a statement's whole time is over, and with them all requests that wait for a connection. A statement
 * on which the database works goes on [OPS-014].
 * @param onSilence called for a server that said nothing when it was asked
 * @returns what ends the looking
 */
export const endSilentConnections = (
  pool: pg.Pool,
  backendOf: (client: pg.ClientBase) => Backend | undefined,
  { look, patience, answer, doubt }: SilencePace = PACE,
  onSilence: OnSilence = () => undefined,
): (() => void) => {
  const seen = new Map<pg.PoolClient, Waiting>();
  pool.on('connect', (client) => seen.set(client, { ...stateOf(client), since: performance.now() }));
  pool.on('remove', (client) => seen.delete(client));
  let isLooking = false;

  /** Whether nothing has come in since, and the same statement waits. */
  const isSame = (client: pg.PoolClient, before: Waiting): boolean => {
    const { statement, bytes } = stateOf(client);
    return statement !== null && statement === before.statement && bytes === before.bytes;
  };
  /** The connections that have waited too long, by their server. */
  const suspects = (): Map<pg.ClientConfig, Suspect[]> => {
    const now = performance.now();
    const found = new Map<pg.ClientConfig, Suspect[]>();
    for (const [client, before] of seen) {
      const backend = backendOf(client);
      if (!isSame(client, before)) seen.set(client, { ...stateOf(client), since: now });
      else if (backend && now - before.since >= patience)
        found.set(backend.server, [...(found.get(backend.server) ?? []), { client, before, pid: backend.pid }]);
    }
    return found;
  };
  const endThem = async (): Promise<void> => {
    for (const [server, clients] of suspects()) {
      const busy = await working(
        server,
        clients.map(({ pid }) => pid),
        answer,
      );
      if (busy === undefined) onSilence(server);
      const isGone = ({ pid, before }: Suspect): boolean =>
        busy === undefined ? performance.now() - before.since >= doubt : busy?.has(pid) === false;
      for (const suspect of clients)
        if (isGone(suspect) && isSame(suspect.client, suspect.before))
          suspect.client.connection.stream.destroy(new Error('Connection terminated: the database no longer hears it'));
    }
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void endThem().finally(() => {
      isLooking = false;
    });
  }, look).unref();
  return () => clearInterval(timer);
};
