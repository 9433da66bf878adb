import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../inBrowser/freePort.mjs';

const started = [];
export const stopServers = () =>
  Promise.all(
    started
      .splice(0)
      .toReversed()
      .map(
        (child) =>
          new Promise((resolve) => {
            if (child.exitCode !== null) return resolve();
            child.once('exit', resolve);
            child.kill('SIGTERM');
          }),
      ),
  );

const start = async (args, port, path, env = {}) => {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1', ...env },
  });
  started.push(child);
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`a server of the bench ended with ${child.exitCode}`);
    if (
      await fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url: `http://127.0.0.1:${port}`, pid: child.pid };
    await pause(100);
  }
  throw new Error(`no answer from ${path}`);
};

/** The product as it is delivered, on a data folder with its own database. */
export const startOurs = async (root, data) => {
  const port = await freePort();
  return start(
    [
      '-e',
      `process.chdir(${JSON.stringify(root)}); import(${JSON.stringify(`file://${root}/dist/server/main.js`)}).then((m) => m.main([]))`,
    ],
    port,
    '/readyz',
    { PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent', DEMO_PUBLIC: 'yes' },
  );
};

/** The peer on the same database. */
export const startPeer = async (file, socket, page) => {
  const port = await freePort();
  return start([file, socket, String(port), page], port, '/');
};

export const tokenFor = async (url, account) => {
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
