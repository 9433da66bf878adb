/** Numbers that look random and are the same for the same name, on every machine and day. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `quota` different members, in the order of the list. */
  some<T>(list: readonly T[], quota: number): T[];
  /** One of the values, in proportion to its weight. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** FNV-1a: a start value from a name. */
const hashOf = (name: string): number =>
  Array.from(name).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) >>> 0;

/**
 * A stream of its own for each name, so that a change in one part of the demo leaves the others as they are
 * (mulberry32).
 */
export const randomOf = (name: string): Random => {
  let state = hashOf(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const value = list[int(0, list.length - 1)];
    if (value === undefined) throw new RangeError(`nothing to pick from for ${name}`);
    return value;
  };
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value);
  return {
    next,
    int,
    pick,
    shuffle,
    chance: (probability) => next() < probability,
    some: (list, quota) => {
      const chosen = new Set(shuffle(list.map((_, index) => index)).slice(0, quota));
      return list.filter((_, index) => chosen.has(index));
    },
    weighted: (choices) => {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const found = choices.find(([, weight]) => (rest -= weight) < 0) ?? choices.at(-1);
      if (!found) throw new RangeError(`nothing to choose from for ${name}`);
      return found[0];
    },
  };
};
