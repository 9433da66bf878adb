import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../server/db/migrate';
import { freePort } from './freePort';

export interface ServerProcess {
  url: string;
  pid: number;
  /** All that it has printed. */
  output(): string;
  /** Sends a signal to npm and the server alike, and waits until both have ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const READY_TIMEOUT_MS = 120_000;
const END_TIMEOUT_MS = 30_000;

const isGroupAlive = (pid: number): boolean => {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
};

/**
 * `npm start` as a person runs it, on a free port. Resolves when it is ready.
 * @param folder another one than the project's
 * @throws Error with its output when it ends before
 */
export const startServer = async (
  dataDir: string,
  env: Record<string, string> = {},
  folder = projectRoot(),
): Promise<ServerProcess> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started');
  for (const end = Date.now() + READY_TIMEOUT_MS; ; await pause(50)) {
    if (child.exitCode !== null) throw new Error(printed);
    if (Date.now() > end) throw new Error(`npm start did not become ready:\n${printed}`);
    if (
      printed.includes('Trowel is ready') &&
      (await fetch(`${url}/readyz`).then(
        (response) => response.ok,
        () => false,
      ))
    )
      break;
  }
  return {
    url,
    pid,
    output: () => printed,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, signal);
      await ended;
      for (const limit = Date.now() + END_TIMEOUT_MS; isGroupAlive(pid) && Date.now() < limit;) await pause(20); // npm ends before its server
    },
  };
};
