/**
 * `npm run bench [topic]`: runs bench/<topic>/run.mjs, or every topic in turn. With `--smoke` those that have a smallest size run at it,
 * for a look whether they still start and measure: no figure of such a run means anything.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDemo } from '../bench/inBrowser/makeDemo.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'bench');
const topics = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'run.mjs')));
/** A part of the demo: making the whole of it takes longer than what is looked at. */
const SMALL = '0.25';
/** By topic, the settings of its smallest size. */
const SMOKE = {
  admin: {
    BENCH_BUILDERS: '50',
    BENCH_MOVEMENTS: '200',
    BENCH_SCALE: SMALL,
    BENCH_ROUNDS: '1',
    BENCH_VISITS: '1',
    BENCH_ROWS: '20',
  },
  api: { BENCH_SCALE: SMALL, BENCH_SHARE: '0.02', BENCH_ROUNDS: '1' },
  boards: { BENCH_SIZES: '100', BENCH_CASES: 'ours', BENCH_ROUNDS: '1' },
  bounds: { BENCH_SCALE: SMALL, BENCH_SIZE: '0.01' },
  bundle: { BENCH_SCALE: SMALL, BENCH_DEVICES: 'desktop' },
  faults: { BENCH_ROUNDS: '1', BENCH_WRITERS: '4', BENCH_SETTLE_MS: '300' },
  'first-screen': {
    BENCH_SCALE: SMALL,
    BENCH_DEVICES: 'desktop',
    BENCH_ROUNDS: '1',
    BENCH_CASES: 'login,own schedule',
  },
  flows: { BENCH_SCALE: SMALL, BENCH_CASES: 'goods received', BENCH_IDLE_MS: '500' },
  offline: { BENCH_SEEDS: '12', BENCH_PROCESSES: '1' },
  jobs: { BENCH_SCALE: SMALL, BENCH_JOBS: '0', BENCH_ROUNDS: '1' },
  map: { BENCH_SIZES: '4000', BENCH_CASES: 'ours', BENCH_ROUNDS: '1' },
  reports: { BENCH_SCALE: SMALL, BENCH_JOBS: '0', BENCH_ROUNDS: '1' },
  'slow-line': { BENCH_SCALE: SMALL, BENCH_ROUNDS: '1', BENCH_TYPING: '0' },
  start: { DEMO_SCALE: SMALL, BENCH_ROUNDS: '1' },
  live: { BENCH_SCALE: SMALL, BENCH_CLIENTS: '4', BENCH_RATE: '4', BENCH_SECONDS: '2' },
  watching: { BENCH_CASES: 'nothing;log, metrics, traces', BENCH_ROUNDS: '1', BENCH_REQUESTS: '12' },
  pdf: { BENCH_SCALE: SMALL, BENCH_RATE: '4', BENCH_SECONDS: '2', BENCH_PAGES: '4' },
};
/** Topics that look at a built server with the demo as it is: in a look at all of them it is made once. */
const ON_THE_DEMO = ['bounds', 'jobs', 'live', 'pdf', 'bundle', 'first-screen', 'slow-line', 'watching', 'flows'];
const isSmoke = process.argv.includes('--smoke');
const asked = process.argv.slice(2).filter((word) => word !== '--smoke');
/** `npm run bench faults cluster`: that part alone, for it needs what npm does not have. */
if (asked.join(' ') === 'faults cluster') {
  process.env.BENCH_CASES = 'cluster';
  asked.pop();
}
const unknown = asked.filter((name) => !topics.includes(name));
if (unknown.length > 0) {
  console.error(`No such topic: ${unknown.join(', ')}. Topics: ${topics.join(', ')}.`);
  process.exit(1);
}
const wanted = asked.length > 0 ? asked : topics.filter((name) => !isSmoke || SMOKE[name]);

/** Runs one topic. @returns its exit status, and what it printed where that is held back */
const runTopic = async (topic, stdio) => {
  const settings = isSmoke && { ...SMOKE[topic], ...(ON_THE_DEMO.includes(topic) && { BENCH_DEMO: await demo }) };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, topic, 'run.mjs')], {
      stdio,
      env: { ...process.env, ...settings },
    });
    // The longest, which mostly waits for what it has broken, is not to wait for the others too.
    if (isSmoke && topic !== LONG_RUNNING[0] && child.pid !== undefined) setPriority(child.pid, 10);
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => printed.push(bytes));
    child.once('close', (status) => resolve({ status: status ?? 1, printed: Buffer.concat(printed) }));
  });
};

/** The demo of those that look at one, when it is made. */
const demo = isSmoke && wanted.some((topic) => ON_THE_DEMO.includes(topic)) ? makeDemo(root, SMALL) : null;

/** What is measured has the machine for itself. A look whether all still start is half waiting, and takes four at a time. */
const LANES = isSmoke ? 4 : 1;
/** Begun first in a look, so that none of them is left alone at the end. */
const LONG_RUNNING = ['faults', 'api', 'admin', 'jobs', 'live', 'watching', 'first-screen', 'pdf'];
const waiting = isSmoke
  ? [
      ...LONG_RUNNING.filter((topic) => wanted.includes(topic)),
      ...wanted.filter((topic) => !LONG_RUNNING.includes(topic)),
    ]
  : [...wanted];
let failed = 0;
const lane = async () => {
  for (let topic = waiting.shift(); topic !== undefined && failed === 0; topic = waiting.shift()) {
    const started = Date.now();
    const { status, printed } = await runTopic(topic, isSmoke ? ['ignore', 'pipe', 'pipe'] : 'inherit');
    process.stdout.write(printed);
    if (isSmoke) console.log(`${topic}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (status !== 0) console.error(`${topic} ended with ${status}`);
    failed ||= status;
  }
};
await Promise.all(Array.from({ length: LANES }, lane));
if (demo) rmSync(await demo, { recursive: true, force: true });
process.exitCode = failed;
