/** One holder of a folder at a time, freed by the system however the holder ends. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

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
 * A name that the kernel knows: freed however its holder ends, but any account of the machine may take it first.
 * @returns the release, or undefined while somebody has the name
 */
const byName = async (folder, purpose) => {
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

/**
 * The lock's file, which its own account alone may open; undefined where this process may not write to the folder, or where
 * something else has the file's name: a link to a file of somebody else, whose owner and mode are left alone.
 */
const openLock = (folder, purpose) => {
  let file;
  try {
    file = openSync(
      join(folder, `${purpose}.lock`),
      constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK,
      0o600,
    );
    const found = fstatSync(file);
    if (!found.isFile() || found.nlink !== 1) {
      closeSync(file);
      return undefined;
    }
    const { uid, gid } = statSync(folder);
    // A command of root makes a file that the server's account can open too.
    if (process.getuid() === 0 && found.uid !== uid) fchownSync(file, uid, gid);
    if ((found.mode & 0o077) !== 0) fchmodSync(file, 0o600);
    return file;
  } catch (error) {
    if (file !== undefined) closeSync(file);
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return undefined;
    throw error;
  }
};

/**
 * A lock of the kernel on a file in the folder (flock): what opened the file holds it until it closes it or ends. Node has no
 * call for it; the command locks the file that we opened, and ends.
 * @param file what openLock has opened
 * @returns 'held', 'taken' while another process holds it, or 'unknown' where files cannot be locked
 */
const lockFile = (file) => {
  if (file === undefined) return 'unknown';
  const { status, stderr } = spawnSync('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', file] });
  if (status === 0) return 'held';
  return status === 1 && stderr.length === 0 ? 'taken' : 'unknown';
};

/**
 * What a holder writes into the lock's file, so that those who hold it the other way know: `name` and its process, or
 * `file`, its process and when that began, which what a killed one left in the file does not have in common with a later
 * process of the same number.
 */
const NOTE = /^name (\d+)$/;
const FILE_NOTE = /^file (\d+) (\d+)$/;

/** When a process began, in ticks since the machine did; undefined where there is none. */
const beginningOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
};

const noteOf = (file) => {
  const bytes = Buffer.alloc(64);
  return bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
};
const writeNote = (file, note) => {
  ftruncateSync(file);
  writeSync(file, note, 0);
};
/** Whether the file says of a process that runs that it holds the folder by its name. */
const isHeldByName = (file) => {
  const [, pid] = NOTE.exec(noteOf(file)) ?? [];
  return pid !== undefined && isAlive(Number(pid));
};

/**
 * Whether the file says of another process that runs that it has locked the file: it may have done so while a stranger had
 * the name, who has let it go since.
 */
const isHeldByFile = (file) => {
  const [, pid, began] = FILE_NOTE.exec(noteOf(file)) ?? [];
  return pid !== undefined && Number(pid) !== process.pid && beginningOf(pid) === began;
};

/** Between the taking of the name and its note in the file lies less than that. */
const NOTE_MS = 100;

const holdByName = async (folder, purpose, file) => {
  const close = () => file !== undefined && closeSync(file);
  const freeName = await byName(folder, purpose);
  if (freeName === undefined) {
    close();
    return undefined;
  }
  if (file !== undefined && isHeldByFile(file)) {
    freeName();
    close();
    return undefined;
  }
  const note = `name ${process.pid}`;
  if (file !== undefined) writeNote(file, note);
  return () => {
    if (file !== undefined && noteOf(file) === note) ftruncateSync(file);
    close();
    freeName();
  };
};

/**
 * A folder and those above it, one by one: Node's own `recursive` never ends where a file system takes no folders, such as /proc.
 * @param {string} folder
 */
const makeFolder = (folder) => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new Error(`The folder ${folder} cannot be made: ${error.message}`, { cause: error });
  }
};

/**
 * @param {string} folder made when missing
 * @param {string} purpose what the folder is held for
 * @returns {Promise<(() => void) | undefined>} the release, or undefined when another process holds the folder
 */
export const lockFolder = async (folder, purpose) => {
  makeFolder(resolve(folder));
  if (process.platform !== 'linux') return byPidFile(folder, purpose);
  const file = openLock(folder, purpose);
  const state = lockFile(file);
  if (state === 'unknown') return holdByName(folder, purpose, file);
  if (state === 'taken') {
    closeSync(file);
    return undefined;
  }
  // Whoever cannot lock the file goes by the name. That a stranger has it is no reason to stop: only the folder's own account
  // can write into the file that it holds the folder by its name.
  const freeName = await byName(folder, purpose);
  if (freeName === undefined) {
    if (!isHeldByName(file)) await pause(NOTE_MS);
    if (isHeldByName(file)) {
      closeSync(file);
      return undefined;
    }
  }
  writeNote(file, `file ${process.pid} ${beginningOf(process.pid)}`);
  return () => {
    ftruncateSync(file);
    freeName?.();
    closeSync(file);
  };
};
