import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { announced } from '../support/browserBoard';
import { eventually, test } from '../support/browserTest';
import { slide, spotOf } from '../support/finger';
import { blockOf, dragTo, extentOf, pointAt, quietDay, rowOf, visitOf, warrantyCard } from '../support/browserVisits';

const MOVE =
  'mutation ($id: Int!, $schedule: WarrantyScheduleMoveInput!) { updateWarrantySchedule(id: $id, schedule: $schedule) { id } }';

/** Somebody else schedules a card, without a browser. */
const schedule = async (job_detail_id: number, fieldworker_id: number, start: string, end: string): Promise<number> =>
  (
    await api<{ updateWarrantySchedule: { id: number } }>('manager', MOVE, {
      id: -1,
      schedule: { job_detail_id, fieldworker_id, start, end },
    })
  ).updateWarrantySchedule.id;

describe('a scheduler on the warranty day', () => {
  test('drags a card onto the grid, moves it and drags its end; undo takes it back, and another browser sees it all [WRB-001 WRB-003 WRB-004 WRB-005 WRB-006 WRB-009 WRB-010 WRB-017]', async ({
    open,
  }) => {
    const day = await quietDay(0);
    const [ana, ben] = day.workers;
    if (!ana || !ben) throw new Error('the demo has two fieldworkers');
    const [mine, other] = [await open('scheduler', { path: day.path }), await open('manager', { path: day.path })];
    const card = await warrantyCard(mine);
    await rowOf(other, ana.name, day.us).waitFor();
    const nine = await pointAt(rowOf(mine, ana.name, day.us), 540);
    await dragTo(mine, card.locator, { x: 60, y: 20 }, { x: nine.x + 22, y: nine.y }, async () => {
      await mine.locator('.tg-landing', { hasText: '09:00 AM - 10:00 AM' }).waitFor();
    });
    await eventually(async () => (await visitOf(card.job_detail_id, day.date))?.start).toBe(`${day.date}T09:00:00`);
    const visit = await visitOf(card.job_detail_id, day.date);
    expect(visit).toMatchObject({ crew_id: ana.id, end: `${day.date}T10:00:00`, status_id: 10 });
    const key = visit?.key ?? '';
    await rowOf(other, ana.name, day.us).locator(`[data-card="${key}"]`).waitFor();
    expect(await extentOf(blockOf(other, key))).toEqual([640, 160]);
    await other.locator(`[data-card="${card.key}"]`).waitFor({ state: 'detached' });

    await blockOf(mine, key).waitFor();
    const target = await pointAt(rowOf(mine, ben.name, day.us), 600);
    await dragTo(mine, blockOf(mine, key), { x: 50, y: 20 }, { x: target.x + 50 + 18, y: target.y });
    await rowOf(other, ben.name, day.us).locator(`[data-card="${key}"]`).waitFor();
    await eventually(async () => (await visitOf(card.job_detail_id, day.date))?.crew_id).toBe(ben.id);
    expect(await extentOf(blockOf(other, key))).toEqual([800, 160]);

    const handle = blockOf(mine, key).locator('.tg-handle');
    const edge = await handle.boundingBox();
    await dragTo(mine, handle, { x: 5, y: 20 }, { x: (edge?.x ?? 0) + 5 + 130, y: (edge?.y ?? 0) + 20 });
    await eventually(async () => (await visitOf(card.job_detail_id, day.date))?.end).toBe(`${day.date}T11:45:00`);
    await eventually(() => extentOf(blockOf(other, key))).toEqual([800, 280]);
    expect(await visitOf(card.job_detail_id, day.date)).toMatchObject({
      start: `${day.date}T10:00:00`,
      crew_id: ben.id,
    });

    for (const [width, left] of [
      [160, 800],
      [160, 640],
    ] as const) {
      await mine.locator('.board-toolbar [aria-label="Undo"]').click();
      await eventually(() => extentOf(blockOf(other, key))).toEqual([left, width]);
    }
    await mine.locator('.board-toolbar [aria-label="Undo"]').click();
    await blockOf(other, key).waitFor({ state: 'detached' });
    await mine.locator(`[data-card="${card.key}"]`).waitFor();
  });

  test('moves and resizes a visit by keyboard, and hears where it is [WRB-003 WRB-006 BRD-051]', async ({ open }) => {
    const day = await quietDay(1);
    const [ana, ben] = day.workers;
    if (!ana || !ben) throw new Error('the demo has two fieldworkers');
    const page = await open('scheduler', { path: day.path });
    const card = await warrantyCard(page);
    const id = await schedule(card.job_detail_id, ana.id, `${day.date}T09:00:00`, `${day.date}T10:00:00`);
    const block = page.locator(`[data-card="warranty_schedule:${id}"]`);
    await block.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await announced(page, /09:15 AM - 10:15 AM/);
    await page.keyboard.press('Shift+ArrowRight');
    await announced(page, /09:15 AM - 10:30 AM/);
    await page.keyboard.press('ArrowDown');
    await announced(page, new RegExp(`${ben.name}, ${day.us}, 09:15 AM - 10:30 AM`));
    await page.keyboard.press('Enter');
    await eventually(() => visitOf(card.job_detail_id, day.date)).toMatchObject({
      crew_id: ben.id,
      start: `${day.date}T09:15:00`,
      end: `${day.date}T10:30:00`,
    });
    await block.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await announced(page, /^Cancelled/);
    expect(await visitOf(card.job_detail_id, day.date)).toMatchObject({ start: `${day.date}T09:15:00` });
  });

  test('takes a visit back by dragging it to a tray; typed times in "Move to..." go up to the next quarter [WRB-011 WRB-013]', async ({
    open,
  }) => {
    const day = await quietDay(2);
    const [ana] = day.workers;
    if (!ana) throw new Error('the demo has a fieldworker');
    const page = await open('scheduler', { path: day.path });
    const card = await warrantyCard(page);
    const id = await schedule(card.job_detail_id, ana.id, `${day.date}T09:00:00`, `${day.date}T10:00:00`);
    const block = page.locator(`[data-card="warranty_schedule:${id}"]`);
    await block.focus();
    await page.keyboard.press('m');
    const start = page.getByLabel('Start', { exact: true });
    await start.fill(`${day.us} 01:05 PM`);
    await start.blur();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await eventually(() => visitOf(card.job_detail_id, day.date)).toMatchObject({
      start: `${day.date}T13:15:00`,
      end: `${day.date}T14:15:00`,
    });

    await block.scrollIntoViewIfNeeded();
    const tray = await page.getByRole('tabpanel', { name: /^Unassigned/ }).boundingBox();
    await dragTo(page, block, { x: 50, y: 20 }, { x: (tray?.x ?? 0) + 100, y: (tray?.y ?? 0) + 120 });
    await page.locator(`[data-card="${card.key}"]`).waitFor();
    await eventually(() => visitOf(card.job_detail_id, day.date)).toBe(undefined);
  });

  test('is told who moved a visit meanwhile, and the block stands where they put it [BRD-012 BRD-064]', async ({
    open,
    allow,
  }) => {
    allow(/graphql .*"code":"(CONFLICT|BAD_USER_INPUT)"/);
    const day = await quietDay(3);
    const [ana, ben] = day.workers;
    if (!ana || !ben) throw new Error('the demo has two fieldworkers');
    const page = await open('scheduler', {
      path: day.path,
      before: (one) => one.route('**/v1/events*', (route) => route.abort()),
    });
    allow(/v1\/events/, /net::ERR_FAILED/);
    const card = await warrantyCard(page);
    const id = await schedule(card.job_detail_id, ana.id, `${day.date}T09:00:00`, `${day.date}T10:00:00`);
    await page.reload();
    const block = blockOf(page, `warranty_schedule:${id}`);
    await block.waitFor();
    await api('manager', MOVE, {
      id,
      schedule: {
        job_detail_id: card.job_detail_id,
        fieldworker_id: ben.id,
        start: `${day.date}T13:00:00`,
        end: `${day.date}T14:00:00`,
      },
    });
    const target = await pointAt(rowOf(page, ana.name, day.us), 720);
    await dragTo(page, block, { x: 50, y: 20 }, { x: target.x + 60, y: target.y });
    await page
      .getByText(new RegExp(`moved this card to ${ben.name}, 01:00 PM, ${day.us}`))
      .first()
      .waitFor();
    await eventually(() => extentOf(block)).toEqual([1280, 160]);
  });
});

describe('a scheduler with a telephone', () => {
  test('sees one day with fieldworkers as sections, and moves a visit by "Move to..."', async ({ open }) => {
    const day = await quietDay(4);
    const [ana, ben] = day.workers;
    if (!ana || !ben) throw new Error('the demo has two fieldworkers');
    const desk = await open('scheduler', { path: day.path });
    const card = await warrantyCard(desk);
    const id = await schedule(card.job_detail_id, ana.id, `${day.date}T09:00:00`, `${day.date}T10:00:00`);
    const page = await open('scheduler', { path: day.path, viewport: TELEPHONE, hasTouch: true, isMobile: true });
    const section = page.getByRole('region', { name: ana.name });
    await section.locator(`[data-card="warranty_schedule:${id}"]`).getByRole('button', { name: 'Move to…' }).tap();
    await page.getByLabel('Fieldworker').selectOption(ben.name);
    await page.getByRole('button', { name: 'Move', exact: true }).tap();
    await page.getByRole('region', { name: ben.name }).locator(`[data-card="warranty_schedule:${id}"]`).waitFor();
    await eventually(async () => (await visitOf(card.job_detail_id, day.date))?.crew_id).toBe(ben.id);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

describe('a scheduler with a finger', () => {
  test('presses long on a card, puts it on the grid and draws its end; on a telephone gives the visit to another fieldworker, keeping its times [WRB-006 WRB-009 WRB-017 BRD-051]', async ({
    open,
  }) => {
    const day = await quietDay(5);
    const [ana, ben] = day.workers;
    if (!ana || !ben) throw new Error('the demo has two fieldworkers');
    const tablet = await open('scheduler', { path: day.path, viewport: { width: 1180, height: 820 }, hasTouch: true });
    const card = await warrantyCard(tablet);
    const nine = await pointAt(rowOf(tablet, ana.name, day.us), 540);
    await slide(
      tablet,
      await spotOf(card.locator, { x: 60, y: 20 }),
      { x: nine.x + 22, y: nine.y },
      {
        held: () => tablet.locator('.ghost').waitFor({ state: 'attached' }),
        over: () => tablet.locator('.tg-landing.is-shown', { hasText: '09:00 AM - 10:00 AM' }).waitFor(),
      },
    );
    await eventually(async () => (await visitOf(card.job_detail_id, day.date))?.start).toBe(`${day.date}T09:00:00`);
    const key = (await visitOf(card.job_detail_id, day.date))?.key ?? '';
    const end = await spotOf(blockOf(tablet, key).locator('.tg-handle'), { x: 12, y: 20 });
    await slide(
      tablet,
      end,
      { x: end.x + 80, y: end.y },
      { over: () => tablet.locator('.tg-resized', { hasText: '09:00 AM - 10:30 AM' }).waitFor() },
    );
    await eventually(async () => (await visitOf(card.job_detail_id, day.date))?.end).toBe(`${day.date}T10:30:00`);

    const phone = await open('scheduler', { path: day.path, viewport: TELEPHONE, hasTouch: true, isMobile: true });
    const visit = phone.locator(`[data-card="${key}"]`);
    const other = phone.getByRole('region', { name: ben.name });
    await visit.waitFor();
    await slide(phone, await spotOf(visit, { x: 80, y: 20 }), await spotOf(other, { x: 120, y: 24 }), {
      held: () => phone.locator('.ghost').waitFor({ state: 'attached' }),
      over: () => phone.locator('.ghost-caption', { hasText: `Drop in ${ben.name}` }).waitFor(),
    });
    await other.locator(`[data-card="${key}"]`).waitFor();
    await eventually(() => visitOf(card.job_detail_id, day.date)).toMatchObject({
      crew_id: ben.id,
      start: `${day.date}T09:00:00`,
      end: `${day.date}T10:30:00`,
    });
  });
});
