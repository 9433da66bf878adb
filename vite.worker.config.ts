import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineConfig } from 'vite';

const client = join(import.meta.dirname, 'dist/client');

/** Files whose name tells their content need no revision. */
const isHashed = (url: string): boolean => url.startsWith('/assets/');
const revisionOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

/** Files of a screen that is of no use without the server, larger than all others: no device keeps them. */
const isOnline = (name: string): boolean => /^graphiql/i.test(name);

/** All files of the built app but those, which the worker keeps for a start without a network. */
const precached = (): { url: string; revision: string | null }[] =>
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !isOnline(entry.name) && !/(\.(br|gz|map)|^sw\.js|^licenses\.md)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, url: `/${relative(client, path).split(sep).join('/')}` }))
    .map(({ path, url }) => ({ url, revision: isHashed(url) ? null : revisionOf(path) }))
    .sort((a, b) => a.url.localeCompare(b.url));

/** The service worker, built after the app, whose files it names. */
export default defineConfig(({ command }) => ({
  publicDir: false,
  define: { PRECACHED: JSON.stringify(command === 'build' ? precached() : []) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/offline/shell/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
}));
