/** A map of fewer entries is copied sooner than laid over, and so is one with more changes than these. */
const FEW = 256;

type Laid<K, V> = ReadonlyMap<K, V | undefined>;

/** The whole of it, in the order in which a copied map has it: what replaces an entry stands in its place. */
const copied = <K, V>(base: ReadonlyMap<K, V>, over: Laid<K, V>): Map<K, V> => {
  const whole = new Map(base);
  for (const [key, value] of over) {
    if (value === undefined) whole.delete(key);
    else whole.set(key, value);
  }
  return whole;
};

/** A large map with some of its entries changed. It is copied only when somebody goes through all of it. */
class LaidOver<K, V> implements ReadonlyMap<K, V> {
  readonly base: ReadonlyMap<K, V>;
  readonly over: Laid<K, V>;
  readonly size: number;
  #whole: Map<K, V> | null = null;

  constructor(base: ReadonlyMap<K, V>, over: Laid<K, V>, size: number) {
    this.base = base;
    this.over = over;
    this.size = size;
  }
  #all(): Map<K, V> {
    this.#whole ??= copied(this.base, this.over);
    return this.#whole;
  }
  get(key: K): V | undefined {
    const own = this.over.get(key);
    return own !== undefined || this.over.has(key) ? own : this.base.get(key);
  }
  has(key: K): boolean {
    return this.over.has(key) ? this.over.get(key) !== undefined : this.base.has(key);
  }
  forEach(act: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    this.#all().forEach((value, key) => act(value, key, this));
  }
  entries(): MapIterator<[K, V]> {
    return this.#all().entries();
  }
  keys(): MapIterator<K> {
    return this.#all().keys();
  }
  values(): MapIterator<V> {
    return this.#all().values();
  }
  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }
}

/**
 * A map with some entries changed; the one before stays as it is. What a move costs must not grow with its board: of a
 * large map the changes alone are kept, over the map before.
 * @param entries undefined for one that goes
 */
export const withEntries = <K, V>(
  map: ReadonlyMap<K, V>,
  entries: Iterable<readonly [K, V | undefined]>,
): ReadonlyMap<K, V> => {
  const changes = new Map(entries);
  const isLaid = map instanceof LaidOver;
  const base: ReadonlyMap<K, V> = isLaid ? map.base : map;
  const over: Laid<K, V> = isLaid ? map.over : new Map();
  const all = new Map([...over, ...changes]);
  if (base.size < FEW || all.size > FEW) return copied(base, all);
  let { size } = map;
  for (const [key, value] of changes) size += Number(value !== undefined) - Number(map.has(key));
  return new LaidOver(base, all, size);
};
