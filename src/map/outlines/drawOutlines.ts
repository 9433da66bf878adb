import type { PlaneLine } from '../mercator';
import type { OutlineShapes } from './outlineShapes';

export interface OutlineColors {
  land: string;
  border: string;
  city: string;
  county: string;
  halo: string;
  font: string;
}

/** The part of the plane that a tile shows, and how many pixels the whole plane has at its zoom. */
export interface TileView {
  x: number;
  y: number;
  size: number;
  zoom: number;
}

/** Names reach over the edge of a tile; the next tile draws the rest of them. */
const NAME_REACH = 90;
const NAME_HEIGHT = 15;

const trace = (
  context: CanvasRenderingContext2D,
  { points }: PlaneLine,
  world: number,
  left: number,
  top: number,
): void => {
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [x, y] = [(points[index] ?? 0) * world - left, (points[index + 1] ?? 0) * world - top];
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
};

/** Draws one tile: the land, the borders of its counties, and the names. */
export const drawOutlines = (
  context: CanvasRenderingContext2D,
  shapes: OutlineShapes,
  { x, y, size, zoom }: TileView,
  colors: OutlineColors,
): void => {
  const world = size * 2 ** zoom;
  const [left, top] = [x * size, y * size];
  const isNear = (line: PlaneLine): boolean =>
    line.right * world >= left &&
    line.left * world <= left + size &&
    line.bottom * world >= top &&
    line.top * world <= top + size;

  context.beginPath();
  for (const line of shapes.land) if (isNear(line)) trace(context, line, world, left, top);
  context.fillStyle = colors.land;
  context.fill('evenodd');
  context.strokeStyle = colors.border;
  context.lineWidth = 1.5;
  context.stroke();

  context.beginPath();
  for (const line of shapes.borders) if (isNear(line)) trace(context, line, world, left, top);
  context.lineWidth = 0.75;
  context.stroke();

  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = colors.halo;
  const named = shapes.names
    .filter(({ from }) => zoom >= from)
    .map((name) => ({ ...name, at: name.x * world - left, down: name.y * world - top }))
    .filter(({ at, down }) => at > -2 * NAME_REACH && at < size + 2 * NAME_REACH && down > -40 && down < size + 40);
  const cities = named.filter(({ isCity }) => isCity);
  for (const name of named) {
    const { at, down } = name;
    // A county's name gives way to a city's.
    if (
      !name.isCity &&
      cities.some((city) => Math.abs(city.at - at) < NAME_REACH && Math.abs(city.down - down) < NAME_HEIGHT)
    )
      continue;
    context.font = `${name.isCity ? '600 12px' : 'italic 11px'} ${colors.font}`;
    context.fillStyle = name.isCity ? colors.city : colors.county;
    context.strokeText(name.text, at, down);
    context.fillText(name.text, at, down);
  }
};
