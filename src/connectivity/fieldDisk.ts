import { FIELD, type KeptRow } from '../store/keptRow';
import { keptRows } from '../store/keptRows';
import type { ValueStore } from '../store/valueStore';

/** The rows of the field on the disk, shown in a store that other tabs keep up to date. */
export const openFieldDisk = (rows: ValueStore<readonly KeptRow[]>) => {
  const disk = keptRows(FIELD);
  /** What this browser keeps only as long as the page is open. */
  const inMemory = new Map<string, KeptRow>();
  /** Sent or given up, though the browser could not remove it. */
  const ended = new Set<string>();

  const show = (kept: readonly KeptRow[]): void => {
    const left = kept.filter(({ key }) => !ended.has(key) && !inMemory.has(key));
    rows.set([...left, ...inMemory.values()].toSorted((one, other) => one.order - other.order));
  };
  const rowOf = (key: string, user: string, value: unknown): KeptRow => {
    const known = rows.get().find((row) => row.key === key);
    const last = rows.get().at(-1)?.order ?? 0;
    return { key, user, order: known?.order ?? Math.max(Date.now(), last + 1), value };
  };
  /** Reads what there is anew; a browser that keeps nothing has what this page holds. */
  const load = async (): Promise<void> => {
    const kept = await disk.all().catch(() => null);
    if (kept) show(kept);
  };
  disk.onChange(() => void load());

  return {
    load,
    isInMemory: (key: string): boolean => inMemory.has(key),
    /** Shown once it is on the disk. @throws where this browser keeps nothing or has no room */
    put: async (key: string, user: string, value: unknown): Promise<void> => {
      const row = rowOf(key, user, value);
      await disk.put(row);
      ended.delete(key);
      inMemory.delete(key);
      show([...rows.get().filter((one) => one.key !== key), row]);
    },
    /** As long as the page is open. */
    hold: (key: string, user: string, value: unknown): void => {
      inMemory.set(key, rowOf(key, user, value));
      show(rows.get());
    },
    remove: async (key: string): Promise<void> => {
      const isHeld = inMemory.delete(key);
      try {
        await disk.remove(key);
      } catch {
        if (!isHeld) ended.add(key);
      }
      show(rows.get().filter((row) => row.key !== key));
    },
    forget: (user: string): void => {
      for (const [key, row] of inMemory) if (row.user === user) inMemory.delete(key);
    },
  };
};

export type FieldDisk = ReturnType<typeof openFieldDisk>;
