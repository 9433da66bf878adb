import { describe, expect } from 'vitest';
import { addDays } from '../../domain/civilDate';
import { TELEPHONE } from '../support/browser';
import { announced, boardNow, cardNow, carry, cell, quietWeek, reveal } from '../support/browserBoard';
import { dayOneCard, guniteCardNow, moveGunite } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

/** Day 1 cards that wait without a crew for one day. */
const waitingOn = async (date: string, count: number) => {
  const cards = [];
  for (let index = 0; index < count; index += 1) {
    const card = await dayOneCard(date, 'last');
    await moveGunite(card, { is_day_view: true, status: 3 });
    await moveGunite(card, { is_day_view: true, date });
    cards.push(card);
  }
  return cards;
};

describe('the gunite day', () => {
  test('pushes the dated cards of Unassigned to the next day in one go, and one undo takes them back [BRD-059 BRD-060]', async ({
    open,
  }) => {
    const { date } = await quietWeek(13);
    const cards = await waitingOn(date, 2);
    const next = addDays(date, 1);
    const page = await open('scheduler', { path: `/day/gunite?date=${date}` });
    const button = page.getByRole('button', { name: /^Push to next day/ });
    await button.click();
    await announced(page, /^Pushed 2 cards to /);
    const dates = () => Promise.all(cards.map(async ({ key }) => (await guniteCardNow(key, next))?.date));
    await eventually(dates).toEqual([next, next]);
    await eventually(() => button.isDisabled()).toBe(true);
    await page.getByTitle('No dated cards to push.').waitFor();
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
    await eventually(dates).toEqual([date, date]);
    await eventually(() => button.isEnabled()).toBe(true);
  });

  test('lays the cards of a crew side by side and takes one in between them [BRD-063]', async ({ open }) => {
    const { date, us } = await quietWeek(14);
    const [first, second, third] = [
      await dayOneCard(date, 'last'),
      await dayOneCard(date, 'last'),
      await dayOneCard(date, 'last'),
    ];
    const page = await open('scheduler', { path: `/day/gunite?date=${date}` });
    const bin = cell(page, `Gunite 1, ${us[0]}`);
    for (const card of [first, second]) {
      await carry(page, await reveal(page, card.key, 'Unassigned'), bin);
      await bin.locator(`[data-card="${card.key}"]`).waitFor();
    }
    const shown = () =>
      bin.locator('[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
    const [left] = await bin.locator('[data-card]').all();
    const box = await left?.boundingBox();
    const from = await (await reveal(page, third.key, 'Unassigned')).boundingBox();
    if (!box || !from) throw new Error('no cards');
    await page.mouse.move(from.x + 60, from.y + 18);
    await page.mouse.down();
    await page.mouse.move(from.x + 70, from.y + 24, { steps: 3 });
    await page.mouse.move(box.x + box.width + 3, box.y + 40, { steps: 6 });
    await page
      .locator('.ghost-caption')
      .filter({ hasText: /^Drop in Gunite 1/ })
      .waitFor();
    await page.mouse.up();
    const ends = (await shown()).filter((key) => key !== third.key);
    await eventually(shown).toEqual([ends[0], third.key, ends[1]]);
    await eventually(async () => (await guniteCardNow(third.key, date))?.job_order).toBe(2);
  });

  test('at 390 px shows one day with the week above, and moves a card by "Move to…"', async ({ open }) => {
    const { date, us } = await quietWeek(15);
    const page = await open('scheduler', {
      path: `/day/gunite?date=${date}`,
      viewport: TELEPHONE,
      hasTouch: true,
      isMobile: true,
    });
    await page.getByRole('button', { name: new RegExp(`^Tuesday ${us[1]}`) }).tap();
    await page.getByRole('button', { name: new RegExp(`^Tuesday ${us[1]}: `) }).waitFor();
    await page.getByRole('button', { name: /^Unassigned/ }).tap();
    const other = page.locator('.tray-sheet [data-card]').first();
    await other.getByRole('button', { name: 'Move to…' }).tap();
    const key = await other.getAttribute('data-card');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Gunite 2' }).check();
    await dialog.getByRole('button', { name: 'Move', exact: true }).tap();
    await eventually(
      async () => (await guniteCardNow(key ?? '', us[1] === undefined ? date : addDays(date, 1)))?.date,
    ).toBe(addDays(date, 1));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TELEPHONE.width);
  });
});

describe('the day views', () => {
  test('show the crews of the gunite and of the pebble schedule [RPT-010]', async ({ open }) => {
    const week = await quietWeek(18);
    const page = await open('scheduler', { path: `/DayView/Gunite?date=${week.date}` });
    await page.getByRole('heading', { level: 1, name: 'Gunite day' }).waitFor();
    await cell(page, `Gunite 1, ${week.us[0]}`).waitFor();
    await page.goto(`/DayView/Pebble?date=${week.date}`);
    await page.getByRole('heading', { level: 1, name: 'Pebble day' }).waitFor();
    await cell(page, `App 1, ${week.us[0]}`).waitFor();
  });
});

describe('the pebble day', () => {
  test('stands at /day/pebble and at /DayView/Pebble with the same date, and takes a dragged card [BRD-001 BRD-010]', async ({
    open,
  }) => {
    const week = await quietWeek(16);
    const card = (await boardNow(week.date)).cards.findLast(
      ({ key, bin, id }) => bin === 'unassigned:PREP' && key.startsWith('crew_information:') && id > 0,
    );
    if (!card) throw new Error('the demo has no unassigned prep card');
    const [mine, other] = [
      await open('scheduler', { path: `/day/pebble?date=${week.date}` }),
      await open('manager', { path: `/DayView/Pebble?date=${week.date}` }),
    ];
    const target = `Prep 1, ${week.us[0]}`;
    await eventually(() => other.getByRole('heading', { level: 1 }).textContent()).toBe('Pebble day');
    await cell(other, target).waitFor();
    await carry(mine, await reveal(mine, card.key), cell(mine, target));
    await cell(other, target).locator(`[data-card="${card.key}"]`).waitFor();
    await eventually(async () => (await cardNow(card.key, week.date))?.bin).toBe(`assigned:PREP:1:${week.date}`);
    await other.getByRole('button', { name: 'Next day', exact: true }).click();
    await cell(other, `Prep 1, ${week.us[1]}`).waitFor();
    expect(new URL(other.url()).search).toBe(`?date=${week.days[1]}`);
  });
});
