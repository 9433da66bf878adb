import type { Locator, Page } from 'playwright-core';
import { addDays, startOfWeek, weekOf } from '../../domain/civilDate';
import { holidaysOf } from '../../domain/boards/workdays/holidays';
import { eventually } from './browserTest';
import { api } from './browserApi';
import { aJobOf } from './browserGunite';
import { firstUnclaimed } from './claims';

/** A card as the server answers it, with the bin it stands in. */
export interface ServerCard {
  key: string;
  id: number;
  job_detail_id: number;
  phase_id: number | null;
  bin: string | null;
  status_id: number | null;
  crew_id: number | null;
  date: string | null;
  job_order: number | null;
  version: number;
}
interface Answer {
  today: string;
  cards: ServerCard[];
  sub_jobs: { id: number; job_name: string | null }[];
}

const BOARD = `query ($date: Date) { boardCards(category: pebble, view: week, date: $date) {
  today cards { key id job_detail_id phase_id bin status_id crew_id date job_order version } sub_jobs { id job_name } } }`;

/** The pebble week as another client sees it. */
export const boardNow = async (date?: string): Promise<Answer> =>
  (await api<{ boardCards: Answer }>('manager', BOARD, { date: date ?? null })).boardCards;

export const cardNow = async (key: string, date: string): Promise<ServerCard | undefined> =>
  (await boardNow(date)).cards.find((card) => card.key === key);

/** The farthest week for which boards take dates: two years ahead. */
const MAX_WEEKS = 103;

/** Whether somebody is off in a week because of a holiday: the plan leaves such days out. */
const hasHoliday = (days: readonly string[]): boolean => {
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  return years.flatMap((year) => [year, year + 1].flatMap(holidaysOf)).some(({ observed }) => days.includes(observed));
};

export interface BoardWeek {
  path: string;
  days: string[];
  us: string[];
  date: string;
}

const weekFrom = (monday: string): BoardWeek => {
  const days = weekOf(monday);
  const us = days.map((day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
  return { path: `/week/pebble?date=${monday}`, days, us, date: monday };
};

/** The week that holds a day. */
export const weekWith = (day: string): BoardWeek => weekFrom(startOfWeek(day));

/** The week to which the board turns from another one. */
export const weekAfter = ({ date }: BoardWeek): BoardWeek => weekFrom(addDays(date, 7));

/** Weeks that a test takes whose own is not free: on a second try, or because it holds a holiday. */
const SPARE_WEEKS = Array.from({ length: MAX_WEEKS - 68 }, (_, index) => 69 + index);

/** When all of these are taken too: those of other tests, whose turn is still to come or is over. */
const LAST_WEEKS = Array.from({ length: 60 }, (_, index) => 68 - index);

/** A week that holds no demo cards and that no other test of the run has: the one with this number, or a spare one. */
export const quietWeek = async (number: number): Promise<BoardWeek> => {
  const { today } = await boardNow();
  const first = startOfWeek(today);
  const weekAhead = (weeks: number): string => addDays(first, 7 * weeks);
  const turned = SPARE_WEEKS.map((_, index) => SPARE_WEEKS[(index + number) % SPARE_WEEKS.length] ?? 0);
  // A day without work is asked about, and passed over.
  const worked = [number, ...turned, ...LAST_WEEKS].map(weekAhead).filter((monday) => !hasHoliday(weekOf(monday)));
  const monday = firstUnclaimed(worked, (week) => `week ${week}`);
  if (monday === undefined) throw new Error('no week without a holiday');
  return weekFrom(monday);
};

const MOVE = `mutation ($entry: CrewInfoEntryInput!) { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $entry) { id } }`;

/** The demo's prep that is moved alone may break its chain. */
const override = { reason_code: 'correction' };

/** Somebody else moves a prep card, without a browser; to no crew and no date it is unassigned. */
export const moveElsewhere = (
  account: string,
  { id, job_detail_id }: Pick<ServerCard, 'id' | 'job_detail_id'>,
  crew_id: number | null,
  date: string | null,
): Promise<unknown> =>
  api(account, MOVE, {
    entry: { id, job_detail_id, phase_type_id: 1, crew_id, date, status: { id: 2 }, awaiting_builder: false, override },
  });

/** The unassigned prep card of a job of its own. */
export const prepCard = async (date: string): Promise<ServerCard & { job: string }> => {
  const job = await aJobOf(
    { job_category: { id: 2 }, pebble_details: { crew_information: [{ phase_type: { id: 1 }, status: { id: 2 } }] } },
    'Prep',
  );
  const { cards, sub_jobs } = await boardNow(date);
  const sub_job = sub_jobs.find(({ job_name }) => job_name === job)?.id;
  const card = cards.find(({ job_detail_id, bin }) => job_detail_id === sub_job && bin === 'unassigned:PREP');
  if (!card) throw new Error(`no card of ${job}`);
  return { ...card, job };
};

export const cardOf = (page: Page, key: string): Locator => page.locator(`[data-card="${key}"]`);
/** One crew's day by its name, such as "Prep 1, 11/24/2026". */
export const cell = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}: \\d+ cards?$`) });
const tray = (page: Page, name: string): Locator => page.getByRole('tabpanel', { name });

/** Scrolls a list, and waits until it has drawn what is there: a card of before may still be in the page, and go. */
const scrollList = (list: Locator, to: 'top' | 'on'): Promise<void> =>
  list.evaluate(async (element, where) => {
    element.scrollTop = where === 'top' ? 0 : element.scrollTop + 200;
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
  }, to);

/** Scrolls a list until a card of it is in the page: rows out of the view are not drawn. */
const revealIn = async (page: Page, list: Locator, key: string): Promise<Locator> => {
  const card = cardOf(page, key);
  await list.waitFor();
  await list.hover();
  await scrollList(list, 'top');
  await eventually(async () => {
    if ((await card.count()) > 0) return true;
    await scrollList(list, 'on');
    return false;
  }).toBe(true);
  await card.scrollIntoViewIfNeeded();
  return card;
};

/** A card in its tray, scrolled to. */
export const reveal = (page: Page, key: string, trayName = 'Unassigned (Prep)'): Promise<Locator> =>
  revealIn(page, tray(page, trayName), key);
/** A card in the row of its crew, scrolled to. */
export const revealInRow = (page: Page, key: string): Promise<Locator> =>
  revealIn(page, page.locator('[data-board-scroll]'), key);

const middle = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
};

/** Carries a card with the mouse as a hand does: press, a first few pixels, the way there; `over` looks on before it is let go. */
export const carry = async (page: Page, card: Locator, to: Locator, over?: () => Promise<void>): Promise<void> => {
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not on the page');
  const target = await middle(to);
  await page.mouse.move(box.x + 60, box.y + 18);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 24, { steps: 3 });
  await page.mouse.move(target.x, target.y, { steps: 8 });
  await page.locator('.ghost-caption').filter({ hasText: /./ }).waitFor();
  await over?.();
  await page.mouse.up();
};

export const caption = (page: Page): Locator => page.locator('.ghost-caption');
/** What the board tells a screen reader. */
export const announced = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });
/** Counts the moves that a page sends. */
export const countMoves = (page: Page): (() => number) => {
  let sent = 0;
  page.on('request', (request) => {
    if (/MoveCards|UndoMove|SortCards/.test(request.postData() ?? '')) sent += 1;
  });
  return () => sent;
};
