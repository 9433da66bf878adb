/** `npm run bench map`: markers on the job's map, beside an element for each. See README.md. */
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureChromium } from '../../scripts/chromium.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const MOVES = 60;
const ZOOMS = 4;
const ALL = ['ours', 'canvas', 'svg', 'dom'].flatMap((kind) => [[kind, 4000], [kind, 20_000]]);
const ONLY = process.env.BENCH_CASES?.split(',');
const CASES = ALL.filter(([kind]) => !ONLY || ONLY.includes(kind));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.png': 'image/png' };

const out = mkdtempSync(join(tmpdir(), 'trowel-bench-map-'));
await build({ root: join(root, 'bench/map/page'), configFile: false, plugins: [react()], logLevel: 'warn', build: { outDir: out, emptyOutDir: true, chunkSizeWarningLimit: 2000 } });
const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  try {
    const file = readFileSync(join(out, path === '/' ? 'index.html' : path));
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/html' }).end(file);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/** Milliseconds of the main thread, by its own clock: what other processes take does not count. */
const meter = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  return { session, during: async (work) => {
    const before = await read();
    await work();
    return (await read()) - before;
  } };
};

const measure = async (kind, count) => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 640 } });
  page.setDefaultTimeout(180_000);
  try {
    await page.goto(url);
    await page.waitForFunction(() => typeof window.start === 'function');
    await page.evaluate((wanted) => window.prepare(wanted), count);
    const { session, during } = await meter(page);
    const boot = await during(async () => {
      await page.evaluate((name) => window.start(name), kind);
      await page.waitForSelector('.leaflet-container');
      await page.waitForFunction((elements) => document.querySelector('.leaflet-overlay-pane canvas') || document.querySelectorAll('.leaflet-marker-icon, .leaflet-interactive').length >= elements, count);
      await pause(700);
    });
    const mouse = (type, x, y, buttons) => session.send('Input.dispatchMouseEvent', { type, x, y, button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left', buttons, clickCount: 1 });
    await mouse('mousePressed', 500, 300, 1);
    await mouse('mouseMoved', 505, 303, 1);
    const moving = await during(async () => {
      for (let step = 1; step <= MOVES; step += 1) {
        await mouse('mouseMoved', 505 + 150 * Math.sin(step / 19), 303 + 90 * Math.sin(step / 11), 1);
        await pause(16.7);
      }
    });
    const letGo = await during(async () => {
      await mouse('mouseReleased', 505, 303, 0);
      await pause(600);
    });
    const zooms = [];
    await page.locator('.leaflet-container').focus();
    for (let turn = 0; turn < ZOOMS; turn += 1) {
      zooms.push(await during(async () => {
        await page.keyboard.press(turn % 2 === 0 ? '+' : '-');
        await pause(900);
      }));
    }
    const elements = await page.evaluate(() => document.querySelectorAll('.leaflet-container *').length);
    return { boot, move: moving / MOVES, letGo, zoom: zooms.toSorted((a, b) => a - b)[ZOOMS / 2], elements };
  } finally {
    await page.close();
  }
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const all = new Map(CASES.map((one) => [one.join(' '), []]));
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, count] of CASES) {
      const begun = Date.now();
      all.get(`${kind} ${count}`).push(await measure(kind, count));
      console.log(`round ${round + 1}: ${kind} ${count} (${((Date.now() - begun) / 1000).toFixed(0)} s)`);
    }
  }
} finally {
  await browser.close();
  server.close();
  rmSync(out, { recursive: true, force: true });
}
const results = [...all].map(([name, runs]) => ({ name, ...Object.fromEntries(['boot', 'move', 'letGo', 'zoom', 'elements'].map((key) => [key, Math.round(median(runs.map((run) => run[key])) * 10) / 10])) }));
console.table(results);
const folder = join(root, 'bench/results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'map.json'), JSON.stringify({ at: new Date().toISOString(), node: process.version, rounds: ROUNDS, results }, null, 2));
