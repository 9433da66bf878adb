/** `npm run bench first-screen`: how long each of twelve addresses takes until it can be used. See README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../api/measure.mjs';
import { openProduct } from '../inBrowser/product.mjs';
import { DEVICES, visit } from '../inBrowser/visit.mjs';
import { openPeer } from './peer.mjs';

const results = join(dirname(dirname(fileURLToPath(import.meta.url))), 'results');
/** What is opened by whom, and what stands there when it can be used. */
const PAGES = [
  ['login', null, '/', 'input[type=password]'],
  ['home', 'admin', '/', '.landing-head h1'],
  ['own schedule', 'foreman', '/Schedule', '.team-title'],
  ['pebble week', 'scheduler', '/week/pebble', '[data-card]'],
  ['gunite day', 'scheduler', '/day/gunite', '.board-toolbar'],
  ['warranty week', 'scheduler', '/week/warranty', '.board-toolbar'],
  ['presite schedule', 'scheduler', '/PresiteSchedule', '.presite-columns'],
  ['job search', 'admin', '/job', 'main input'],
  ['builders', 'admin', '/customer', 'main a[href^="/customer/"], .MuiDataGrid-row'],
  ['job form', 'admin', '/job/1/edit', 'main form input'],
  ['map', 'admin', '/map', 'main input'],
  ['administration', 'admin', '/admin', 'main h1'],
];
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
const wanted = process.env.BENCH_CASES?.split(',');
const pages = PAGES.filter(([name]) => !wanted || wanted.includes(name));
const devices = (process.env.BENCH_DEVICES || 'desktop,phone').split(',');

const product = await openProduct();
const peer = await openPeer();
const measured = [];
const measure = async (name, device, address, usable, storageState) => {
  const rounds = { cold: [], warm: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await product.browser.newContext({
      viewport: DEVICES[device].viewport,
      ...(storageState && { storageState }),
    });
    for (const cache of ['cold', 'warm']) rounds[cache].push(await visit(context, address, usable, DEVICES[device]));
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
    for (const [name, account, path, usable] of pages)
      await measure(name, device, product.url + path, usable, account && (await product.signedIn(account)));
    if (peer) await measure("react-admin's demo", device, peer.url, peer.usable, null);
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
