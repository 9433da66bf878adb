import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { announced, carry, cardOf, cell, hasHoliday, quietWeek } from '../support/browserBoard';
import { dayOneCard, guniteCardNow, moveGunite } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const CREWS = 'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } } }';

/** A quiet week with an unassigned card, and two cards of Gunite 1 on Monday. */
const aWeek = async (weeksAhead: number) => {
  const found = await quietWeek(weeksAhead);
  const week = hasHoliday(found.days) ? await quietWeek(weeksAhead + 10) : found;
  const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>('manager', CREWS, {
    date: week.date,
  });
  const crew = boardCards.crews.find(({ name }) => name === 'Gunite 1')?.id;
  const keys: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const card = await dayOneCard(week.date);
    await moveGunite(card, { crew_id: crew, date: week.days[0] });
    keys.push(card.key);
  }
  const orders = async () =>
    Promise.all(keys.map(async (key) => (await guniteCardNow(key, week.date))?.job_order ?? null));
  const places = async () =>
    Promise.all(
      keys.map(async (key) => {
        const card = await guniteCardNow(key, week.date);
        return `${card?.crew_id} ${card?.date}`;
      }),
    );
  return { ...week, crew, keys, orders, places, path: `/week/gunite?date=${week.date}` };
};

describe('miles on a board', () => {
  test('[SDY-004] a held card shows what each day costs, 1 takes the best, and one undo takes it back', async ({
    open,
  }) => {
    const week = await aWeek(45);
    const [key = ''] = week.keys;
    const before = await week.places();
    const page = await open('scheduler', { path: week.path });
    let best = '';
    await carry(page, cardOf(page, key), cell(page, `Gunite 2, ${week.us[3]}`), async () => {
      const first = page.locator('.held-cell', { has: page.locator('b', { hasText: /^1$/ }) });
      await first.waitFor();
      best = (await first.getAttribute('data-held-bin')) ?? '';
      expect(await first.innerText()).toMatch(/\+[\d.]+ mi\*?\s[\d.]+ yd left\s[\d.]+ yd of [\d.]+|\+[\d.]+ mi/);
      expect(await page.locator('.held-source').innerText()).toContain('Miles: straight line x 1.3');
      await page.keyboard.press('1');
      await page.locator('.held-cell').first().waitFor({ state: 'detached' });
    });
    const [, , crew, date] = best.split(':');
    await eventually(week.places).toEqual([`${crew} ${date}`, ...before.slice(1)]);
    await page.keyboard.press('Control+z');
    await eventually(week.places).toEqual(before);
  });

  test("[SDY-004] a crew's day is ordered by route from its menu, and put back by one undo", async ({ open }) => {
    const week = await aWeek(48);
    const before = await week.orders();
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, week.keys[0] ?? '').waitFor();
    await cell(page, `Gunite 1, ${week.us[0]}`).locator('.bin-head').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Order by route' }).click();
    await announced(
      page,
      /Gunite 1, .*: (ordered by route, [\d.]+ mi are [\d.]+ mi now|no order is shorter, [\d.]+ mi)/,
    );
    const after = await week.orders();
    expect(after.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2, 3]);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      await page.keyboard.press('Control+z');
      await eventually(week.orders).toEqual(before);
    }
  });

  test('[SDY-004] places are suggested on a phone, looked at, and thrown away', async ({ open }) => {
    const week = await aWeek(51);
    const before = await week.places();
    const page = await open('scheduler', { path: week.path, viewport: TELEPHONE });
    await page.getByRole('button', { name: 'Suggest places...' }).click();
    const panel = page.getByRole('region', { name: 'Suggested places' });
    await panel.getByRole('button', { name: /^Move \d+ cards$/ }).waitFor();
    await panel.getByRole('checkbox', { checked: true }).first().waitFor();
    expect(await panel.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(0);
    const width = page.viewportSize()?.width ?? 0;
    expect((await panel.boundingBox())?.width ?? Infinity).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await week.places()).toEqual(before);
  });
});
