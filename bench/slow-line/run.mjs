/** `npm run bench slow-line`: the first sign-in of a foreman's telephone at 400 kbit/s and 400 ms. See README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { removeFolder } from '../../scripts/removeFolder.mjs';
import { median } from '../api/measure.mjs';
import { dataFolder } from '../inBrowser/dataFolder.mjs';
import { freePort } from '../inBrowser/freePort.mjs';
import { startServer } from '../inBrowser/startServer.mjs';
import { ensureBuilt } from '../../scripts/build.mjs';
import { slowLine } from './slowLine.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const results = join(here, '../results');
const LINE = { down: 400_000 / 8, up: 400_000 / 8, roundTrip: 400 };
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
/** Milliseconds that the foreman takes to type: none is the hardest, for nothing can be fetched meanwhile. */
const TYPING = (process.env.BENCH_TYPING || '0,8000').split(',').map(Number);
/** This folder, and others with an older build to be measured beside it: name=folder,name=folder. */
const BUILDS = [
  ['now', join(here, '../..')],
  ...(process.env.BENCH_BUILDS?.split(',') ?? []).map((one) => one.split('=')),
];
/** So long the line is watched after the first screen: what comes then is no longer waited for. */
const STAY_MS = Number(process.env.BENCH_STAY_MS || 0);

/** One visit with an empty browser. @returns seconds and kilobytes until form and stops stand, and the requests */
const visit = async (browser, line, typing) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
    requests.set(requestId, { path: new URL(request.url).pathname, begun: timestamp, ended: null, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    Object.assign(requests.get(requestId) ?? {}, { ended: timestamp, bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  const [begun, before] = [performance.now(), line.bytes()];
  const seen = () => ({ s: (performance.now() - begun) / 1000, kB: (line.bytes() - before) / 1000 });
  try {
    await page.goto(line.url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForSelector('input[type=password]', { timeout: 120_000 });
    const form = seen();
    await page.fill('input[type=email]', 'foreman@trowel.test');
    await page.waitForTimeout(typing);
    await page.fill('input[type=password]', 'Trowel123!');
    await page.click('button[type=submit]');
    const pressed = seen();
    await page.waitForSelector('.today-day', { timeout: 120_000 });
    const stops = seen();
    await page.waitForTimeout(STAY_MS);
    const first = Math.min(...[...requests.values()].map((one) => one.begun));
    const files = [...requests.values()].map(({ path, begun: from, ended, bytes }) => ({
      path,
      from: Math.round((from - first) * 1000),
      to: ended === null ? null : Math.round((ended - first) * 1000),
      bytes,
    }));
    return { form, pressed, stops, later: seen(), files };
  } finally {
    await context.close();
  }
};

/** A server of a build, behind the line. */
const behindLine = async (root) => {
  await ensureBuilt(root);
  const [port, listen, data] = [await freePort(), await freePort(), dataFolder()];
  // Sign-in takes the address of the line alone.
  const server = await startServer({ root, port, data, env: { PUBLIC_URL: `http://127.0.0.1:${listen}` } });
  const line = await slowLine({ ...LINE, port, listen });
  return {
    line,
    close: async () => {
      line.close();
      await server.end();
      removeFolder(data);
    },
  };
};

const measured = [];
const worlds = [];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const [name, root] of BUILDS) worlds.push([name, await behindLine(root)]);
  for (const typing of TYPING) {
    const visits = new Map(worlds.map(([name]) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, { line }] of worlds) visits.get(name).push(await visit(browser, line, typing));
    for (const [build, all] of visits) {
      const of = (read) => Math.round(median(all.map(read)) * 100) / 100;
      measured.push({
        build,
        typing_s: typing / 1000,
        form_s: of(({ form }) => form.s),
        stops_s: of(({ stops }) => stops.s),
        'after Login, s': of(({ stops, pressed }) => stops.s - pressed.s),
        kB: Math.round(of(({ stops }) => stops.kB)),
        requests: of(({ files }) => files.length),
        files: all[0].files,
      });
    }
  }
} finally {
  await browser.close();
  for (const [, world] of worlds) await world.close();
}
console.table(measured.map(({ files: _files, ...told }) => told));
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'slow-line.json'),
  JSON.stringify({ at: new Date().toISOString(), rounds: ROUNDS, line: LINE, measured }, null, 2),
);
