import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new data folder for a server. With BENCH_DEMO it holds a copy of that folder's demo, which was made once for several
 * benches; else the server that starts on it makes its own.
 */
export const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-bench-'));
  chmodSync(folder, 0o711); // the account that runs PostgreSQL must be able to enter
  const { BENCH_DEMO: demo } = process.env;
  // With the owners of its files: PostgreSQL takes no other's.
  if (demo && spawnSync('cp', ['-a', `${demo}/.`, folder], { stdio: 'inherit' }).status !== 0)
    throw new Error(`${demo} could not be copied`);
  return folder;
};
