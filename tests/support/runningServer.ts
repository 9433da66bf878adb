import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { dataFolder } from './dataFolder';
import { startServer } from './serverProcess';
import { tellCrewsAllDay } from './tellCrewsAllDay';
import { startTileServer } from './tileServer';
import { removeFolder } from '../../scripts/removeFolder.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** `hasTiles`: its street map is drawn from this machine. */
    server: { url: string; sessions: string; hasTiles: boolean };
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
    provide('server', { url: running, sessions, hasTiles: false });
    return async () => forget();
  }
  const dataDir = dataFolder();
  const { TILE_URL, end: endTiles } = await startTileServer();
  const server = await startServer(dataDir, { TILE_URL });
  await tellCrewsAllDay(server.url);
  provide('server', { url: server.url, sessions, hasTiles: true });
  return async () => {
    await server.end();
    await endTiles();
    forget();
    await pause(300);
    removeFolder(dataDir);
  };
}
