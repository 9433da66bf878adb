/** `npm run bench offline`: many stories of the offline simulator, in two processes. See README.md. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SEEDS = Number(process.env.BENCH_SEEDS || 10_000);
const FIRST = Number(process.env.BENCH_FIRST || 1);
const PROCESSES = Number(process.env.BENCH_PROCESSES || 2);

/** Tells a share of the stories. @returns whether all of them ended well, and what was said */
const tell = (first, seeds) =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        'api',
        'tests/offline/simulator.test.ts',
        '--reporter=dot',
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, OFFLINE_FIRST: String(first), OFFLINE_SEEDS: String(seeds) },
      },
    );
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
    child.once('close', (status) => resolve({ ok: status === 0, said: Buffer.concat(said).toString() }));
  });

const begun = performance.now();
const share = Math.ceil(SEEDS / PROCESSES);
const told = await Promise.all(
  Array.from({ length: PROCESSES }, (_, at) => tell(FIRST + at * share, Math.min(share, SEEDS - at * share))),
);
const seconds = (performance.now() - begun) / 1000;
for (const { ok, said } of told) if (!ok) console.log(said);
const ok = told.every((one) => one.ok);
console.log(
  `stories ${FIRST} to ${FIRST + SEEDS - 1}: ${ok ? 'nothing lost, nothing twice, nothing overwritten unasked' : 'FAULT'}, ${seconds.toFixed(0)} s`,
);
mkdirSync(join(root, 'bench/results'), { recursive: true });
writeFileSync(
  join(root, 'bench/results/offline.json'),
  `${JSON.stringify({ first: FIRST, seeds: SEEDS, ok, seconds }, null, 2)}\n`,
);
process.exit(ok ? 0 : 1);
