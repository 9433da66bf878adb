/** A built server with a demo of its own, and what the cases send to it. */
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { dataFolder } from '../inBrowser/dataFolder.mjs';
import { startServer } from '../inBrowser/startServer.mjs';
import { tokenOf } from '../inBrowser/tokenOf.mjs';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const root = resolve(import.meta.dirname, '../..');
/** Another checkout of the product: the commit before, for one. */
const product = resolve(process.env.BENCH_PRODUCT || root);

/** Starts the server. Everything of it is gone after `close`; `restart` gives it a fresh process on the same data. */
export const openWorld = async () => {
  const { ensureBuilt } = await import(pathToFileURL(join(product, 'scripts/build.mjs')).href);
  await ensureBuilt(product);
  const data = dataFolder();
  let [server, tokens] = [null, new Map()];
  const start = async () => {
    tokens = new Map();
    server = await startServer({ root: product, data });
  };
  const send = async (path, options = {}, account = 'admin') => {
    if (!tokens.has(account)) tokens.set(account, await tokenOf(server.url, account));
    return fetch(`${server.url}${path}`, {
      ...options,
      headers: { authorization: `Bearer ${tokens.get(account)}`, 'idempotency-key': randomUUID(), ...options.headers },
    });
  };
  const ask = async (query, variables = {}) => {
    const answer = await (
      await send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
    ).json();
    if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors ?? answer).slice(0, 300));
    return answer.data;
  };
  const sql = async (text, values) => {
    const client = new pg.Client({ host: join(data, 'sock'), user: 'trowel', database: 'postgres' });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const close = async () => {
    await server?.end();
    removeFolder(data);
  };
  try {
    await start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    data,
    send,
    ask,
    sql,
    close,
    pid: () => server.pid,
    restart: async () => {
      await server?.end();
      await start();
    },
  };
};
