/** `npm run bench bundle`: what crosses the wire before a page can be used, with an empty cache and with a full one. See README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgetsOf } from '../../scripts/screenFiles.mjs';
import { openProduct } from '../inBrowser/product.mjs';
import { DEVICES, visit } from '../inBrowser/visit.mjs';

const bench = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(bench, 'results');
/** What is opened by whom, and what stands there when it can be used. */
const PAGES = [
  ['login', null, '/', 'input[type=password]'],
  ['a board', 'scheduler', '/week/pebble', '[data-card]'],
];

const product = await openProduct();
const measured = [];
try {
  for (const device of (process.env.BENCH_DEVICES || 'desktop,phone').split(',')) {
    for (const [name, account, path, usable] of PAGES) {
      const { viewport } = DEVICES[device];
      const context = await product.browser.newContext({
        viewport,
        ...(account && { storageState: await product.signedIn(account) }),
      });
      for (const cache of ['cold', 'warm'])
        measured.push({ name, device, cache, ...(await visit(context, product.url + path, usable, DEVICES[device])) });
      await context.close();
    }
  }
} finally {
  await product.close();
}
console.table(
  measured.map(({ files: _files, ms, cpu_ms, kB, code_kB, ...rest }) => ({
    ...rest,
    ms: Math.round(ms),
    cpu_ms: Math.round(cpu_ms),
    kB: Math.round(kB),
    code_kB: Math.round(code_kB),
  })),
);
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'bundle.json'), JSON.stringify({ at: new Date().toISOString(), measured }, null, 2));

// Of what was built here: a server elsewhere may be another build.
const screens = process.env.BENCH_URL ? [] : budgetsOf(dirname(bench));
console.table(screens);
const grown = screens.filter(({ kB, most }) => kB > most);
for (const { name, kB, most } of grown)
  console.error(`${name} has grown to ${kB} kB of script and style, above ${most}: scripts/screenFiles.mjs`);
if (grown.length > 0) process.exitCode = 1;
