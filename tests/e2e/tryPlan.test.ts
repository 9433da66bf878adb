import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { announced, cardOf, quietWeek } from '../support/browserBoard';
import {
  aGuniteJob,
  dayOneCard,
  guniteCardNow,
  guniteCardOf,
  moveGunite,
  type GuniteCard,
} from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const CREWS = 'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } } }';

/** A quiet week with so many Day 1 cards of a crew on Monday. */
const aWeek = async (weeksAhead: number, count: number) => {
  const week = await quietWeek(weeksAhead);
  const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>('manager', CREWS, {
    date: week.date,
  });
  const crew = boardCards.crews.find(({ name }) => name.startsWith('Gunite'));
  const cards: (GuniteCard & { job: string })[] = [];
  for (let at = 0; at < count; at += 1) {
    const card = await dayOneCard(week.date, 'last');
    await moveGunite(card, { crew_id: crew?.id, date: week.days[0] });
    cards.push(card);
  }
  const dates = async () =>
    Promise.all(cards.map(async ({ key }) => (await guniteCardNow(key, week.date))?.date ?? null));
  return { ...week, path: `/week/gunite?date=${week.date}`, cards, crew, dates };
};

const bar = (page: Page) => page.getByRole('region', { name: 'Plan' });
const dayOf = (page: Page, key: string) =>
  cardOf(page, key).evaluate((card) => card.closest('.bin')?.getAttribute('aria-label') ?? '');

/** Draws a card on another day of its crew, by keys alone. */
const draw = async (page: Page, key: string, days: number): Promise<void> => {
  await cardOf(page, key).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < days; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
};
const count = (page: Page, text: string) => bar(page).getByRole('status').filter({ hasText: text }).waitFor();

describe('a scheduler who tries a plan [SDY-008]', () => {
  test('draws three moves by keys alone; nobody else sees them; a reload keeps them; one commit, one undo', async ({
    open,
  }) => {
    const week = await aWeek(52, 3);
    const [mon, tue] = week.days;
    const [one, two, three] = week.cards.map(({ key }) => key);
    const other = await open('manager', { path: week.path });
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, one ?? '').waitFor();
    await page.keyboard.press('p');
    await count(page, 'No move yet');
    for (const [at, key] of [one, two, three].entries()) {
      await draw(page, key ?? '', 1);
      await count(page, `${at + 1} move`);
    }
    await page.keyboard.press('Control+z');
    await count(page, '2 moves');
    await page.keyboard.press('Control+Shift+z');
    await count(page, '3 moves');
    await bar(page).getByText('Kept on this device').waitFor();
    expect(await week.dates()).toEqual([mon, mon, mon]);
    await cardOf(other, one ?? '').waitFor();
    expect(await dayOf(other, one ?? '')).toContain(week.us[0]);
    expect(await dayOf(page, one ?? '')).toContain(week.us[1]);

    await page.reload();
    await page.getByText(/^A plan of 3 moves is kept on this device/).waitFor();
    expect(await dayOf(page, one ?? '')).toContain(week.us[0]);
    await page.getByRole('button', { name: 'Go on with it' }).press('Enter');
    await count(page, '3 moves');
    await eventually(() => dayOf(page, one ?? '')).toContain(week.us[1]);
    await bar(page).getByRole('button', { name: 'Apply', exact: true }).press('Enter');
    await announced(page, 'Plan applied: 3 cards moved.');
    await eventually(week.dates).toEqual([tue, tue, tue]);
    await eventually(() => dayOf(other, one ?? '')).toContain(week.us[1]);
    await page.keyboard.press('Control+z');
    await eventually(week.dates).toEqual([mon, mon, mon]);
    await page.keyboard.press('Control+Shift+z');
    await eventually(week.dates).toEqual([tue, tue, tue]);
    await page.reload();
    await cardOf(page, one ?? '').waitFor();
    await page.keyboard.press('p');
    await count(page, 'No move yet');
  });

  test('is told by name what another moved meanwhile, and applies the rest only when asked', async ({ open }) => {
    const week = await aWeek(55, 2);
    const [one, two] = week.cards;
    if (!one || !two) throw new Error('too few cards');
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, one.key).waitFor();
    await page.getByRole('button', { name: 'Try a plan' }).click();
    await count(page, 'No move yet');
    await draw(page, one.key, 1);
    await count(page, '1 move');
    await draw(page, two.key, 2);
    await count(page, '2 moves');
    await moveGunite(one, { crew_id: week.crew?.id, date: week.days[4] });
    await bar(page).getByText('1 card has changed since it was drawn:').waitFor();
    await bar(page).getByRole('button', { name: 'Apply', exact: true }).click();
    await bar(page).getByText('1 card cannot move. Nothing has moved yet.').waitFor();
    await eventually(() => bar(page).getByRole('alert').textContent()).toContain(one.job);
    expect(await week.dates()).toEqual([week.days[4], week.days[0]]);
    await bar(page).getByRole('button', { name: 'Apply the others' }).click();
    await announced(page, 'Plan applied: 1 card moved.');
    await eventually(week.dates).toEqual([week.days[4], week.days[2]]);
  });

  test('throws a plan away by keys once that is confirmed, and nothing has moved', async ({ open }) => {
    const week = await aWeek(58, 1);
    const [only] = week.cards;
    if (!only) throw new Error('too few cards');
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, only.key).waitFor();
    await page.keyboard.press('p');
    await count(page, 'No move yet');
    await draw(page, only.key, 1);
    await count(page, '1 move');
    await page.getByRole('button', { name: 'Throw away' }).press('Enter');
    await page.getByRole('button', { name: 'Yes, throw away' }).press('Enter');
    await bar(page).waitFor({ state: 'detached' });
    expect(await dayOf(page, only.key)).toContain(week.us[0]);
    expect(await week.dates()).toEqual([week.days[0]]);
  });

  test('is told that a card is gone that was deleted while its week was not shown, and applies the rest', async ({
    open,
  }) => {
    const week = await aWeek(70, 1);
    const [kept] = week.cards;
    const entry = { type: { id: 1 }, status: { id: 2 }, crew: { id: week.crew?.id }, gunite_date: week.days[0] };
    const job = await aGuniteJob([entry], {}, 'Deleted');
    const gone = await guniteCardOf(job, week.date);
    if (!kept) throw new Error('too few cards');
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, gone.key).waitFor();
    await page.keyboard.press('p');
    await count(page, 'No move yet');
    await draw(page, gone.key, 1);
    await count(page, '1 move');
    await draw(page, kept.key, 2);
    await count(page, '2 moves');
    await page.getByRole('button', { name: 'Next week' }).click();
    await eventually(() => cardOf(page, kept.key).count()).toBe(0);
    await api('admin', 'mutation ($id: Int!) { deleteJob(id: $id) { id } }', { id: gone.job_id });
    await bar(page).getByRole('button', { name: 'Apply', exact: true }).click();
    await bar(page).getByText('1 card cannot move. Nothing has moved yet.').waitFor();
    await eventually(() => bar(page).getByRole('alert').textContent()).toContain(job);
    expect(await week.dates()).toEqual([week.days[0]]);
    await bar(page).getByRole('button', { name: 'Apply the others' }).click();
    await announced(page, /^Plan applied: 1 card moved\./);
    await eventually(week.dates).toEqual([week.days[2]]);
  });

  test('has one in each of two tabs, and finds that of a closed tab in the other', async ({ open }) => {
    const week = await aWeek(73, 2);
    const [one, two] = week.cards;
    if (!one || !two) throw new Error('too few cards');
    const first = await open('scheduler', { path: week.path });
    await cardOf(first, one.key).waitFor();
    await first.keyboard.press('p');
    await count(first, 'No move yet');
    await draw(first, one.key, 1);
    await count(first, '1 move');
    await bar(first).getByText('Kept on this device').waitFor();
    const second = await first.context().newPage();
    await second.goto(week.path);
    await cardOf(second, two.key).waitFor();
    expect(await dayOf(second, one.key)).toContain(week.us[0]);
    await second.keyboard.press('p');
    // That of the other tab is open there, and not offered here.
    await count(second, 'No move yet');
    await draw(second, two.key, 2);
    await count(second, '1 move');
    await bar(second).getByText('Kept on this device').waitFor();
    await bar(second).getByRole('button', { name: 'Apply', exact: true }).click();
    await announced(second, 'Plan applied: 1 card moved.');
    await eventually(week.dates).toEqual([week.days[0], week.days[2]]);
    await count(first, '1 move');
    await first.close();
    await second.reload();
    await second.getByText(/^A plan of 1 move is kept on this device/).waitFor();
    await second.getByRole('button', { name: 'Go on with it' }).click();
    await count(second, '1 move');
    await eventually(() => dayOf(second, one.key)).toContain(week.us[1]);
    await bar(second).getByRole('button', { name: 'Apply', exact: true }).click();
    await eventually(week.dates).toEqual([week.days[1], week.days[2]]);
  });

  test('keeps it while the language is switched, and applies it in the other one', async ({ open }) => {
    const week = await aWeek(76, 1);
    const [only] = week.cards;
    if (!only) throw new Error('too few cards');
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, only.key).waitFor();
    await page.keyboard.press('p');
    await count(page, 'No move yet');
    await draw(page, only.key, 1);
    await count(page, '1 move');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await bar(page).getByText('1 movimiento').waitFor();
    expect(await cardOf(page, only.key).evaluate((card) => card.closest('.bin')?.ariaLabel ?? '')).toContain(
      week.us[1],
    );
    expect(await week.dates()).toEqual([week.days[0]]);
    await bar(page).getByRole('button', { name: 'Aplicar', exact: true }).click();
    await eventually(week.dates).toEqual([week.days[1]]);
    await page.keyboard.press('Control+z');
    await eventually(week.dates).toEqual([week.days[0]]);
  });
});
