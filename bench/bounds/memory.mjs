/** What a server and the processes that it starts hold, in megabytes, read from /proc (Linux only). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The processes of Node that a process has started; its database is not one of them. */
const childrenOf = (parent) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const text = status(pid);
      return figure(text, 'PPid') === parent && /^Name:\s+(node|MainThread)/m.test(text);
    });

/** Megabytes that a server holds now, without its children. */
export const heldBy = (pid) => figure(status(pid), 'VmRSS') / KB_OF_MB;

/**
 * Watches a server while something is done.
 * @returns `server`, how far its own process rose above what it held before, by the kernel's own mark, and `children`, the most that
 *   its children held together
 */
export const watched = async (pid, work) => {
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
