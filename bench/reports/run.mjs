/** `npm run bench reports`: every report and its file on many jobs. See README.md. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

const folder = dirname(fileURLToPath(import.meta.url));
const rounds = Number(process.env.BENCH_ROUNDS || 5);
const scale = Number(process.env.BENCH_SCALE || 1);
const jobs = Number(process.env.BENCH_JOBS || 100_000);
const isSpread = process.env.BENCH_SPREAD !== 'off';
const load_at_start = loadavg();
const short = (value) => Math.round(value * 10) / 10;

register();
const { measure } = await import(pathToFileURL(join(folder, 'measure.ts')).href);
const data = mkdtempSync(join(tmpdir(), 'trowel-bench-reports-'));
const measured = await measure(data, { scale, jobs, rounds, isSpread }).finally(() =>
  rmSync(data, { recursive: true, force: true }),
);

console.log(`${measured.jobs} jobs, in milliseconds`);
console.table(
  measured.reports.map(({ name, rows, median, p95, slowest, limit }) => ({
    name,
    rows,
    median: short(median),
    p95: short(p95),
    slowest: short(slowest),
    'share of the limit': short(median / limit),
  })),
);
console.table(
  measured.files.map(({ seconds, grown_mb, ...file }) => ({
    ...file,
    seconds: short(seconds),
    grown_mb: short(grown_mb),
  })),
);
for (const { name, plans } of measured.reports) console.log(`\n${name}\n${plans.join('\n--\n')}`);
mkdirSync(join(folder, '../results'), { recursive: true });
writeFileSync(
  join(folder, '../results/reports.json'),
  JSON.stringify({ load_at_start, ...measured, load_at_end: loadavg() }, null, 2),
);

/** Megabytes that a file may take beyond what the server had in use, however long it is. */
const FLAT_MB = 24;
const faults = measured.files.filter(({ grown_mb }) => grown_mb > FLAT_MB);
for (const { name, grown_mb } of faults) console.error(`FAULT ${name}: takes ${short(grown_mb)} MB`);
process.exitCode = faults.length > 0 ? 1 : 0;
