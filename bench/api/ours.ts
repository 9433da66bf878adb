/** The server as it is delivered. Told by its parent, it writes down the statements that it sends, for the floor to send the same. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { openDatabase } from '../../server/db/database';
import { readEnv } from '../../server/env';
import { buildApp } from '../../server/app';

const [socket = '', port = '', dataDir = ''] = process.argv.slice(2);

/** One statement as it went to the database: on which connection, and how many rows it told of or wrote. */
interface Sent {
  connection: number;
  text: string;
  values: unknown[];
  rows: number;
}

let sent: Sent[] | null = null;
/** Says what a request has sent: the server does its own work beside them at any time. */
const inRequest = new AsyncLocalStorage<true>();
const connections = new Map<unknown, number>();

const rowCount = (result: unknown): number =>
  typeof result === 'object' && result && 'rowCount' in result ? Number(result.rowCount ?? 0) : 0;

const { query } = pg.Client.prototype;
type Done = (error: unknown, result: unknown) => void;
type Config = string | { text?: string; values?: unknown[] };
Object.assign(pg.Client.prototype, {
  // A pool and the product's own queries hand a callback over, everybody else takes the promise.
  query(this: pg.Client, config: Config, given?: unknown[] | Done, last?: Done): unknown {
    if (!sent || !inRequest.getStore()) return Reflect.apply(query, this, [config, given, last]);
    const [values, done] = typeof given === 'function' ? [undefined, given] : [given, last];
    if (!connections.has(this)) connections.set(this, connections.size);
    const asked = typeof config === 'string' ? { text: config, values } : config;
    const one: Sent = {
      connection: connections.get(this) ?? 0,
      text: asked.text ?? '',
      values: asked.values ?? values ?? [],
      rows: 0,
    };
    sent.push(one);
    const count = (result: unknown): void => {
      one.rows = rowCount(result);
    };
    const answer: unknown = Reflect.apply(query, this, [
      config,
      values,
      done &&
        ((error: unknown, result: unknown) => {
          count(result);
          done(error, result);
        }),
    ]);
    if (answer instanceof Promise) answer.then(count, () => undefined);
    return answer;
  },
});
process.on('message', (order) => {
  if (order === 'record') sent = [];
  else {
    process.send?.(sent);
    sent = null;
    inRequest.disable(); // costs each promise a little, which no figure is to hold
  }
});

const open = openDatabase({ socket, database: 'postgres' });
const env = readEnv({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const app = await buildApp({ open, env, clock: () => new Date() });
const { emit } = app.server;
app.server.emit = (event: string, ...told: unknown[]): boolean => {
  const pass = (): boolean => Reflect.apply(emit, app.server, [event, ...told]);
  return sent && event === 'request' ? inRequest.run(true, pass) : pass();
};
await app.listen({ host: '127.0.0.1', port: env.PORT });
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => open.close())
      .finally(() => process.exit(0)),
);
