/** `npm run bench map`: markers on the job's map, beside an element for each. See README.md. */
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inTurn } from '../inBrowser/inTurn.mjs';
import { meter } from '../inBrowser/meter.mjs';
import { openBench } from '../inBrowser/openBench.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const SIZES = (process.env.BENCH_SIZES || '4000,20000').split(',').map(Number);
const MOVES = 60;
const ZOOMS = 4;
/** Maps without markers: what a map costs by itself. */
const FLOORS = ['ours', 'empty', 'blank'];
const ALL = [
  ...['ours', 'untiled', 'canvas', 'svg', 'dom'].flatMap((kind) => SIZES.map((size) => [kind, size])),
  ...FLOORS.map((kind) => [kind, 0]),
];
const ONLY = process.env.BENCH_CASES?.split(',');
const CASES = ALL.filter(([kind]) => !ONLY || ONLY.includes(kind));
const bench = await openBench(join(dirname(fileURLToPath(import.meta.url)), 'page'));

const measure = async (kind, count) => {
  const page = await bench.browser.newPage({ viewport: { width: 1000, height: 640 } });
  page.setDefaultTimeout(180_000);
  try {
    await page.goto(bench.url);
    await page.waitForFunction(() => typeof window.start === 'function');
    await page.evaluate((wanted) => window.prepare(wanted), count);
    const session = await page.context().newCDPSession(page);
    const during = await meter(session);
    const boot = await during(async () => {
      await page.evaluate((name) => window.start(name), kind);
      await page.waitForSelector('.leaflet-container');
      await page.waitForFunction(
        (elements) =>
          elements === 0 ||
          document.querySelector('.leaflet-overlay-pane canvas') ||
          document.querySelectorAll('.leaflet-marker-icon, .leaflet-interactive').length >= elements,
        count,
      );
      await pause(700);
    });
    const mouse = (type, x, y, buttons) =>
      session.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
        buttons,
        clickCount: 1,
      });
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
      zooms.push(
        await during(async () => {
          await page.keyboard.press(turn % 2 === 0 ? '+' : '-');
          await pause(900);
        }),
      );
    }
    const zoom = zooms.toSorted((a, b) => a.cpu - b.cpu)[ZOOMS / 2];
    const elements = await page.evaluate(() => document.querySelectorAll('.leaflet-container *').length);
    return {
      boot: boot.cpu,
      move: moving.cpu / MOVES,
      moveScript: moving.script / MOVES,
      letGo: letGo.cpu,
      zoom: zoom.cpu,
      zoomScript: zoom.script,
      elements,
    };
  } finally {
    await page.close();
  }
};

await inTurn({ topic: 'map', cases: CASES, rounds: ROUNDS, measure }).finally(bench.close);
