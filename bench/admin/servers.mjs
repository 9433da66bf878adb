import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../inBrowser/freePort.mjs';
import { endServer, startServer } from '../inBrowser/startServer.mjs';

const started = [];
export const stopServers = () =>
  Promise.all(
    started
      .splice(0)
      .toReversed()
      .map((child) => endServer(child)),
  );

/** The product as it is delivered, on a data folder with its own database. */
export const startOurs = async (root, data) => {
  const { url, pid, child } = await startServer({ root, data, env: { NODE_ENV: 'production', LOG_LEVEL: 'silent' } });
  started.push(child);
  return { url, pid };
};

/** The peer on the same database. */
export const startPeer = async (file, socket, page) => {
  const port = await freePort();
  const child = spawn(process.execPath, [file, socket, String(port), page], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
  });
  started.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the peer ended with ${child.exitCode}`);
    const isThere = await fetch(`${url}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return { url, pid: child.pid };
    await pause(100);
  }
  throw new Error('no answer from the peer');
};
