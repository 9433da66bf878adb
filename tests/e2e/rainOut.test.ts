import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { announced, quietWeek } from '../support/browserBoard';
import { dayOneCard, guniteCardNow, moveGunite, takeGunite, type GuniteCard } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const CREWS = 'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } } }';

const crewIds = async (date: string): Promise<number[]> => {
  const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>('manager', CREWS, {
    date,
  });
  return boardCards.crews.filter(({ name }) => name.startsWith('Gunite')).map(({ id }) => id);
};

/** A quiet week with work of two crews on Monday and Tuesday, a Day 2 among it. */
const aWeek = async (weeksAhead: number) => {
  const week = await quietWeek(weeksAhead);
  const [one, two] = await crewIds(week.date);
  const place = async (card: GuniteCard, crew_id: number | undefined, day: number, more: object = {}) => {
    await moveGunite(card, { crew_id, date: week.days[day], ...more });
    return card.key;
  };
  // A promised one is left where it is.
  const dayTwo = await takeGunite(
    null,
    ({ type_id, status_id }, _today, isPromised) => type_id === 2 && status_id === 2 && !isPromised,
  );
  const keys = [
    await place(await dayOneCard(week.date), one, 0),
    await place(dayTwo, one, 0, { is_reschedule: true }),
    await place(await dayOneCard(week.date), two, 0),
    await place(await dayOneCard(week.date), one, 1),
  ];
  const places = async () =>
    Promise.all(
      keys.map(async (key) => {
        const card = await guniteCardNow(key, week.date);
        return [card?.crew_id, card?.date, card?.type_id, card?.job_order];
      }),
    );
  return { ...week, path: `/week/gunite?date=${week.date}`, keys, places, one, two };
};

describe('a scheduler on a day of rain', () => {
  test('loses Monday and Tuesday in four actions: one commit, one undo, one redo, and what another moved meanwhile is left [SDY-002 SDY-008]', async ({
    open,
  }) => {
    const week = await aWeek(28);
    const [mon, tue, wed, thu] = week.days;
    const before = await week.places();
    const page = await open('scheduler', { path: week.path });
    await page.locator(`.day-head[data-day="${mon}"]`).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rain-out...' }).click();
    await page.getByRole('button', { name: 'Move 4 cards' }).waitFor();
    const third = await guniteCardNow(week.keys[2] ?? '', week.date);
    await page.locator(`.day-head[data-day="${tue}"] .day-cards`).click({ modifiers: ['Shift'] });
    if (third) await moveGunite(third, { crew_id: week.two, date: week.days[4] });
    await page.getByRole('button', { name: 'Move 3 cards' }).click();
    await announced(page, '3 cards moved.');
    const after = await week.places();
    expect(after.map(([crew, date, type]) => [crew, date, type])).toEqual([
      [week.one, wed, 1],
      [week.one, wed, 2],
      [week.two, week.days[4], 1],
      [week.one, thu, 1],
    ]);
    await page.keyboard.press('Control+z');
    await eventually(week.places).toEqual(before.map((row, at) => (at === 2 ? after[2] : row)));
    await page.keyboard.press('Control+Shift+z');
    await eventually(week.places).toEqual(after);
  });

  test('the same by keys alone, thrown away first [SDY-002]', async ({ open }) => {
    const week = await aWeek(31);
    const before = await week.places();
    const page = await open('scheduler', { path: week.path });
    const menu = page.locator(`.day-head[data-day="${week.days[0]}"]`).getByRole('button');
    const openPanel = async (): Promise<void> => {
      await menu.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Rain-out...' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Move 4 cards' }).waitFor();
    };
    await openPanel();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Rain-out' }).waitFor({ state: 'detached' });
    expect(await week.places()).toEqual(before);
    await openPanel();
    await page.getByRole('button', { name: 'Move 4 cards' }).focus();
    await page.keyboard.press('Enter');
    await announced(page, '4 cards moved.');
    expect((await week.places()).map(([, date, type]) => [date, type])).toEqual([
      [week.days[1], 1],
      [week.days[1], 2],
      [week.days[1], 1],
      [week.days[2], 1],
    ]);
  });
});
