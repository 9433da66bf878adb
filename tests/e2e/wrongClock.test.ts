import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { businessTimeOf } from '#domain/businessTime';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { fillLogin, serverUrl, TELEPHONE, untilSignedIn } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob, type Shot } from '../support/browserDaily';
import { isAnswerKept, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const AHEAD_MS = 11 * HOUR_MS + 3 * MINUTE_MS;

/** From its next page on, the clock of a phone is so far ahead; below 0 it is behind. */
const setAhead = (page: Page, by: number): Promise<unknown> =>
  page.addInitScript((ms) => {
    const Real = Date;
    const now = (): number => Real.now() + ms;
    window.Date = new Proxy(Real, {
      apply: () => new Real(now()).toString(),
      construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
      get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
    });
  }, by);

/** By how many minutes the page takes its clock to be off. */
const minutesOff = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { offset } = JSON.parse(localStorage.getItem('trowel:clock') ?? '{}');
    return Math.round(offset / 60_000);
  });

const stopOf = async (page: Page, { name }: Shot): Promise<Locator> => {
  const stop = page.getByRole('region', { name: 'Today' }).locator('.stop').filter({ hasText: name }).first();
  await stop.waitFor();
  const head = stop.locator('.stop-head button');
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.tap();
  return stop;
};

/** When the crew arrived, by its work order; null where none says it. */
const arrivedAt = async ({ sub_job }: Shot): Promise<string | null> => {
  const { it } = await api<{ it: { work_orders: { on_job: string | null }[] } }>(
    'foreman',
    'query ($id: Int!) { it: SupervisorDetail(jobDetailId: $id) { work_orders { on_job } } }',
    { id: sub_job },
  );
  return it.work_orders[0]?.on_job?.slice(0, 5) ?? null;
};

describe('a phone whose clock is eleven hours ahead', () => {
  test('is told so by hours and minutes, signs in, and keeps the day of the business [FLD-009]', async ({ open }) => {
    const page = await open(null, { viewport: TELEPHONE, before: (one) => setAhead(one, AHEAD_MS) });
    const told = page.getByText(/^The clock of this device is 11 hours 3 minutes ahead\./);
    await told.waitFor();
    await fillLogin(page, 'foreman@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(page);
    await told.waitFor();
    await eventually(() => minutesOff(page)).toBe(-(11 * 60 + 3));
    await page.reload();
    await untilSignedIn(page);
    await told.waitFor();
  });
});

describe('a tap on a phone whose clock is wrong', () => {
  test.for([
    ['ahead', AHEAD_MS],
    ['behind', -(5 * HOUR_MS + 7 * MINUTE_MS)],
  ] as const)(
    'stores the minute that it really was: %s [FLD-009 FLD-003]',
    { timeout: 120_000 },
    async ([, by], { open }) => {
      const shot = await aShotJob();
      const page = await open(null, { viewport: TELEPHONE, hasTouch: true, before: (one) => setAhead(one, by) });
      await fillLogin(page, 'foreman@trowel.test', DEMO_PASSWORD);
      await untilSignedIn(page);
      await eventually(() => minutesOff(page)).toBe(-by / MINUTE_MS);
      const stop = await stopOf(page, shot);
      const before = Date.now();
      await stop.getByRole('button', { name: /^Arrived/ }).tap();
      await eventually(() => arrivedAt(shot)).not.toBeNull();
      const took = Math.ceil((Date.now() - before) / MINUTE_MS);
      const minutes = Array.from({ length: took + 1 }, (_, at) => businessTimeOf(new Date(before + at * MINUTE_MS)));
      expect(minutes).toContain(await arrivedAt(shot));
    },
  );
});

describe('a phone whose clock is put back', () => {
  test('opens Today without a network: two days ahead while there was one, 18 hours less afterwards [FLD-009 AUTH-059]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const shot = await aShotJob();
    const page = await open(null, {
      viewport: TELEPHONE,
      hasTouch: true,
      serviceWorkers: 'allow',
      before: (one) => setAhead(one, 48 * HOUR_MS),
    });
    await fillLogin(page, 'foreman@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(page);
    await stopOf(page, shot);
    await eventually(() => minutesOff(page)).toBe(-48 * 60);
    await untilKept(page);
    await eventually(() => isAnswerKept(page, 'MyStops')).toBe(true);

    const context = page.context();
    await context.setOffline(true);
    await page.close();
    const cold = await context.newPage();
    await setAhead(cold, 30 * HOUR_MS);
    await cold.goto(serverUrl());
    await untilSignedIn(cold);
    await stopOf(cold, shot);
  }, 120_000);
});
