import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browserTest';
import { printed, withoutBlanks } from '../support/printedPaper';

/** Every text of some parts of the screen, as often as it stands there. */
const textsOf = async (page: Page, parts: string): Promise<string[]> => {
  await page.locator(parts).first().waitFor();
  return (await page.locator(parts).allTextContents()).map(withoutBlanks);
};

const LANDSCAPE = [792, 612];

/** Prints a page, and expects all of some texts on letter paper, in letters of 8 pt or more. */
const expectWhole = async (page: Page, texts: readonly string[]): Promise<void> => {
  expect(texts.length).toBeGreaterThan(0);
  const paper = await printed(page);
  expect(paper.size).toEqual(LANDSCAPE);
  expect(paper.smallest).toBeGreaterThanOrEqual(8);
  expect(paper.cut).toEqual([]);
  expect(paper.pages.map((text, at) => text.includes(`${at + 1}/${paper.pages.length}`))).not.toContain(false);
  const all = paper.pages.join('');
  const times = (text: string): number => all.split(text).length - 1;
  const missing = [...new Set(texts)].filter((text) => times(text) < texts.filter((one) => one === text).length);
  expect(missing).toEqual([]);
};

describe('a printed schedule', () => {
  test('of one person has every piece of work of the week [PRT-005]', async ({ open }) => {
    const page = await open('supervisor', { path: '/Schedule' });
    await expectWhole(page, await textsOf(page, '.own-work h3'));
  });

  test('of the warranty team has every visit of every worker [PRT-005]', async ({ open }) => {
    const page = await open('supervisor', { path: '/TeamSchedule' });
    await expectWhole(page, await textsOf(page, '.team-visit strong'));
  });

  test.for(['gunite', 'pebble'])(
    'of a month of %s has every entry, also those that are folded [PRT-005]',
    async (category, { open }) => {
      const path = `/calendar/${category}`;
      const page = await open('supervisor', { path });
      await page.locator('.calendar-name').first().waitFor();
      for (const more of await page.locator('.calendar-more').all())
        await more.evaluate((button: HTMLElement) => button.click());
      const names = await textsOf(page, '.calendar-name');
      await page.reload();
      await page.locator('.calendar-name').first().waitFor();
      expect((await textsOf(page, '.calendar-name')).length).toBeLessThanOrEqual(names.length);
      await expectWhole(page, names);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.calendar-list').waitFor();
      await expectWhole(page, names);
    },
  );

  test('of a month of one person is the list of all its work [PRT-005]', async ({ open }) => {
    const page = await open('supervisor', { path: '/Schedule?view=month' });
    await page.locator('.rbc-month-view .rbc-event').first().waitFor();
    const shown = await textsOf(page, '.rbc-month-view .rbc-event a');
    const names = shown.map((text) => text.replace(/^(No\.\d+)?·?(\d\d?:\d\d[AP]M)?/, ''));
    await expectWhole(page, names);
  });
});
