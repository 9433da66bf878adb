import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build, mergeConfig } from 'vite';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { eagerCompile, isOfFirstScreens } from '../../scripts/eagerCompile.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** As in vite.config.ts: MUI's maker of icons would bring its engine of styles. */
const lightIcons = { find: /^\.\/utils\/createSvgIcon\.js$/, replacement: join(root, 'src/theme/svgIcon.tsx') };
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
};

/**
 * Builds the page of a topic as the product is built, and opens a browser for it.
 * @param page folder with the page's index.html
 * @param settings more for Vite
 */
export const openBench = async (page, settings = {}) => {
  const out = mkdtempSync(join(tmpdir(), 'trowel-bench-'));
  await build(
    mergeConfig(
      {
        root: page,
        configFile: false,
        plugins: [react(), eagerCompile(isOfFirstScreens)],
        logLevel: 'warn',
        resolve: { dedupe: ['react', 'react-dom'], alias: [lightIcons] },
        build: { outDir: out, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
      },
      settings,
    ),
  );
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const file = extname(path) === '' ? '/index.html' : path;
    try {
      const content = readFileSync(join(out, file));
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  return {
    browser,
    url: `http://127.0.0.1:${server.address().port}/`,
    close: async () => {
      await browser.close();
      server.close();
      server.closeAllConnections();
      rmSync(out, { recursive: true, force: true });
    },
  };
};
