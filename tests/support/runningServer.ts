import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { startServer } from './serverProcess';

declare module 'vitest' {
  export interface ProvidedContext { server: { url: string } }
}

/** `npm start` on an empty data folder, as on a fresh machine: what the end-to-end tests talk to. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trowel-e2e-'));
  const server = await startServer(dataDir);
  provide('server', { url: server.url });
  return async () => {
    await server.end();
    await pause(300);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
}
