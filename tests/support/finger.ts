import type { Locator, Page } from 'playwright-core';

export interface Point {
  x: number;
  y: number;
}

/** A place of something on the page, so many pixels from its corner. */
export const spotOf = async (what: Locator, { x, y }: Point): Promise<Point> => {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + x, y: box.y + y };
};

/** One finger draws a line through some points. */
export const trace = async (page: Page, [from, ...others]: readonly Point[]): Promise<void> => {
  if (!from) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  let last = from;
  for (const to of others) {
    for (let step = 1; step <= 6; step += 1) {
      const at = { x: last.x + ((to.x - last.x) * step) / 6, y: last.y + ((to.y - last.y) * step) / 6 };
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    last = to;
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

/** One finger on the glass: it presses, stays until something is seen, slides, and is lifted. */
export const slide = async (
  page: Page,
  from: Point,
  to: Point,
  { held, over }: { held?: () => Promise<unknown>; over?: () => Promise<unknown> },
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  await held?.();
  for (let step = 1; step <= 6; step += 1)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 });
  await over?.();
  await touch('touchEnd');
  await session.detach();
};
