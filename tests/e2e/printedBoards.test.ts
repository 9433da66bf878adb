import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { test } from '../support/browserTest';
import { printed, withoutBlanks, type PrintedPaper } from '../support/printedPaper';

interface Board {
  boardCards: {
    days: string[];
    cards: { key: string; bin: string | null; date: string | null; job_order: number | null; job_detail_id: number }[];
    sub_jobs: { id: number; job_name: string; gate_code: string | null }[];
  };
}

const BOARD = `query ($category: BoardCategory!, $view: BoardView!, $date: Date) {
  boardCards(category: $category, view: $view, date: $date) {
    days cards { key bin date job_order job_detail_id } sub_jobs { id job_name gate_code } } }`;

/** What the paper must say of each placed card: its place in the crew's day, and its whole name. */
const placed = async (category: string, view: string, date: string | null) => {
  const { cards, sub_jobs, days } = (await api<Board>('manager', BOARD, { category, view, date })).boardCards;
  const jobs = new Map(sub_jobs.map((subJob) => [subJob.id, subJob]));
  return cards
    .filter(({ bin }) => bin?.startsWith('assigned') && days.some((day) => bin.endsWith(day)))
    .map(({ job_order, job_detail_id }) => {
      const { job_name = '', gate_code = null } = jobs.get(job_detail_id) ?? {};
      return { line: withoutBlanks(`${job_order === null ? '' : `${job_order}.`}${job_name}`), job_name, gate_code };
    });
};

const count = (paper: PrintedPaper, words: string): number => paper.pages.join('').split(words).length - 1;

/** Which lines stand on the paper less often than on the board. */
const missing = (paper: PrintedPaper, lines: readonly string[]): string[] =>
  [...new Set(lines)].filter((line) => count(paper, line) < lines.filter((one) => one === line).length);

/** The board, and what its print is made of. */
const isLoaded = async (page: Page): Promise<void> => {
  await page.locator('[data-card]').first().waitFor();
  await page.locator('.print-page').waitFor({ state: 'detached' });
};

/** Chooses what to print; the paper is read by the test. */
const choose = async (page: Page, way: string): Promise<void> => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('menuitem', { name: way }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
};

/** A working day of the demo's first week. */
const aDay = async (): Promise<string> =>
  (await api<Board>('manager', BOARD, { category: 'pebble', view: 'week', date: null })).boardCards.days[1] ?? '';

describe('a printed board', () => {
  test.for([
    ['pebble', 'week', 240, /Mon\d+.*Sun\d+/],
    ['pebble', 'day', 1, /Tuesday\d\d/],
    ['gunite', 'week', 20, /Mon\d+.*Sun\d+/],
    ['gunite', 'day', 1, /Tuesday\d\d/],
    ['warranty', 'week', 10, /Mon\d+.*Sun\d+/],
    ['warranty', 'day', 1, /Tuesday\d\d/],
  ] as const)(
    'of %s %s has letters of 8 pt and every placed card, on numbered pages [PRT-001]',
    async ([category, view, least, heads], { open }) => {
      const date = view === 'day' ? await aDay() : null;
      const page = await open('scheduler', { path: `/${view}/${category}${date === null ? '' : `?date=${date}`}` });
      await isLoaded(page);
      const paper = await printed(page);
      const cards = await placed(category, view, date);
      expect(cards.length).toBeGreaterThanOrEqual(least);
      expect(paper.size).toEqual([792, 612]);
      expect(paper.smallest).toBeGreaterThanOrEqual(8);
      expect(paper.cut).toEqual([]);
      expect(
        missing(
          paper,
          cards.map(({ line }) => line),
        ),
      ).toEqual([]);
      expect(paper.pages.map((text, at) => text.includes(`Page${at + 1}of${paper.pages.length}`))).not.toContain(false);
      expect(paper.pages.every((text) => heads.test(text))).toBe(true);
    },
  );

  test('lists the stops of a crew on a sheet of its own, or those of a day [PRT-002]', async ({ open }) => {
    const page = await open('scheduler', { path: '/week/pebble' });
    await isLoaded(page);
    const cards = await placed('pebble', 'week', null);
    for (const [way, head] of [
      ['One crew a sheet', /Prep·Prep1/],
      ['One day a sheet', /(Mon|Tues|Wednes|Thurs|Fri)day\d\d\/\d\d\/\d{4}/],
    ] as const) {
      await choose(page, way);
      const paper = await printed(page);
      expect(paper.smallest).toBeGreaterThanOrEqual(8);
      expect(paper.cut).toEqual([]);
      expect(
        missing(
          paper,
          cards.map(({ job_name }) => withoutBlanks(job_name)),
        ),
      ).toEqual([]);
      const gates = cards.flatMap(({ gate_code }) => gate_code ?? []).map(withoutBlanks);
      expect(gates.length).toBeGreaterThan(0);
      expect(missing(paper, gates)).toEqual([]);
      expect(paper.pages[0]).toMatch(head);
      expect(paper.pages[0]).toContain('GatecodePhone');
    }
    // The next print is of the board again.
    expect((await printed(page)).pages[0]).not.toContain('Gatecode');
  });

  test('opens the sheets of a day by its menu: a page a crew and kind of work, in letters of 8 pt, with load and calls [PRT-002]', async ({
    open,
  }) => {
    const date = await aDay();
    const page = await open('scheduler', { path: `/day/pebble?date=${date}` });
    await isLoaded(page);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: /^Crew-day sheets of/ }).click(),
    ]);
    const sheets = tab.locator('.crew-sheet');
    await sheets.first().waitFor();
    const paper = await printed(tab);
    expect(paper.size).toEqual([612, 792]);
    expect(paper.smallest).toBeGreaterThanOrEqual(8);
    expect(paper.cut).toEqual([]);
    expect(paper.pages.length).toBe(await sheets.count());
    const stops = (await placed('pebble', 'day', date)).map(({ job_name }) => withoutBlanks(job_name));
    expect(missing(paper, stops)).toEqual([]);
    expect(paper.pages.join('')).toContain('Toload');
    expect(paper.pages.join('')).not.toContain('Crew-daysheets');
    await tab.goto(`/plant-order?date=${date}`);
    await sheets.first().waitFor();
    const order = await printed(tab);
    expect([order.smallest >= 8, order.cut, order.pages[0]?.startsWith('Plantorder')]).toEqual([true, [], true]);
    const [file] = await Promise.all([tab.waitForEvent('download'), tab.getByRole('button', { name: 'CSV' }).click()]);
    expect(file.suggestedFilename()).toBe(`plant-order-${date}.csv`);
  });
});
