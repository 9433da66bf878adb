import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeFolder } from '../../../scripts/removeFolder.mjs';
import { dataFolder } from '../dataFolder';
import { startServer } from '../serverProcess';
import { memorySource } from './memorySource';
import { packagesOf, realSource } from './realSource';
import { sourceServer } from './sourceServer';

declare module 'vitest' {
  export interface ProvidedContext {
    /** PostGraphile itself, or one that answers in its shape. */
    source: { url: string };
  }
}

const aSource = async (): Promise<{ url: string; end: () => Promise<void> }> => {
  if (packagesOf('postgraphile') !== null) return realSource('postgraphile');
  const { url, close } = await sourceServer(memorySource('postgraphile'));
  return { url, end: async () => close() };
};

/** A server of ours with a source beside it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const sessions = mkdtempSync(join(tmpdir(), 'trowel-sessions-'));
  const { url, end } = await aSource();
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
  provide('source', { url });
  return async () => {
    await server.end();
    await end();
    rmSync(sessions, { recursive: true, force: true });
    removeFolder(dataDir);
  };
}
