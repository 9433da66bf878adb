import type { HitKind } from '#domain/palette/hits';
import { paletteRank } from '#domain/palette/rank';

type EntryKind = HitKind | 'card' | 'screen' | 'command';

/** A line of the palette: an address to go to, or something to do. */
export interface PaletteEntry {
  id: string;
  kind: EntryKind;
  label: string;
  /** What else it is found by and told apart with. */
  note: string;
  /** No longer offered, and found all the same. */
  isInactive?: boolean;
  to?: string;
  perform?: () => void;
  key?: string | undefined;
}

/** Between entries that answer a text alike, records come first: screens are few and soon known by heart. */
const WEIGHTS: Readonly<Record<EntryKind, number>> = {
  job: 0.5,
  estimate: 0.48,
  card: 0.49,
  builder: 0.45,
  homeowner: 0.4,
  employee: 0.35,
  screen: 0.3,
  command: 0,
};

/** So many lines are more than anybody reads. */
const MAX_SHOWN = 40;

/**
 * The entries that answer a text, the best first. What the server found is kept in any case: it knows accents and
 * columns that are not shown.
 */
export const rankEntries = (entries: readonly PaletteEntry[], words: readonly string[]): PaletteEntry[] =>
  entries
    .map((entry) => ({ entry, rank: paletteRank(entry.label, entry.note, words) }))
    .filter(({ entry, rank }) => rank > 0 || !['screen', 'command'].includes(entry.kind))
    .map(({ entry, rank }) => ({ entry, rank: rank + WEIGHTS[entry.kind] - (entry.isInactive ? 1 : 0) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MAX_SHOWN)
    .map(({ entry }) => entry);
