import type { Bin, BinKey, Stage } from '#domain/boards/kinds';
import type { BoardLayout } from '#domain/boards/layout';
import type { BoardCrew } from '#domain/boards/types';
import type { Column } from './columns';
import type { Metrics } from './metrics';

/** A crew's row of bins, one for each column, in content coordinates. */
export interface RowBand { crew: BoardCrew | null; bins: readonly Bin[]; top: number; height: number }

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

export const cardTop = (index: number, { card, gap, pad, binHead, section }: Metrics): number => section + binHead + pad + index * (card + gap);

/** The height that a bin with this many cards takes; an empty line is left for one more. */
const binHeight = (cards: number, metrics: Metrics): number =>
  cards === 0 ? 0 : cardTop(cards, metrics) - metrics.gap + metrics.pad;

const tabLines = (trays: readonly Bin[]): number => Math.ceil(trays.length / 2);

/** Height of the tabs above a tray's cards. */
export const tabsHeight = (trays: readonly Bin[], metrics: Metrics): number => (trays.length > 1 ? tabLines(trays) * metrics.tab : metrics.tab);

interface Input {
  layout: BoardLayout;
  columns: readonly Column[];
  metrics: Metrics;
  countIn: (bin: BinKey) => number;
  isCollapsed: (stage: Stage) => boolean;
}

/** Groups that have rows stand one below the other; those without (Crew Repair) are in the strip. */
export const boardModel = ({ layout, columns, metrics, countIn, isCollapsed }: Input): BoardModel => {
  const shown = new Set(columns.map((column) => column.day));
  let top = metrics.head;
  const groups = layout.groups.filter(({ group }) => group.rows.of !== 'none').map(({ group, trays, rows }): GroupBand => {
    const groupTop = top;
    const bodyTop = groupTop + metrics.groupHead;
    top = bodyTop;
    if (isCollapsed(group.stage)) return { stage: group.stage, trays, rows: [], top: groupTop, bodyTop, body: 0 };
    const bands = rows.map(({ crew, bins }): RowBand => {
      const own = bins.filter((bin) => bin.date !== null && shown.has(bin.date));
      const height = Math.max(metrics.section + metrics.row, ...own.map((bin) => binHeight(countIn(bin.key), metrics)));
      const band = { crew, bins: own, top, height };
      top += height;
      return band;
    });
    const missing = metrics.body - (top - bodyTop);
    const last = bands.at(-1);
    if (last && missing > 0) last.height += missing;
    if (missing > 0) top += missing;
    return { stage: group.stage, trays, rows: bands, top: groupTop, bodyTop, body: top - bodyTop };
  });
  const lastColumn = columns.at(-1);
  return {
    metrics, columns, groups, rows: groups.flatMap((group) => group.rows),
    width: lastColumn ? lastColumn.left + lastColumn.width : 0,
    height: top,
  };
};
