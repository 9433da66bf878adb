import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { announced, carry, cardOf, cell, quietWeek } from '../support/browserBoard';
import { aGuniteJob, aJobOf, dayOneCard, guniteCardNow, guniteCardOf, moveGunite } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const CREWS = 'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } } }';

/** A quiet week with an unassigned card, and two cards of Gunite 1 on Monday. */
const aWeek = async (weeksAhead: number, count = 3) => {
  const week = await quietWeek(weeksAhead);
  const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>('manager', CREWS, {
    date: week.date,
  });
  const crew = boardCards.crews.find(({ name }) => name === 'Gunite 1')?.id;
  const keys: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const card = await dayOneCard(week.date);
    await moveGunite(card, { crew_id: crew, date: week.days[0] });
    keys.push(card.key);
  }
  const places = async () =>
    Promise.all(
      keys.map(async (key) => {
        const card = await guniteCardNow(key, week.date);
        return `${card?.crew_id} ${card?.date}`;
      }),
    );
  return { ...week, crew, keys, places, path: `/week/gunite?date=${week.date}` };
};

describe('miles on a board', () => {
  test('[SDY-004] a held card shows what each day costs, 1 takes the best, and one undo takes it back', async ({
    open,
  }) => {
    const week = await aWeek(45);
    const [key = ''] = week.keys;
    const before = await week.places();
    // The days that are in the page have figures: all crews are.
    const page = await open('scheduler', { path: week.path, viewport: { width: 1440, height: 4000 } });
    let best = '';
    await carry(page, cardOf(page, key), cell(page, `Gunite 2, ${week.us[3]}`), async () => {
      const first = page.locator('.held-cell', { has: page.locator('b', { hasText: /^1$/ }) });
      await first.waitFor();
      best = (await first.getAttribute('data-held-bin')) ?? '';
      await eventually(() => first.innerText()).toMatch(
        /\+[\d.]+ mi\*?\s[\d.]+ yd left\s[\d.]+ yd of [\d.]+|\+[\d.]+ mi/,
      );
      await eventually(() => page.locator('.held-source').innerText()).toContain('Miles: straight line x 1.3');
      await page.keyboard.press('1');
      await page.locator('.held-cell').first().waitFor({ state: 'detached' });
    });
    const [, , crew, date] = best.split(':');
    await eventually(week.places).toEqual([`${crew} ${date}`, ...before.slice(1)]);
    await page.keyboard.press('Control+z');
    await eventually(week.places).toEqual(before);
  });

  test("[SDY-004] a crew's day is ordered by route from its menu, fewer miles than before, and put back by one undo", async ({
    open,
  }) => {
    const week = await aWeek(48, 0);
    // Out to the middle one, back to the near one, out to the far one: no order is longer.
    const keys: string[] = [];
    for (const [at, lon] of [-94.4, -94.9, -94].entries()) {
      const entry = { type: { id: 1 }, crew: { id: week.crew }, gunite_date: week.days[0], job_order: at + 1 };
      const job = await aGuniteJob([entry], {}, 'Route', { lat: 29.8, lon });
      keys.push((await guniteCardOf(job, week.date)).key);
    }
    const orders = async () =>
      Promise.all(keys.map(async (key) => (await guniteCardNow(key, week.date))?.job_order ?? null));
    await eventually(orders).toEqual([1, 2, 3]);
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, keys[0] ?? '').waitFor();
    await cell(page, `Gunite 1, ${week.us[0]}`).locator('.bin-head').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Order by route' }).click();
    const said = /Gunite 1, .*: ordered by route, ([\d.]+) mi are ([\d.]+) mi now/;
    await announced(page, said);
    const [, before, now] = said.exec(await page.locator('.notice-text').innerText()) ?? [];
    expect(Number(now)).toBeLessThan(Number(before));
    // The near one is passed first, or last on the way home.
    const [, near] = await orders();
    expect([1, 3]).toContain(near);
    await page.keyboard.press('Control+z');
    await eventually(orders).toEqual([1, 2, 3]);
  });

  test("[SDY-001] [SDY-004] the menu of a crew's day opens by keys from a card, and by a finger, and selects the day", async ({
    open,
  }) => {
    const week = await aWeek(57);
    const [key = ''] = week.keys;
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, key).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: "This crew's day..." }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: /^Menu of Gunite 1, / });
    await menu.waitFor();
    expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual([
      'Start times and plant...',
      'Order by route',
      'Crew is off...',
      'Fewer people...',
      'Own block...',
      "Select all of this crew's day",
    ]);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByText('3 cards selected').first().waitFor();
    await eventually(() => cardOf(page, key).evaluate((card) => card === document.activeElement)).toBe(true);

    const phone = await open('scheduler', {
      path: week.path,
      viewport: TELEPHONE,
      hasTouch: true,
      isMobile: true,
    });
    await cardOf(phone, key)
      .getByRole('button', { name: /^Actions for / })
      .tap();
    await phone.getByRole('menuitem', { name: "This crew's day..." }).tap();
    await phone.getByRole('menuitem', { name: 'Crew is off...' }).tap();
    await phone.getByRole('region', { name: 'Gunite 1 is off' }).waitFor();
    await phone.keyboard.press('Escape');
  });

  test('[SDY-002] the menu of a day selects all of it and leads to its stops on paper', async ({ open }) => {
    const week = await aWeek(60);
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, week.keys[0] ?? '').waitFor();
    await page.locator(`.day-head[data-day="${week.days[0]}"]`).click({ button: 'right' });
    const paper = page.getByRole('menuitem', { name: 'Stops of this day to print' });
    await eventually(() => paper.getAttribute('href')).toContain(week.days[0]);
    await page.getByRole('menuitem', { name: 'Select all cards of this day' }).click();
    await page.getByText('3 cards selected').first().waitFor();
  });

  test('[SDY-004] places are suggested on a phone with why there, and why not, and thrown away', async ({ open }) => {
    const week = await aWeek(51);
    const lost = await aGuniteJob([{ type: { id: 1 } }], {}, 'Nowhere', { lat: null, lon: null });
    const before = await week.places();
    const page = await open('scheduler', { path: week.path, viewport: TELEPHONE });
    await page.getByRole('button', { name: 'Suggest places...' }).click();
    const panel = page.getByRole('region', { name: 'Suggested places' });
    await panel.getByRole('button', { name: /^Move \d+ cards$/ }).waitFor();
    await panel.getByRole('checkbox', { checked: true }).first().waitFor();
    await eventually(() => panel.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(0);
    await panel
      .getByText(
        / · \+[\d.]+ mi, (the only day with room|fewest miles of \d+ days with room) of its crews, [\d,.]+ yd left/,
      )
      .first()
      .waitFor();
    await panel.getByText(`Stays: ${lost}: nobody knows the place of the job`).waitFor();
    const width = page.viewportSize()?.width ?? 0;
    expect((await panel.boundingBox())?.width ?? Infinity).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await week.places()).toEqual(before);
  });

  test('[SDY-003] [SDY-004] a suggested application keeps behind its prep, though an earlier day has no more miles, and says so', async ({
    open,
  }) => {
    const { date, days } = await quietWeek(54);
    const { crews } = (
      await api<{ boardCards: { crews: { id: number; name: string }[] } }>(
        'manager',
        CREWS.replace('gunite', 'pebble'),
        {
          date,
        },
      )
    ).boardCards;
    const crew = { id: crews.find(({ name }) => name === 'Prep 1')?.id };
    const entries = [
      { phase_type: { id: 1 }, status: { id: 2 }, crew, date: days[1] },
      { phase_type: { id: 2 }, status: { id: 2 } },
    ];
    const job = await aJobOf({ job_category: { id: 2 }, pebble_details: { crew_information: entries } }, 'Behind Prep');
    const page = await open('scheduler', { path: `/week/pebble?date=${date}` });
    await page.getByRole('button', { name: 'Suggest places...' }).click();
    const panel = page.getByRole('region', { name: 'Suggested places' });
    await panel.getByRole('checkbox', { checked: true }).first().waitFor();
    await panel.getByRole('combobox').selectOption(`unassigned:APP`);
    const line = panel.locator('label', { hasText: job });
    await line.waitFor();
    const [, , wednesday = ''] = days;
    const us = `${wednesday.slice(5, 7)}/${wednesday.slice(8)}/${wednesday.slice(0, 4)}`;
    // The chain of its phases comes a moment later than the board.
    await eventually(() => line.innerText()).toMatch(
      new RegExp(`App \\d, ${us} · \\+[\\d.]+ mi, fewest miles of those that keep its chain`),
    );
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
});
