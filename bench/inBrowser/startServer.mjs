import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { builtServer } from './builtServer.mjs';
import { freePort } from './freePort.mjs';

/** Milliseconds that a server may take to be ready: a demo of the largest scale is made meanwhile. */
const TIMEOUT_MS = 120_000;
const EACH_MS = 50;

const isReady = (url) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** Ends a server, by SIGTERM unless another signal is named, and waits for its end. */
export const endServer = async (child, signal = 'SIGTERM') => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/**
 * Starts the built server (options: {@link builtServer}; a free port unless one is given) and waits until it is ready.
 * @returns `url`, `pid`, its process `child`, `ready` (waits until it answers again) and `end` (by a signal, waits for it)
 * @throws when it ends, or is not ready in two minutes; it does not run then
 */
export const startServer = async (options) => {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = builtServer({ ...options, port });
  const end = (signal) => endServer(child, signal);
  const ready = async () => {
    for (const over = Date.now() + TIMEOUT_MS; !(await isReady(url)); await pause(EACH_MS)) {
      if (hasEnded(child)) throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`);
      if (Date.now() > over) throw new Error('the server does not become ready');
    }
  };
  try {
    await ready();
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { url, pid: child.pid, child, ready, end };
};
