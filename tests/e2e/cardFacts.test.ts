import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browserTest';

interface Line {
  card: string;
  text: string;
  isCut: boolean;
}

/** The lines of facts of the cards of crews; what somebody wrote, as of a repair or an address, may end in dots. */
const linesNow = (page: Page): Promise<Line[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bin [data-card]:not([data-card^="crew_repair_job"])')].flatMap(
      (card) => {
        const room = card.querySelector('.card-lines')?.getBoundingClientRect();
        return [...card.querySelectorAll<HTMLElement>('.card-work, .card-extra')].flatMap((line) => {
          const { top, bottom, width } = line.getBoundingClientRect();
          // A line without room is left out whole.
          if (!room || width === 0 || top >= room.bottom - 1) return [];
          const isCut = line.scrollWidth > line.clientWidth || bottom > room.bottom + 1;
          return [{ card: card.dataset.card ?? '', text: line.textContent, isCut }];
        });
      },
    ),
  );

/** As `linesNow`, from the top of the board to its end. */
const linesOf = async (page: Page): Promise<Line[]> => {
  const board = page.locator('[data-board-scroll]');
  const lines = new Map<string, Line>();
  for (let top = 0, end = Infinity; top < end; top += 500) {
    end = await board.evaluate(async (element, at) => {
      element.scrollTop = at;
      await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      });
      return element.scrollHeight;
    }, top);
    for (const line of await linesNow(page)) lines.set(`${line.card} ${line.text}`, line);
  }
  return [...lines.values()];
};

const factsFit = async (page: Page, board: string): Promise<void> => {
  await page.locator('.bin [data-card]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const lines = await linesOf(page);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(({ isCut }) => isCut)).toEqual([]);
  if (board === 'gunite') {
    expect(lines.some(({ text }) => /^[\d.]+ yd · (Day|Día) \d$/.test(text))).toBe(true);
    expect(lines.some(({ text }) => /^\d\d:\d\d [AP]M · [≈\d,]+/.test(text))).toBe(true);
  }
};

describe.each([1280, 1440])('at %i px', (width) => {
  test.for(['gunite', 'pebble'])(
    'no fact of a card of the %s week is cut off, in English and Spanish: start, yards and day of several among them [BRD-017 SDY-018]',
    async (board, { open }) => {
      const page = await open('scheduler', { path: `/week/${board}`, viewport: { width, height: 900 } });
      await factsFit(page, board);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitemradio', { name: 'Español' }).click();
      await page.getByRole('button', { name: 'Programación' }).waitFor();
      await factsFit(page, board);
    },
  );
});
