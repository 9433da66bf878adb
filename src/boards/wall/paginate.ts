/** What stands under one heading, with the measured height of each item. */
export interface WallSection {
  key: string;
  head: number;
  items: readonly { key: string; height: number }[];
}

/** The part of a section that stands in one column; `isContinued` when it began in another. */
interface WallPart {
  key: string;
  isContinued: boolean;
  items: readonly string[];
}

/** Columns from left to right, each its parts top down. */
export type WallPage = readonly (readonly WallPart[])[];

export interface WallRoom {
  columns: number;
  /** Height of a column, in the unit of the measured heights. */
  height: number;
  /** Between two sections of a column. */
  gap: number;
}

interface Part {
  key: string;
  isContinued: boolean;
  items: string[];
}

/** Fills column after column; a heading never stands without an item below it. */
const columnsOf = (sections: readonly WallSection[], height: number, gap: number): Part[][] => {
  const columns: Part[][] = [[]];
  let left = height;
  for (const { key, head, items } of sections) {
    let part: Part | null = null;
    for (const item of items) {
      const column = columns.at(-1) ?? [];
      const spent: number = item.height + (part ? 0 : head + (column.length > 0 ? gap : 0));
      if (spent > left && column.length > 0) {
        columns.push([]);
        left = height;
        part = null;
      }
      if (!part) {
        const target: Part[] = columns.at(-1) ?? [];
        left -= head + (target.length > 0 ? gap : 0);
        part = { key, isContinued: item !== items[0], items: [] };
        target.push(part);
      }
      part.items.push(item.key);
      left -= item.height;
    }
  }
  return columns;
};

const pagesOf = (columns: readonly Part[][], { columns: count }: WallRoom): number =>
  Math.max(1, Math.ceil(columns.length / count));

/** The lowest height at which the same number of pages is enough: the columns then end at about the same line. */
const balanced = (sections: readonly WallSection[], room: WallRoom): Part[][] => {
  const full = columnsOf(sections, room.height, room.gap);
  if (room.columns === 1) return full;
  const pages = pagesOf(full, room);
  let [low, high, best] = [0, room.height, full];
  while (high - low > 4) {
    const middle = (low + high) / 2;
    const columns = columnsOf(sections, middle, room.gap);
    if (pagesOf(columns, room) > pages) low = middle;
    else [high, best] = [middle, columns];
  }
  return best;
};

/**
 * Lays sections out on as few pages as hold them, without cutting an item. An item that is higher than a column has one
 * to itself.
 */
export const paginate = (sections: readonly WallSection[], room: WallRoom): WallPage[] => {
  const columns = balanced(
    sections.filter(({ items }) => items.length > 0),
    room,
  );
  return Array.from({ length: pagesOf(columns, room) }, (_, page) =>
    columns.slice(page * room.columns, (page + 1) * room.columns).filter((column) => column.length > 0),
  );
};
