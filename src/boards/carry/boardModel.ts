import type { Bin, BinKey, Stage } from '#domain/boards/kinds';
import type { BoardLayout } from '#domain/boards/layout';
import type { BoardCrew } from '#domain/boards/types';
import type { Column } from './columns';
import type { Metrics } from './metrics';

/** A crew's row of bins, one for each column, in content coordinates. */
export interface RowBand {
  crew: BoardCrew | null;
  bins: readonly Bin[];
  top: number;
  height: number;
}

/** A group of bins: its head, its trays and its rows. */
export interface GroupBand {
  stage: Stage;
  trays: readonly Bin[];
  rows: readonly RowBand[];
  top: number;
  bodyTop: number;
  /** 0 while the group is collapsed. */
  body: number;
}

/** Where everything of the board stands in the scrolled content: drawn from it, and hit-tested against it. */
export interface BoardModel {
  metrics: Metrics;
  columns: readonly Column[];
  groups: readonly GroupBand[];
  /** All rows, top to bottom. */
  rows: readonly RowBand[];
  width: number;
  height: number;
}

export const cardTop = (index: number, { card, gap, pad, binHead, section }: Metrics, lanes = 1): number =>
  section + binHead + pad + Math.floor(index / lanes) * (card + gap);

/** The height that a bin with this many cards takes; an empty line is left for one more. */
const binHeight = (cards: number, metrics: Metrics, lanes: number): number =>
  cards === 0 ? 0 : cardTop(Math.ceil(cards / lanes), metrics) - metrics.gap + metrics.pad;

const tabLines = (trays: readonly Bin[]): number => Math.ceil(trays.length / 2);

/** Height of the tabs above a tray's cards. */
export const tabsHeight = (trays: readonly Bin[], metrics: Metrics): number =>
  trays.length > 1 ? tabLines(trays) * metrics.tab : metrics.tab;

/** Gives the rows the room that is left: each the same, the last what does not divide. */
const stretch = (bands: readonly RowBand[], missing: number): void => {
  const share = Math.floor(missing / bands.length);
  bands.forEach((band, index) => {
    band.top += index * share;
    band.height += index === bands.length - 1 ? missing - index * share : share;
  });
};

interface Input {
  layout: BoardLayout;
  columns: readonly Column[];
  metrics: Metrics;
  countIn: (bin: BinKey) => number;
  isCollapsed: (stage: Stage) => boolean;
  /** Height of the scroller in pixels: a board of one group fills it. */
  room?: number;
}

/** Groups that have rows stand one below the other; those without (Crew Repair) are in the strip. */
export const boardModel = ({ layout, columns, metrics, countIn, isCollapsed, room = 0 }: Input): BoardModel => {
  const shown = new Set(columns.map((column) => column.day));
  const lanesOn = new Map(columns.map((column) => [column.day, column.lanes]));
  let top = metrics.head;
  const drawn = layout.groups.filter(({ group }) => group.rows.of !== 'none');
  const least = Math.max(
    metrics.body,
    metrics.body > 0 && drawn.length === 1 ? room - metrics.head - metrics.groupHead : 0,
  );
  const groups = drawn.map(({ group, trays, rows }): GroupBand => {
    const groupTop = top;
    const bodyTop = groupTop + metrics.groupHead;
    top = bodyTop;
    if (isCollapsed(group.stage)) return { stage: group.stage, trays, rows: [], top: groupTop, bodyTop, body: 0 };
    const bands = rows.map(({ crew, bins }): RowBand => {
      const isShown = (bin: Bin): boolean => bin.date !== null && shown.has(bin.date);
      // The same list for the same days: a row whose bins and place stay is not drawn anew.
      const own = bins.every(isShown) ? bins : bins.filter(isShown);
      const height = Math.max(
        metrics.section + metrics.row,
        ...own.map((bin) => binHeight(countIn(bin.key), metrics, lanesOn.get(bin.date ?? '') ?? 1)),
      );
      const band = { crew, bins: own, top, height };
      top += height;
      return band;
    });
    const missing = least - (top - bodyTop);
    if (missing > 0) {
      stretch(bands, missing);
      top += missing;
    }
    return { stage: group.stage, trays, rows: bands, top: groupTop, bodyTop, body: top - bodyTop };
  });
  const lastColumn = columns.at(-1);
  return {
    metrics,
    columns,
    groups,
    rows: groups.flatMap((group) => group.rows),
    width: lastColumn ? lastColumn.left + lastColumn.width : 0,
    height: top,
  };
};
