/**
 * Draws when asked, at most once a frame: a pointer at rest costs nothing.
 * @param draw answers whether the next frame is wanted too, as while something scrolls by itself
 */
export const createFrames = (draw: () => boolean) => {
  let frame = 0;
  const request = (): void => {
    if (frame === 0) frame = requestAnimationFrame(run);
  };
  const run = (): void => {
    frame = 0;
    if (draw()) request();
  };
  return {
    request,
    stop: (): void => {
      if (frame !== 0) cancelAnimationFrame(frame);
      frame = 0;
    },
  };
};
