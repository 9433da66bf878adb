/** `npm run bench jobs`: search, open, type and save. See README.md. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { dataFolder } from '../inBrowser/dataFolder.mjs';
import { measureBrowser } from './browser.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const rounds = Number(process.env.BENCH_ROUNDS || 20);
const scale = Number(process.env.BENCH_SCALE || 10);
const jobs = (process.env.BENCH_JOBS || '0,100000').split(',').map(Number);
const parts = (process.env.BENCH_PARTS || 'server,browser').split(',');
const results = { load_at_start: loadavg() };
const short = (value) => Math.round(value * 10) / 10;
const told = (list) =>
  console.table(
    list.map(({ name, median, p95, slowest, limit }) => ({
      name,
      median: short(median),
      p95: short(p95),
      slowest: short(slowest),
      'share of the limit': short(median / limit),
      'of p95': short(p95 / limit),
    })),
  );

if (parts.includes('server')) {
  register();
  const { measure } = await import(pathToFileURL(join(folder, 'measure.ts')).href);
  const data = dataFolder();
  results.server = await measure(data, { scale, jobs, rounds }).finally(() =>
    rmSync(data, { recursive: true, force: true }),
  );
  for (const { jobs: count, sub_jobs, searches, forms, rename } of results.server) {
    console.log(`${count} jobs, ${sub_jobs} sub-jobs, in milliseconds`);
    told([...searches, ...forms, ...rename]);
    for (const { name, indexes, sequential } of searches)
      console.log(
        `${name}: ${indexes.join(', ')}${sequential.length > 0 ? `; read through: ${sequential.join(', ')}` : ''}`,
      );
  }
}
if (parts.includes('browser')) {
  results.browser = await measureBrowser(Math.min(rounds, 10));
  console.log('in the browser, in milliseconds');
  told(results.browser.times);
  console.log(
    `A key changes ${results.browser.changed_nodes} of the page's ${results.browser.nodes} elements; the form has ${results.browser.inputs} inputs.`,
  );
}
results.load_at_end = loadavg();
mkdirSync(join(folder, '../results'), { recursive: true });
writeFileSync(join(folder, '../results/jobs.json'), JSON.stringify(results, null, 2));

// With few jobs it is right to read them all; with many an index has to serve each page.
const faults = (results.server ?? [])
  .filter(({ jobs: count }) => count > 50_000)
  .flatMap(({ searches }) => searches)
  .filter(({ fault }) => fault !== '');
for (const { name, fault } of faults) console.error(`FAULT ${name}: reads ${fault} from end to end`);
process.exitCode = faults.length > 0 ? 1 : 0;
