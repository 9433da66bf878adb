/** A built server with a demo of its own, and what the cases send to it. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { builtServer } from '../inBrowser/builtServer.mjs';
import { dataFolder } from '../inBrowser/dataFolder.mjs';
import { freePort } from '../inBrowser/freePort.mjs';

const root = resolve(import.meta.dirname, '../..');
/** Another checkout of the product: the commit before, for one. */
const product = resolve(process.env.BENCH_PRODUCT || root);

const tokenOf = async (url, account) => {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
      realm: 'Username-Password-Authentication',
      username: `${account}@trowel.test`,
      password: 'Trowel123!',
      client_id: 'trowel',
      scope: 'openid profile email',
    }),
  });
  return (await response.json()).id_token;
};

/** Starts the server. Everything of it is gone after `close`; `restart` gives it a fresh process on the same data. */
export const openWorld = async () => {
  const { ensureBuilt } = await import(pathToFileURL(join(product, 'scripts/build.mjs')).href);
  await ensureBuilt(product);
  const data = dataFolder();
  let [server, url, tokens] = [null, '', new Map()];
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async () => {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  const start = async () => {
    const port = await freePort();
    [url, tokens] = [`http://127.0.0.1:${port}`, new Map()];
    server = builtServer({ root: product, port, data });
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      await pause(50);
    }
  };
  const send = async (path, options = {}, account = 'admin') => {
    if (!tokens.has(account)) tokens.set(account, await tokenOf(url, account));
    return fetch(`${url}${path}`, {
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
    await stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
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
      await stop();
      await start();
    },
  };
};
