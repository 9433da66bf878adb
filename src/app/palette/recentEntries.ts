import type { PaletteEntry } from './paletteEntry';

/** What can be opened again: records and screens, by their address. */
export type RecentEntry = Required<Pick<PaletteEntry, 'id' | 'kind' | 'label' | 'note' | 'to'>>;

const MAX_RECENT = 8;
const keyOf = (userId: number): string => `trowel:palette:${userId}`;

const isEntry = (value: unknown): value is RecentEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'kind', 'label', 'note', 'to'].every((name) => typeof Object(value)[name] === 'string');

/** What a user last went to from the palette of this browser, the last first. */
export const recentEntries = (userId: number): RecentEntry[] => {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
};

export const keepRecent = (userId: number, { id, kind, label, note, to }: PaletteEntry): void => {
  if (to === undefined) return;
  const others = recentEntries(userId).filter((entry) => entry.id !== id);
  try {
    window.localStorage.setItem(
      keyOf(userId),
      JSON.stringify([{ id, kind, label, note, to }, ...others].slice(0, MAX_RECENT)),
    );
  } catch {
    // A full storage is no reason not to go there.
  }
};
