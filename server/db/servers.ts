import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseHosts } from './databaseHosts';

/** How long a server may take to say whether it writes, and the pause before all are asked again, in milliseconds. */
const ANSWER_MS = 2_000;
const PAUSE_MS = 500;

/** Whether a server answers and takes writes. */
const takesWrites = async (server: pg.ClientConfig): Promise<boolean> => {
  const client = new pg.Client({ ...server, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
    return rows[0]?.is_standby === false;
  } catch {
    return false;
  } finally {
    client.connection.stream.destroy();
  }
};

/**
 * The servers of one database, of which one is the primary: new connections go to the one that was it when it was last
 * looked. Whenever a connection ends, the servers are asked again, until one takes writes [OPS-017]. Who may be primary
 * is for the failover manager to decide; here nobody is promoted.
 */
export class Servers {
  readonly areSeveral: boolean;
  /** For the pool: a connection to the server that is the primary at that moment. */
  readonly Client: new (config?: pg.ClientConfig) => pg.Client;
  #primary: pg.ClientConfig | undefined;
  readonly #servers: readonly pg.ClientConfig[];
  readonly #ofClient = new WeakMap<pg.ClientBase, pg.ClientConfig>();
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
    const found = this.#servers.filter((_server, index) => answers[index]);
    // It stays where it is as long as that one writes.
    if (this.#primary && found.includes(this.#primary)) return;
    this.#primary = found[0] ?? this.#primary;
    if (found.length === 0) throw new Error('no server takes writes');
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
    client.once('end', () => {
      if (this.#pools === 0 || this.#isLooking) return;
      this.#isLooking = true;
      void this.#lookUntilFound().finally(() => {
        this.#isLooking = false;
      });
    });
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
