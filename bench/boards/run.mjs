/** `npm run bench boards`: picking a card up, carrying and dropping it, beside five public boards. See README.md. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inTurn } from '../inBrowser/inTurn.mjs';
import { meter } from '../inBrowser/meter.mjs';
import { openBench } from '../inBrowser/openBench.mjs';
import { planCost } from './planCost.mjs';
import { rainPaint } from './rainPaint.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
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
  'ours-gunite': { card: '.tray-cards [data-card]:not(.is-locked)', most: 1000 },
  'ours-grid': { card: '.tg-block [data-card]:not(.is-locked)', most: Infinity },
  bigcalendar: { card: '.rbc-event', most: 1000 },
};
const ONLY = process.env.BENCH_CASES?.split(',');
const CASES = SIZES.flatMap((size) =>
  Object.entries(KINDS)
    .filter(([kind, { most }]) => size <= most && (!ONLY || ONLY.includes(kind)))
    .map(([kind]) => [kind, size]),
);

const hasPeers = CASES.some(([kind]) => !kind.startsWith('ours'));
if (hasPeers && !existsSync(join(folder, 'node_modules'))) spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
const bench = await openBench(join(folder, 'page'), { define: { HAS_PEERS: String(hasPeers) } });

/** A curve over the days of the board, the same for all. */
const pointOf = (step) => ({ x: 780 + 330 * Math.sin(step / 19), y: 470 + 190 * Math.sin(step / 11) });

/** A step with the parts of its time. */
const parts = (name, { cpu, script, style, layout, rest }, count = 1) => ({
  [name]: cpu / count,
  [`${name}Script`]: script / count,
  [`${name}Style`]: style / count,
  [`${name}Layout`]: layout / count,
  [`${name}Rest`]: rest / count,
});

const measure = async (kind, size) => {
  const page = await bench.browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(240_000);
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(bench.url);
    await page.waitForFunction(() => typeof window.start === 'function');
    const cards = await page.evaluate(([name, count]) => window.prepare(name, count), [kind, size]);
    const session = await page.context().newCDPSession(page);
    if (THROTTLE > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.waitForSelector('#root', { state: 'attached' }); // brings the code that waits, which is no part of a board
    const during = await meter(session);
    const boot = await during(async () => {
      await page.evaluate(() => window.start());
      await page.waitForSelector(KINDS[kind].card);
      await pause(500);
    });
    const elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
    const start = await page.evaluate((selector) => {
      const boxes = [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
      const box = boxes.find(
        ({ left, top, right, bottom }) => left >= 0 && top >= 90 && right <= 1440 && bottom <= 880,
      );
      return box ? { x: box.left + 40, y: box.top + 14 } : null;
    }, KINDS[kind].card);
    if (!start) throw new Error(`${kind} shows no card in the view`);
    await page.evaluate(() => {
      window.frames_long = 0;
    });
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
      await pause(600); // a pointer that rests for 700 ms shows the details of the card
    });
    const dropped = await page.evaluate(() => window.dropped);
    return {
      cards,
      elements,
      boot: boot.cpu,
      ...parts('pickUp', pickUp),
      ...parts('move', carry, MOVES),
      ...parts('drop', drop),
      longFrames,
      dropped,
      problems: problems.length,
    };
  } finally {
    await page.close();
  }
};

const paint = await inTurn({ topic: 'boards', cases: CASES, rounds: ROUNDS, measure, facts: { throttle: THROTTLE } })
  .then(() => rainPaint(bench))
  .finally(bench.close);
console.log(
  `a change of a Rain-out of ${paint.moved} cards until it is painted: ${paint.cpu.toFixed(0)} ms of CPU, ${paint.clock.toFixed(0)} ms by the clock (${paint.limit} at most)`,
);
if (paint.cpu > paint.limit) process.exitCode = 1;

const plan = await planCost();
console.log(
  `a Rain-out of ${plan.moved} cards in the rules: ${plan.milliseconds.toFixed(1)} ms of CPU (${plan.limit} at most)`,
);
if (plan.milliseconds > plan.limit) process.exitCode = 1;
