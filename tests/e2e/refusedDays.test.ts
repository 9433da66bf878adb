import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { addDays, startOfWeek } from '../../domain/civilDate';
import { signIn, TELEPHONE } from '../support/browser';
import { cardOf, carry, cell } from '../support/browserBoard';
import { eventually, test } from '../support/browserTest';
import { dataFolder } from '../support/dataFolder';
import { passwordToken } from '../support/passwordToken';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { removeFolder } from '../../scripts/removeFolder.mjs';

/** The setting is everybody's, so it is set on a server of this file's own. */
const dataDir = dataFolder();
let server: ServerProcess | null = null;
const url = (): string => server?.url ?? '';
beforeAll(async () => {
  server = await startServer(dataDir, { DEMO_SCALE: '0.1' });
});
afterAll(async () => {
  await server?.end();
  removeFolder(dataDir);
});

const ask = async <Data>(account: string, query: string, variables: object = {}): Promise<Data> => {
  const response = await fetch(`${url()}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await passwordToken(url(), account)}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors }: { data?: Data; errors?: unknown } = await response.json();
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
};

interface Board {
  boardCards: {
    today: string;
    crews: { id: number; name: string }[];
    cards: {
      key: string;
      id: number;
      job_detail_id: number;
      type_id: number;
      crew_id: number | null;
      date: string | null;
    }[];
  };
}
const BOARD = `query ($date: Date) { boardCards(category: gunite, view: week, date: $date) {
  today crews { id name } cards { key id job_detail_id type_id crew_id date } } }`;
const MOVE =
  'mutation ($details: GuniteHistoryEntryInput!) { updateGuniteBoardHistoryEntry(details: $details) { id } }';
const DAY = 'mutation ($day: DayWithoutWorkInput!) { createDayWithoutWork(day_without_work: $day) { id } }';

/** A second try gets a week of its own. */
let tries = 0;

/** A week far ahead with one Day 1 card of Gunite 1 on its Tuesday, and its Wednesday closed. */
const aClosedWeek = async (weeksAhead: number) => {
  const weeks = weeksAhead + tries;
  tries += 1;
  const { boardCards } = await ask<Board>('manager', BOARD);
  const monday = addDays(startOfWeek(boardCards.today), 7 * weeks);
  const [tuesday, wednesday, thursday] = [1, 2, 3].map((days) => addDays(monday, days));
  const card = boardCards.cards.find(({ id, type_id, crew_id, date }) => id > 0 && type_id === 1 && !crew_id && !date);
  const crew = boardCards.crews.find(({ name }) => name === 'Gunite 1');
  if (!card || !crew) throw new Error('the demo has no unassigned Day 1 card, or no Gunite 1');
  const details = {
    history_entry_id: card.id,
    history_entry_type_id: 1,
    job_detail_id: card.job_detail_id,
    is_day_view: false,
    crew_id: crew.id,
    date: tuesday,
    awaiting_builder: false,
    status: 2,
  };
  await ask('manager', MOVE, { details });
  await ask('manager', DAY, {
    day: { kind: 'holiday', name: 'Founders Day', first_day: wednesday, last_day: wednesday },
  });
  const us = (date = ''): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
  const dayNow = async (): Promise<string | null | undefined> =>
    (await ask<Board>('manager', BOARD, { date: monday })).boardCards.cards.find(({ key }) => key === card.key)?.date;
  const refused = `Founders Day, ${us(wednesday)}: no card is put on a day without work.`;
  return { path: `/week/gunite?date=${monday}`, key: card.key, tuesday, wednesday, thursday, us, dayNow, refused };
};

const SETTING =
  'mutation ($c: CompanySettingPatch!) { updateCompanySetting(id: 1, company_setting: $c) { refuses_days_without_work } }';
const refuses = async (refuses_days_without_work: boolean): Promise<void> => {
  const { companySetting } = await ask<{ companySetting: { version: number } }>(
    'admin',
    '{ companySetting(id: 1) { version } }',
  );
  await ask('admin', SETTING, { c: { version: companySetting.version, refuses_days_without_work } });
};

describe('days without work that take no card', () => {
  test('[ADM-020] are set by the administrator, who reads what it means; then a mouse and keys are refused with the reason, and undo goes on', async ({
    open,
  }) => {
    await refuses(false);
    const week = await aClosedWeek(41);
    const admin = await open(null, { baseURL: url(), path: '/' });
    await signIn(admin, 'admin', '/admin?tab=settings');
    const setting = admin.getByRole('switch', { name: 'Refuse Days without Work' });
    await setting.waitFor();
    await admin.getByText(/^Yes: the boards put no card on a holiday/).waitFor();
    await setting.check();
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('Saved!').waitFor();

    const page = await open(null, { baseURL: url(), path: '/' });
    await signIn(page, 'scheduler', week.path);
    await page.locator(`.day-head[data-day="${week.wednesday}"]`).getByText('Founders Day').waitFor();
    const card = cardOf(page, week.key);
    await carry(page, card, cell(page, `Gunite 1, ${week.us(week.wednesday)}`), async () => {
      await page.locator('.ghost-caption').filter({ hasText: week.refused }).waitFor();
    });
    await eventually(week.dayNow).toBe(week.tuesday);
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
    // By keys: the holiday is passed over, and the move to the day after it is undone and made again.
    await card.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('status').filter({ hasText: week.refused }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await eventually(week.dayNow).toBe(week.thursday);
    await page.keyboard.press('Control+z');
    await eventually(week.dayNow).toBe(week.tuesday);
    await page.keyboard.press('Control+Shift+z');
    await eventually(week.dayNow).toBe(week.thursday);
  });

  test('[ADM-020] are refused to a finger at 390 px in "Move to...", which says why', async ({ open }) => {
    await refuses(true);
    const week = await aClosedWeek(42);
    const phone = { viewport: TELEPHONE, hasTouch: true, isMobile: true };
    const page = await open(null, { ...phone, baseURL: url(), path: '/' });
    await signIn(page, 'scheduler', week.path.replace(/date=.*/, `date=${week.tuesday}`));
    await cardOf(page, week.key).getByRole('button', { name: 'Move to…' }).tap();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('button', { name: new RegExp(`\\b${Number(week.wednesday?.slice(8))}$`) });
    await day.tap();
    await dialog.getByText(week.refused).first().waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Move' }).isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await eventually(week.dayNow).toBe(week.tuesday);
  });
});
