import { drawn, type Extent, type Span } from './gridGeometry';

/** A visit where it stands in its row: overlapping ones lie in lanes, one below the other [WRB-018]. */
export interface Laned<Item> extends Extent {
  item: Item;
  lane: number;
}

export interface Lanes<Item> {
  items: readonly Laned<Item>[];
  count: number;
}

/** Packs visits into as few lanes as their drawn widths need, the earlier ones on top. */
export const lanesOf = <Item>(items: readonly Item[], spanOf: (item: Item) => Span): Lanes<Item> => {
  const rights: number[] = [];
  const placed = items
    .map((item) => ({ item, ...drawn(spanOf(item)) }))
    .sort((a, b) => a.left - b.left || b.width - a.width)
    .map((one): Laned<Item> => {
      const free = rights.findIndex((right) => right <= one.left);
      const lane = free < 0 ? rights.length : free;
      rights[lane] = one.left + one.width;
      return { ...one, lane };
    });
  return { items: placed, count: Math.max(1, rights.length) };
};
