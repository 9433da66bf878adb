import { performance } from 'node:perf_hooks';

export const median = (values) => {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)] ?? 0;
};
const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** One batch: so many requests, a few at a time; the time of each and of all. */
export const batch = async (count, concurrency, request) => {
  const times = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count) {
        const index = next;
        next += 1;
        const begun = performance.now();
        await request(index);
        times.push(performance.now() - begun);
      }
    }),
  );
  return { times, seconds: (performance.now() - started) / 1000 };
};

/** What the batches of one server at one workload come to. */
export const summary = (batches, requests) => {
  const rates = batches.map(({ times, seconds }) => times.length / seconds);
  const times = batches.flatMap((one) => one.times);
  return {
    requests,
    rate: median(rates),
    rate_low: Math.min(...rates),
    rate_high: Math.max(...rates),
    median_ms: median(times),
    p99_ms: percentile(times, 0.99),
  };
};
