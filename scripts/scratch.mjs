/** Where tests and benches keep what they throw away. */
import { chmodSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './folderLock.mjs';
import { removeFolder } from './removeFolder.mjs';

const MEMORY = '/dev/shm';
/** What Linux calls a file system that lies in memory (statfs). */
const TMPFS = 0x0102_1994;
const MIN_FREE_BYTES = 4 * 2 ** 30;
const RUN = 'trowel-run-';

/** `TMPDIR` where one is set, else memory with 4 GB of room, else the system's folder: there a database is copied in 20 ms, on a disk in 450. */
export const scratchFolder = () => {
  if (process.env.TMPDIR) return tmpdir();
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    if (type === TMPFS && bavail * bsize >= MIN_FREE_BYTES) return MEMORY;
  } catch {
    // no Linux
  }
  return tmpdir();
};

const remove = (folder) => removeFolder(folder);

/**
 * Makes a folder for this process, which is `TMPDIR` for it and its children from now on and goes when it exits. Folders
 * of killed runs go first.
 */
export const makeScratchFolder = () => {
  const scratch = scratchFolder();
  for (const name of readdirSync(scratch))
    if (name.startsWith(RUN) && !isAlive(Number(name.slice(RUN.length)))) remove(join(scratch, name));
  const folder = join(scratch, `${RUN}${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o711); // the account that runs PostgreSQL passes through
  process.env.TMPDIR = folder;
  process.on('exit', () => remove(folder));
  return folder;
};
