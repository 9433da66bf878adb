import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeFolder } from '../../../scripts/removeFolder.mjs';
import { dataFolder } from '../dataFolder';
import { startServer } from '../serverProcess';
import { memorySource } from './memorySource';
import { realPostgraphile } from './realPostgraphile';
import { sourceServer } from './sourceServer';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the source, and whether it is PostGraphile itself or one that answers in its shape. */
    source: { url: string; isReal: boolean };
  }
}

const aSource = async (): Promise<{ url: string; isReal: boolean; end: () => Promise<void> }> => {
  const { SOURCE_PACKAGES: packages } = process.env;
  if (packages) return { ...(await realPostgraphile(packages)), isReal: true };
  const { url, close } = await sourceServer(memorySource('postgraphile'));
  return { url, isReal: false, end: async () => close() };
};

/** A server of ours with a source beside it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const sessions = mkdtempSync(join(tmpdir(), 'trowel-sessions-'));
  const { url, isReal, end } = await aSource();
  const dataDir = dataFolder();
  const server = await startServer(dataDir, {
    SOURCE_PRIVATE: 'on',
    SOURCES: JSON.stringify([
      {
        name: 'accounting',
        url,
        label: { en: 'Accounting', es: 'Contabilidad' },
        vendors: 'Vendor',
        see: 'CAN_VIEW_INVENTORY',
        edit: 'CAN_EDIT_INVENTORY',
      },
      {
        name: 'gone',
        url: 'http://127.0.0.1:9/graphql',
        label: { en: 'Price List', es: 'Lista de precios' },
        see: 'CAN_VIEW_INVENTORY',
      },
    ]),
  });
  provide('server', { url: server.url, sessions, hasTiles: false });
  provide('source', { url, isReal });
  return async () => {
    await server.end();
    await end();
    rmSync(sessions, { recursive: true, force: true });
    removeFolder(dataDir);
  };
}
