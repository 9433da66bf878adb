import type { BoardRefusal } from '#domain/boards/boardRefusal';
import type { Bin, BinKey, Stage } from '#domain/boards/kinds';
import type { BoardLayout } from '#domain/boards/layout';
import type { Direction } from './direction';

/** Where a held card goes: the next bin that takes it, and the reason of the first that was passed over. */
interface Step {
  bin: Bin | null;
  skipped: BoardRefusal | null;
}

/** Why a bin does not take what is held. */
export type RefusalAt = (bin: Bin) => BoardRefusal | null;

/**
 * The next bin in a direction that accepts the held card; bins that refuse it are passed over with their reason
 * [BRD-051].
 */
export const stepBin = (map: BinMap, refusalAt: RefusalAt, from: BinKey, direction: Direction): Step => {
  let skipped: BoardRefusal | null = null;
  const seen = new Set([from]);
  for (let bin = nextBin(map, from, direction); bin && !seen.has(bin.key); bin = nextBin(map, bin.key, direction)) {
    const refusal = refusalAt(bin);
    if (!refusal) return { bin, skipped };
    skipped ??= refusal;
    seen.add(bin.key);
  }
  return { bin: null, skipped };
};

/**
 * The bins as the arrow keys see them: a line of bins without rows on top, then for each group its trays and its rows.
 */
export interface BinMap {
  /** Bins of the strip: groups without rows, and bins of no stage. */
  strip: readonly Bin[];
  groups: readonly { stage: Stage; trays: readonly Bin[]; rows: readonly (readonly Bin[])[] }[];
  openTray: (stage: Stage) => BinKey | undefined;
}

export const binMap = (layout: BoardLayout, openTray: BinMap['openTray']): BinMap => ({
  strip: [...layout.groups.flatMap(({ group, trays }) => (group.rows.of === 'none' ? trays : [])), ...layout.loose],
  groups: layout.groups.flatMap(({ group, trays, rows }) =>
    group.rows.of === 'none' ? [] : [{ stage: group.stage, trays, rows: rows.map(({ bins }) => bins) }],
  ),
  openTray,
});

type Place =
  | { in: 'strip'; at: number }
  | { in: 'tray'; group: number; at: number }
  | { in: 'row'; group: number; row: number; column: number };

const placeOf = ({ strip, groups }: BinMap, key: BinKey): Place | null => {
  const at = strip.findIndex((bin) => bin.key === key);
  if (at >= 0) return { in: 'strip', at };
  for (const [group, { trays, rows }] of groups.entries()) {
    const tray = trays.findIndex((bin) => bin.key === key);
    if (tray >= 0) return { in: 'tray', group, at: tray };
    for (const [row, bins] of rows.entries()) {
      const column = bins.findIndex((bin) => bin.key === key);
      if (column >= 0) return { in: 'row', group, row, column };
    }
  }
  return null;
};

const fromStrip = ({ strip, groups }: BinMap, at: number, direction: Direction): Bin | undefined => {
  if (direction === 'left') return strip[at - 1];
  if (direction === 'right') return strip[at + 1];
  return direction === 'down' ? (groups[0]?.trays[0] ?? groups[0]?.rows[0]?.[0]) : undefined;
};

const fromTray = (map: BinMap, group: number, at: number, direction: Direction): Bin | undefined => {
  const { trays = [], rows = [] } = map.groups[group] ?? {};
  if (direction === 'left') return undefined;
  if (direction === 'right') return rows[0]?.[0];
  if (direction === 'down') return trays[at + 1] ?? map.groups[group + 1]?.trays[0];
  return trays[at - 1] ?? map.groups[group - 1]?.trays.at(-1) ?? map.strip[0];
};

const fromRow = (map: BinMap, place: Extract<Place, { in: 'row' }>, direction: Direction): Bin | undefined => {
  const { group, row, column } = place;
  const { trays = [], rows = [], stage } = map.groups[group] ?? {};
  if (direction === 'left') {
    const open = stage && map.openTray(stage);
    return rows[row]?.[column - 1] ?? trays.find((bin) => bin.key === open) ?? trays[0];
  }
  if (direction === 'right') return rows[row]?.[column + 1];
  if (direction === 'down')
    return (
      rows[row + 1]?.[column] ?? map.groups.slice(group + 1).find((next) => next.rows.length > 0)?.rows[0]?.[column]
    );
  const above = map.groups
    .slice(0, group)
    .findLast((next) => next.rows.length > 0)
    ?.rows.at(-1)?.[column];
  return rows[row - 1]?.[column] ?? above ?? map.strip[0];
};

/**
 * The next bin in a direction: days along a crew's row, then the group's tray; rows, then groups, then the strip on
 * top.
 */
export const nextBin = (map: BinMap, from: BinKey, direction: Direction): Bin | undefined => {
  const place = placeOf(map, from);
  if (!place) return undefined;
  if (place.in === 'strip') return fromStrip(map, place.at, direction);
  return place.in === 'tray' ? fromTray(map, place.group, place.at, direction) : fromRow(map, place, direction);
};
