/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
