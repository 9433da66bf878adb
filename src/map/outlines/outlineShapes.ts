import { CITIES } from './cities';
import { planeLine, planeX, planeY, type PlaneLine } from '../mercator';

interface OutlineName {
  text: string;
  x: number;
  y: number;
  from: number;
  isCity: boolean;
}
export interface OutlineShapes {
  land: readonly PlaneLine[];
  borders: readonly PlaneLine[];
  names: readonly OutlineName[];
}

/** What scripts/mapOutlines.ts writes. */
export interface PackedOutlines {
  land: readonly (readonly number[])[];
  borders: readonly (readonly number[])[];
  counties: readonly (readonly (string | number)[])[];
}

/** Counties are named from here on, in between their cities. */
const COUNTIES_FROM = 9;

/** The generated outlines, ready to be drawn at any zoom. */
export const outlineShapes = ({ land, borders, counties }: PackedOutlines): OutlineShapes => ({
  land: land.map(planeLine),
  borders: borders.map(planeLine),
  names: [
    ...CITIES.map(([text, lat, lon, from]) => ({ text, x: planeX(lon), y: planeY(lat), from, isCity: true })),
    ...counties.map(([name = '', lat = 0, lon = 0]) => ({
      text: `${name} Co.`,
      x: planeX(Number(lon)),
      y: planeY(Number(lat)),
      from: COUNTIES_FROM,
      isCity: false,
    })),
  ],
});
