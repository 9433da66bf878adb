/** Bytes of whole answers that are kept at most; the one asked for longest ago goes. */
const MAX_BYTES = 64_000_000;

/** Those that are kept, the one asked for last at the end. */
const inUse = new Set<Buffer>();
let size = 0;

const touch = (bytes: Buffer): void => {
  if (!inUse.delete(bytes)) size += bytes.length;
  inUse.add(bytes);
  for (const oldest of inUse) {
    if (size <= MAX_BYTES) return;
    inUse.delete(oldest);
    size -= oldest.length;
  }
};

/** Bytes that are kept now, of all operations together. */
export const keptBytes = (): number => size;

/** The bytes of an operation's whole answers, by the object that each tells. */
interface KeptBodies {
  find(told: object): Buffer | undefined;
  keep(told: object, bytes: Buffer): void;
}

/** Answers go with the object that they tell, or when there is no room for them. */
export const keptBodies = (): KeptBodies => {
  const known = new WeakMap<object, WeakRef<Buffer>>();
  return {
    find: (told) => {
      const bytes = known.get(told)?.deref();
      if (!bytes || !inUse.has(bytes)) return undefined;
      touch(bytes);
      return bytes;
    },
    keep: (told, bytes) => {
      known.set(told, new WeakRef(bytes));
      touch(bytes);
    },
  };
};
