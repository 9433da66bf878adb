import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { eagerCompile, isOfBoards } from './scripts/eagerCompile.mjs';
import { screenFiles } from './scripts/screenFiles.mjs';

const server = process.env.TROWEL_DEV_SERVER ?? 'http://127.0.0.1:3001';

const { plugin: screens, ofApp } = screenFiles(import.meta.dirname);

/** What only screens of records and forms need. The index of ra-core leads to all of it, whatever is taken from there. */
const ofRecords =
  /[\\/](ra-core|ra-[\w-]+|react-hook-form|lodash|date-fns|query-string|@tanstack|inflection|jsonexport|diacritic)[\\/]/;

/**
 * Few files instead of three hundred small ones, which a browser would ask for six at a time: what the login page needs, what the
 * app itself does, and the rest by the screens that share it, small ones put together.
 */
const groups = [
  { name: 'start', priority: 3, tags: ['$initial' as const] },
  { name: 'app', priority: 2, test: (id: string) => ofApp.has(id) && !ofRecords.test(id) },
  { name: 'shared', priority: 1, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5_000 },
];

/** The browser app. The server has its own bundle: `vite.server.config.ts`. */
export default defineConfig(({ command }) => ({
  plugins: [react(), eagerCompile(isOfBoards), screens],
  // Apollo's checks for developers: it asks for this name, not for the mode of the build.
  ...(command === 'build' && { define: { 'globalThis.__DEV__': 'false' } }),
  build: {
    outDir: 'dist/client',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups }, strictExecutionOrder: true } }, // files that import each other start in the order of their modules
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/graphql', '/v1', '/oauth', '/authorize', '/v2', '/.well-known', '/userinfo', '/healthz', '/readyz'].map(
        (path) => [path, server],
      ),
    ),
  },
}));
