/** `npm run bench boards`: picking a card up, carrying and dropping it, beside five public boards. See README.md. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureChromium } from '../../scripts/chromium.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(folder));
const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const THROTTLE = Number(process.env.BENCH_THROTTLE || 1);
const SIZES = (process.env.BENCH_SIZES || '100,1000,5000,20000').split(',').map(Number);
const MOVES = 120;
const FRAME_MS = 16.7;
/** What each kind calls a card that can be taken, and how many cards it is asked to show at most. */
const KINDS = {
  ours: { card: '.tray-cards [data-card]:not(.is-locked)', most: Infinity },
  pragmatic: { card: '[data-card]', most: 20_000 },
  dndkit: { card: '[data-card]', most: 5000 },
  pangea: { card: '[data-card]', most: 5000 },
  daypilot: { card: '.scheduler_default_event', most: 20_000 },
  'ours-grid': { card: '.tg-block [data-card]:not(.is-locked)', most: Infinity },
  bigcalendar: { card: '.rbc-event', most: 1000 },
};
const ONLY = process.env.BENCH_CASES?.split(',');
const CASES = SIZES.flatMap((size) => Object.entries(KINDS).filter(([kind, { most }]) => size <= most && (!ONLY || ONLY.includes(kind))).map(([kind]) => [kind, size]));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

if (!existsSync(join(folder, 'node_modules'))) spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
const out = mkdtempSync(join(tmpdir(), 'trowel-bench-boards-'));
await build({
  root: join(folder, 'page'), configFile: false, plugins: [react()], logLevel: 'warn', resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir: out, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
});
const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  const file = join(out, extname(path) === '' ? 'index.html' : path);
  if (existsSync(file)) response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  else response.writeHead(404).end();
});
await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/** Milliseconds of the main thread by its own clock, all of it and the script in it: what other processes take does not count. */
const meter = async (session) => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted) => metrics.find(({ name }) => name === wanted).value * 1000;
    return { cpu: of('TaskDuration'), script: of('ScriptDuration') };
  };
  return async (work) => {
    const before = await read();
    await work();
    const after = await read();
    return { cpu: after.cpu - before.cpu, script: after.script - before.script };
  };
};

/** A curve over the days of the board, the same for all. */
const pointOf = (step) => ({ x: 780 + 330 * Math.sin(step / 19), y: 470 + 190 * Math.sin(step / 11) });

const measure = async (kind, size) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(240_000);
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(url);
    await page.waitForFunction(() => typeof window.start === 'function');
    const cards = await page.evaluate(([name, count]) => window.prepare(name, count), [kind, size]);
    const session = await page.context().newCDPSession(page);
    if (THROTTLE > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const during = await meter(session);
    const boot = await during(async () => {
      await page.evaluate(() => window.start());
      await page.waitForSelector(KINDS[kind].card);
      await pause(500);
    });
    const elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
    const start = await page.evaluate((selector) => {
      const boxes = [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
      const box = boxes.find(({ left, top, right, bottom }) => left >= 0 && top >= 90 && right <= 1440 && bottom <= 880);
      return box ? { x: box.left + 40, y: box.top + 14 } : null;
    }, KINDS[kind].card);
    if (!start) throw new Error(`${kind} shows no card in the view`);
    await page.evaluate(() => { window.frames_long = 0; });
    const pickUp = await during(async () => {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 8, start.y + 5);
      await pause(300);
    });
    const carry = await during(async () => {
      for (let step = 1; step <= MOVES; step += 1) {
        const { x, y } = pointOf(step);
        await page.mouse.move(x, y);
        await pause(FRAME_MS);
      }
    });
    const longFrames = await page.evaluate(() => window.frames_long);
    const target = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.bin, .peer-bin')].map((node) => node.getBoundingClientRect());
      const box = boxes.find(({ left, top, bottom }) => left >= 560 && left < 1200 && top >= 90 && bottom <= 860);
      return box ? { x: box.left + 60, y: box.top + box.height / 2 } : { x: 800, y: 400 };
    });
    await page.mouse.move(target.x - 4, target.y);
    await page.mouse.move(target.x, target.y);
    await pause(100);
    const drop = await during(async () => {
      await page.mouse.up();
      await pause(700);
    });
    const dropped = await page.evaluate(() => window.dropped);
    return { cards, elements, boot: boot.cpu, pickUp: pickUp.cpu, move: carry.cpu / MOVES, script: carry.script / MOVES, drop: drop.cpu, longFrames, dropped, problems: problems.length };
  } finally {
    await page.close();
  }
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const all = new Map(CASES.map((one) => [one.join(' '), []]));
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, size] of CASES) {
      const begun = Date.now();
      const result = await measure(kind, size).catch((error) => { console.error(`${kind} ${size}: ${error.message.split('\n')[0]}`); return null; });
      if (result) all.get(`${kind} ${size}`).push(result);
      console.log(`round ${round + 1}: ${kind} ${size} (${((Date.now() - begun) / 1000).toFixed(0)} s)`);
    }
  }
} finally {
  await browser.close();
  server.close();
  rmSync(out, { recursive: true, force: true });
}
const COLUMNS = ['cards', 'elements', 'boot', 'pickUp', 'move', 'script', 'drop', 'longFrames', 'dropped', 'problems'];
const results = [...all].filter(([, runs]) => runs.length > 0)
  .map(([name, runs]) => ({ name, ...Object.fromEntries(COLUMNS.map((key) => [key, Math.round(median(runs.map((run) => run[key])) * 10) / 10])) }));
console.table(results);
mkdirSync(join(root, 'bench/results'), { recursive: true });
writeFileSync(join(root, 'bench/results/boards.json'), JSON.stringify({ at: new Date().toISOString(), node: process.version, rounds: ROUNDS, throttle: THROTTLE, results }, null, 2));
