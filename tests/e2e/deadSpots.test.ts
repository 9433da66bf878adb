import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect } from 'vitest';
import { civilDateOf } from '#domain/civilDate';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob, type Shot } from '../support/browserDaily';
import { isAnswerKept, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';
import { openDeadSpot } from '../support/deadSpot';

const spot = await openDeadSpot();
afterAll(spot.end);
afterEach(spot.leave);

/** What a browser says of requests that were cut off, and of a look for the server that it gave up. */
const NOISE = [/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /, /net::ERR_/] as const;
/** Behind the dead spot, with the files of the app on the device, as everybody has them after the first visit. */
const BEHIND = { proxy: spot.proxy, serviceWorkers: 'allow' } as const;
const PHONE = { ...BEHIND, viewport: TELEPHONE, hasTouch: true, isMobile: true };

/** Within the app, as its links do. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const bar = (page: Page) => page.getByText('No connection. Your changes are kept here.');
const age = (page: Page) => page.locator('.offline-bar').getByText(/^As of /);

interface Screen {
  path: string;
  /** The query whose answer it shows. */
  query: string;
  shows: (page: Page) => Promise<unknown>;
}

/** Sees each screen once, and then out of the dead spot, without a loading sign and with the age of what it shows. */
const seeInDeadSpot = async (page: Page, screens: readonly Screen[]): Promise<void> => {
  await untilKept(page);
  for (const { path, query, shows } of screens) {
    await goTo(page, path);
    await shows(page);
    await eventually(() => isAnswerKept(page, query)).toBe(true);
  }
  await goTo(page, '/security');
  await page.getByRole('heading', { name: 'Security' }).first().waitFor();
  spot.enter();
  for (const { path, shows } of screens) {
    await goTo(page, path);
    await shows(page);
    await age(page).waitFor();
    expect(await page.getByText(/^Loading/).count(), path).toBe(0);
  }
  await bar(page).waitFor();
  spot.leave();
  await bar(page).waitFor({ state: 'detached' });
  await eventually(() => age(page).count()).toBe(0);
};

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
    await seeInDeadSpot(page, [
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
