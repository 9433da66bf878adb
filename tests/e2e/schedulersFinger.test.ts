import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addDays } from '../../domain/civilDate';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { announced, cardOf, quietWeek } from '../support/browserBoard';
import { aGuniteJob, guniteCardNow, guniteCardOf, moveGunite } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const CREWS = 'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } } }';
const TELL = 'mutation ($stops: [ToldStopInput!]!) { tellStops(stops: $stops) { keys } }';
const PHONE = { viewport: TELEPHONE, hasTouch: true, isMobile: true } as const;

/** A quiet week with jobs of its own on Monday of Gunite 1, at these longitudes, in this order. */
const aWeek = async (weeksAhead: number, lons: readonly number[]) => {
  const week = await quietWeek(weeksAhead);
  const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>('manager', CREWS, {
    date: week.date,
  });
  const crew_id = boardCards.crews.find(({ name }) => name === 'Gunite 1')?.id;
  const [monday = ''] = week.days;
  const keys: string[] = [];
  for (const [at, lon] of lons.entries()) {
    const entry = { type: { id: 1 }, crew: { id: crew_id }, gunite_date: monday, job_order: at + 1 };
    const job = await aGuniteJob([entry], {}, 'Finger', { lat: 29.8, lon });
    keys.push((await guniteCardOf(job, week.date)).key);
  }
  const orders = () => Promise.all(keys.map(async (key) => (await guniteCardNow(key, week.date))?.job_order ?? null));
  return { ...week, crew_id, monday, keys, orders, path: `/week/gunite?date=${week.date}` };
};

/** As large as a finger needs. */
const isLarge = async (button: Locator): Promise<void> => {
  const box = await button.boundingBox();
  expect(Math.min(Math.round(box?.height ?? 0), Math.round(box?.width ?? 0))).toBeGreaterThanOrEqual(44);
};
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const menuOf = async (page: Page, key: string): Promise<void> => {
  const dots = cardOf(page, key).getByRole('button', { name: /^Actions for / });
  await dots.waitFor();
  // Its place reaches further than its dots.
  const isHit = await dots.evaluate((button) => {
    const { right, bottom } = button.closest('.card')?.getBoundingClientRect() ?? button.getBoundingClientRect();
    return [4, 42].flatMap((x) =>
      [4, 42].map((y) => document.elementFromPoint(right - x, bottom - y)?.closest('button') === button),
    );
  });
  expect(isHit).toEqual([true, true, true, true]);
  await dots.tap();
};

describe('with a finger at 390 px', () => {
  test('a promise is made with a name, undone and redone, and taken back [SDY-012]', async ({ open }) => {
    const { keys, path } = await aWeek(34, [-95.2]);
    const [key = ''] = keys;
    const page = await open('scheduler', { ...PHONE, path });
    const pin = cardOf(page, key).locator('.card-pin');
    await menuOf(page, key);
    await page.getByRole('menuitem', { name: 'Promise...' }).tap();
    const dialog = page.getByRole('dialog', { name: /^Promise / });
    await dialog.getByRole('textbox').fill('Marcus');
    const save = dialog.getByRole('button', { name: 'Promise', exact: true });
    await isLarge(save);
    expect(await fits(page)).toBe(true);
    await save.tap();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => pin.getAttribute('title')).toMatch(/^Promised to Marcus, /);
    const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
    await undo.tap();
    await eventually(() => pin.count()).toBe(0);
    await page.getByRole('button', { name: 'Redo', exact: true }).first().tap();
    await pin.waitFor();
    await menuOf(page, key);
    await page.getByRole('menuitem', { name: 'Take back the promise' }).tap();
    await eventually(() => pin.count()).toBe(0);
  });

  test('a call is ticked and taken back, its box and its number large enough [SDY-011]', async ({ open }) => {
    const { keys, monday, crew_id, date } = await aWeek(35, [-95.2]);
    const [key = ''] = keys;
    await api('manager', TELL, { stops: [{ key, date: monday }] });
    const stored = await guniteCardNow(key, date);
    if (!stored) throw new Error('no card');
    const tuesday = addDays(monday, 1);
    await moveGunite(stored, { crew_id, date: tuesday });
    const page = await open('scheduler', { ...PHONE, path: `/call-list?board=gunite&date=${tuesday}` });
    await page.getByRole('status').filter({ hasText: '1 builder to call' }).waitFor();
    const tick = page.getByRole('checkbox', { name: /^Told: / });
    for (const label of await page.locator('.call-tick').all()) await isLarge(label);
    // Beside the box itself, where a finger lands.
    await page.locator('.call-stop .call-tick').tap({ position: { x: 4, y: 4 } });
    await page.getByText('Everybody on this list has been told.').waitFor();
    await eventually(() => tick.isChecked()).toBe(true);
    expect(await fits(page)).toBe(true);
    await page.reload();
    await eventually(() => tick.isChecked()).toBe(true);
    await page.locator('.call-stop .call-tick').tap();
    await page.getByRole('status').filter({ hasText: '1 builder to call' }).waitFor();
    await eventually(() => tick.isChecked()).toBe(false);
  });

  test("a crew's day is ordered by route, and put back by Undo [SDY-004]", async ({ open }) => {
    // Out to the middle one, back to the near one, out to the far one: no order is longer.
    const { keys, path, orders } = await aWeek(37, [-94.4, -94.9, -94]);
    await eventually(orders).toEqual([1, 2, 3]);
    const page = await open('scheduler', { ...PHONE, path });
    await menuOf(page, keys[0] ?? '');
    await page.getByRole('menuitem', { name: "This crew's day..." }).tap();
    const order = page.getByRole('menuitem', { name: 'Order by route' });
    await eventually(async () => (await order.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await order.tap();
    await announced(page, /Gunite 1, .*: ordered by route, [\d.]+ mi are [\d.]+ mi now/);
    await eventually(async () => (await orders())[1]).not.toBe(2);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
    await eventually(orders).toEqual([1, 2, 3]);
  });
});

describe('by keys alone', () => {
  test("a crew's day is ordered by route from one of its cards, undone and redone [SDY-004]", async ({ open }) => {
    const { keys, path, orders } = await aWeek(38, [-94.4, -94.9, -94]);
    const page = await open('scheduler', { path });
    await cardOf(page, keys[0] ?? '').focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: "This crew's day..." }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const items = page.getByRole('menu', { name: /^Menu of Gunite 1, / }).getByRole('menuitem');
    const isOn = (at: number) => items.nth(at).evaluate((item) => item === document.activeElement);
    await eventually(() => isOn(0)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await eventually(() => isOn(1)).toBe(true);
    expect(await items.nth(1).innerText()).toBe('Order by route');
    await page.keyboard.press('Enter');
    await announced(page, /Gunite 1, .*: ordered by route, [\d.]+ mi are [\d.]+ mi now/);
    await eventually(async () => (await orders())[1]).not.toBe(2);
    await page.keyboard.press('Control+z');
    await eventually(orders).toEqual([1, 2, 3]);
    await page.keyboard.press('Control+Shift+z');
    await eventually(async () => (await orders())[1]).not.toBe(2);
  });
});
