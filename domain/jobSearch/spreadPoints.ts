import type { Place } from './place';

/** Pixels to the right and down. */
export interface Offset {
  x: number;
  y: number;
}

/** Pixels between the centres of two markers of a ring, so that each can be told and hit. */
const SPACING = 14;
/** Markers in the first ring; the next ones have twice, three times as many. */
const RING = 6;

const HERE: Offset = { x: 0, y: 0 };

const onRing = (count: number, radius: number): Offset[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return { x: Math.round(radius * Math.cos(angle) * 10) / 10, y: Math.round(radius * Math.sin(angle) * 10) / 10 };
  });

/**
 * Places for `count` markers of one point: one stands on it, several in a ring around it, many in rings around that.
 */
export const ringOffsets = (count: number): Offset[] => {
  if (count <= 1) return count === 1 ? [HERE] : [];
  if (count <= RING) return onRing(count, SPACING / (2 * Math.sin(Math.PI / count)));
  const offsets: Offset[] = [];
  for (let ring = 1; offsets.length < count; ring += 1) {
    offsets.push(...onRing(Math.min(RING * ring, count - offsets.length), SPACING * ring));
  }
  return offsets;
};

/**
 * How far each marker stands from its point, in the order given: markers of one point are spread in a ring [MAP-020].
 */
export const spreadPoints = (places: readonly Place[]): Offset[] => {
  const groups = new Map<string, number[]>();
  for (const [index, { lat, lon }] of places.entries()) {
    const point = `${lat} ${lon}`;
    const group = groups.get(point);
    if (group) group.push(index);
    else groups.set(point, [index]);
  }
  const offsets: Offset[] = places.map(() => HERE);
  for (const group of groups.values()) {
    const ring = ringOffsets(group.length);
    for (const [at, index] of group.entries()) offsets[index] = ring[at] ?? HERE;
  }
  return offsets;
};
