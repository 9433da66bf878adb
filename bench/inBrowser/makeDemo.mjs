import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/build.mjs';
import { builtServer } from './builtServer.mjs';
import { dataFolder } from './dataFolder.mjs';
import { freePort } from './freePort.mjs';

/** Makes a demo of a scale for several benches. @returns its data folder, the server at rest (see dataFolder.mjs) */
export const makeDemo = async (root, scale) => {
  await ensureBuilt(root);
  const [data, port] = [dataFolder(), await freePort()];
  const server = builtServer({ root, port, data, scale });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`the server of the demo ended with ${server.exitCode}`);
    await pause(50);
  }
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return data;
};
