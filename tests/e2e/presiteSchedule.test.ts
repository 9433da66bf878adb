import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { axeFindings } from '../support/browserAxe';
import {
  announced,
  anItem,
  assignElsewhere,
  caption,
  card,
  carry,
  column,
  countAssignments,
  checklistOf,
  placeNow,
  quietDay,
  scheduleNow,
} from '../support/browserPresite';
import { eventually, test } from '../support/browserTest';
import { slide, spotOf } from '../support/finger';

/** No street tiles in a place without a network: the map says so itself. */
const NO_TILES =
  /^console .*(ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_TUNNEL|ERR_PROXY|ERR_BLOCKED)/;
const UNASSIGNED = 'Unassigned Gunite';

describe('a scheduler on the presite schedule', () => {
  test('opens it in the menu: a column for each division without supervisors, one for each supervisor by last name, and the map [PSC-001 PSC-002 PSC-017]', async ({
    open,
    allow,
  }) => {
    allow(NO_TILES);
    const page = await open('scheduler');
    const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Schedule' });
    await menu.hover();
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
    await page.getByRole('link', { name: 'Presite' }).click();
    await column(page, UNASSIGNED).waitFor();
    const heads = await page.locator('.presite-head-name').allTextContents();
    expect(heads.slice(0, 2)).toEqual([UNASSIGNED, 'Unassigned Pebble']);
    const lastNames = heads.slice(2).map((name) => name.split(' ').at(-1) ?? '');
    expect(lastNames).toEqual(lastNames.toSorted((a, b) => a.localeCompare(b)));
    await page.getByRole('region', { name: 'Jobs by application date' }).first().waitFor();
    expect(await page.locator('.job-map').evaluate((map) => map.getBoundingClientRect().height)).toBe(600);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is reached by its address in any letter case, and its link reproduces the view [NAV-110 PSC-013 PSC-016]', async ({
    open,
    allow,
  }) => {
    allow(NO_TILES);
    const day = await quietDay(1);
    const page = await open('scheduler', { path: `/presiteschedule?date=${day.date}&without=pebble` });
    await column(page, UNASSIGNED).waitFor();
    await eventually(() => page.getByRole('textbox', { name: 'Date', exact: true }).inputValue()).toBe(day.us);
    await eventually(() => page.getByRole('checkbox', { name: 'Pebble' }).isChecked()).toBe(false);
    expect(await column(page, 'Unassigned Pebble').count()).toBe(0);
    expect(await column(page, day.pebble.name).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Pebble' }).click();
    await column(page, day.pebble.name).waitFor();
  });

  test('drags a presite to a supervisor; another browser sees it without a reload, and the server has it [PSC-008 PSC-015]', async ({
    open,
    allow,
  }) => {
    allow(NO_TILES);
    const day = await quietDay(2);
    const item = await anItem(day.date);
    const [mine, other] = [await open('scheduler', { path: day.path }), await open('manager', { path: day.path })];
    await column(other, UNASSIGNED).locator(`[data-presite="${item.id}"]`).waitFor();
    let reloads = 0;
    other.on('framenavigated', () => {
      reloads += 1;
    });
    await carry(mine, card(mine, item.id), column(mine, day.gunite.name), async () => {
      await caption(mine)
        .filter({ hasText: `Drop in ${day.gunite.name}` })
        .waitFor();
    });
    const dropped = Date.now();
    await column(other, day.gunite.name).locator(`[data-presite="${item.id}"]`).waitFor();
    expect(Date.now() - dropped).toBeLessThan(2500);
    expect(reloads).toBe(0);
    await column(mine, day.gunite.name).locator(`[data-presite="${item.id}"]`).waitFor();
    expect(await placeNow(item.id, day.date)).toBe(day.gunite.id);
    await carry(mine, card(mine, item.id), column(mine, UNASSIGNED));
    await announced(mine, `${item.name} is unassigned.`);
    await eventually(() => placeNow(item.id, day.date)).toBe(-2);
    await column(other, UNASSIGNED).locator(`[data-presite="${item.id}"]`).waitFor();
  });

  test('is told why a column refuses a presite, and nothing is sent when it is dropped there [PSC-009]', async ({
    open,
    allow,
  }) => {
    allow(NO_TILES);
    const day = await quietDay(3);
    const item = await anItem(day.date);
    const page = await open('scheduler', { path: day.path });
    const sent = countAssignments(page);
    await carry(page, card(page, item.id), column(page, day.pebble.name), async () => {
      await caption(page)
        .filter({ hasText: `${day.pebble.name} does not supervise presites of Gunite.` })
        .waitFor();
    });
    await announced(page, /^Cancelled\./);
    expect([await placeNow(item.id, day.date), sent()]).toEqual([-2, 0]);
  });

  test('assigns by the pick list of the card, clears by it, and takes both back [PSC-015]', async ({ open, allow }) => {
    allow(NO_TILES);
    const day = await quietDay(4);
    const item = await anItem(day.date);
    const page = await open('scheduler', { path: day.path });
    const pick = async (name: string): Promise<void> => {
      await card(page, item.id)
        .getByRole('button', { name: `Assign to… (${item.name})` })
        .click();
      await page.getByRole('menuitemradio', { name, exact: true }).click();
    };
    await pick(day.both.name);
    await eventually(() => placeNow(item.id, day.date)).toBe(day.both.id);
    await pick(UNASSIGNED);
    await eventually(() => placeNow(item.id, day.date)).toBe(-2);
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
    await announced(page, 'Assignment undone.');
    await eventually(() => placeNow(item.id, day.date)).toBe(day.both.id);
    await page.locator('body').press('Control+z');
    await eventually(() => placeNow(item.id, day.date)).toBe(-2);
    await page.locator('body').press('Control+Shift+z');
    await eventually(() => placeNow(item.id, day.date)).toBe(day.both.id);
    await column(page, day.both.name).locator(`[data-presite="${item.id}"]`).waitFor();
  });

  test('assigns with the keyboard alone, and hears each step', async ({ open, allow }) => {
    allow(NO_TILES);
    const day = await quietDay(5);
    const item = await anItem(day.date);
    const page = await open('scheduler', { path: day.path });
    await card(page, item.id).focus();
    await page.keyboard.press('Space');
    await announced(
      page,
      `Picked up ${item.name} from ${UNASSIGNED}. Left and right choose a column, space drops, escape cancels.`,
    );
    for (let step = 0; step < 8; step += 1) {
      if ((await page.locator('[data-presite-said]').textContent())?.endsWith(day.gunite.name)) break;
      await page.keyboard.press('ArrowRight');
    }
    await announced(page, new RegExp(`${day.gunite.name}$`));
    await page.keyboard.press('Space');
    await announced(page, `${item.name} goes to ${day.gunite.name}, ${day.us}.`);
    await eventually(() => placeNow(item.id, day.date)).toBe(day.gunite.id);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-presite'))).toBe(String(item.id));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await announced(page, `Cancelled. ${item.name} stays in ${day.gunite.name}.`);
    expect(await placeNow(item.id, day.date)).toBe(day.gunite.id);
  });

  test('sees a card go back alone when the server fails, with a red message, and the day is asked again [PSC-018]', async ({
    open,
    allow,
  }) => {
    allow(NO_TILES, /^http 500/);
    const day = await quietDay(6);
    const [item, other] = [await anItem(day.date), await anItem(day.date)];
    const page = await open('scheduler', { path: day.path });
    await carry(page, card(page, other.id), column(page, day.gunite.name));
    await eventually(() => placeNow(other.id, day.date)).toBe(day.gunite.id);
    let asked = 0;
    page.on('request', (request) => {
      if ((request.postData() ?? '').includes('PresiteDay')) asked += 1;
    });
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('AssignPresite')
        ? route.fulfill({
            status: 200,
            contentType: 'application/json',
            body: JSON.stringify({
              errors: [{ message: 'An error has occurred.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
            }),
          })
        : route.fallback(),
    );
    allow(/^graphql .*INTERNAL_SERVER_ERROR/);
    await carry(page, card(page, item.id), column(page, day.gunite.name));
    await page.getByText('Error, please try again.').first().waitFor();
    await column(page, UNASSIGNED).locator(`[data-presite="${item.id}"]`).waitFor();
    await column(page, day.gunite.name).locator(`[data-presite="${other.id}"]`).waitFor();
    await eventually(() => asked).toBeGreaterThan(0);
    expect(await placeNow(item.id, day.date)).toBe(-2);
  });

  test('is told who was faster, and sees where the presite is now', async ({ open, allow }) => {
    allow(NO_TILES, /^graphql .*"code":"CONFLICT"/);
    const day = await quietDay(7);
    const item = await anItem(day.date);
    const page = await open('scheduler', {
      path: day.path,
      before: (fresh) => fresh.route('**/v1/events*', (route) => route.abort()),
    });
    allow(/^console .*v1\/events|ERR_FAILED/);
    await card(page, item.id).waitFor();
    await assignElsewhere('manager', item.id, day.both.id, day.date);
    await carry(page, card(page, item.id), column(page, day.gunite.name));
    await page.getByText(`assigned this presite to ${day.both.name}, ${day.us}.`).first().waitFor();
    await column(page, day.both.name).locator(`[data-presite="${item.id}"]`).waitFor();
    expect(await placeNow(item.id, day.date)).toBe(day.both.id);
  });

  test('dims what is not searched for', async ({ open, allow }) => {
    allow(NO_TILES);
    const day = await quietDay(8);
    const item = await anItem(day.date);
    const page = await open('scheduler', { path: day.path });
    await card(page, item.id).waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill(item.name);
    await page.locator('.presite-card.is-dimmed').first().waitFor();
    await eventually(() => card(page, item.id).getAttribute('class')).not.toContain('is-dimmed');
    await page.getByText(/^\d+ match(es)?$/).waitFor();
  });

  test('cannot be opened without the right [PSC-011 AUTH-056]', async ({ open }) => {
    const page = await open('office', { path: '/PresiteSchedule' });
    await page.getByText('You do not have permission').first().waitFor();
    expect(await page.locator('.presite, .presite-message').count()).toBe(0);
  });
});

describe('the presite schedule at 390 px', () => {
  const PHONE = { viewport: TELEPHONE, hasTouch: true, isMobile: true };

  test('begins with the visits of the day, where a supervisor answers the checklist by thumb [PRE-020]', async ({
    open,
    allow,
  }) => {
    allow(NO_TILES);
    const day = await quietDay(11);
    const item = await anItem(day.date);
    await assignElsewhere('manager', item.id, day.gunite.id, day.date);
    const page = await open('scheduler', { path: day.path, ...PHONE });
    const visit = page.locator(`[data-visit="${item.id}"]`);
    await visit.getByRole('button', { expanded: false }).tap();
    await visit.getByRole('group', { name: 'Water on Site' }).getByRole('button', { name: 'Yes' }).tap();
    await visit.getByRole('textbox', { name: 'Feet of Hose Needed' }).fill('120');
    await visit.getByRole('button', { name: 'Visited today' }).tap();
    await visit.getByText('Saved', { exact: true }).waitFor();
    await visit.getByRole('button', { name: /^Visited on/ }).waitFor();
    await eventually(() => checklistOf(item.subJob)).toEqual({
      is_water_on_site: true,
      feet_of_hose_needed: 120,
      checkin_date: (await scheduleNow()).businessDay,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TELEPHONE.width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await eventually(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe(colorScheme);
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
    await page.getByRole('button', { name: 'Next day' }).tap();
    await visit.waitFor({ state: 'detached' });
  });

  test('shows a column at a time, assigns by "Assign to…", and has the map in a tab of its own', async ({
    open,
    allow,
  }) => {
    allow(NO_TILES);
    const day = await quietDay(9);
    const item = await anItem(day.date);
    const page = await open('scheduler', { path: `${day.path}&view=schedule`, ...PHONE });
    await card(page, item.id)
      .getByRole('button', { name: /^Assign/ })
      .tap();
    await page.getByRole('menuitemradio', { name: day.gunite.name, exact: true }).tap();
    await eventually(() => placeNow(item.id, day.date)).toBe(day.gunite.id);
    expect(await card(page, item.id).count()).toBe(0);
    await page.getByRole('tab', { name: new RegExp(`^${day.gunite.name}`) }).tap();
    await card(page, item.id).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TELEPHONE.width);
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await page.locator('.job-map').waitFor();
    expect(await card(page, item.id).count()).toBe(0);
  });

  test("picks a card up by a long press and puts it down on a supervisor's tab", async ({ open, allow }) => {
    allow(NO_TILES);
    const day = await quietDay(10);
    const item = await anItem(day.date, 2);
    const page = await open('scheduler', { path: `${day.path}&view=schedule&without=gunite`, ...PHONE });
    await card(page, item.id).waitFor();
    const tab = page.getByRole('tab', { name: /^(?!Unassigned)/ }).first();
    const name = ((await tab.textContent()) ?? '').replace(/\s*\d+$/, '');
    await slide(page, await spotOf(card(page, item.id), { x: 80, y: 20 }), await spotOf(tab, { x: 20, y: 15 }), {
      held: () => page.locator('.presite-ghost').waitFor({ state: 'attached' }),
      over: () =>
        caption(page)
          .filter({ hasText: `Drop in ${name}` })
          .waitFor(),
    });
    await announced(page, `${item.name} goes to ${name}, ${day.us}.`);
    await eventually(() => placeNow(item.id, day.date)).not.toBe(-3);
  });
});
