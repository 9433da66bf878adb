/** Numbers that look random and are the same on every run. */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    chance: (share: number): boolean => next() < share,
    between: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    of: <const T extends readonly [unknown, ...unknown[]]>(values: T): T[number] =>
      values[Math.floor(next() * values.length)] ?? values[0],
  };
};

export type Seeded = ReturnType<typeof seeded>;
