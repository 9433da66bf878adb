import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import {
  announced,
  boardNow,
  caption,
  carry,
  cardNow,
  cardOf,
  cell,
  quietWeek,
  revealInRow,
} from '../support/browserBoard';
import { eventually, test } from '../support/browserTest';

const CREWS = 'query ($date: Date) { boardCards(category: pebble, view: week, date: $date) { crews { id name } } }';
const MOVE =
  'mutation ($entry: CrewInfoEntryInput!) { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $entry) { id } }';

const taken = new Set<number>();

/** A quiet week where the prep of a job stands on Tuesday and its application on Wednesday. */
const aChain = async (weeksAhead: number) => {
  const week = await quietWeek(weeksAhead);
  const { cards, sub_jobs } = await boardNow(week.date);
  const waits = (phase: number) =>
    cards.filter(({ phase_id, bin, id }) => phase_id === phase && id > 0 && (bin ?? '').startsWith('unassigned:'));
  const preps = waits(1);
  const app = waits(2).find(
    ({ job_detail_id }) =>
      !taken.has(job_detail_id) &&
      preps.some((prep) => prep.job_detail_id === job_detail_id) &&
      cards.every((card) => card.job_detail_id !== job_detail_id || card.date === null),
  );
  const prep = preps.find(({ job_detail_id }) => job_detail_id === app?.job_detail_id);
  if (!app || !prep) throw new Error('the demo has no job whose prep and application wait');
  taken.add(app.job_detail_id);
  const { boardCards } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>('manager', CREWS, {
    date: week.date,
  });
  const place = async (card: typeof app, crew: string, day: number) => {
    const { id, job_detail_id, phase_id } = card;
    const crew_id = boardCards.crews.find(({ name }) => name === crew)?.id;
    const entry = { id, job_detail_id, phase_type_id: phase_id, crew_id, date: week.days[day], status: { id: 2 } };
    await api('manager', MOVE, { entry: { ...entry, awaiting_builder: false } });
  };
  await place(prep, 'Prep 1', 1);
  await place(app, 'App 1', 2);
  return {
    ...week,
    prep: prep.key,
    app: app.key,
    job: sub_jobs.find(({ id }) => id === app.job_detail_id)?.job_name ?? '',
    dates: async () => [(await cardNow(prep.key, week.date))?.date, (await cardNow(app.key, week.date))?.date],
  };
};

describe('a chain of phases', () => {
  test('[SDY-003] [SDY-005] says what a drop breaks before it, asks why, tells history and report, marks what is broken', async ({
    open,
  }) => {
    const week = await aChain(37);
    const [, tue, wed] = week.days;
    const page = await open('scheduler', { path: week.path });
    const app = await revealInRow(page, week.app);
    await carry(page, app, cell(page, `App 1, ${week.us[1]}`), async () => {
      await caption(page)
        .filter({ hasText: /Breaks the chain: Prep Tue .* and Application Tue .*: at least 1 workday later/ })
        .waitFor();
      await page.locator('.bin-phase', { hasText: 'Prep -1 d' }).waitFor();
    });
    // Whoever may override says why first [SDY-005].
    const question = page.getByRole('dialog', { name: 'Why anyway?' });
    await question.getByText(/^Prep Tue .* and Application Tue .*: at least 1 workday later$/).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await eventually(week.dates).toEqual([tue, wed]);
    await carry(page, await revealInRow(page, week.app), cell(page, `App 1, ${week.us[1]}`));
    await question.waitFor();
    await page.keyboard.press('1');
    await question.waitFor({ state: 'detached' });
    await eventually(week.dates).toEqual([tue, tue]);
    await cardOf(page, week.app).focus();
    await page.keyboard.press('h');
    await page.getByText('Broken chain: Builder insists').waitFor();
    await page.keyboard.press('Escape');
    await cardOf(page, week.app).locator('.card-chain').waitFor();
    await eventually(() => cardOf(page, week.app).getAttribute('aria-label')).toContain('Broken chain: Prep Tue');
    await page.getByRole('button', { name: /^Broken chain/ }).waitFor();
    const report = await open('scheduler', { path: '/reports/overrides' });
    const row = report.getByRole('row').filter({ hasText: week.job }).filter({ hasText: 'Builder insists' });
    await row.filter({ hasText: 'Broken chain' }).first().waitFor();
    await report.close();
    await page.keyboard.press('Control+z');
    await eventually(week.dates).toEqual([tue, wed]);
    await cardOf(page, week.app).locator('.card-chain').waitFor({ state: 'detached' });
  });

  test('[SDY-003] goes along with a drop with Shift, as one commit with one undo and one redo', async ({ open }) => {
    const week = await aChain(38);
    const [, tue, wed, thu, fri] = week.days;
    const page = await open('scheduler', { path: week.path });
    const app = await revealInRow(page, week.app);
    await carry(page, app, cell(page, `App 1, ${week.us[4]}`), async () => {
      await caption(page).filter({ hasText: 'Shift: the whole chain moves (2 cards).' }).waitFor();
      await page.keyboard.down('Shift');
    });
    await page.keyboard.up('Shift');
    await announced(page, 'the whole chain moved, 2 cards.');
    await eventually(week.dates).toEqual([thu, fri]);
    // The click that ends the drop chooses nothing, and one with Shift chooses from the card that was clicked before.
    expect(await page.locator('.card.is-selected').count()).toBe(0);
    await cardOf(page, week.app).click({ modifiers: ['Shift'] });
    await page.getByRole('status').filter({ hasText: '1 card' }).first().waitFor({ state: 'attached' });
    expect(await week.dates()).toEqual([thu, fri]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await eventually(week.dates).toEqual([tue, wed]);
    await page.keyboard.press('Control+Shift+z');
    await eventually(week.dates).toEqual([thu, fri]);
  });

  test('[SDY-003] moves by keys alone', async ({ open }) => {
    const week = await aChain(39);
    const [, , , thu, fri] = week.days;
    const page = await open('scheduler', { path: week.path });
    await revealInRow(page, week.app);
    await cardOf(page, week.app).focus();
    const ticked = page.getByRole('checkbox', { name: 'Move the whole chain (2 cards)', checked: true });
    // The gaps come after the board.
    await eventually(async () => {
      if ((await ticked.count()) === 0) await page.keyboard.press('c');
      return ticked.count();
    }).toBe(1);
    await page.getByRole('button', { name: /^Fri / }).press('Enter');
    await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await announced(page, 'the whole chain moved, 2 cards.');
    await eventually(week.dates).toEqual([thu, fri]);
  });

  test('[SDY-003] warns in "Move to..." and takes the chain along there', async ({ open }) => {
    const week = await aChain(40);
    const [mon, tue] = week.days;
    const page = await open('scheduler', { path: week.path });
    await revealInRow(page, week.app);
    await cardOf(page, week.app).click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Move to/ }).click();
    await page.getByRole('button', { name: /^Tue / }).click();
    await page.getByText(/Breaks the chain: Prep Tue/).waitFor();
    await page.getByRole('checkbox', { name: 'Move the whole chain (2 cards)' }).check();
    await page.getByText(/Breaks the chain/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await eventually(week.dates).toEqual([mon, tue]);
  });

  test('[SDY-003] moves by touch on a phone, from the menu of a card', async ({ open }) => {
    const week = await aChain(41);
    const [mon, tue] = week.days;
    const page = await open('scheduler', {
      path: week.path.replace('week', 'day').replace(week.date, week.days[2] ?? ''),
      viewport: TELEPHONE,
      hasTouch: true,
    });
    const card = cardOf(page, week.app);
    await eventually(async () => {
      if ((await card.count()) === 0) await page.locator('.stage-tab', { hasText: 'App' }).tap();
      return card.count();
    }).toBe(1);
    await card.locator('[data-card-menu]').tap();
    await page.getByRole('menuitem', { name: /^Move the whole chain/ }).tap();
    const day = page.getByRole('textbox', { name: 'Date' }).last();
    await day.fill(week.us[1] ?? '');
    await day.press('Tab');
    await page.getByRole('button', { name: 'Move', exact: true }).tap();
    await eventually(week.dates).toEqual([mon, tue]);
  });
});
