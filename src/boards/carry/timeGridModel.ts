import type { Box } from '../../drag/point';
import type { Bin, BinKey } from '#domain/boards/kinds';
import type { CrewRowBins } from '#domain/boards/layout';
import { GRID_WIDTH } from '#domain/boards/timeGrid/gridGeometry';
import { lanesOf, type Laned, type Lanes } from '#domain/boards/timeGrid/lanes';
import { doubleBooked } from '#domain/boards/timeGrid/doubleBooked';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import type { BoardCrew, Card } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import type { Metrics } from './metrics';

/** Width of the fieldworkers' names. */
export const NAMES_WIDTH = 132;
/** Height of the head of a day, where several are shown. */
const DAY_HEAD = 32;
const HEAD = 34;
/** Rows without a visit take little room. */
const EMPTY_ROW = 46;

/** A fieldworker's row of one day. */
export interface WorkerBand {
  worker: BoardCrew | null;
  bin: Bin;
  top: number;
  height: number;
  blocks: readonly Laned<Card>[];
  /** Visits that overlap in time, of somebody who cannot be at both. */
  doubled: ReadonlySet<string>;
}

/** A day grid: its head, and its rows unless it is collapsed. */
export interface DayBand {
  day: CivilDate;
  top: number;
  head: number;
  bodyTop: number;
  bottom: number;
  rows: readonly WorkerBand[];
  visits: number;
  isCollapsed: boolean;
}

/** Where everything of the time grid stands in the scrolled content. */
export interface TimeGridModel {
  metrics: Metrics;
  days: readonly DayBand[];
  rows: readonly WorkerBand[];
  /** Left edge of 5:00: the trays and the names stand before it. */
  left: number;
  head: number;
  width: number;
  height: number;
}

interface Input {
  rows: readonly CrewRowBins[];
  days: readonly CivilDate[];
  metrics: Metrics;
  cardsIn: (bin: BinKey) => readonly Card[];
  isCollapsed: (day: CivilDate) => boolean;
}

/** A bin keeps its list while no visit of it changes: the rows that stay are not laid out again. */
type Row = Lanes<Card> & Pick<WorkerBand, 'doubled'>;
const known = new WeakMap<readonly Card[], Row>();
const lanesIn = (cards: readonly Card[]): Row => {
  const lanes = known.get(cards) ?? {
    ...lanesOf(cards, (card) => spanOf(card) ?? { start: 0, end: 0 }),
    doubled: doubleBooked(cards),
  };
  known.set(cards, lanes);
  return lanes;
};

const laneTop = (lane: number, { card, gap, pad }: Metrics): number => pad + lane * (card + gap);

/** The seven (or one) day grids, one below the other, of the same geometry [WRB-018]. */
export const timeGridModel = ({ rows, days, metrics, cardsIn, isCollapsed }: Input): TimeGridModel => {
  const left = metrics.tray + NAMES_WIDTH;
  const dayHead = days.length > 1 ? DAY_HEAD : 0;
  let top = HEAD;
  const bands = days.map((day, index): DayBand => {
    const dayTop = top;
    const bodyTop = dayTop + dayHead;
    const collapsed = days.length > 1 && isCollapsed(day);
    top = bodyTop;
    let visits = 0;
    const own = rows.flatMap(({ crew, bins }): WorkerBand[] => {
      const bin = bins[index];
      if (!bin) return [];
      const cards = cardsIn(bin.key);
      visits += cards.length;
      // "(No Worker)" has a row only on the days that need it.
      if (collapsed || (crew === null && cards.length === 0)) return [];
      const { items, count, doubled } = lanesIn(cards);
      const height = cards.length === 0 ? EMPTY_ROW : laneTop(count, metrics) - metrics.gap + metrics.pad;
      const band = { worker: crew, bin, top, height, blocks: items, doubled };
      top += height;
      return [band];
    });
    return { day, top: dayTop, head: dayHead, bodyTop, bottom: top, rows: own, visits, isCollapsed: collapsed };
  });
  return {
    metrics,
    days: bands,
    rows: bands.flatMap((band) => band.rows),
    left,
    head: HEAD,
    width: left + GRID_WIDTH,
    height: Math.max(top, HEAD + metrics.body),
  };
};

/** Where a lane's block stands in its row. */
export const blockTop = (lane: number, metrics: Metrics): number => laneTop(lane, metrics);

/** What of a row is drawn, in pixels from 5:00 and from the row's top. */
interface RowView {
  from: number;
  to: number;
  above: number;
  below: number;
}

export const isDrawn = (
  { lane, left, width }: Laned<Card>,
  { from, to, above, below }: RowView,
  metrics: Metrics,
): boolean => {
  const y = blockTop(lane, metrics);
  return left < to && left + width > from && y < below && y + metrics.card > above;
};

/** The place of an extent of a row in the content, for one lane. */
export const boxOf = ({ left }: TimeGridModel, row: WorkerBand, extent: { left: number; width: number }): Box => ({
  left: left + extent.left,
  top: row.top,
  width: extent.width,
  height: row.height,
});

export const rowOfBin = ({ rows }: TimeGridModel, key: BinKey): WorkerBand | undefined =>
  rows.find(({ bin }) => bin.key === key);
