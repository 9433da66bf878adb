/**
 * The steps of the design: styles take their sizes from here and from nowhere else (scales.test.ts). A style writes the
 * value itself, which costs no byte and reads at once; a new value is a row here, or it is none.
 */

/** Sizes of texts, in pixels: 14 is the body, 12 what stands beside it, 18 a page's title. */
export const TYPE = [11, 12, 13, 14, 15, 16, 18, 20, 24, 28] as const;

/** Weights: of texts, of what is said with some weight, of labels and heads, of titles. */
export const WEIGHTS = [400, 500, 600, 700] as const;

/**
 * Distances between parts and inside of them, in pixels. What is worked out from a size, such as the room beside an icon,
 * is written as `calc(...)`.
 */
export const SPACING = [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 72, 96] as const;

/** Corners, in pixels: marks, cells, chips, controls, fields of a list, cards, dialogs, and pills. */
export const RADII = [2, 4, 6, 8, 10, 12, 16, 999] as const;

/** Milliseconds of what changes: at once under the pointer, usual, a panel. What turns without an end is slower. */
export const MOTION = { hover: 120, usual: 150, panel: 200, slow: 400 } as const;
export const TURNS = [900, 1200, 2000] as const;

/** Layers inside a part: 0 to 10 among its own. Above them, by name: */
export const LAYERS = {
  /** What sticks within a screen: its head, days, strips, bars. */
  page: 20,
  plan: 25,
  boardHeads: 29,
  screenBars: 30,
  boardDays: 40,
  /** Under Leaflet's tiles, which stand at 200. */
  mapOutlines: 150,
  /** Leaflet's own panes end at 700; these stand among them. */
  mapTools: 450,
  mapLasso: 460,
  notice: 1000,
  scrollToTop: 1050,
  header: 1100,
  menus: 1200,
  quickSearch: 1250,
  overlays: 1300,
  distance: 1390,
  carried: 1400,
  carriedHint: 1401,
  toasts: 1600,
  skipLink: 1700,
  viewingBar: 2000,
} as const;

/** Widths at which screens change (UI-027, UI-036), in pixels; the others belong to single parts. */
export const BREAKPOINTS = [
  480, 560, 600, 760, 800, 870, 876, 900, 992, 1080, 1100, 1150, 1183, 1200, 1255, 1280, 1367, 1410, 1440, 1500, 1560,
] as const;
