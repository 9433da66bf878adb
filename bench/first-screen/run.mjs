/** `npm run bench first-screen`: how long each of twelve addresses takes until it can be used. See README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../api/measure.mjs';
import { openProduct } from '../inBrowser/product.mjs';
import { DEVICES, visit } from '../inBrowser/visit.mjs';
import { openPeer } from './peer.mjs';

const results = join(dirname(dirname(fileURLToPath(import.meta.url))), 'results');
/** Stands for the address of the first job of the search: the demo's numbers differ with its size. */
const FIRST_JOB = Symbol('the first job');
/** What is opened by whom, and what stands there when it can be used; the last also from the device alone. */
const PAGES = [
  ['login', null, '/', 'input[type=password]'],
  ['home', 'admin', '/', '.landing-head h1'],
  ['own schedule', 'foreman', '/Schedule', '.team-title', 'offline'],
  ['pebble week', 'scheduler', '/week/pebble', '[data-card]'],
  ['gunite day', 'scheduler', '/day/gunite', '.board-toolbar'],
  ['warranty week', 'scheduler', '/week/warranty', '.board-toolbar'],
  ['presite schedule', 'scheduler', '/PresiteSchedule', '.presite-columns, .visits'],
  ['job search', 'admin', '/job', 'main input'],
  ['builders', 'admin', '/customer', 'main a[href^="/customer/"], .MuiDataGrid-row'],
  ['job form', 'admin', FIRST_JOB, '#job-panel-details input'],
  ['map', 'admin', '/map', 'main input'],
  ['administration', 'admin', '/admin', 'main h1'],
];
/** So long an answer may take to be written to the device. */
const KEEPING_MS = 3000;
/** So long the first visit of a round stays on its page, so that the next finds what it kept. */
const STAY_MS = 2000;
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
const wanted = process.env.BENCH_CASES?.split(',');
const pages = PAGES.filter(([name]) => !wanted || wanted.includes(name));
const devices = (process.env.BENCH_DEVICES || 'desktop,phone').split(',');

const product = await openProduct();
const peer = await openPeer();
const measured = [];
/** Waits until the app and what the screen asked are on the device. */
const keep = async (context, address, usable) => {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await page.waitForSelector(usable);
  await page.waitForTimeout(KEEPING_MS);
  await page.close();
};
const firstJob = async (account) => {
  const context = await product.browser.newContext({ storageState: await product.signedIn(account) });
  const page = await context.newPage();
  await page.goto(`${product.url}/job`);
  const address = await page.locator('main a[href^="/job/"][href*="/edit"]').first().getAttribute('href');
  await context.close();
  return address;
};
const measure = async (name, device, { address, usable, isKept = false }, storageState) => {
  const rounds = { cold: [], warm: [], ...(isKept && { offline: [] }) };
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await product.browser.newContext({
      viewport: DEVICES[device].viewport,
      ...(storageState && { storageState }),
    });
    for (const cache of Object.keys(rounds)) {
      if (cache === 'offline') {
        await keep(context, address, usable);
        await context.setOffline(true);
      }
      const { network, ...hands } = DEVICES[device];
      const seen = visit(context, address, usable, {
        ...hands,
        ...(cache === 'cold' && { stay: STAY_MS }),
        ...(cache !== 'offline' && { network }),
      });
      rounds[cache].push(
        await seen.catch((error) => {
          throw new Error(`${name}, ${device}, ${cache}: ${usable} did not come`, { cause: error });
        }),
      );
    }
    await context.close();
  }
  for (const [cache, visits] of Object.entries(rounds)) {
    const of = (figure) => Math.round(median(visits.map((one) => one[figure])));
    measured.push({
      name,
      device,
      cache,
      ms: of('ms'),
      cpu_ms: of('cpu_ms'),
      requests: of('requests'),
      depth: of('depth'),
      kB: of('kB'),
      code_kB: of('code_kB'),
    });
  }
};
try {
  for (const device of devices) {
    for (const [name, account, path, usable, isKept] of pages)
      await measure(
        name,
        device,
        {
          address: product.url + (path === FIRST_JOB ? await firstJob(account) : path),
          usable,
          isKept: isKept === 'offline',
        },
        account && (await product.signedIn(account)),
      );
    if (peer) await measure("react-admin's demo", device, { address: peer.url, usable: peer.usable }, null);
  }
} finally {
  peer?.close();
  await product.close();
}
console.table(measured);
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'first-screen.json'),
  JSON.stringify({ at: new Date().toISOString(), rounds: ROUNDS, measured }, null, 2),
);
