/** Removes a folder in which a process that is ending may still write. */
import { rmSync } from 'node:fs';

const TRIES = 50;
const PAUSE_MS = 200;

/**
 * Removes `folder` with all that is in it, at once or within ten seconds. Node's own `maxRetries` lists a folder once: a
 * file that comes after that stays, and each further try fails on it.
 * @throws Error of the file system when it cannot
 */
export const removeFolder = (folder) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (tries === TRIES) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
};
