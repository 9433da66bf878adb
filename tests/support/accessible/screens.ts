import type { Page } from 'playwright-core';
import { aWholeJob, screenAddresses } from '../screenAddresses';
import { HEADINGS } from '../screenProofs';
import { atRest } from './looks';

/** Goes to another screen as a link does, and waits until it stands there. */
export const goTo = async (page: Page, path: string, address: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page
    .getByRole('heading', { name: HEADINGS[path] ?? /./, exact: true })
    .first()
    .waitFor();
  await atRest(page);
};

/** Each screen once: other values of its address change its rows alone. */
export const screens = async (): Promise<{ path: string; address: string }[]> => {
  const all = await screenAddresses(await aWholeJob());
  return all.filter(({ path }, at) => all.findIndex((one) => one.path === path) === at);
};
