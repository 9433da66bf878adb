import type { Page } from 'playwright-core';
import { DESKTOP, TELEPHONE } from '../browser';

/** How somebody sees the product: the width of the window, and what the system asks for. */
interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  contrast: 'no-preference' | 'more';
  forcedColors: 'none' | 'active';
}

export const PHONE_IN_THE_DARK: Look = {
  viewport: TELEPHONE,
  colorScheme: 'dark',
  contrast: 'no-preference',
  forcedColors: 'none',
};
export const MORE_CONTRAST: Look = {
  viewport: DESKTOP,
  colorScheme: 'light',
  contrast: 'more',
  forcedColors: 'none',
};
export const FORCED_COLORS: Look = { ...MORE_CONTRAST, colorScheme: 'dark', forcedColors: 'active' };

/** Shows the page so, and waits until it is drawn and nothing of it moves. */
export const lookAs = async (page: Page, { viewport, ...media }: Look): Promise<void> => {
  await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await atRest(page);
};

/**
 * Two frames have been drawn since, nothing moves, and nothing is being fetched any more.
 * @throws where a screen does not come to rest: half of it would be judged
 */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(
              document.getAnimations().every(({ playState }) => playState !== 'running') &&
                !document.querySelector('[role="progressbar"], [aria-busy="true"], .skeleton, .MuiSkeleton-root'),
            ),
          ),
        );
      }),
  );
};
