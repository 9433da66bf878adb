import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addDays, civilDateOf } from '#domain/civilDate';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { fillLogin, serverUrl, signIn, TELEPHONE, untilSignedIn } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob } from '../support/browserDaily';
import { isAnswerKept, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';

const DAY_MS = 86_400_000;

const openStop = async (stop: Locator): Promise<void> => {
  await stop.waitFor();
  const head = stop.locator('.stop-head button');
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.tap();
};

describe('a whole night without a signal', () => {
  test('ends with the day that it is: what was tomorrow is Today, a mark there waits, and is stored in the morning [FLD-001 FLD-007 FLD-009]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const today = civilDateOf(new Date());
    const next = await aShotJob({}, 'foreman', addDays(today, 1));
    const page = await open('foreman', { path: '/', viewport: TELEPHONE, hasTouch: true, serviceWorkers: 'allow' });
    await page.getByRole('region', { name: 'Tomorrow' }).getByText(next.name).first().waitFor();
    await untilKept(page);
    await eventually(() => isAnswerKept(page, 'MyStops')).toBe(true);

    // Off all night; the phone is opened where there is no network, a day later.
    const context = page.context();
    await context.setOffline(true);
    await page.close();
    await context.addInitScript((ms) => {
      const Real = Date;
      const now = (): number => Real.now() + ms;
      window.Date = new Proxy(Real, {
        apply: () => new Real(now()).toString(),
        construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
        get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
      });
    }, DAY_MS);
    const morning = await context.newPage();
    await morning.goto(serverUrl());
    await untilSignedIn(morning);
    const day = morning.getByRole('region', { name: 'Today' });
    const stop = day.locator('.stop').filter({ hasText: next.name }).first();
    await stop.waitFor();
    expect(await morning.getByRole('region', { name: 'Tomorrow' }).count()).toBe(0);
    await openStop(stop);
    await stop.getByRole('button', { name: /^On my way/ }).tap();
    await stop.getByText('Waiting to be sent').waitFor();

    await morning.reload();
    await untilSignedIn(morning);
    await openStop(stop);
    await stop.getByText('Waiting to be sent').waitFor();
    await context.setOffline(false);
    await eventually(async () => {
      const { it } = await api<{ it: { work_orders: { driver_in: string | null }[] } }>(
        'foreman',
        'query ($id: Int!) { it: SupervisorDetail(jobDetailId: $id) { work_orders { driver_in } } }',
        { id: next.sub_job },
      );
      return it.work_orders.map(({ driver_in }) => driver_in ?? '');
    }).toEqual([expect.stringMatching(/^\d\d:\d\d/)]);
  }, 180_000);
});

describe('a session that ends out there', () => {
  test('leaves a mark that waits and what was typed where they are, and both are stored after the next login [FLD-007 AUTH-059]', async ({
    open,
    allow,
  }) => {
    // The mark is stored while the form stands open: what it types is laid over that.
    allow(/^http 40[01] /, /^console .*(ERR_|Failed to load|fetch)/, /This record was changed by someone else/);
    const shot = await aShotJob();
    const { order } = await api<{ order: { id: number } }>(
      'office',
      'mutation ($order: GuniteWorkOrderInput!) { order: createGuniteWorkOrder(gunite_work_order: $order) { id } }',
      {
        order: {
          job_detail_id: shot.sub_job,
          work_order_date: civilDateOf(new Date()),
          take_off_form_and_finish: 'Yes',
        },
      },
    );
    const stored = async () =>
      (
        await api<{ it: { on_job: string | null; invoice_number: string | null } }>(
          'office',
          'query ($id: Int!) { it: guniteWorkOrder(id: $id) { on_job invoice_number } }',
          { id: order.id },
        )
      ).it;
    const page = await open(null, {
      viewport: TELEPHONE,
      hasTouch: true,
      before: (blank) => blank.clock.install(),
    });
    await signIn(page, 'foreman');
    const stop = page.locator('.stop').filter({ hasText: shot.name }).first();
    await stop.waitFor();
    await openStop(stop);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('markStop') ? route.abort() : route.continue(),
    );
    await stop.getByRole('button', { name: /^Arrived/ }).tap();
    await stop.getByText('Waiting to be sent').waitFor();
    await stop.getByRole('link', { name: 'Work order' }).tap();
    await page.getByRole('textbox', { name: 'Invoice Number' }).fill('A-36');

    await page.route(/\/(oauth\/token|authorize)/, (route) => route.abort());
    await page.clock.fastForward('24:00:00');
    await page.getByText('Your session has expired. Please log in again.').waitFor();
    expect(await stored()).toEqual({ on_job: null, invoice_number: null });
    await page.unroute(/\/(oauth\/token|authorize)/);
    await page.unroute('**/graphql');
    await page.clock.setSystemTime(Date.now());
    await fillLogin(page, 'foreman@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(page);
    await eventually(() => page.getByRole('textbox', { name: 'Invoice Number' }).inputValue()).toBe('A-36');
    await page.getByRole('button', { name: 'Save', exact: true }).first().tap();
    await eventually(stored).toEqual({ on_job: expect.stringMatching(/^\d\d:\d\d/), invoice_number: 'A-36' });
  }, 120_000);
});
