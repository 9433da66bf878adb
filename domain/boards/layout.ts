import type { CivilDate } from '../civilDate';
import { crewFitsPhase } from '../pebble/phases';
import { assignedBin, tray } from './bins';
import type { BoardConfig, GroupConfig } from './config';
import type { Bin, Stage } from './kinds';
import { fieldworkerRows, NO_WORKER } from './timeGrid/fieldworkers';
import type { BoardCrew } from './types';

/** One row of assigned bins: a crew (null for the slurry row) and its bin for each shown day. */
export interface CrewRowBins {
  crew: BoardCrew | null;
  bins: readonly Bin[];
}

interface GroupLayout {
  group: GroupConfig;
  trays: readonly Bin[];
  rows: readonly CrewRowBins[];
}

/** All bins of a board in the order in which they stand [BRD-006]. */
export interface BoardLayout {
  groups: readonly GroupLayout[];
  loose: readonly Bin[];
}

/** For each stage the crews that hold a card in view; see `heldCrews` in placement. */
export type HeldCrews = ReadonlyMap<Stage, ReadonlySet<number>>;

const NOBODY: ReadonlySet<number> = new Set();

const bySortOrderThenName = (a: BoardCrew, b: BoardCrew): number =>
  (a.sort_order ?? Number.MAX_SAFE_INTEGER) - (b.sort_order ?? Number.MAX_SAFE_INTEGER) ||
  a.name.localeCompare(b.name) ||
  a.id - b.id;

/**
 * True for a crew that has a row in the group whether it holds a card or not: an active one of the division that fits
 * its phase, as far as that is told.
 */
export const keepsRow = ({ division_id }: BoardConfig, { rows }: GroupConfig, crew: BoardCrew): boolean =>
  rows.of === 'crews' &&
  crew.is_active !== false &&
  (crew.division_id === null || crew.division_id === division_id) &&
  (rows.phase === null || crew.subdivision === null || crewFitsPhase(crew.subdivision, rows.phase));

/** Why a crew has a row only while it holds a card; null for one that belongs there. */
export type RowMark = 'other_division' | 'inactive' | 'other_phase';

export const rowMark = (config: BoardConfig, group: GroupConfig, crew: BoardCrew): RowMark | null => {
  if (group.rows.of !== 'crews' || keepsRow(config, group, crew)) return null;
  if (crew.division_id !== null && crew.division_id !== config.division_id) return 'other_division';
  return crew.is_active === false ? 'inactive' : 'other_phase';
};

/** No division has this id. */
const NO_DIVISION = 0;

/** A crew that holds a card and that the answer does not have: it was made or moved since. */
const unknownCrew = (id: number): BoardCrew => ({
  id,
  name: `#${id}`,
  subdivision: '',
  division_id: NO_DIVISION,
  sort_order: null,
  is_active: true,
  daily_capacity: null,
  foreman_id: null,
  foreman_name: null,
});

/**
 * The crews of a group: the active ones of the division that fit its phase, and any other that holds a card in view,
 * also one that has gone to another division since: a placed card is always drawn. By sort_order then name, those of
 * other divisions last [BRD-008 BRD-009].
 */
export const crewsOf = (
  config: BoardConfig,
  group: GroupConfig,
  crews: readonly BoardCrew[],
  held: HeldCrews,
): BoardCrew[] => {
  if (group.rows.of !== 'crews') return [];
  const holding = held.get(group.stage) ?? NOBODY;
  const known = new Set(crews.map(({ id }) => id));
  const own = crews.filter((crew) => holding.has(crew.id) || keepsRow(config, group, crew));
  const strangers = [...holding].filter((id) => id !== NO_WORKER && !known.has(id)).map(unknownCrew);
  const isForeign = (crew: BoardCrew): boolean => rowMark(config, group, crew) === 'other_division';
  return [...own, ...strangers].sort(
    (a, b) => Number(isForeign(a)) - Number(isForeign(b)) || bySortOrderThenName(a, b),
  );
};

/** Who has a row in a group: crews, nobody (slurry), or fieldworkers. */
const rowsOf = (
  config: BoardConfig,
  group: GroupConfig,
  crews: readonly BoardCrew[],
  held: HeldCrews,
): (BoardCrew | null)[] => {
  if (group.rows.of === 'noCrew') return [null];
  return group.rows.of === 'timeGrid'
    ? fieldworkerRows(crews, held.get(group.stage) ?? NOBODY)
    : crewsOf(config, group, crews, held);
};

/** The bins of a board for the shown days. */
export const binsOf = (
  config: BoardConfig,
  days: readonly CivilDate[],
  crews: readonly BoardCrew[],
  held: HeldCrews,
): BoardLayout => ({
  groups: config.groups.map((group) => {
    const rowCrews = rowsOf(config, group, crews, held);
    return {
      group,
      trays: group.trays.map((kind) => tray(kind, group.stage)),
      rows: rowCrews.map((crew) => ({
        crew,
        bins: days.map((day) => assignedBin(group.stage, crew?.id ?? null, day)),
      })),
    };
  }),
  loose: config.loose.map((kind) => tray(kind, null)),
});

/** Every bin of a layout, left to right, top to bottom, the bins of no stage last. */
export const allBins = (layout: BoardLayout): Bin[] => [
  ...layout.groups.flatMap(({ trays, rows }) => [...trays, ...rows.flatMap((row) => row.bins)]),
  ...layout.loose,
];
