import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '../../server/db/migrate';
import { freePort } from './freePort';

declare module 'vitest' {
  export interface ProvidedContext { server: { url: string } }
}

const untilReady = async (url: string, server: ChildProcess, output: () => string): Promise<void> => {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(100)) {
    if (server.exitCode !== null) throw new Error(`npm start ended early:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then((response) => response.ok, () => false);
    if (ready) return;
  }
  throw new Error(`npm start did not become ready:\n${output()}`);
};

/** `npm start` on an empty data folder, as on a fresh machine: what the end-to-end tests talk to. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trowel-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('npm', ['start'], {
    cwd: projectRoot(), stdio: ['ignore', 'pipe', 'pipe'], detached: true,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => { printed += chunk.toString(); });
  await untilReady(url, server, () => printed);
  provide('server', { url });
  return async () => {
    const ended = new Promise((resolve) => { server.once('exit', resolve); });
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid, 'SIGTERM');
      await ended;
    }
    await pause(300);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
}
