import type { Page } from 'playwright-core';
import { aWholeJob, screenAddresses } from '../screenAddresses';
import { HEADINGS } from '../screenProofs';
import { atRest } from './looks';

const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Screens that are left on the way to another one: two, since one of them may be the one to go to. */
const BETWEEN = ['/device', '/admin/export'] as const;

/**
 * Goes to another screen as a link does, and waits until it stands there. Between any two stands one whose heading no
 * other has, so that no heading of the screen before is taken for that of the new one.
 */
export const goTo = async (page: Page, path: string, address: string): Promise<void> => {
  const between = BETWEEN.find((one) => one !== path) ?? BETWEEN[0];
  const left = page.getByRole('heading', { name: HEADINGS[between] ?? /./, exact: true });
  await follow(page, between);
  await left.waitFor();
  await follow(page, address);
  await left.waitFor({ state: 'detached' });
  await page
    .getByRole('heading', { name: HEADINGS[path] ?? /./, exact: true })
    .first()
    .waitFor()
    .catch((error: unknown) => {
      throw new Error(`${address} does not show its heading`, { cause: error });
    });
  await atRest(page).catch((error: unknown) => {
    throw new Error(`${address} does not come to rest`, { cause: error });
  });
};

/** Each screen once: other values of its address change its rows alone. */
export const screens = async (): Promise<{ path: string; address: string }[]> => {
  const all = await screenAddresses(await aWholeJob());
  return all.filter(({ path }, at) => all.findIndex((one) => one.path === path) === at);
};
