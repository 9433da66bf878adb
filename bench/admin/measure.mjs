import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const short = (value) => Math.round(value * 10) / 10;

/** Median and slow end of some milliseconds. */
export const told = (values) => ({ median: short(at(values, 0.5)), p95: short(at(values, 0.95)), runs: values.length });

export const timed = async (work) => {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
};

/** Megabytes that a process holds; null where the system does not tell. */
export const memoryOf = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return null;
  }
};

/** How much more memory a process holds at most while something is done. */
export const peakDuring = async (pid, work) => {
  const before = memoryOf(pid);
  let most = before ?? 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid) ?? 0);
  }, 20);
  try {
    const { ms, result } = await timed(work);
    return { ms: short(ms), more_mb: before === null ? null : Math.round(most - before), result };
  } finally {
    clearInterval(watch);
  }
};
