/** `npm run bench start`: from `npm start` to the first good answer of /readyz. See README.md. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/build.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { stopGroup } from '../inBrowser/stopGroup.mjs';
import { freePort } from '../inBrowser/freePort.mjs';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);

/** Milliseconds from the command to readiness; the server is stopped again afterwards. */
const timeStart = async (dataDir) => {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO_PUBLIC: 'yes',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
  });
  while (
    !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await pause(5);
  }
  const took = performance.now() - begun;
  await stopGroup(child);
  return took;
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const shown = (values) =>
  `${(median(values) / 1000).toFixed(2)} s (${(Math.min(...values) / 1000).toFixed(2)} to ${(Math.max(...values) / 1000).toFixed(2)})`;

ensureInstalled(root);
await ensureBuilt(root);
const cold = [];
const warm = [];
const folders = [];
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'trowel-bench-'));
    chmodSync(dataDir, 0o711); // the account that runs PostgreSQL must be able to enter
    folders.push(dataDir);
    cold.push(await timeStart(dataDir));
    warm.push(await timeStart(dataDir));
  }
} finally {
  for (const folder of folders) removeFolder(folder);
}
console.log(`warm                        ${shown(warm)}\ncold, on an empty folder    ${shown(cold)}`);
const results = join(root, 'bench/results');
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'start.json'),
  JSON.stringify({ at: new Date().toISOString(), node: process.version, warm, cold }, null, 2),
);
