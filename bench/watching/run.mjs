/** `npm run bench watching`: what the log, the metrics and traces cost a request. See README.md. */
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/build.mjs';
import { batch, median, summary } from '../api/measure.mjs';
import { cpuOf } from '../api/servers.mjs';
import { openWorld } from '../faults/world.mjs';
import { startServer } from '../inBrowser/startServer.mjs';
import { tokenOf } from '../inBrowser/tokenOf.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ROUNDS = Number(process.env.BENCH_ROUNDS || 6);
const REQUESTS = Number(process.env.BENCH_REQUESTS || 300);
const AT_ONCE = 4;
const SCRAPE_MS = 1_000;
/** Requests are limited by user and minute, so several ask in turn. */
const ACCOUNTS = ['admin', 'manager', 'scheduler', 'office', 'estimator'];
const METRICS_TOKEN = 'a-token-for-the-bench';
const QUERY =
  '{ homeowners(sort: { field: last_name, order: ASC }, page: { number: 1, size: 25 }) { items { id first_name last_name city phone_number } total_count } }';

await ensureBuilt(root);
/** Takes whatever a server tells of itself, and answers at once. */
const receiver = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
await new Promise((resolve) => {
  receiver.listen(0, '127.0.0.1', resolve);
});

const wanted = process.env.BENCH_CASES?.split(';');
/** By name, what is switched on; the first is what the others are held against. */
const CASES = {
  nothing: { LOG_LEVEL: 'silent' },
  log: { LOG_LEVEL: 'info' },
  metrics: { LOG_LEVEL: 'silent', METRICS_TOKEN },
  'log and metrics': { LOG_LEVEL: 'info', METRICS_TOKEN },
  'log, metrics, traces': {
    LOG_LEVEL: 'info',
    METRICS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiver.address().port}`,
  },
};

const world = await openWorld({ DEMO_SCALE: process.env.BENCH_SCALE || '1' });
const folder = mkdtempSync(join(tmpdir(), 'trowel-bench-watching-'));

const openServer = async (name, env) => {
  const log = openSync(join(folder, `${name.replaceAll(/\W+/g, '-')}.log`), 'w');
  const { url, pid, end } = await startServer({
    root,
    data: mkdtempSync(join(folder, 'data-')),
    output: log,
    errors: log,
    env: {
      DEMO_SCALE: undefined,
      PUBLIC_URL: world.server.url,
      DATABASE_URL: `postgres://trowel@${encodeURIComponent(join(world.data, 'sock'))}/postgres`,
      BACKUP_HOURS: '0',
      ...env,
    },
  });
  const tokens = [];
  for (const account of ACCOUNTS) tokens.push(await tokenOf(url, account));
  const scraper =
    env.METRICS_TOKEN &&
    setInterval(
      () => void fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }).catch(() => null),
      SCRAPE_MS,
    );
  let turn = 0;
  return {
    ask: async () => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${tokens[(turn += 1) % tokens.length]}`,
        },
        body: JSON.stringify({ query: QUERY }),
      });
      const text = await answer.text();
      if (!answer.ok || text.includes('"errors":')) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
    },
    cpu: () => cpuOf(pid),
    end: async () => {
      clearInterval(scraper);
      await end();
      closeSync(log);
    },
  };
};

const of = {};
try {
  for (const [name, env] of Object.entries(CASES).filter(([name]) => !wanted || wanted.includes(name)))
    of[name] = { server: await openServer(name, env), batches: [], cpu: 0 };
  const names = Object.keys(of);
  for (const name of names) await batch(Math.ceil(REQUESTS / 3), AT_ONCE, of[name].server.ask);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let place = 0; place < names.length; place += 1) {
      const one = of[names[(round + place) % names.length]];
      const cpu = one.server.cpu();
      one.batches.push(await batch(REQUESTS, AT_ONCE, one.server.ask));
      one.cpu += (one.server.cpu() ?? 0) - (cpu ?? 0);
    }
} finally {
  for (const { server } of Object.values(of)) await server.end();
  await world.close();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
}

const measured = Object.entries(of).map(([name, { batches, cpu }]) => ({
  name,
  ...summary(batches, REQUESTS * ROUNDS),
  cpu_ms: (cpu * 1000) / (REQUESTS * ROUNDS),
}));
const [bare] = measured;
for (const { name, rate, rate_low, rate_high, median_ms, p99_ms, cpu_ms } of measured)
  console.log(
    `${name.padEnd(22)} ${rate.toFixed(0).padStart(5)}/s (${rate_low.toFixed(0)} to ${rate_high.toFixed(0)}), ${((rate / bare.rate) * 100).toFixed(0)} % of ${bare.name}; median ${median_ms.toFixed(1)} ms, p99 ${p99_ms.toFixed(1)} ms, CPU ${cpu_ms.toFixed(2)} ms`,
  );
mkdirSync(join(root, 'bench/results'), { recursive: true });
writeFileSync(
  join(root, 'bench/results/watching.json'),
  `${JSON.stringify({ at: new Date().toISOString(), node: process.version, rounds: ROUNDS, requests: REQUESTS, spread: median(measured.map((one) => (one.rate_high - one.rate_low) / one.rate)), measured }, null, 2)}\n`,
);
