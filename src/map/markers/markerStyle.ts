import type { ThemeMode } from '../../theme/tokens';

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** How a marker is drawn: a filled circle with an edge, in pixels. */
export interface MarkerStyle {
  fill: Rgb;
  edge: Rgb;
  opacity: number;
  radius: number;
  weight: number;
}

/** A dark edge tells yellow and cyan from the streets below, a light one navy and maroon from a dark map. */
const EDGE: Readonly<Record<ThemeMode, Pick<MarkerStyle, 'edge' | 'opacity'>>> = {
  light: { edge: [10, 16, 32], opacity: 0.75 },
  dark: { edge: [255, 255, 255], opacity: 0.75 },
};
const SELECTED_EDGE: Readonly<Record<ThemeMode, Rgb>> = { light: [13, 34, 74], dark: [255, 255, 255] };

/** The selected marker is larger. */
export const markerStyle = (fill: Rgb, mode: ThemeMode, isSelected = false): MarkerStyle =>
  isSelected
    ? { fill, edge: SELECTED_EDGE[mode], opacity: 1, radius: 10, weight: 4 }
    : { fill, ...EDGE[mode], radius: 6, weight: 1 };
