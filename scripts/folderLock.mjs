/** One holder of a folder at a time, freed by the system however the holder ends. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const listen = (name) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', reject);
    server.listen(name, () => resolve(() => server.close()));
  });

/** Whether a process of this machine runs, also one of another user. */
export const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const byPidFile = (folder, purpose) => {
  const file = join(folder, `${purpose}.pid`);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && isAlive(holder)) return undefined;
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
};

/**
 * @param {string} folder made when missing
 * @param {string} purpose what the folder is held for
 * @returns {Promise<(() => void) | undefined>} the release, or undefined when another process holds the folder
 */
export const lockFolder = async (folder, purpose) => {
  mkdirSync(folder, { recursive: true });
  if (process.platform !== 'linux') return byPidFile(folder, purpose);
  const name = createHash('sha256')
    .update(`${purpose}:${realpathSync(folder)}`)
    .digest('hex');
  try {
    return await listen(`\0trowel-${name}`);
  } catch (error) {
    if (error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
};
