/** What the system says of PostgreSQL's first process, which a file in its data names. */
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PID_FILE = 'postmaster.pid';

/** What a file says; nothing where there is none, which PostgreSQL may remove at any moment. */
const textIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
};

/** The process that the data name; it may be gone. */
export const postmasterPid = (data: string): number | undefined => {
  const pid = Number(textIn(join(data, PID_FILE)).split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
};

/** The line of that file with the folder of the socket. */
const SOCKET_LINE = 4;

/** The folder in which PostgreSQL that runs on the data has its socket; undefined while none runs. */
export const runningSocketFolder = (data: string): string | undefined =>
  isRunning(data) ? textIn(join(data, PID_FILE)).split('\n')[SOCKET_LINE] || undefined : undefined;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** The folder in which a process works; all of PostgreSQL's work in their data. Undefined for one that has ended. */
const folderOf = (pid: number | string): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

const hasProc = process.platform === 'linux' && existsSync('/proc/self/cwd');

/**
 * Whether PostgreSQL runs on the data. A number may have gone to another process since, and a process may have ended
 * unburied.
 */
export const isRunning = (data: string): boolean => {
  const pid = postmasterPid(data);
  if (pid === undefined || !isAlive(pid)) return false;
  return !hasProc || folderOf(pid) === realpathSync(data);
};

/**
 * Removes the file that a postmaster left which was killed, when its number belongs to somebody else now: PostgreSQL
 * would wait for that process for ever. As long as any process works in the data the file stays, and PostgreSQL judges
 * by itself.
 */
export const forgetDeadPostmaster = (data: string): void => {
  if (!hasProc || postmasterPid(data) === undefined) return;
  const place = realpathSync(data);
  if (readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && folderOf(pid) === place)) return;
  rmSync(join(data, PID_FILE), { force: true });
};
