/** What a server and the processes that it starts hold, in megabytes, read from /proc (Linux only). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const KB_OF_MB = 1024;
/** Milliseconds between two looks at the child processes. */
const EACH_MS = 5;

const status = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};
const figure = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

const listDir = (path) => {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
};
const listOf = (path) => {
  try {
    return readFileSync(path, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
};
/**
 * The processes of Node that a process has started; its database is not one of them. By the kernel's list of children:
 * to look through all processes of the machine takes tens of milliseconds, in which what is measured is not read on.
 */
const childrenOf = (parent) =>
  listDir(`/proc/${parent}/task`)
    .flatMap((thread) => listOf(`/proc/${parent}/task/${thread}/children`))
    .filter((pid) => /^Name:\s+(node|MainThread)/m.test(status(pid)));

/** Megabytes that a server holds now, without its children. */
export const heldBy = (pid) => figure(status(pid), 'VmRSS') / KB_OF_MB;

/**
 * Watches a server while something is done.
 * @returns `server`, how far its own process rose above what it held before, by the kernel's own mark, and `children`, the most that
 *   its children held together
 */
export const watched = async (pid, work) => {
  if (!existsSync(`/proc/${pid}/task/${pid}/children`))
    throw new Error('this kernel does not list the children of a process');
  writeFileSync(`/proc/${pid}/clear_refs`, '5'); // the mark begins anew
  const before = heldBy(pid);
  let [children, seen] = [0, 0];
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      const sum = childrenOf(pid).reduce((all, child) => all + figure(status(child), 'VmRSS'), 0) / KB_OF_MB;
      children = Math.max(children, sum);
      seen = Math.max(seen, heldBy(pid)); // of a process that ends meanwhile the mark is gone
      await pause(EACH_MS);
    }
  })();
  const outcome = await work().finally(() => over.abort());
  await looking;
  const most = Math.max(seen, figure(status(pid), 'VmHWM') / KB_OF_MB);
  return { outcome, before, server: most - before, children };
};
