import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { eagerCompile, isOfBoards } from './scripts/eagerCompile.mjs';
import { screenFiles } from './scripts/screenFiles.mjs';

const server = process.env.TROWEL_DEV_SERVER ?? 'http://127.0.0.1:3001';

const { plugin: screens, ofApp, heavy } = screenFiles(import.meta.dirname);

/** Icons are drawn by our own few lines: MUI's maker would bring its engine of styles to every page. */
const lightIcons = {
  find: /^\.\/utils\/createSvgIcon\.js$/,
  replacement: join(import.meta.dirname, 'src/theme/svgIcon.tsx'),
};

/** The router's package leads to its build for developers, whatever the mode. */
const finishedRouter = Object.entries({ 'react-router': 'index', 'react-router/dom': 'dom-export' }).map(
  ([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(import.meta.dirname, `node_modules/react-router/dist/production/${file}.mjs`),
  }),
);

/** What MUI's components stand on, without its grid, charts and calendars. */
const ofMui =
  /[\\/]node_modules[\\/](@mui[\\/](material|system|utils|styled-engine|private-theming)|@emotion|stylis|@popperjs|react-transition-group)[\\/]/;

const isOurs = /[\\/](src|domain)[\\/](?!.*node_modules)/;

/**
 * Few files instead of three hundred small ones, which a browser would ask for six at a time: what the login page needs, what the
 * app itself does, and the rest by the screens that share it, small ones put together.
 */
const groups = [
  { name: 'start', priority: 5, tags: ['$initial' as const] },
  { name: 'app', priority: 4, test: (id: string) => ofApp.has(id) && !heavy.has(id) },
  { name: 'mui', priority: 3.8, minShareCount: 2, test: ofMui },
  { name: 'leaflet', priority: 3.8, test: /[\\/]node_modules[\\/](react-)?leaflet[\\/]/ },
  { name: 'kit', priority: 3.5, test: (id: string) => isOurs.test(id) && !heavy.has(id), minShareCount: 16 },
  {
    name: 'light',
    priority: 3,
    test: (id: string) => !heavy.has(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 5_000,
  },
  { name: 'zod', priority: 2, test: /[\\/]node_modules[\\/]zod[\\/]/ },
  { name: 'shared', priority: 1, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5_000 },
];

/** The browser app. The server has its own bundle: `vite.server.config.ts`. */
export default defineConfig(({ command }) => ({
  resolve: { alias: [lightIcons, ...(command === 'build' ? finishedRouter : [])] },
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
