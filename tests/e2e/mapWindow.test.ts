import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addDays, formatCivilDate } from '../../domain/civilDate';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { cardOf, quietWeek } from '../support/browserBoard';
import { anItem, card as presiteCard, quietDay } from '../support/browserPresite';
import { dayOneCard, guniteCardNow, moveGunite } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

const CREWS = 'query ($date: Date) { boardCards(category: gunite, view: week, date: $date) { crews { id name } } }';

/** A quiet week with so many cards of Gunite 1 on Monday. */
const aWeek = async (weeksAhead: number, count: number) => {
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
  return { ...week, crew, keys, path: `/week/gunite?date=${week.date}` };
};

const openMap = async (board: Page, title: string | RegExp = 'Map: Gunite Week'): Promise<Page> => {
  const opening = board.context().waitForEvent('page');
  await board.getByRole('button', { name: 'Map in its own window' }).click();
  const map = await opening;
  await map.getByRole('heading', { name: title }).waitFor();
  return map;
};

const option = (map: Page, key: string) => map.locator(`[role="option"][data-key="${key}"]`);
const isSelected = (map: Page, key: string) => option(map, key).getAttribute('aria-selected');

/** A line around all that the map shows. */
const lassoAll = async (map: Page): Promise<void> => {
  await map.getByRole('button', { name: 'Lasso' }).click();
  const box = await map.locator('.leaflet-container.has-lasso').boundingBox();
  if (!box) throw new Error('no map');
  const corner = (right: boolean, low: boolean) =>
    [box.x + (right ? box.width - 4 : 4), box.y + (low ? box.height - 4 : 4)] as const;
  await map.mouse.move(...corner(true, false));
  await map.mouse.down();
  for (const at of [corner(true, true), corner(false, true), corner(false, false)])
    await map.mouse.move(...at, { steps: 6 });
  await map.mouse.up();
  await map.getByRole('button', { name: 'Lasso' }).click();
};

describe('the map of a board in a window of its own', () => {
  test('[SDY-007] what a lasso catches is selected on the board, what is selected there is marked here, and it follows the board', async ({
    open,
  }) => {
    const week = await aWeek(60, 2);
    const [one = '', two = ''] = week.keys;
    const board = await open('scheduler', { path: week.path });
    const map = await openMap(board);
    await map.getByText(/^2 cards on the map/).waitFor();
    await lassoAll(map);
    await board.getByText('2 cards selected', { exact: true }).last().waitFor();
    await map.getByText('2 cards selected', { exact: true }).waitFor();
    expect(await axeFindings(map)).toEqual([]);

    await board.bringToFront();
    await cardOf(board, one).click({ modifiers: ['Control'] });
    await eventually(() => Promise.all([isSelected(map, one), isSelected(map, two)])).toEqual(['false', 'true']);
    await map.bringToFront();
    await option(map, one).click();
    await eventually(() => cardOf(board, one).getAttribute('class')).toContain('is-selected');
    await eventually(() => cardOf(board, two).getAttribute('class')).not.toContain('is-selected');

    const [, moved] = await Promise.all([
      option(map, two)
        .getByText(/Gunite 1/)
        .waitFor(),
      guniteCardNow(two, week.date),
    ]);
    if (moved) await moveGunite(moved, { crew_id: week.crew, date: week.days[2] });
    await option(map, two).getByText(formatCivilDate(week.days[2])).waitFor();

    await board.bringToFront();
    await board.getByRole('button', { name: 'Next week' }).first().click();
    await map
      .getByText(formatCivilDate(addDays(week.date, 7)))
      .first()
      .waitFor();
    await map.getByText('No cards on the shown days.', { exact: true }).waitFor();
  });

  test('[SDY-007] the map says that its board was closed, and is linked again when the board is opened', async ({
    open,
  }) => {
    const week = await aWeek(61, 1);
    const [key = ''] = week.keys;
    const board = await open('scheduler', { path: week.path });
    const map = await openMap(board);
    await option(map, key).waitFor();
    expect(board.context().pages()).toHaveLength(2);
    await board.bringToFront();
    await board.getByRole('button', { name: 'Map in its own window' }).click();
    await board.reload();
    await map.bringToFront();
    await option(map, key).waitFor();
    expect(board.context().pages()).toHaveLength(2);
    await board.close();
    await map.getByText('The board was closed.', { exact: true }).waitFor();
    await option(map, key).waitFor({ state: 'detached' });
    const opening = map.context().waitForEvent('page');
    await map.getByRole('link', { name: 'Open the board' }).click();
    const again = await opening;
    expect(new URL(again.url()).pathname).toBe('/week/gunite');
    await cardOf(again, key).waitFor();
    await option(map, key).click();
    await eventually(() => cardOf(again, key).getAttribute('class')).toContain('is-selected');
  });

  test('[SDY-007] two boards do not mix, another user hears nothing, and a logout ends the link', async ({ open }) => {
    const week = await aWeek(62, 1);
    const [key = ''] = week.keys;
    const board = await open('scheduler', { path: week.path });
    const map = await openMap(board);
    await option(map, key).waitFor();
    const second = await board.context().newPage();
    await second.goto(week.path);
    await cardOf(second, key).waitFor();
    await map.bringToFront();
    await option(map, key).click();
    await eventually(() => cardOf(board, key).getAttribute('class')).toContain('is-selected');
    await eventually(() => cardOf(second, key).getAttribute('class')).not.toContain('is-selected');

    const address = new URL(map.url());
    address.searchParams.set('user', '1');
    const stranger = await board.context().newPage();
    await stranger.goto(address.href);
    await stranger.getByText(/^This map was opened by somebody else/).waitFor();
    await stranger.close();

    // As a logout in any page of the browser tells it to the others.
    await second.evaluate(() => localStorage.setItem('trowel:logged_out', '1'));
    await map.getByRole('button', { name: 'Login' }).waitFor();
    await eventually(() => option(map, key).count()).toBe(0);
  });

  test('[SDY-007] a blocked window is said with a link, and on a telephone the map is a page', async ({ open }) => {
    const week = await aWeek(63, 1);
    const [key = ''] = week.keys;
    const board = await open('scheduler', { path: week.path, viewport: TELEPHONE });
    await board.getByRole('button', { name: 'Filters' }).click();
    await board.evaluate(() => {
      window.open = () => null;
    });
    await board.getByRole('button', { name: 'Map in its own window' }).click();
    await board.getByText('The browser blocked the window.').waitFor();
    const opening = board.context().waitForEvent('page');
    await board.getByRole('link', { name: 'Open the map in a tab' }).click();
    const map = await opening;
    await map.getByRole('listbox', { name: 'Cards' }).focus();
    await map.keyboard.press('ArrowDown');
    await map.keyboard.press('Space');
    await eventually(() => isSelected(map, key)).toBe('true');
    expect(await map.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(TELEPHONE.width);
    await board.bringToFront();
    await board.getByText('1 card selected', { exact: true }).last().waitFor();
  });

  test('[SDY-007] the presite schedule and the time grid of warranty visits have the same map', async ({ open }) => {
    const day = await quietDay(43);
    const { id } = await anItem(day.date, 1, true);
    const schedule = await open('scheduler', { path: day.path });
    await presiteCard(schedule, id).waitFor();
    const visits = await openMap(schedule, 'Map: Presite');
    await option(visits, String(id)).click();
    await schedule.getByText('1 presite selected', { exact: true }).last().waitFor();

    const grid = await open('scheduler', { path: '/week/warranty' });
    const first = grid.locator('.time-grid [data-card], [data-board-scroll] [data-card]').first();
    await first.waitFor();
    const map = await openMap(grid, /^Map: Warranty/);
    const visit = map.getByRole('option').first();
    const key = (await visit.getAttribute('data-key')) ?? '';
    await visit.click();
    await grid.getByText('1 card selected', { exact: true }).last().waitFor();
    await eventually(() => isSelected(map, key)).toBe('true');
  });
});
