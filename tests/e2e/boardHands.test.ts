import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  announced,
  cardNow,
  cardOf,
  carry,
  cell,
  moveElsewhere,
  prepCard,
  quietWeek,
  weekAfter,
  reveal,
} from '../support/browserBoard';
import { eventually, test } from '../support/browserTest';

const undoOfToolbar = '.board-toolbar [aria-label="Undo"]';

const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const scrolled = (page: Page): Promise<number> =>
  page.locator('[data-board-scroll]').evaluate((node) => node.scrollTop);

describe('a hand on the board', () => {
  test('scrolls with the wheel while it holds a card, and sees no details where it has just let go', async ({
    open,
  }) => {
    const week = await quietWeek(20);
    const card = await prepCard(week.date);
    const page = await open('scheduler', { path: week.path });
    const to = cell(page, `Prep 1, ${week.us[2]}`);
    await carry(page, await reveal(page, card.key), to, async () => {
      await page.mouse.wheel(0, 300);
      await eventually(() => scrolled(page)).toBeGreaterThan(200);
      await page.mouse.wheel(0, -300);
      await eventually(() => scrolled(page)).toBe(0);
    });
    await to.locator(`[data-card="${card.key}"]`).waitFor();
    const box = await cardOf(page, card.key).boundingBox();
    if (!box) throw new Error('the card is not there');
    const target = await to.boundingBox();
    if (!target) throw new Error('the day is not there');
    for (const step of [2, 6, 10]) {
      await page.mouse.move(target.x + target.width / 2 + step, target.y + Math.min(target.height / 2, 40) + step);
      await page.waitForTimeout(450);
      expect(await page.locator('.peek').count()).toBe(0);
    }
    await page.mouse.move(5, 5);
    await page.mouse.move(box.x + 40, box.y + 30, { steps: 4 });
    await page.locator('.peek').waitFor();
  });

  test('turns the week by resting a card on its arrow, and drops it there', async ({ open }) => {
    const week = await quietWeek(21);
    const next = weekAfter(week);
    const card = await prepCard(week.date);
    const page = await open('scheduler', { path: week.path });
    await carry(page, await reveal(page, card.key), cell(page, `Prep 1, ${week.us[2]}`), async () => {
      const arrow = await middleOf(page, '[data-turn]:has([aria-label="Next week"])');
      await page.mouse.move(arrow.x, arrow.y, { steps: 4 });
      await cell(page, `Prep 1, ${next.us[3]}`).waitFor();
      const to = await middleOf(page, `.bin[aria-label^="Prep 1, ${next.us[3]}"]`);
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page
        .locator('.ghost-caption')
        .filter({ hasText: `Drop in Prep 1, ${next.us[3]}` })
        .waitFor();
    });
    await cell(page, `Prep 1, ${next.us[3]}`).locator(`[data-card="${card.key}"]`).waitFor();
    await eventually(async () => (await cardNow(card.key, next.date))?.bin).toBe(`assigned:PREP:1:${next.days[3]}`);
  });

  test('drops chosen cards of several crews on the head of a day: each keeps its crew', async ({ open }) => {
    const week = await quietWeek(23);
    const [one, two] = [await prepCard(week.date), await prepCard(week.date)];
    await moveElsewhere('manager', one, 1, week.days[0] ?? '');
    await moveElsewhere('manager', two, 2, week.days[1] ?? '');
    const page = await open('scheduler', { path: week.path });
    await cardOf(page, one.key).click({ modifiers: ['Control'], position: { x: 60, y: 30 } });
    await cardOf(page, two.key).click({ modifiers: ['Control'], position: { x: 60, y: 30 } });
    const head = page.locator('.day-head').nth(4);
    await carry(page, cardOf(page, one.key), head, async () => {
      await page.locator('.ghost-caption').filter({ hasText: 'the crew stays' }).waitFor();
    });
    await eventually(async () => (await cardNow(one.key, week.date))?.bin).toBe(`assigned:PREP:1:${week.days[4]}`);
    expect((await cardNow(two.key, week.date))?.bin).toBe(`assigned:PREP:2:${week.days[4]}`);
  });

  test('is told after a reload what an undo takes back', async ({ open }) => {
    const week = await quietWeek(24);
    const card = await prepCard(week.date);
    const page = await open('scheduler', { path: week.path });
    await carry(page, await reveal(page, card.key), cell(page, `Prep 1, ${week.us[2]}`));
    await eventually(async () => (await cardNow(card.key, week.date))?.bin).toBe(`assigned:PREP:1:${week.days[2]}`);
    await page.reload();
    const undo = page.locator(undoOfToolbar);
    await undo.waitFor();
    await eventually(() => undo.getAttribute('title')).toContain(`Moved ${card.job} to Prep 1, ${week.us[2]}.`);
    await undo.click();
    await announced(page, `Move undone. It was: Moved ${card.job} to Prep 1`);
  });
});
