import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { eagerCompile, isOfBoards } from './scripts/eagerCompile.mjs';

const server = process.env.TROWEL_DEV_SERVER ?? 'http://127.0.0.1:3001';

/**
 * Few files instead of two hundred small ones, which a browser would ask for six at a time: what the login page needs, what most
 * screens share of the libraries and of our own, and the rest with its screen.
 */
const SHARED_BY = 12;
const groups = [
  { name: 'start', priority: 3, tags: ['$initial' as const] },
  { name: 'libraries', priority: 2, test: /[\\/]node_modules[\\/]/, minShareCount: SHARED_BY },
  { name: 'common', priority: 1, test: /[\\/](src|domain)[\\/]/, minShareCount: SHARED_BY },
];

/** The browser app. The server has its own bundle: `vite.server.config.ts`. */
export default defineConfig(({ command }) => ({
  plugins: [react(), eagerCompile(isOfBoards)],
  // Apollo's checks for developers: it asks for this name, not for the mode of the build.
  ...(command === 'build' && { define: { 'globalThis.__DEV__': 'false' } }),
  build: {
    outDir: 'dist/client',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups } } },
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
