import type { Page } from 'playwright-core';

import { isAnswerKept, untilKept } from './browserOffline';
import { eventually } from './browserTest';
import type { DeadSpot } from './deadSpot';

/** What a browser says of requests that were cut off, and of a look for the server that it gave up. */
export const NOISE = [/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /, /net::ERR_/] as const;

/** Within the app, as its links do. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** What stands above every screen while the server is silent. */
export const lostBar = (page: Page) => page.getByText('No connection. Your changes are kept here.');

/** How old what is shown from the device is. */
const age = (page: Page) => page.locator('.offline-bar').getByText(/^As of /);

interface Screen {
  path: string;
  /** The query whose answer it shows. */
  query: string;
  shows: (page: Page) => Promise<unknown>;
}

/** Sees each screen once, and then out of the dead spot, without a loading sign and with the age of what it shows. */
export const seeInDeadSpot = async (spot: DeadSpot, page: Page, screens: readonly Screen[]): Promise<void> => {
  await untilKept(page);
  for (const { path, query, shows } of screens) {
    await goTo(page, path);
    await shows(page);
    await eventually(() => isAnswerKept(page, query)).toBe(true);
  }
  await goTo(page, '/security');
  await page.getByRole('heading', { name: 'Security' }).first().waitFor();
  spot.enter();
  for (const { path, shows } of screens) {
    await goTo(page, path);
    await shows(page);
    await age(page).waitFor();
    await eventually(async () => `${await page.getByText(/^Loading/).count()} at ${path}`).toBe(`0 at ${path}`);
  }
  await lostBar(page).waitFor();
  spot.leave();
  await lostBar(page).waitFor({ state: 'detached' });
  await eventually(() => age(page).count()).toBe(0);
};
