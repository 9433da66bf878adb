import { createKeyedStore } from './keyedStore';
import { createValueStore } from './valueStore';

const NONE: readonly string[] = [];

/**
 * The cards that are chosen together, on a board or on the presite schedule: what is done to one is done to all.
 * @param siblings the cards of the place that a card stands in, in their order
 */
export const createSelection = (siblings: (cardKey: string) => readonly string[]) => {
  const marks = createKeyedStore<true>();
  const keys = createValueStore<readonly string[]>(NONE);
  /** Where a range begins. */
  let anchor: string | null = null;

  const put = (next: readonly string[]): void => {
    const wanted = new Set(next);
    for (const key of marks.keys()) if (!wanted.has(key)) marks.set(key, undefined);
    for (const key of wanted) marks.set(key, true);
    keys.set(next.length === 0 ? NONE : [...wanted]);
  };
  const add = (more: readonly string[]): void => put([...keys.get(), ...more]);

  return {
    marks,
    keys,
    has: (key: string): boolean => marks.get(key) === true,
    /** The chosen cards when this one is among them, else this one alone. */
    with: (key: string): readonly string[] => (marks.get(key) ? keys.get() : [key]),
    toggle: (key: string): void => {
      anchor = key;
      if (marks.get(key)) put(keys.get().filter((other) => other !== key));
      else add([key]);
    },
    /** From the card chosen last to this one, inside a place; alone when it stands in another. */
    extend: (key: string): void => {
      const bin = siblings(key);
      const [from, to] = [anchor === null ? -1 : bin.indexOf(anchor), bin.indexOf(key)];
      if (from < 0) anchor = key;
      add(from < 0 ? [key] : bin.slice(Math.min(from, to), Math.max(from, to) + 1));
    },
    addAll: add,
    /** Keeps those that are still there. */
    keep: (isThere: (key: string) => boolean): void => {
      if (!keys.get().every(isThere)) put(keys.get().filter(isThere));
    },
    clear: (): void => {
      anchor = null;
      if (keys.get().length > 0) put(NONE);
    },
  };
};
