/**
 * `npm run bench [topic]`: runs bench/<topic>/run.mjs, or every topic in turn. With `--smoke` those that have a smallest size run at it,
 * for a look whether they still start and measure: no figure of such a run means anything.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bench');
const topics = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'run.mjs')));
/** By topic, the settings of its smallest size. */
const SMOKE = {
  admin: {
    BENCH_BUILDERS: '50',
    BENCH_MOVEMENTS: '200',
    BENCH_SCALE: '1',
    BENCH_ROUNDS: '1',
    BENCH_VISITS: '1',
    BENCH_ROWS: '20',
  },
  api: { BENCH_SCALE: '1', BENCH_SHARE: '0.02', BENCH_ROUNDS: '1' },
  boards: { BENCH_SIZES: '100', BENCH_CASES: 'ours', BENCH_ROUNDS: '1' },
  bundle: { BENCH_DEVICES: 'desktop' },
  faults: { BENCH_ROUNDS: '1', BENCH_WRITERS: '4', BENCH_SETTLE_MS: '300' },
  'first-screen': { BENCH_DEVICES: 'desktop', BENCH_ROUNDS: '1', BENCH_CASES: 'login,own schedule' },
  jobs: { BENCH_SCALE: '1', BENCH_JOBS: '0', BENCH_ROUNDS: '1' },
  map: { BENCH_SIZES: '4000', BENCH_CASES: 'ours', BENCH_ROUNDS: '1' },
  start: { BENCH_ROUNDS: '1' },
  live: { BENCH_CLIENTS: '4', BENCH_RATE: '4', BENCH_SECONDS: '2' },
  pdf: { BENCH_RATE: '4', BENCH_SECONDS: '2', BENCH_PAGES: '4' },
};
const isSmoke = process.argv.includes('--smoke');
const asked = process.argv.slice(2).filter((word) => word !== '--smoke');
const unknown = asked.filter((name) => !topics.includes(name));
if (unknown.length > 0) {
  console.error(`No such topic: ${unknown.join(', ')}. Topics: ${topics.join(', ')}.`);
  process.exit(1);
}
const wanted = topics.filter((name) => !isSmoke || SMOKE[name]);
for (const topic of asked.length > 0 ? asked : wanted) {
  const { status } = spawnSync(process.execPath, [join(folder, topic, 'run.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, ...(isSmoke && SMOKE[topic]) },
  });
  if (status !== 0) process.exit(status ?? 1);
}
