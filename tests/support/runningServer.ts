import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { dataFolder } from './dataFolder';
import { startServer } from './serverProcess';

declare module 'vitest' {
  export interface ProvidedContext {
    server: { url: string; sessions: string };
  }
}

/**
 * `npm start` on an empty data folder, as on a fresh machine: what the end-to-end tests talk to. With E2E_URL they talk
 * to a server that runs already, for quick rounds.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const sessions = mkdtempSync(join(tmpdir(), 'trowel-sessions-'));
  const forget = (): void => rmSync(sessions, { recursive: true, force: true });
  const { E2E_URL: running } = process.env;
  if (running) {
    provide('server', { url: running, sessions });
    return async () => forget();
  }
  const dataDir = dataFolder();
  const server = await startServer(dataDir);
  provide('server', { url: server.url, sessions });
  return async () => {
    await server.end();
    forget();
    await pause(300);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
}
