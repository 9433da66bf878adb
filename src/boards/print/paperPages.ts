/** What prints as one row that is broken between its items, with the measured heights. */
interface MeasuredBand {
  /** Another sheet begins on a page of its own. */
  sheet: string;
  /** The heading above it, said again at the top of each page. */
  group: string;
  groupHeight: number;
  /** What each part of it takes beside its items. */
  least: number;
  /** The least height of its items: its name may be taller. */
  floor: number;
  /** Side by side, each the heights of its items top down. */
  columns: readonly (readonly number[])[];
}

/** The items of a band that stand on one page: of each column from one to before another. */
export interface PaperSlice {
  band: number;
  parts: readonly (readonly [from: number, to: number])[];
  /** It began on a page before. */
  isContinued: boolean;
  hasGroup: boolean;
}

export type PaperPage = readonly PaperSlice[];

/** A band that is taller than a page begins where at least this share of the page is left. */
const WORTH_BEGINNING = 0.35;

const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0);
const itemsOf = ({ columns, floor }: MeasuredBand): number => Math.max(floor, ...columns.map(sum));

/** How far a column comes in this room. */
const reach = (heights: readonly number[], from: number, room: number): number => {
  let [to, left] = [from, room];
  for (let height = heights[to]; height !== undefined && height <= left; height = heights[to]) {
    left -= height;
    to += 1;
  }
  return to;
};

/** Breaks bands into pages: between bands where they fit on a page, between their items where they do not [PRT-001]. */
export const paperPages = (bands: readonly MeasuredBand[], height: number): PaperPage[] => {
  const pages: PaperSlice[][] = [];
  let [left, sheet, group]: [number, string | null, string | null] = [0, null, null];
  const turn = (): void => {
    pages.push([]);
    [left, group] = [height, null];
  };
  bands.forEach((band, index) => {
    const whole = band.least + itemsOf(band);
    const head = (): number => (band.group === group ? 0 : band.groupHeight);
    if (band.sheet !== sheet) turn();
    else if (head() + whole > left && (band.groupHeight + whole <= height || left < height * WORTH_BEGINNING)) turn();
    sheet = band.sheet;
    let at = band.columns.map(() => 0);
    let isContinued = false;
    for (;;) {
      const from = at;
      const room = left - head() - band.least;
      let to = band.columns.map((heights, column) => reach(heights, from[column] ?? 0, room));
      const isRest = band.columns.some((heights, column) => (from[column] ?? 0) < heights.length);
      if (isRest && to.every((end, column) => end === from[column])) {
        if (left < height) {
          turn();
          continue;
        }
        // Taller than a page by itself: it is printed all the same.
        to = band.columns.map((heights, column) => Math.min(heights.length, (from[column] ?? 0) + 1));
      }
      const taken = band.columns.map((heights, column) => sum(heights.slice(from[column], to[column])));
      left -= head() + band.least + Math.max(band.floor, ...taken);
      pages.at(-1)?.push({
        band: index,
        parts: to.map((end, column) => [from[column] ?? 0, end] as const),
        isContinued,
        hasGroup: head() > 0,
      });
      group = band.group;
      at = to;
      if (band.columns.every((heights, column) => (to[column] ?? 0) >= heights.length)) return;
      isContinued = true;
      turn();
    }
  });
  return pages;
};
