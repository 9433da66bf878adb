import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe } from 'vitest';
import { civilDateOf } from '#domain/civilDate';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob, type Shot } from '../support/browserDaily';
import { isAnswerKept, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';
import { openDeadSpot } from '../support/deadSpot';
import { goTo, lostBar as bar, NOISE, seeInDeadSpot } from '../support/deadSpotScreens';

const spot = await openDeadSpot();
afterAll(spot.end);
afterEach(spot.leave);

/** Behind the dead spot, with the files of the app on the device, as everybody has them after the first visit. */
const BEHIND = { proxy: spot.proxy, serviceWorkers: 'allow' } as const;
const PHONE = { ...BEHIND, viewport: TELEPHONE, hasTouch: true, isMobile: true };

const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor();

const anOrder = async ({ sub_job }: Shot): Promise<number> => {
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($order: GuniteWorkOrderInput!) { made: createGuniteWorkOrder(gunite_work_order: $order) { id } }',
    { order: { job_detail_id: sub_job, work_order_date: civilDateOf(new Date()), take_off_form_and_finish: 'Yes' } },
  );
  return made.id;
};
interface Order {
  on_job: string | null;
}
const orderNow = async (id: number): Promise<Order> =>
  (await api<{ it: Order }>('office', 'query ($id: Int!) { it: guniteWorkOrder(id: $id) { on_job } }', { id })).it;

describe('a dead spot that swallows packets', () => {
  test('shows a foreman his day, a site and its order as the device has them, marked, and then as they are [FLD-008 OFF-023]', async ({
    open,
    allow,
  }) => {
    allow(...NOISE);
    const shot = await aShotJob();
    const order = await anOrder(shot);
    const page = await open('foreman', { ...PHONE, path: '/security' });
    await seeInDeadSpot(spot, page, [
      {
        path: '/',
        query: 'MyStops',
        shows: (on) => on.locator('.stop').filter({ hasText: shot.name }).first().waitFor(),
      },
      { path: `/SuperDetail/${shot.sub_job}`, query: 'SupervisorDetail', shows: text(shot.name) },
      {
        path: `/SuperDetail/${shot.sub_job}/job/${shot.id}/work-order/gunite/${order}/edit`,
        query: 'WorkOrderPlace',
        shows: (on) => on.getByRole('textbox', { name: 'Invoice Number' }).waitFor(),
      },
    ]);
  }, 120_000);

  test('opens the order of a stop that was never looked at, as the device brought it [FLD-008]', async ({
    open,
    allow,
  }) => {
    allow(...NOISE);
    const shot = await aShotJob();
    const order = await anOrder(shot);
    const page = await open('foreman', { ...PHONE, path: '/' });
    await page.locator('.stop').filter({ hasText: shot.name }).first().waitFor();
    await untilKept(page);
    await eventually(() => isAnswerKept(page, `"id":${order}`)).toBe(true);
    spot.enter();
    await goTo(page, `/SuperDetail/${shot.sub_job}/job/${shot.id}/work-order/gunite/${order}/edit`);
    await page.getByRole('textbox', { name: 'Invoice Number' }).waitFor();
    await bar(page).waitFor();
    await eventually(() => page.getByText(/^Loading/).count()).toBe(0);
  }, 120_000);

  test('keeps a mark of a stop, shows it as waiting, and sends it when it ends [FLD-003 FLD-008]', async ({
    open,
    allow,
  }) => {
    allow(...NOISE);
    const shot = await aShotJob();
    const order = await anOrder(shot);
    const page = await open('foreman', { ...PHONE, path: '/' });
    const stop = page.locator('.stop').filter({ hasText: shot.name }).first();
    await stop.waitFor();
    const head = stop.locator('.stop-head button');
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.tap();
    await untilKept(page);
    spot.enter();
    await stop.getByRole('button', { name: /^Arrived/ }).tap();
    await stop.getByRole('button', { name: /^Arrived ?\d\d:\d\d/ }).waitFor();
    await page.getByText('1 unsynced').waitFor();
    await bar(page).waitFor();
    spot.leave();
    await eventually(async () => (await orderNow(order)).on_job).toMatch(/^\d\d:\d\d/);
    await eventually(() => page.getByText('1 unsynced').count()).toBe(0);
  }, 120_000);
});
