/** Milliseconds of one thing that is waited for, as the median, the 95th percentile and the slowest of the rounds. */
export interface Measured {
  name: string;
  median: number;
  p95: number;
  slowest: number;
  limit: number;
}

export interface Case {
  name: string;
  limit: number;
  run(round: number): Promise<unknown>;
}

/** Runs a case so many times, after one time that is not told. */
export const timed = async ({ name, limit, run }: Case, rounds: number): Promise<Measured> => {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const begin = performance.now();
    await run(round);
    if (round > 0) times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { name, limit, median: at(0.5), p95: at(0.95), slowest: times.at(-1) ?? 0 };
};
