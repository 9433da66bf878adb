/** `npm run bench api`: ours, the peer and the floor on one database, in rotating order. See README.md. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { register } from 'tsx/esm/api';
import { build } from 'vite';
import { batch, median, summary } from './measure.mjs';
import { cpuOf, startServers, stopServers } from './servers.mjs';
import { workloads } from './workloads.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(folder));
const results = join(root, 'bench/results');
const ROUNDS = Number(process.env.BENCH_ROUNDS || 6);
const SCALE = Number(process.env.BENCH_SCALE || 10);
/** A part of the requests, for a look whether it all still runs. */
const SHARE = Number(process.env.BENCH_SHARE || 1);
const some = (count) => Math.max(2, Math.round(count * SHARE));
const COUNTS = { page: some(100), board: some(12), kept: some(60), list: some(400), move: some(100) };
/** A server runs all day: it is measured once its code is compiled, each server alike. */
const WARM_UP = { page: some(800), board: some(26), list: some(4_000), move: some(800) };
const CONCURRENCY = { page: 4, board: 2, list: 4, move: 4 };

const installed = join(folder, 'node_modules');
if (!existsSync(installed) && SHARE === 1) spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
const hasPeer = existsSync(installed);
if (!hasPeer) console.log('Without the peer, whose packages are not installed.');
mkdirSync(results, { recursive: true });
register();
const load = (path) => import(pathToFileURL(join(root, path)).href);
const { benchDatabase, askers } = await load('bench/api/database.ts');
const { default: pg } = await import('pg');
const { JOB_INFO_FIELDS, SUB_JOB_FIELDS } = await load('src/jobs/form/data/jobFields.ts');
const WORKLOADS = workloads(`${JOB_INFO_FIELDS} sub_jobs { ${SUB_JOB_FIELDS} }`);
const record = join(results, 'statements.json');
const data = join(results, `data-${SCALE}`);

const database = await benchDatabase(data, SCALE);
process.on('exit', () => void stopServers());
const pool = new pg.Pool({ host: database.socket, user: 'trowel', database: 'postgres', max: 2 });
pool.on('error', () => undefined); // the database is stopped at the end
const rows = async (text) => (await pool.query(text)).rows;
// Built as the product is: a server that is compiled while it runs carries the compiler's marks in each function.
await build({
  root,
  configFile: join(root, 'vite.server.config.ts'),
  logLevel: 'warn',
  build: {
    ssr: 'bench/api/ours.ts',
    outDir: join(results, 'ours'),
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
});
const servers = await startServers({
  folder,
  root,
  ours: join(results, 'ours/main.js'),
  socket: database.socket,
  record,
  dataDir: data,
  hasPeer,
  askers,
}).catch(async (error) => {
  await stopServers();
  await pool.end();
  await database.stop();
  throw error;
});

const day = (offset) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const weekday = (new Date().getDay() + 6) % 7;
const cities = (
  await rows(
    'select city from homeowner where deleted_at is null and city is not null group by city order by count(*) desc limit 5',
  )
).map(({ city }) => city);
const crews = (
  await rows(
    "select id from crew where is_active and lookup_company_division_id = 3 and subdivision ilike '%app%' order by id",
  )
).map(({ id }) => id);
const entries =
  await rows(`select e.id, e.job_detail_id as sub_job from crew_information e join job_detail s on s.id = e.job_detail_id and s.deleted_at is null and s.status_id = 2
  join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate where e.phase_type_id = 2 and e.status_id = 2 and e.date > current_date + 1 and e.crew_id is not null order by e.id limit 300`);

const jobs = (
  await rows(
    'select job_id from job_detail where deleted_at is null and job_id in (select id from job where not is_estimate and deleted_at is null) group by job_id order by count(*) desc, job_id limit 40',
  )
).map(({ job_id: id }) => id);

/** The data are those of the last run: a card is not moved to where that one left it. */
const RUN = Math.floor(Date.now() / 1000);
/** The n-th input of a workload. Boards go through more weeks than ours keeps, so that each is read anew. */
const WEEKS = 26;
const inputOf = {
  page: (n) => ({ id: jobs[n % jobs.length] }),
  board: (n) => ({
    monday: day(((n % WEEKS) - WEEKS / 2) * 7 - weekday),
    sunday: day(((n % WEEKS) - WEEKS / 2) * 7 - weekday + 6),
  }),
  list: (n) => ({ city: cities[n % cities.length] }),
  move: (n) => {
    const { id, sub_job: subJob } = entries[n % entries.length];
    const place = n + RUN;
    return { id, subJob, date: day(2 + (place % 11)), crew: crews[place % crews.length] };
  },
};
/** How many different inputs the floor repeats. */
const KINDS = { page: jobs.length, board: WEEKS, list: cities.length, move: Math.min(entries.length, some(100)) };
/** Ours goes on with other moves than those that it was asked for first: a card is not moved to where it stands. */
const APART = 7_919;
const serversOf = (workload) =>
  ['ours', 'peer', 'floor'].filter((server) => server !== 'peer' || (hasPeer && WORKLOADS[workload].peer));
const ask = async (server, workload, n) =>
  server === 'floor'
    ? servers.send.floor(workload, n % KINDS[workload])
    : servers.send[server](workload, WORKLOADS[workload][server](inputOf[workload](n)));

/** What ours sends for one question, without the rights, which it remembers, and the bell for other servers. */
const ownStatements = async (workload, n) => {
  const sent = await servers.statementsOf(workload, WORKLOADS[workload].ours(inputOf[workload](n)));
  const begun = sent.find(({ text }) => /^begin/i.test(text));
  return sent.filter(
    ({ connection, text }) => (!begun || connection === begun.connection) && !/pg_notify|from app_user/i.test(text),
  );
};
const recorded = {};
/** Just before a workload is measured: the moves of the last one change what the boards hold. */
const recordAll = async (workload) => {
  recorded[workload] = [];
  for (let n = 0; n < KINDS[workload]; n += 1) recorded[workload].push(await ownStatements(workload, n));
  writeFileSync(record, JSON.stringify(recorded));
};

const assertEqual = async (workload) => {
  const { facts } = WORKLOADS[workload];
  if (!hasPeer || !facts) return;
  for (const n of workload === 'board' ? [13, 14, 9] : [0, 1]) {
    const answers = [];
    for (const server of ['ours', 'peer']) answers.push(facts[server](JSON.parse(await ask(server, workload, n))));
    if (isDeepStrictEqual(answers[0], answers[1])) continue;
    writeFileSync(join(results, `unequal-${workload}.json`), JSON.stringify(answers, null, 1));
    throw new Error(`the peer answers ${workload} otherwise than ours: bench/results/unequal-${workload}.json`);
  }
};

const statements = async () =>
  Number(
    (
      await rows(
        "select coalesce(sum(calls), 0) as calls from pg_stat_statements where query !~ 'pg_stat_statements|pg_notify|^listen|pg_current_snapshot'",
      )
    )[0].calls,
  );

const measured = [];
try {
  for (const workload of Object.keys(WORKLOADS)) {
    const SERVERS = serversOf(workload);
    await recordAll(workload);
    await assertEqual(workload);
    const of = Object.fromEntries(
      SERVERS.map((server, at) => [server, { batches: [], cpu: 0, statements: 0, requests: 0, turn: at * APART }]),
    );
    const run = async (server, count) => {
      const base = of[server].turn;
      of[server].turn += count;
      return batch(count, CONCURRENCY[workload], (index) => ask(server, workload, base + index));
    };
    for (const server of SERVERS) await run(server, WARM_UP[workload]);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let place = 0; place < SERVERS.length; place += 1) {
        const server = SERVERS[(round + place) % SERVERS.length];
        const { pid } = servers.children[server];
        const [cpu, calls] = [cpuOf(pid), await statements()];
        of[server].batches.push(await run(server, COUNTS[workload]));
        of[server].cpu += (cpuOf(pid) ?? 0) - (cpu ?? 0);
        of[server].statements += (await statements()) - calls;
        of[server].requests += COUNTS[workload];
      }
    }
    if (workload === 'board') Object.assign(of, await keptBoards());
    for (const [server, { batches, cpu, statements: calls, requests }] of Object.entries(of)) {
      measured.push({
        workload,
        server,
        ...summary(batches, requests),
        cpu_ms: (cpu * 1000) / requests,
        statements: calls / requests,
      });
    }
    report(workload);
  }
} finally {
  await stopServers();
  await pool.end();
  await database.stop();
}

/**
 * The same week again and again, what most openings of a board meet: in plain text, packed, and from a browser that
 * keeps the board and asks only for what changed.
 */
async function keptBoards() {
  const { pid } = servers.children.ours;
  const question = (since) => WORKLOADS.board.ours({ ...inputOf.board(WEEKS / 2), since });
  const { cursor } = JSON.parse(await servers.send.ours('board', question())).data.boardCards;
  const ways = { kept: [], packed: [undefined, 'br'], since: [cursor] };
  const found = {};
  for (const [name, [since, encoding]] of Object.entries(ways)) {
    const way = () => servers.send.oursBytes(question(since), encoding);
    const size = await way();
    const same = async () => {
      if ((await way()) !== size) throw new Error(`a kept board (${name}) is not answered twice the same`);
    };
    const [cpu, calls, batches] = [cpuOf(pid), await statements(), []];
    for (let round = 0; round < ROUNDS; round += 1) batches.push(await batch(COUNTS.kept, CONCURRENCY.board, same));
    found[name] = {
      batches,
      cpu: (cpuOf(pid) ?? 0) - (cpu ?? 0),
      statements: (await statements()) - calls,
      requests: ROUNDS * COUNTS.kept,
    };
  }
  return found;
}

function report(workload) {
  const own = measured.filter((one) => one.workload === workload);
  const rateOf = (server) => own.find((one) => one.server === server)?.rate ?? 0;
  console.log(`\n${WORKLOADS[workload].name}`);
  for (const one of own) {
    console.log(
      `  ${one.server.padEnd(6)} ${one.rate.toFixed(1).padStart(8)}/s (${one.rate_low.toFixed(1)} to ${one.rate_high.toFixed(1)})  median ${one.median_ms.toFixed(1)} ms  p99 ${one.p99_ms.toFixed(1)} ms  CPU ${one.cpu_ms.toFixed(2)} ms  ${one.statements.toFixed(1)} statements`,
    );
  }
  const cpu = (server) => own.find((one) => one.server === server)?.cpu_ms ?? 0;
  const times =
    cpu('floor') > 0 ? `${(cpu('ours') / cpu('floor')).toFixed(1)} times the CPU` : 'no CPU to speak of beside that';
  console.log(
    `  ours takes ${times} of the floor and is at ${Math.round((rateOf('ours') / rateOf('floor')) * 100)} % of its rate${rateOf('peer') > 0 ? ` and ${(rateOf('ours') / rateOf('peer')).toFixed(1)} times the peer` : ''}`,
  );
}

const file = join(results, 'api.json');
writeFileSync(
  file,
  JSON.stringify({ at: new Date().toISOString(), node: process.version, rounds: ROUNDS, measured }, null, 2),
);
console.log(
  `\nMedian of ${ROUNDS} batches a server, in rotating order; rate spread ${median(measured.map((one) => (one.rate_high - one.rate_low) / one.rate)).toFixed(2)}. Written to ${file}`,
);
