import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addDays, type CivilDate } from '../../domain/civilDate';
import { DESKTOP, serverUrl, TELEPHONE } from '../support/browser';
import { announced, caption, cardOf, carry, cell, revealInRow } from '../support/browserBoard';
import { eventually, test } from '../support/browserTest';
import type { DrivenBrowser } from '../support/killable/killable';
import { button, ENGINES, notedBy, openWatched, signInDriven } from '../support/otherEngines';
import { printed } from '../support/printedPaper';
import { aPrepAndApp, aRainWeek, type Standing } from '../support/rainDay';

type Standings = Readonly<Record<string, Standing>>;

/** Where everything stands once Monday and Tuesday are lost, Thursday being Thanksgiving. */
const afterRain = (before: Standings, days: readonly CivilDate[]): Standings => {
  const [mon = '', , wed = '', , fri = ''] = days;
  const next = addDays(mon, 7);
  return {
    ...before,
    pool1: [1, wed, 1, 1],
    pool2: [1, fri, 2, 1],
    pool3: [1, next, 3, 1],
    complete: [1, mon, 1, 1],
    first: [2, wed, 1, 1],
    second: [2, wed, 1, 2],
    third: [2, wed, 1, 3],
    tuesday: [3, fri, 1, 1],
    beside: [4, wed, 1, 1],
    monday: [5, wed, 1, 1],
    wednesday: [5, next, 1, 1],
  };
};
/** Gunite 2 is sick on Monday: its three stops go to the crews that have most room. */
const afterSick = (before: Standings, monday: CivilDate): Standings => ({
  ...before,
  first: [3, monday, 1, 2],
  second: [4, monday, 1, 2],
  third: [5, monday, 1, 2],
});
const withMoved = (standings: Standings, date = ''): Standings => ({ ...standings, moved: [4, date, 1, 1] });

const short = (day: string): RegExp => new RegExp(`^\\w{3} ${Number(day.slice(8))}$`);
const panelOf = (page: Page) => page.getByRole('region', { name: 'Rain-out' });
/** Goes on with Tab until what has the focus is that one. */
const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  for (let step = 0; step < 40; step += 1) {
    const said = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(said)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no ${name} by ${key}`);
};

describe('a scheduler whose five gunite crews lose two days to the rain', () => {
  test('moves them in four actions: types and order kept, Thanksgiving left out, what another moves meanwhile left; one undo, one redo, and its call list [SDY-002 SDY-008 SDY-011 SDY-012]', async ({
    open,
  }) => {
    const week = await aRainWeek();
    const [mon = '', tue = '', , thu = '', fri = ''] = week.days;
    const before = await week.now();
    const page = await open('scheduler', { path: week.path });
    await page.locator(`.day-head[data-day="${thu}"]`).getByText('Thanksgiving').waitFor();
    await page.locator(`.day-head[data-day="${mon}"]`).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rain-out...' }).click();
    await page.locator(`.day-head[data-day="${tue}"] .day-cards`).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Move 11 cards' }).waitFor();
    const words = async () => (await panelOf(page).getByRole('status').innerText()).split(/\n+/);
    const [moving, promised, ...others] = await words();
    expect([moving, promised]).toEqual([
      '11 cards move · 2 reach the next week',
      `1 promised stays, decide: ${week.jobOf('promised')}`,
    ]);
    expect(others.toSorted()).toEqual([
      `1 begun stays: ${week.jobOf('arrived')}`,
      `1 complete stays: ${week.jobOf('complete')}`,
    ]);
    await week.moveElsewhere('moved', 4);
    await page.getByRole('button', { name: 'Move 10 cards' }).waitFor();
    expect(await words()).toContain(`1 card of the plan was changed by others meanwhile: ${week.jobOf('moved')}`);
    await page.getByRole('button', { name: 'Move 10 cards' }).click();
    await announced(page, '10 cards moved.');
    const after = withMoved(afterRain(before, week.days), fri);
    expect(await week.now()).toEqual(after);
    expect(Object.values(after).filter(([, date]) => date === thu)).toEqual([]);

    const list = page.getByRole('link', { name: 'Call list (4 builders)' });
    const calls = await open('manager', { path: (await list.getAttribute('href')) ?? '' });
    await calls.getByRole('status').filter({ hasText: '4 builders to call' }).waitFor();
    const stops = await calls.locator('.call-stop .call-job a').allInnerTexts();
    expect(stops.toSorted()).toEqual(
      (['pool1', 'pool2', 'first', 'tuesday', 'wednesday'] as const).map(week.jobOf).toSorted(),
    );

    await page.keyboard.press('Control+z');
    await eventually(week.now).toEqual(withMoved(before, fri));
    await page.keyboard.press('Control+Shift+z');
    await eventually(week.now).toEqual(after);
  });

  test('does the same by keys alone [SDY-002]', async ({ open }) => {
    const week = await aRainWeek();
    const [mon = '', tue = ''] = week.days;
    const before = await week.now();
    const page = await open('scheduler', { path: week.path });
    await page.locator(`.day-head[data-day="${mon}"]`).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Rain-out...' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Move \d+ cards/ }).waitFor();
    await tabTo(page, short(tue), 'Shift+Tab');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Move 11 cards' }).waitFor();
    await tabTo(page, /^Move 11 cards$/, 'Tab');
    await page.keyboard.press('Enter');
    await announced(page, '11 cards moved.');
    const after = { ...afterRain(before, week.days), moved: [4, week.days[4], 1, 1] };
    expect(await week.now()).toEqual(after);
    await page.keyboard.press('Control+z');
    await eventually(week.now).toEqual(before);
    await page.keyboard.press('Control+Shift+z');
    await eventually(week.now).toEqual(after);
  });

  test('does the same with a finger at 390 px, in four taps [SDY-002]', async ({ open }) => {
    const week = await aRainWeek();
    const [, tue = '', , , fri] = week.days;
    const before = await week.now();
    const page = await open('scheduler', { path: week.path, viewport: TELEPHONE, hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: /^Menu of / }).tap();
    await page.getByRole('menuitem', { name: 'Rain-out...' }).tap();
    await panelOf(page)
      .getByRole('button', { name: short(tue) })
      .tap();
    await page.getByRole('button', { name: 'Move 11 cards' }).waitFor();
    const low = await panelOf(page)
      .locator('button, select, label')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent.slice(0, 20)),
      );
    expect(low).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('button', { name: 'Move 11 cards' }).tap();
    await announced(page, '11 cards moved.');
    const after = { ...afterRain(before, week.days), moved: [4, fri, 1, 1] };
    expect(await week.now()).toEqual(after);
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await eventually(week.now).toEqual(before);
    await page.getByRole('button', { name: 'Redo' }).first().tap();
    await eventually(week.now).toEqual(after);
  });
});

describe('a scheduler whose crew is sick', () => {
  test('spreads its day over three others in three actions, taken back as one [SDY-001]', async ({ open }) => {
    const week = await aRainWeek();
    const [mon = ''] = week.days;
    const before = await week.now();
    const page = await open('scheduler', { path: week.path });
    const sick = cardOf(page, week.keyOf('first')).locator('xpath=ancestor::*[contains(@class, "bin")][@role="group"]');
    await sick.locator('.bin-head').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Crew is off...' }).click();
    await page.getByRole('button', { name: 'Save and move 3 cards' }).click(); // whole: chips of the strip count cards as well
    await announced(page, /3 cards moved/);
    expect(await week.now()).toEqual(afterSick(before, mon));
    const off = page.getByRole('group', { name: /^Gunite 2, .*Off: sick/i });
    await off.waitFor();
    await page.keyboard.press('Control+z');
    await eventually(week.now).toEqual(before);
    await off.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+z');
    await eventually(week.now).toEqual(afterSick(before, mon));
    await page.keyboard.press('Control+z');
    await eventually(week.now).toEqual(before);
  });
});

describe('a scheduler whose crew is sick, by other hands', () => {
  test('spreads its day by keys alone, and finds the reason on the printed week, in its calendar and after one undo nowhere [SDY-001]', async ({
    open,
  }) => {
    const week = await aRainWeek();
    const [mon = ''] = week.days;
    const before = await week.now();
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, week.keyOf('first')).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: "This crew's day..." }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Crew is off...' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save and move 3 cards' }).waitFor();
    await tabTo(page, /^Save and move 3 cards$/, 'Tab');
    await page.keyboard.press('Enter');
    await announced(page, /3 cards moved/);
    expect(await week.now()).toEqual(afterSick(before, mon));
    await page.getByRole('group', { name: /^Gunite 2, .*Off: sick/i }).waitFor();
    const paper = await printed(page);
    expect([paper.pages.join(''), paper.cut]).toEqual([expect.stringContaining('Off:sick'), []]);
    const calendar = await open('supervisor', { path: `/calendar/gunite?month=${mon.slice(0, 7)}` });
    await calendar.getByText('Gunite 2: Off: sick').waitFor();
    await page.keyboard.press('Control+z');
    await eventually(week.now).toEqual(before);
    await calendar.reload();
    await calendar.locator('.calendar-number').first().waitFor();
    expect(await calendar.getByText('Gunite 2: Off: sick').count()).toBe(0);
  });

  test('spreads its day with a finger at 390 px [SDY-001]', async ({ open }) => {
    const week = await aRainWeek();
    const [mon = ''] = week.days;
    const before = await week.now();
    const page = await open('scheduler', { path: week.path, viewport: TELEPHONE, hasTouch: true, isMobile: true });
    await cardOf(page, week.keyOf('first'))
      .getByRole('button', { name: /^Actions for / })
      .tap();
    await page.getByRole('menuitem', { name: "This crew's day..." }).tap();
    await page.getByRole('menuitem', { name: 'Crew is off...' }).tap();
    await page.getByRole('button', { name: 'Save and move 3 cards' }).tap();
    await announced(page, /3 cards moved/);
    expect(await week.now()).toEqual(afterSick(before, mon));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await eventually(week.now).toEqual(before);
  });
});

describe('a scheduler who puts an application onto its prep', () => {
  test('reads what breaks before the drop, and sees the mark after it [SDY-003 SDY-005]', async ({ open }) => {
    const week = await aPrepAndApp();
    const [mon = '', tue = ''] = week.days;
    const page = await open('scheduler', { path: week.path });
    const us = `${mon.slice(5, 7)}/${mon.slice(8)}/${mon.slice(0, 4)}`;
    const app = await revealInRow(page, week.key);
    expect(await week.dates()).toEqual([mon, tue]);
    await carry(page, app, cell(page, `App 1, ${us}`), () =>
      caption(page)
        .filter({ hasText: /Breaks the chain: Prep Mon .* and Application Mon .*: at least 1 workday later/ })
        .waitFor(),
    );
    await page.getByRole('dialog', { name: 'Why anyway?' }).waitFor();
    await page.keyboard.press('1');
    await eventually(week.dates).toEqual([mon, mon]);
    await cardOf(page, week.key).locator('.card-chain').waitFor();
  });
});

const item = (words: string): string => `//*[@role='menuitem'][normalize-space(.)='${words}']`;
const labelOf = (words: string): string => `//button[starts-with(@aria-label, '${words}')]`;
/** Takes an entry of a menu once it stands still: a press on one that still unfolds may miss it. */
const choose = async (browser: DrivenBrowser, words: string): Promise<void> => {
  await browser.find(item(words));
  await browser.evaluate(`Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => null))).then(() => true)`);
  await browser.click(item(words));
};
/** Scrolls the board until a card is in the page, and gives it the focus. */
const focusCard = async (browser: DrivenBrowser, key: string): Promise<void> => {
  await browser.find("//*[@data-board-scroll]//*[@role='group']");
  await eventually(() =>
    browser.evaluate(`(() => {
      const card = document.querySelector('[data-card="${key}"]');
      if (card) card.focus();
      else document.querySelector('[data-board-scroll]').scrollTop += 200;
      return card !== null && document.activeElement === card;
    })()`),
  ).toBe(true);
};

describe.each(ENGINES)("a scheduler's week in %s", (_name, openBrowser) => {
  test('of a sick crew in three actions, of rain in four, each with one undo, and of an application on its prep [SDY-001 SDY-002 SDY-003]', async () => {
    const week = await aRainWeek();
    const [mon = '', tue = '', , , fri] = week.days;
    const before = await week.now();
    const { browser } = await openWatched(openBrowser, DESKTOP);
    await signInDriven(browser, 'scheduler');
    await browser.goto(serverUrl() + week.path);

    await browser.click(labelOf('Plans of Gunite 2'));
    await choose(browser, 'Crew is off...');
    await browser.click(button('Save and move 3 cards'));
    await eventually(week.now).toEqual(afterSick(before, mon));
    await browser.click(labelOf('Undo'));
    await eventually(week.now).toEqual(before);

    await browser.click(`//*[@data-day='${mon}']//button`);
    await choose(browser, 'Rain-out...');
    await browser.click(`//*[contains(@class, 'rain-days')]//button[contains(., ' ${Number(tue.slice(8))}')]`);
    await browser.click(button('Move 11 cards'));
    const after = { ...afterRain(before, week.days), moved: [4, fri, 1, 1] };
    await eventually(week.now).toEqual(after);
    await browser.click(labelOf('Undo'));
    await eventually(week.now).toEqual(before);
    await browser.click(labelOf('Redo'));
    await eventually(week.now).toEqual(after);

    const pebble = await aPrepAndApp();
    await browser.goto(serverUrl() + pebble.path);
    await focusCard(browser, pebble.key);
    await browser.press('Space');
    await browser.press('ArrowLeft');
    await browser.press('Enter');
    await browser.find("//*[@role='dialog'][contains(., 'Why anyway?')]");
    await browser.press('1');
    await eventually(pebble.dates).toEqual([mon, mon]);
    await browser.find(`//*[@data-card='${pebble.key}']//*[contains(@class, 'card-chain')]`);
    expect(await notedBy(browser)).toEqual([]);
  }, 120_000);
});
