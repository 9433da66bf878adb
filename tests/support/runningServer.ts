import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { dataFolder } from './dataFolder';
import { startServer } from './serverProcess';

declare module 'vitest' {
  export interface ProvidedContext { server: { url: string } }
}

/**
 * `npm start` on an empty data folder, as on a fresh machine: what the end-to-end tests talk to. With E2E_URL they talk
 * to a server that runs already, for quick rounds.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { E2E_URL: running } = process.env;
  if (running) {
    provide('server', { url: running });
    return async () => undefined;
  }
  const dataDir = dataFolder();
  const server = await startServer(dataDir);
  provide('server', { url: server.url });
  return async () => {
    await server.end();
    await pause(300);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
}
