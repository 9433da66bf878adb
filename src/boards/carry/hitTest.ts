import type { Bin, BinKey, Stage } from '#domain/boards/kinds';
import type { Box, Point } from '../../drag/point';
import { cardTop, tabsHeight, type BoardModel, type GroupBand } from './boardModel';
import { laneWidth } from './cardPlaces';
import type { Column } from './columns';

/** The index of the last of these ascending starts that is not beyond `at`; -1 before the first. Binary search. */
export const bandAt = (
  starts: { readonly length: number; readonly at: (index: number) => number },
  at: number,
): number => {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts.at(middle) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** A crew's day, with how many of its cards stand side by side. */
export interface BinBox extends Box {
  lanes: number;
}

/** How the model stands on the screen. */
export interface Viewport {
  box: Box;
  scrollLeft: number;
  scrollTop: number;
}

/** A bin that has a place of its own outside the scrolled content: the strip, the sheet of the trays. */
export interface FixedTarget {
  bin: Bin;
  box: Box;
}

/** The bin under a point; in a crew's day also between which cards, and where that is drawn. */
export interface Hit {
  bin: Bin;
  /** Place among the cards that stand there, 0 first. Trays sort by themselves and have none. */
  slot?: number;
  /** The bin in content coordinates; absent for trays, which draw their own mark. */
  box?: BinBox;
  /** The head of a day: each card keeps its crew. */
  keepsCrews?: true;
}

export interface HitInput {
  model: BoardModel;
  view: Viewport;
  fixed: readonly FixedTarget[];
  openTray: (stage: Stage) => BinKey | undefined;
  countIn: (bin: BinKey) => number;
}

export const inside = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

/** Height of a group's tray panel: as tall as its group, or as what the window leaves. */
export const panelHeight = (group: GroupBand, { metrics }: BoardModel, viewHeight: number): number =>
  Math.min(group.body, Math.max(metrics.body, viewHeight - metrics.head - metrics.groupHead));

/** Where the panel's top is in the content: it sticks below the heads until its group ends. */
const panelTop = (group: GroupBand, model: BoardModel, { box, scrollTop }: Viewport): number => {
  const { metrics } = model;
  const stuck = Math.max(group.bodyTop, scrollTop + metrics.head + metrics.groupHead);
  return Math.min(stuck, group.bodyTop + group.body - panelHeight(group, model, box.height));
};

const trayAt = (group: GroupBand, x: number, y: number, { model, view, openTray }: HitInput): Hit | null => {
  const { metrics } = model;
  const below = y - panelTop(group, model, view);
  if (below < 0) return null;
  const open = openTray(group.stage);
  const ofTab =
    below < tabsHeight(group.trays, metrics)
      ? group.trays[Math.floor(below / metrics.tab) * 2 + (x < metrics.tray / 2 ? 0 : 1)]
      : undefined;
  const bin = ofTab ?? group.trays.find(({ key }) => key === open) ?? group.trays[0];
  return bin ? { bin } : null;
};

/** Which place is nearest to a point of the bin: between the cards of a column, or of the line that it is in. */
const slotAt = (
  { x, y }: Point,
  count: number,
  { width, lanes }: Pick<BinBox, 'width' | 'lanes'>,
  metrics: BoardModel['metrics'],
): number => {
  const { card, gap, pad } = metrics;
  const down = (y - cardTop(0, metrics) + gap / 2) / (card + gap);
  if (lanes === 1) return Math.max(0, Math.min(count, Math.round(down)));
  const across = Math.round((x - pad) / laneWidth(width, lanes, metrics));
  return Math.max(0, Math.min(count, Math.max(0, Math.floor(down)) * lanes + Math.max(0, Math.min(lanes, across))));
};

/** The day whose head is under a point; null beside the heads. */
export const dayAt = ({ model: { metrics, columns }, view }: HitInput, point: Point): Column | null => {
  if (!inside(view.box, point)) return null;
  const [screenX, screenY] = [point.x - view.box.left, point.y - view.box.top];
  if (screenY >= metrics.head || screenX < metrics.tray + metrics.crew) return null;
  const x = screenX + view.scrollLeft;
  const column = columns[bandAt({ length: columns.length, at: (index) => columns[index]?.left ?? 0 }, x)];
  return column && x < column.left + column.width ? column : null;
};

/** The bin under a point of the screen, from offsets alone: nothing is measured, nothing is asked of the page. */
export const hitTest = (input: HitInput, point: Point): Hit | null => {
  const { model, view, fixed, countIn } = input;
  const target = fixed.find(({ box }) => inside(box, point));
  if (target) return { bin: target.bin };
  if (!inside(view.box, point)) return null;

  const { metrics, columns, groups, rows } = model;
  const [screenX, screenY] = [point.x - view.box.left, point.y - view.box.top];
  if (screenY < metrics.head) return null;
  const [x, y] = [screenX + view.scrollLeft, screenY + view.scrollTop];

  if (screenX < metrics.tray) {
    const group = groups[bandAt({ length: groups.length, at: (index) => groups[index]?.top ?? 0 }, y)];
    return group && group.body > 0 && y < group.bodyTop + group.body ? trayAt(group, screenX, y, input) : null;
  }
  if (screenX < metrics.tray + metrics.crew) return null;

  const row = rows[bandAt({ length: rows.length, at: (index) => rows[index]?.top ?? 0 }, y)];
  const columnIndex = bandAt({ length: columns.length, at: (index) => columns[index]?.left ?? 0 }, x);
  const column = columns[columnIndex];
  const bin = row?.bins[columnIndex];
  if (!row || !column || !bin || y >= row.top + row.height || x >= column.left + column.width) return null;
  const box: BinBox = { left: column.left, top: row.top, width: column.width, height: row.height, lanes: column.lanes };
  return { bin, slot: slotAt({ x: x - box.left, y: y - box.top }, countIn(bin.key), box, metrics), box };
};
