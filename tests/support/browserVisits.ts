import type { Locator, Page } from 'playwright-core';
import { addDays } from '../../domain/civilDate';
import { api } from './browserApi';
import { firstUnclaimed } from './claims';

/** A card or block of the warranty board as the server answers it. */
export interface ServerVisit {
  key: string;
  id: number;
  job_detail_id: number;
  version: number;
  status_id: number | null;
  crew_id: number | null;
  start: string | null;
  end: string | null;
  bin: string | null;
}
interface Answer {
  today: string;
  crews: { id: number; name: string; is_active: boolean; division_id: number | null }[];
  cards: ServerVisit[];
}

const BOARD = `query ($date: Date) { boardCards(category: warranty, view: day, date: $date) {
  today crews { id name is_active division_id } cards { key id job_detail_id version status_id crew_id start end bin } } }`;

/** The warranty day as another client sees it. */
const visitsNow = async (date?: string): Promise<Answer> =>
  (await api<{ boardCards: Answer }>('manager', BOARD, { date: date ?? null })).boardCards;

/** The open visit of a sub-job on a day. */
export const visitOf = async (job_detail_id: number, date: string): Promise<ServerVisit | undefined> =>
  (await visitsNow(date)).cards.find(
    ({ key, job_detail_id: id, bin }) => id === job_detail_id && key.startsWith('warranty_schedule') && bin !== null,
  );

/** Days far ahead that hold no demo visits, one for each test. */
export const quietDay = async (
  daysAhead: number,
): Promise<{ date: string; us: string; path: string; workers: { id: number; name: string }[] }> => {
  const { today, crews } = await visitsNow();
  const date = addDays(today, 100 + daysAhead);
  const workers = crews.filter(({ is_active, division_id }) => is_active && division_id === 5);
  return {
    date,
    us: `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`,
    path: `/day/warranty?date=${date}`,
    workers,
  };
};

const taken = new Set<string>();

/** An unassigned warranty card near the top of its tray that no other test uses. */
export const warrantyCard = async (page: Page): Promise<{ key: string; job_detail_id: number; locator: Locator }> => {
  const cards = page.getByRole('tabpanel', { name: /^Unassigned/ }).locator('[data-card^="job_detail:"]');
  await cards.first().waitFor();
  const keys = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
  const key = firstUnclaimed(
    keys.filter((one) => !taken.has(one)),
    (one) => one,
  );
  if (key === undefined) throw new Error('the tray shows no further card');
  taken.add(key);
  return { key, job_detail_id: Number(key.split(':')[1]), locator: page.locator(`[data-card="${key}"]`) };
};

/** A fieldworker's row of the day. */
export const rowOf = (page: Page, worker: string, us: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${worker}, ${us}: \\d+ visits?$`) });

export const blockOf = (page: Page, key: string): Locator => page.locator(`.tg-block:has([data-card="${key}"])`);

/** Pixels of a block from 5:00, and its width. */
export const extentOf = (block: Locator): Promise<[number, number]> =>
  block.evaluate((node: HTMLElement) => [Number.parseFloat(node.style.left), Number.parseFloat(node.style.width)]);

/** Where a time of a row is on the screen, a few pixels into its step. */
export const pointAt = async (row: Locator, minutes: number): Promise<{ x: number; y: number }> => {
  const box = await row.locator('.tg-track').boundingBox();
  if (!box) throw new Error('the row is not on the page');
  return { x: box.x + ((minutes - 300) / 15) * 40, y: box.y + 20 };
};

/** Carries something with the mouse from a point of it to a point of the page. */
export const dragTo = async (
  page: Page,
  what: Locator,
  grip: { x: number; y: number },
  to: { x: number; y: number },
  over?: () => Promise<void>,
): Promise<void> => {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the page');
  await page.mouse.move(box.x + grip.x, box.y + grip.y);
  await page.mouse.down();
  await page.mouse.move(box.x + grip.x + 8, box.y + grip.y + 4, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await over?.();
  await page.mouse.up();
};
