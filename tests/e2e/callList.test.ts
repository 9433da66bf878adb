import { describe, expect } from 'vitest';
import { addDays } from '../../domain/civilDate';
import { api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { announced, cardOf, quietWeek } from '../support/browserBoard';
import { dayOneCard, guniteCardNow, moveGunite } from '../support/browserGunite';
import { TELEPHONE } from '../support/browser';
import { eventually, test } from '../support/browserTest';

const CREWS = 'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } } }';
const TELL = 'mutation ($stops: [ToldStopInput!]!) { tellStops(stops: $stops) { keys } }';
const PROMISE =
  'mutation ($key: String!, $date: String!) { promiseStop(key: $key, date: $date, name: "Marcus") { key } }';

/** Two cards of one crew on Monday of a quiet week, whose builders were told that day. */
const aToldWeek = async (weeksAhead: number) => {
  const week = await quietWeek(weeksAhead);
  const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>('manager', CREWS, {
    date: week.date,
  });
  const crew_id = boardCards.crews.find(({ name }) => name.startsWith('Gunite'))?.id;
  const cards = [await dayOneCard(week.date), await dayOneCard(week.date)];
  const [monday = ''] = week.days;
  for (const card of cards) await moveGunite(card, { crew_id, date: monday });
  const keys = cards.map(({ key }) => key);
  await api('manager', TELL, { stops: keys.map((key) => ({ key, date: monday })) });
  const move = async (key: string, date: string): Promise<void> => {
    const card = await guniteCardNow(key, week.date);
    if (!card) throw new Error(`no ${key}`);
    await moveGunite(card, { crew_id, date });
  };
  return { ...week, monday, keys, move, path: `/week/gunite?date=${week.date}` };
};

describe('what a builder was told', () => {
  test('stands on a card that moves, and its call is ticked by keys, seen by another, taken back and made again [SDY-011]', async ({
    open,
  }) => {
    const { monday, keys, move, path } = await aToldWeek(41);
    const [key = ''] = keys;
    const board = await open('scheduler', { path });
    await cardOf(board, key).waitFor();
    expect(await cardOf(board, key).locator('.badge-told').count()).toBe(0);
    const tuesday = addDays(monday, 1);
    await move(key, tuesday);
    await cardOf(board, key).locator('.badge-told').waitFor();

    const address = `/call-list?board=gunite&date=${tuesday}`;
    const [mine, other] = [await open('scheduler', { path: address }), await open('manager', { path: address })];
    await mine.getByRole('heading', { name: 'Call list' }).waitFor();
    await eventually(() => mine.locator('main').count()).toBe(1);
    await eventually(() => mine.getByRole('combobox', { name: 'Board' }).inputValue()).toBe('gunite');
    expect(await axeFindings(mine)).toEqual([]);
    const tick = (page: typeof mine) => page.locator('.call-stop input[type="checkbox"]');
    await mine.getByRole('status').filter({ hasText: '1 builder to call' }).waitFor();
    await tick(mine).focus();
    await mine.keyboard.press('Space');
    await mine.getByText('Everybody on this list has been told.').waitFor();
    // Whoever ticks by keys stays at the list.
    expect(await tick(mine).evaluate((box) => box === document.activeElement)).toBe(true);
    await eventually(() => tick(other).isChecked()).toBe(true);
    await eventually(() => cardOf(board, key).locator('.badge-told').count()).toBe(0);
    // The whole builder is taken back as it is ticked: at its head.
    await other.locator('.call-head input').click();
    await eventually(() => tick(mine).isChecked()).toBe(false);
    await cardOf(board, key).locator('.badge-told').waitFor();
  });

  test('has a stop that has lost its date until its builder is told that there is none, and nobody where all know the dates [SDY-011]', async ({
    open,
  }) => {
    const { monday, keys, move } = await aToldWeek(43);
    const [key = ''] = keys;
    const card = await guniteCardNow(key, monday);
    if (!card) throw new Error('no card');
    await moveGunite(card, { crew_id: null, date: null });
    const page = await open('scheduler', { path: `/call-list?board=gunite&date=${monday}`, viewport: TELEPHONE });
    await page.getByRole('status').filter({ hasText: '1 builder to call' }).waitFor();
    const tick = page.getByRole('checkbox', { name: /^Told: .*, No date yet$/ });
    expect(await axeFindings(page)).toEqual([]);
    await tick.click();
    await page.getByText('Everybody on this list has been told.').waitFor();
    await eventually(() => tick.isChecked()).toBe(true);
    await page.reload();
    await eventually(() => tick.isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const wednesday = addDays(monday, 2);
    const [, second = ''] = keys;
    await move(second, wednesday);
    await api('manager', TELL, { stops: [{ key: second, date: wednesday }] });
    await page.goto(`/call-list?board=gunite&date=${addDays(monday, 3)}`);
    await page.getByText('Nobody has to be called: every builder knows the dates.').waitFor();
  });
});

describe('a promise', () => {
  test('is made with a name by keys, undone and redone, amber where its card was moved all the same, and taken back [SDY-012]', async ({
    open,
  }) => {
    const { keys, path, days, date } = await aToldWeek(45);
    const [key = ''] = keys;
    const page = await open('scheduler', { path });
    const card = cardOf(page, key);
    await card.focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Promise...' }).click();
    const dialog = page.getByRole('dialog', { name: /^Promise / });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type('Marcus');
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => card.locator('.card-pin').getAttribute('title')).toMatch(/^Promised to Marcus, /);
    await page.keyboard.press('Control+z');
    await eventually(() => card.locator('.card-pin').count()).toBe(0);
    await page.keyboard.press('Control+Shift+z');
    await card.locator('.card-pin').waitFor();

    // Somebody else moves it all the same: the promise stays, and its pin says that it is not kept.
    const stored = await guniteCardNow(key, date);
    if (!stored) throw new Error('no card');
    await moveGunite(stored, { crew_id: stored.crew_id ?? undefined, date: days[2] });
    await cardOf(page, key).locator('.card-pin.is-elsewhere').waitFor();
    await cardOf(page, key).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Take back the promise' }).click();
    await eventually(() => cardOf(page, key).locator('.card-pin').count()).toBe(0);
  });

  test('keeps its card where it is when it rains, and names it [SDY-012]', async ({ open }) => {
    const { keys, path, monday } = await aToldWeek(47);
    const [promised = '', free = ''] = keys;
    await api('manager', PROMISE, { key: promised, date: monday });
    const page = await open('scheduler', { path });
    await cardOf(page, promised).locator('.card-pin').waitFor();
    await page.locator(`.day-head[data-day="${monday}"]`).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rain-out...' }).click();
    const panel = page.getByRole('region', { name: 'Rain-out' });
    await page.getByRole('button', { name: 'Move 1 card' }).waitFor();
    await eventually(() => panel.innerText()).toMatch(/promised/i);
    await page.getByRole('button', { name: 'Move 1 card' }).click();
    await announced(page, '1 card moved.');
    const at = async (key: string) => (await guniteCardNow(key, monday))?.date;
    expect(await at(promised)).toBe(monday);
    expect(await at(free)).not.toBe(monday);
  });
});
