import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseHosts } from './databaseHosts';

/** How long a server may take to say whether it writes, and the pause before all are asked again, in milliseconds. */
const ANSWER_MS = 2_000;
const PAUSE_MS = 500;

/** Whether a server takes writes; what went wrong where it does not answer. */
const takesWrites = async (server: pg.ClientConfig): Promise<boolean | Error> => {
  const client = new pg.Client({ ...server, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
    return rows[0]?.is_standby === false;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    client.connection.stream.destroy();
  }
};

/**
 * The servers of one database, of which one is the primary: new connections go to the one that was it when it was last
 * looked. Whenever a connection ends, or is silent, the servers are asked again, until one takes writes; connections to one
 * that was the primary before are ended, for those that wait on it would wait in vain [OPS-017]. Who may be primary
 * is for the failover manager to decide; here nobody is promoted.
 */
export class Servers {
  readonly areSeveral: boolean;
  /** For the pool: a connection to the server that is the primary at that moment. */
  readonly Client: new (config?: pg.ClientConfig) => pg.Client;
  #primary: pg.ClientConfig | undefined;
  readonly #servers: readonly pg.ClientConfig[];
  readonly #ofClient = new WeakMap<pg.ClientBase, pg.ClientConfig>();
  /** Those that have not ended. */
  readonly #clients = new Set<pg.Client>();
  /** How many pools are open on them. */
  #pools = 0;
  #isLooking = false;

  constructor(servers: readonly pg.ClientConfig[]) {
    this.#servers = servers;
    this.#primary = servers[0];
    this.areSeveral = servers.length > 1;
    const primary = (): pg.ClientConfig => this.#primary ?? {};
    const keep = (client: pg.Client, server: pg.ClientConfig): void => this.#keep(client, server);
    this.Client = class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        const server = primary();
        super({ ...config, ...server });
        keep(this, server);
      }
    };
  }

  /** The server that a connection leads to. */
  of(client: pg.ClientBase): pg.ClientConfig | undefined {
    return this.#ofClient.get(client);
  }

  /** Looks which server is the primary. @throws Error when none takes writes */
  async look(): Promise<void> {
    if (!this.areSeveral) return;
    const answers = await Promise.all(this.#servers.map(takesWrites));
    const found = this.#servers.filter((_server, index) => answers[index] === true);
    // It stays where it is as long as that one writes.
    if (this.#primary && found.includes(this.#primary)) return;
    const [primary] = found;
    if (primary) return this.#turnTo(primary);
    const cause = answers.find((answer) => answer instanceof Error);
    throw new Error('no server takes writes', cause ? { cause } : {});
  }

  /** A server is silent: whether another one has become the primary is looked until one takes writes. */
  lookAgain(): void {
    if (!this.areSeveral || this.#pools === 0 || this.#isLooking) return;
    this.#isLooking = true;
    void this.#lookUntilFound().finally(() => {
      this.#isLooking = false;
    });
  }

  /** A pool is opened on them; what is returned says that it is closed. */
  use(): () => void {
    this.#pools += 1;
    return () => {
      this.#pools -= 1;
    };
  }

  #keep(client: pg.Client, server: pg.ClientConfig): void {
    this.#ofClient.set(client, server);
    if (!this.areSeveral) return;
    this.#clients.add(client);
    client.once('end', () => {
      this.#clients.delete(client);
      this.lookAgain();
    });
  }

  #turnTo(primary: pg.ClientConfig): void {
    this.#primary = primary;
    for (const client of this.#clients)
      if (this.#ofClient.get(client) !== primary)
        client.connection.stream.destroy(new Error('Connection terminated: another server is the primary now'));
  }

  async #lookUntilFound(): Promise<void> {
    while (this.#pools > 0) {
      const isFound = await this.look().then(
        () => true,
        () => false,
      );
      if (isFound) return;
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }
}

const known = new Map<string, Servers>();

/** Those of an address, one object for all that work with it: what one has seen the others know. */
export const serversOf = (url: string): Servers => {
  const servers = known.get(url) ?? new Servers(databaseHosts(url).map((one) => ({ connectionString: one.url })));
  known.set(url, servers);
  return servers;
};
