import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { aBuilder, api } from '../support/browserApi';
import { quietWeek } from '../support/browserBoard';
import { aGuniteJob } from '../support/browserGunite';
import { axeFindings } from '../support/browserAxe';
import { test } from '../support/browserTest';
import { handFaults } from '../support/accessible/handsAndSun';
import { atRest } from '../support/accessible/looks';
import { openedParts } from '../support/accessible/openedParts';
import { aWholeJob } from '../support/screenAddresses';

const PHONE = { viewport: TELEPHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
let week: ReturnType<typeof quietWeek> | null = null;
/** A board on which crew 1 has a card on the day that a telephone opens. */
const aBoard = async (): Promise<string> => {
  week ??= quietWeek(58);
  const { date } = await week;
  const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>(
    'admin',
    '{ boardCards(category: gunite, view: week) { crews { id name } } }',
  );
  const id = boardCards.crews.find(({ name }) => name === 'Gunite 1')?.id;
  await aGuniteJob([{ type: { id: 1 }, status: { id: 2 }, crew: { id }, gunite_date: date }]);
  return `/week/gunite?date=${date}`;
};

/** What stands over the page. */
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const OPENED = `${DIALOG}, [role="menu"]`;

/** Presses a button of the page, or of what stands over it. */
const press = async (page: Page, name: string | RegExp): Promise<void> => {
  const exact = typeof name === 'string';
  const over = page.locator(OPENED);
  const place = (await over.count()) > 0 ? over.last() : page.locator('body');
  await place.getByRole('button', { name, exact }).or(place.getByRole('menuitem', { name, exact })).first().click();
};

/** Closes what stands over the page; false where it is another page, or something stays. */
const closedOn = async (page: Page, path: string): Promise<boolean> => {
  const { pathname, search } = new URL(page.url());
  if (pathname !== path && pathname + search !== path) return false;
  for (let left = 3; left > 0; left -= 1) {
    if ((await page.locator(OPENED).count()) === 0) return true;
    await page.keyboard.press('Escape');
    await atRest(page);
  }
  return (await page.locator(OPENED).count()) === 0;
};

describe('what opens over a screen', () => {
  test('has no serious finding of axe, targets of 44 px and the width of its window, on a dark telephone [UI-043 FLD-012]', async ({
    open,
  }) => {
    const [whole, { id }, gone] = [await aWholeJob(), await aBuilder(), await aBuilder()];
    await api('admin', 'mutation ($id: Int!) { deleteCustomer(id: $id) { id } }', { id: gone.id });
    const page = await open('admin', PHONE);
    const found: string[] = [];
    for (const { path, press: names, opens } of openedParts(
      { id: whole.id, subJob: whole.order('gunite').subJob },
      id,
      await aBoard(),
    )) {
      if (!(await closedOn(page, path))) {
        await page.goto(path);
        await page.locator('main h1, main h2').first().waitFor();
        await atRest(page);
      }
      for (const name of names) {
        await press(page, name);
        await page.locator(OPENED).last().waitFor();
        await atRest(page);
      }
      await page
        .locator(opens === 'menu' ? '[role="menu"]' : DIALOG)
        .last()
        .waitFor();
      await atRest(page);
      const part = `${path}, ${names.map(String).join(', ')}`;
      const { targets } = await handFaults(page);
      const wide = await page
        .locator(OPENED)
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className));
      found.push(
        ...(await axeFindings(page, { within: OPENED })).map((one) => `${part}: ${one}`),
        ...targets.map((one) => `${part}: ${one}`),
        ...wide.map((one) => `${part}: wider than its window: ${one}`),
      );
    }
    expect(found).toEqual([]);
  }, 240_000);
});
