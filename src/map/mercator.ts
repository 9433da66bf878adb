/**
 * A line in the plane of the map's projection: x and y in turn, from 0 to 1 over the whole world, and the box around
 * it.
 */
export interface PlaneLine {
  points: Float64Array;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const planeX = (lon: number): number => (lon + 180) / 360;

export const planeY = (lat: number): number => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

/** Thousandths of a degree in the generated file. */
const SCALE = 1000;

/** A packed line of the generated file (lon, lat, then steps) in the plane of the projection. */
export const planeLine = (packed: readonly number[]): PlaneLine => {
  const points = new Float64Array(packed.length);
  const line: PlaneLine = { points, left: 1, top: 1, right: 0, bottom: 0 };
  let [lon, lat] = [0, 0];
  for (let index = 0; index + 1 < packed.length; index += 2) {
    lon += packed[index] ?? 0;
    lat += packed[index + 1] ?? 0;
    const [x, y] = [planeX(lon / SCALE), planeY(lat / SCALE)];
    points[index] = x;
    points[index + 1] = y;
    line.left = Math.min(line.left, x);
    line.right = Math.max(line.right, x);
    line.top = Math.min(line.top, y);
    line.bottom = Math.max(line.bottom, y);
  }
  return line;
};
