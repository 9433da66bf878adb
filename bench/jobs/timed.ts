/** Milliseconds of one thing that is waited for, as the median and the slowest of the rounds. */
export interface Measured {
  name: string;
  median: number;
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
  return { name, limit, median: times[Math.floor(times.length / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
};
