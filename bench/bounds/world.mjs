/** A built server with a demo of its own, and what the cases send to it. */
import { randomUUID } from 'node:crypto';
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

/** Starts the server and signs in. Everything of it is gone after `close`. */
export const openWorld = async () => {
  const { ensureBuilt } = await import(pathToFileURL(join(product, 'scripts/build.mjs')).href);
  if (!process.env.NOBUILD) await ensureBuilt(product);
  const [port, data] = [await freePort(), dataFolder()];
  const server = builtServer({ root: product, port, data, output: process.env.BENCH_OUTPUT || 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    const ended = new Promise((done) => {
      server.once('exit', done);
    });
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      await pause(50);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const tokens = new Map();
  const send = async (path, options = {}, account = 'admin') => {
    if (!tokens.has(account)) tokens.set(account, await tokenOf(url, account));
    return fetch(path.startsWith('http') ? path : `${url}${path}`, {
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
  return { url, pid: server.pid, data, send, ask, sql, close };
};
