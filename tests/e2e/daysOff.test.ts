import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { cardOf, quietWeek } from '../support/browserBoard';
import { dayOneCard, moveGunite } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';
import { printed, withoutBlanks } from '../support/printedPaper';

const CREWS = 'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } } }';
const NOTES =
  'query ($month: String) { calendar(category: gunite, month: $month) { day_notes { date crews is_off en es } } }';

interface Note {
  date: string;
  crews: string[];
  is_off: boolean;
  en: string;
  es: string;
}
const notesOn = async (date: string): Promise<Note[]> =>
  (
    await api<{ calendar: { day_notes: Note[] } }>('manager', NOTES, { month: date.slice(0, 7) })
  ).calendar.day_notes.filter((note) => note.date === date);

describe('a day without work', () => {
  test('[SDY-001] is entered by keys from the head of its day, stands on the printed month, and is taken back by one undo', async ({
    open,
  }) => {
    const { date, days } = await quietWeek(63);
    const [, day = ''] = days;
    const page = await open('scheduler', { path: `/week/gunite?date=${date}` });
    const head = page.locator(`.day-head[data-day="${day}"]`);
    await head.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Not a workday...' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /: not a workday$/ });
    await dialog.waitFor();
    await page.keyboard.type('Founders Day');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await head.getByText('Founders Day').waitFor();
    await eventually(() => notesOn(day)).toMatchObject([{ crews: [], is_off: true, en: 'Founders Day' }]);

    const calendar = await open('supervisor', { path: `/calendar/gunite?month=${day.slice(0, 7)}` });
    await calendar.getByText('Founders Day').waitFor();
    const paper = await printed(calendar);
    expect(paper.pages.join('')).toContain(withoutBlanks('Founders Day'));
    expect([paper.smallest >= 8, paper.cut]).toEqual([true, []]);

    await page.keyboard.press('Control+z');
    await eventually(() => notesOn(day)).toEqual([]);
    await head.getByText('Founders Day').waitFor({ state: 'detached' });
  });

  test('[SDY-001] is an own block of a crew by a finger at 390 px, and stands on the month of a telephone', async ({
    open,
  }) => {
    const { date, days } = await quietWeek(66);
    const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>('manager', CREWS, {
      date,
    });
    const card = await dayOneCard(date);
    await moveGunite(card, { crew_id: boardCards.crews.find(({ name }) => name === 'Gunite 1')?.id, date: days[0] });
    const phone = { viewport: TELEPHONE, hasTouch: true, isMobile: true };
    const page = await open('scheduler', { ...phone, path: `/week/gunite?date=${date}` });
    await cardOf(page, card.key)
      .getByRole('button', { name: /^Actions for / })
      .tap();
    await page.getByRole('menuitem', { name: "This crew's day..." }).tap();
    await page.getByRole('menuitem', { name: 'Own block...' }).tap();
    const dialog = page.getByRole('dialog', { name: /^Gunite 1, .*: own block$/ });
    await dialog.getByRole('textbox', { name: 'What for' }).fill('Truck inspection');
    const save = dialog.getByRole('button', { name: 'Save' });
    expect((await save.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await save.tap();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => notesOn(days[0] ?? '')).toMatchObject([{ crews: ['Gunite 1'], en: 'Truck inspection' }]);

    const calendar = await open('supervisor', { ...phone, path: `/calendar/gunite?month=${date.slice(0, 7)}` });
    await calendar.locator('.calendar-list').getByText('Gunite 1: Truck inspection').waitFor();
    expect(await calendar.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
