import { describe, expect } from 'vitest';
import { weekOf } from '../../domain/civilDate';
import { axeFindings } from '../support/browserAxe';
import { TELEPHONE } from '../support/browser';
import { trace } from '../support/finger';
import { anItem, card, carry, countAssignments, placeNow, quietDay } from '../support/browserPresite';
import { eventually, test } from '../support/browserTest';

/** No street tiles in a place without a network: the map says so itself. */
const NO_TILES =
  /^console .*(ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_TUNNEL|ERR_PROXY|ERR_BLOCKED)/;

describe('a scheduler on the week of the presite schedule', () => {
  test('gives several presites a supervisor and a day at once, seen by others, and takes all back by one undo [SDY-017]', async ({
    open,
    allow,
  }) => {
    allow(NO_TILES);
    const days = await Promise.all([80, 81, 82, 83, 84, 85, 86].map(quietDay));
    const day = days.find(({ date }) => weekOf(date)[3] === date);
    if (!day) throw new Error('no Thursday');
    const target = weekOf(day.date)[4] ?? day.date;
    const items = [await anItem(day.date), await anItem(day.date), await anItem(day.date)];
    const path = `${day.path}&span=week`;
    const [mine, other] = [await open('scheduler', { path }), await open('manager', { path })];
    const sent = countAssignments(mine);
    for (const { id } of items) await card(mine, id).click({ modifiers: ['Control'] });
    await mine.getByText('3 presites selected', { exact: true }).last().waitFor();
    const cell = (page: typeof mine) => page.locator(`section[data-column="${day.gunite.id}/${target}"]`);
    const [first] = items;
    if (!first) throw new Error('no item');
    await carry(mine, card(mine, first.id), cell(mine));
    for (const { id } of items) {
      await cell(mine).locator(`[data-presite="${id}"]`).waitFor();
      await cell(other).locator(`[data-presite="${id}"]`).waitFor();
      await eventually(() => placeNow(id, target)).toBe(day.gunite.id);
    }
    expect(sent()).toBe(1);
    expect(await axeFindings(mine)).toEqual([]);
    await mine.keyboard.press('Control+z');
    for (const { id } of items) await eventually(() => placeNow(id, day.date)).toBe(-2);
  });

  test('selects on the map what a line encloses, and assigns all of it [SDY-017]', async ({ open, allow }) => {
    allow(NO_TILES);
    const day = await quietDay(41);
    const items = [await anItem(day.date, 1, true), await anItem(day.date, 1, true)];
    const page = await open('scheduler', { path: day.path });
    await page.getByRole('button', { name: 'Visits of the day' }).click();
    await page.getByText('2 visits on the map', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Lasso' }).click();
    const map = page.locator('.leaflet-container.has-lasso');
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) throw new Error('no map');
    const corner = (right: boolean, low: boolean) =>
      [box.x + (right ? box.width - 4 : 4), box.y + (low ? box.height - 4 : 4)] as const;
    await page.mouse.move(...corner(true, false));
    await page.mouse.down();
    for (const at of [corner(true, true), corner(false, true), corner(false, false)])
      await page.mouse.move(...at, { steps: 6 });
    await page.mouse.up();
    await page.getByText('2 presites selected', { exact: true }).last().waitFor();
    await page.getByRole('button', { name: 'Assign to…', exact: true }).click();
    await page.getByRole('menuitemradio', { name: day.both.name }).click();
    for (const { id } of items) await eventually(() => placeNow(id, day.date)).toBe(day.both.id);
  });

  test('selects by a finger that draws a line on the map of a telephone [SDY-017]', async ({ open, allow }) => {
    allow(NO_TILES);
    const day = await quietDay(42);
    const items = [await anItem(day.date, 1, true), await anItem(day.date, 1, true)];
    const page = await open('scheduler', { path: `${day.path}&view=map`, viewport: TELEPHONE, hasTouch: true });
    await page.getByRole('button', { name: 'Visits of the day' }).tap();
    await page.getByText('2 visits on the map', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Lasso' }).tap();
    const map = page.locator('.leaflet-container.has-lasso');
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) throw new Error('no map');
    // All of the map that the glass shows, from its middle on: a finger that has begun is not held up by its corners.
    const [left, right] = [box.x + 4, box.x + box.width - 4];
    const [top, bottom] = [Math.max(box.y, 0) + 4, Math.min(box.y + box.height, TELEPHONE.height) - 4];
    const scrolled = await page.evaluate(() => window.scrollY);
    await trace(page, [
      { x: left, y: (top + bottom) / 2 },
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]);
    await page.getByText('2 presites selected', { exact: true }).last().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(items).toHaveLength(2);
  });
});
