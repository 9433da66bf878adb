import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { announced, cardOf, quietWeek, revealInRow } from '../support/browserBoard';
import { aGuniteJob, aJobWith, dayOneCard, guniteCardOf, moveGunite } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const CREWS =
  'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } cards { key start_time } crew_plants { crew_id date name } } }';
interface Board {
  boardCards: {
    crews: { id: number; name: string }[];
    cards: { key: string; start_time: string | null }[];
    crew_plants: { crew_id: number; date: string; name: string }[];
  };
}
const boardOf = async (date: string) => (await api<Board>('manager', CREWS, { date })).boardCards;

/** Two stops of Gunite 2 on the Wednesday of a quiet week. */
const aDay = async (weeksAhead: number) => {
  const week = await quietWeek(weeksAhead);
  const day = week.days[2] ?? '';
  const { crews } = await boardOf(week.date);
  const crew = crews.find(({ name }) => name === 'Gunite 2')?.id ?? 0;
  const cards = [await dayOneCard(week.date), await dayOneCard(week.date)];
  for (const card of cards) await moveGunite(card, { crew_id: crew, date: day });
  const now = async () => {
    const board = await boardOf(week.date);
    const plant = board.crew_plants.find((one) => one.crew_id === crew && one.date === day)?.name;
    return [...cards.map(({ key }) => board.cards.find((card) => card.key === key)?.start_time ?? null), plant];
  };
  return { ...week, day, crew, cards, now, path: `/week/gunite?date=${week.date}` };
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /start times and plant$/ });

describe("a scheduler who plans a crew's day", () => {
  test('writes two start times and another plant with the mouse, sees them on the cards and the plant order, takes them back with one key [SDY-018 PRT-004]', async ({
    open,
  }) => {
    const day = await aDay(41);
    const [first, second] = day.cards;
    const page = await open('scheduler', { path: day.path });
    const card = await revealInRow(page, first?.key ?? '');
    expect(await day.now()).toEqual([null, null, 'North Plant']);
    await card.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Start time and plant...' }).click();
    const times = dialogOf(page).getByRole('textbox', { name: /Start at/ });
    await times.nth(0).fill('7');
    await times.nth(1).fill('noon');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await eventually(() => times.nth(1).getAttribute('aria-invalid')).toBe('true');
    expect(await day.now()).toEqual([null, null, 'North Plant']);
    await times.nth(1).fill('10:30 am');
    await dialogOf(page).getByLabel('Plant', { exact: true }).selectOption('Katy Plant');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await announced(page, /start times and plant saved/);
    await eventually(day.now).toEqual(['07:00', '10:30', 'Katy Plant']);
    await cardOf(page, first?.key ?? '')
      .getByText(/07:00 AM/)
      .waitFor();
    await page.getByText('Plant: Katy Plant').first().waitFor();

    const paper = await open('scheduler', { path: `/plant-order?date=${day.day}` });
    const katy = paper.getByRole('table', { name: 'Katy Plant' });
    await eventually(() => katy.getByRole('row').nth(1).innerText()).toMatch(/^07:00 AM\s+Gunite 2/);
    await eventually(() => katy.getByRole('row', { name: /Sum of Gunite 2/ }).count()).toBe(1);

    await page.keyboard.press('Control+z');
    await eventually(day.now).toEqual([null, null, 'North Plant']);
    await page.keyboard.press('Control+Shift+z');
    await eventually(day.now).toEqual(['07:00', '10:30', 'Katy Plant']);
    await cardOf(page, second?.key ?? '').click();
    await page.keyboard.press('h');
    await page.getByRole('dialog').getByText('Start Time').first().waitFor();
  });

  test('the same by keys alone, from the menu of the card [SDY-018]', async ({ open }) => {
    const day = await aDay(42);
    const page = await open('scheduler', { path: day.path });
    const card = await revealInRow(page, day.cards[0]?.key ?? '');
    await card.focus();
    await page.keyboard.press('Shift+F10');
    const item = page.getByRole('menuitem', { name: 'Start time and plant...' });
    await item.waitFor();
    await item.focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await page.keyboard.type('715a');
    await page.keyboard.press('Enter');
    await announced(page, /start times and plant saved/);
    await eventually(day.now).toEqual(['07:15', null, 'North Plant']);
  });

  test('the same with a finger at 390 px [SDY-018]', async ({ open }) => {
    const day = await aDay(43);
    const page = await open('scheduler', {
      path: `/day/gunite?date=${day.day}`,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const card = cardOf(page, day.cards[0]?.key ?? '');
    await card.getByRole('button', { name: /^Actions for / }).tap();
    await page.getByRole('menuitem', { name: 'Start time and plant...' }).tap();
    await dialogOf(page)
      .getByRole('textbox', { name: /Start at/ })
      .first()
      .fill('645');
    await dialogOf(page).getByRole('button', { name: 'Save' }).tap();
    await eventually(day.now).toEqual(['06:45', null, 'North Plant']);
  });
});

const speak = async (page: Page, language: string): Promise<void> => {
  await page.evaluate((one) => localStorage.setItem('trowel:language', one), language);
  await page.reload();
};
/** What a thumb needs, of each field and button that is seen in a dialog; an input by the frame around it. */
const isTooSmall = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('.MuiInputBase-root, select, button, input.plain-input')]
      .filter((one) => one.getClientRects().length > 0 && !one.closest('.MuiInputAdornment-root'))
      .map((one) => ({ name: one.textContent || one.className, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.left < 0 || box.right > window.innerWidth)
      .map(({ name, box }) => `${name} ${box.height} px`),
  );
/** Labels that reach under the button of their field. */
const covered = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('label.MuiInputLabel-root')]
      .filter((label) => {
        const button = label.parentElement?.querySelector('button')?.getBoundingClientRect();
        const { top, bottom, right } = label.getBoundingClientRect();
        // One that stands on the frame has the button below it.
        return button !== undefined && (top + bottom) / 2 > button.top && right > button.left;
      })
      .map((label) => label.textContent ?? ''),
  );

describe.each([
  { language: 'en', starts: /^Start time and plant/, crewDay: /^This crew's day/, block: /^Own block/ },
  { language: 'es', starts: /^Hora de inicio y planta/, crewDay: /^El día de esta cuadrilla/, block: /^Bloque propio/ },
] as const)('on a dark telephone of 390 px in $language', ({ language, starts, crewDay, block }) => {
  test('fields and buttons of start times and of an own block are whole, uncovered and large enough [SDY-018 SDY-001 UI-029]', async ({
    open,
  }) => {
    const { date, days } = await quietWeek(68);
    const day = days[language === 'en' ? 1 : 3] ?? '';
    const crew = (await boardOf(date)).crews.find(({ name }) => name === 'Gunite 2')?.id;
    const title = 'Residence with a Long Name at the Lake';
    const job = await aGuniteJob([{ type: { id: 1 }, crew: { id: crew }, gunite_date: day }], {}, title);
    const { key } = await guniteCardOf(job, date);
    const page = await open('scheduler', {
      path: `/day/gunite?date=${day}`,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    });
    await speak(page, language);
    const openBy = async (...items: readonly RegExp[]): Promise<Locator> => {
      await cardOf(page, key)
        .getByRole('button', { name: /^(Actions for|Acciones (de|para)) / })
        .tap();
      for (const name of items) await page.getByRole('menuitem', { name }).tap();
      const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
      await dialog.waitFor();
      return dialog;
    };
    for (const items of [[starts], [crewDay, block]]) {
      const dialog = await openBy(...items);
      await eventually(() => isTooSmall(dialog)).toEqual([]);
      await eventually(() => covered(dialog)).toEqual([]);
      await dialog.getByRole('button', { name: /^Cancel/ }).tap();
      await dialog.waitFor({ state: 'hidden' });
    }
  });

  test('what the head of a job leads to is large enough, its critical note too [UI-029 NAV-038]', async ({ open }) => {
    const gunite = { job_category: { id: 1 }, is_critical_note: true, critical_note: 'Call (713) 555-0142 first' };
    const { id } = await aJobWith([{ ...gunite, gunite_details: {} }], 'Head');
    const page = await open('office', {
      path: `/job/${id}/edit`,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    });
    await speak(page, language);
    const head = page.locator('.job-head-line');
    await head.waitFor();
    const small = (): Promise<string[]> =>
      head.evaluate((root) =>
        [...root.querySelectorAll('a, button')]
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map((one) => one.textContent),
      );
    await eventually(() => head.locator('a, button').count()).toBeGreaterThan(1);
    await eventually(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('whoever has the job open', () => {
  const aStop = async () => {
    const { date, days } = await quietWeek(44);
    const { crews } = await boardOf(date);
    const crew = crews.find(({ name }) => name === 'Gunite 2');
    const job = await aGuniteJob([{ type: { id: 1 }, crew: { id: crew?.id }, gunite_date: days[2] }], {}, 'Begins');
    const { key, job_id, job_detail_id } = await guniteCardOf(job, date);
    return {
      path: `/job/${job_id}/edit/${job_detail_id}`,
      time: async () => (await boardOf(date)).cards.find((card) => card.key === key)?.start_time ?? null,
    };
  };

  test('types when a gunite stop begins into its row, and clears it [SDY-018]', async ({ open }) => {
    const { path, time } = await aStop();
    const page = await open('office', { path });
    const field = page.getByRole('textbox', { name: /^Start Time/ });
    await field.fill('730a');
    await field.press('Tab');
    await eventually(() => field.inputValue()).toBe('07:30');
    await page.keyboard.press('Control+s');
    await eventually(time).toBe('07:30');
    await page.reload();
    await eventually(() => field.inputValue()).toBe('07:30');
    await field.fill('25:00');
    await field.press('Tab');
    await eventually(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('');
    await field.press('Tab');
    await page.keyboard.press('Control+s');
    await eventually(time).toBe(null);
  });

  test('sees it on the card of the row at 390 px, and sets it there [SDY-018]', async ({ open }) => {
    const { path, time } = await aStop();
    const page = await open('office', { path, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page
      .getByRole('list', { name: 'Gunite History' })
      .getByRole('button', { name: /Entry 1|Day 1/ })
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Start Time' }).fill('10:15');
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await page.getByText('10:15 AM').first().waitFor();
    await page.getByRole('button', { name: /^Save/ }).first().tap();
    await eventually(time).toBe('10:15');
  });
});

describe('a scheduler with a full tray', () => {
  test('sorts it by the distance to a crew day by keys, and finds the order again [SDY-016]', async ({ open }) => {
    const page = await open('scheduler', { path: '/week/pebble' });
    const sort = page.getByRole('combobox', { name: 'Trays' });
    await sort.waitFor();
    const near = sort.locator('option').filter({ hasText: /^Near / });
    await eventually(() => near.count()).toBeGreaterThan(0);
    const label = (await near.first().innerText()).trim();
    await sort.focus();
    await page.keyboard.type(label.slice(0, 12));
    await eventually(() => sort.evaluate((element: HTMLSelectElement) => element.value.startsWith('distance'))).toBe(
      true,
    );
    const chosen = await sort.inputValue();
    await page.reload();
    await sort.waitFor();
    await eventually(() => sort.inputValue()).toBe(chosen);
  });
});
