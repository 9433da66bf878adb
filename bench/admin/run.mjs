/** `npm run bench admin`: lists of 10,000 builders, a file of 100,000 movements, an import of 10,000 rows, the palette. See README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import pg from 'pg';
import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { build } from 'vite';
import { ensureBuilt } from '../../scripts/build.mjs';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { measureBrowser } from './browser.mjs';
import { measureExport, measureImport } from './files.mjs';
import { measureRequests } from './requests.mjs';
import { tokenOf } from '../inBrowser/tokenOf.mjs';
import { startOurs, startPeer, stopServers } from './servers.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(folder));
const results = join(root, 'bench/results');
const number = (name, usual) => Number(process.env[name] || usual);
const SIZE = {
  builders: number('BENCH_BUILDERS', 10_000),
  movements: number('BENCH_MOVEMENTS', 100_000),
  scale: number('BENCH_SCALE', 10),
};
const ROUNDS = number('BENCH_ROUNDS', 40);
const VISITS = number('BENCH_VISITS', 8);
const ROWS = number('BENCH_ROWS', 10_000);

mkdirSync(results, { recursive: true });
await ensureBuilt(root);
const page = join(results, 'admin-page');
await build({
  root: join(folder, 'page'),
  configFile: false,
  plugins: [react()],
  logLevel: 'error',
  build: { outDir: page, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
});
register();
const { fill } = await import(pathToFileURL(join(folder, 'fill.ts')).href);
const data = join(results, `admin-data-${SIZE.builders}-${SIZE.movements}-${SIZE.scale}`);
const database = await fill(data, SIZE);

let pool;
try {
  const ours = await startOurs(root, data);
  const peer = await startPeer(join(folder, 'peer.mjs'), database.socket, page);
  pool = new pg.Pool({ host: database.socket, user: 'trowel', database: 'postgres', max: 1 });
  pool.on('error', () => undefined); // the database is stopped at the end
  const tokens = [];
  for (const account of ['admin', 'manager', 'office']) tokens.push(await tokenOf(ours.url, account));

  const { results: lists, palette } = await measureRequests({ ours, peer, tokens, rounds: ROUNDS });
  console.log('Answer of a list of builders, ms (median, p95):');
  console.table(
    Object.fromEntries(
      Object.entries(lists).map(([name, one]) => [
        name,
        { ours: one.ours.median, 'ours p95': one.ours.p95, peer: one.peer.median, 'peer p95': one.peer.p95 },
      ]),
    ),
  );
  console.log(`Palette at DEMO_SCALE ${SIZE.scale}: ${palette.median} ms, p95 ${palette.p95} ms (limit 100 ms)`);

  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const screens = await measureBrowser({ browser, servers: { ours, peer }, rounds: VISITS });
  await browser.close();
  console.log('List in the browser until its rows stand there, ms (median, p95):');
  console.table(
    Object.fromEntries(
      Object.keys(screens.ours).map((name) => [
        name,
        {
          ours: screens.ours[name].median,
          'ours p95': screens.ours[name].p95,
          peer: screens.peer[name].median,
          'peer p95': screens.peer[name].p95,
        },
      ]),
    ),
  );

  const exported = await measureExport({ ours, peer, token: tokens[0] });
  console.log('Export of all movements (lines, ms, MB more):');
  console.table({ ours: exported.ours.first, 'ours again': exported.ours.again, peer: exported.peer });

  const { mark, ...imported } = await measureImport({ ours, token: tokens[0], rows: ROWS });
  console.log(`Import of ${ROWS} rows (ms, MB more):`);
  console.table(
    Object.fromEntries(
      Object.entries(imported).map(([name, { ms, more_mb, result }]) => [name, { ms, more_mb, ...result }]),
    ),
  );
  await pool.query('delete from homeowner where last_name = $1', [mark]);

  writeFileSync(
    join(results, 'admin.json'),
    JSON.stringify({ at: new Date().toISOString(), size: SIZE, lists, palette, screens, exported, imported }, null, 2),
  );
} finally {
  await pool?.end();
  await stopServers();
  await database.stop();
}
