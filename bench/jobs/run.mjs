/** `npm run bench jobs`: search, open and save on the server. See README.md. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

const folder = dirname(fileURLToPath(import.meta.url));
register();
const { measure } = await import(pathToFileURL(join(folder, 'measure.ts')).href);
const data = mkdtempSync(join(tmpdir(), 'trowel-bench-jobs-'));
const measured = await measure(data, Number(process.env.BENCH_SCALE || 10), Number(process.env.BENCH_ROUNDS || 20)).finally(() => rmSync(data, { recursive: true, force: true }));
const round = (value) => Math.round(value * 10) / 10;
console.table(measured.map(({ name, median, slowest, limit }) => ({ name, 'median ms': round(median), 'slowest ms': round(slowest), 'share of the limit': round(median / limit) })));
mkdirSync(join(folder, '../results'), { recursive: true });
writeFileSync(join(folder, '../results/jobs.json'), JSON.stringify(measured, null, 2));
