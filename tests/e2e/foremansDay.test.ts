import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { civilDateOf } from '#domain/civilDate';
import { TELEPHONE, untilSignedIn } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob, type Shot } from '../support/browserDaily';
import { isAnswerKept, isOnDevice, isPictureKept, offlineBar, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';

const HOUR_MS = 3_600_000;
/** Two days, but for the hour in which the app still opens without a network [AUTH-059]. */
const AWAY_MS = 47 * HOUR_MS;

/** From the next page on, the clock of the phone is so far behind. */
const setClock = (context: BrowserContext, behind: number): Promise<unknown> =>
  context.addInitScript((ms) => {
    const kept: { RealDate?: DateConstructor; headerOf?: typeof Headers.prototype.get } = Object(window);
    const Real = (kept.RealDate ??= Date);
    const now = (): number => Real.now() - ms;
    // Time itself is simulated, not a wrong clock: what the server says of the time is as far behind.
    const headerOf = (kept.headerOf ??= Headers.prototype.get);
    Headers.prototype.get = function get(name) {
      return name === 'date' ? new Real(now()).toUTCString() : headerOf.call(this, name);
    };
    window.Date = new Proxy(Real, {
      apply: () => new Real(now()).toString(),
      construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
      get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
    });
  }, behind);

const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const anOrder = async ({ sub_job }: Shot): Promise<number> => {
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($order: GuniteWorkOrderInput!) { made: createGuniteWorkOrder(gunite_work_order: $order) { id } }',
    {
      order: {
        job_detail_id: sub_job,
        work_order_date: civilDateOf(new Date()),
        take_off_form_and_finish: 'Yes',
      },
    },
  );
  return made.id;
};

interface Stored {
  job_detail: {
    version: number;
    mmg_perimeter: number | null;
    gunite_details: { notes: string | null };
    presite: { is_water_on_site: boolean | null } | null;
  };
  order: Record<string, unknown> & { version: number };
  SupervisorDetail: { files: { id: number; file_name: string }[] };
}
const storedOf = ({ sub_job }: Shot, order: number): Promise<Stored> =>
  api(
    'office',
    `query ($sub_job: Int!, $order: Int!) {
      job_detail(job_detail_id: $sub_job) { version mmg_perimeter gunite_details { notes } presite { is_water_on_site } }
      order: guniteWorkOrder(id: $order) { version invoice_number notes driver_in on_job leave_job }
      SupervisorDetail(jobDetailId: $sub_job) { files { id file_name } } }`,
    { sub_job, order },
  );

/** The addresses of its small pictures. */
const picturesOf = async ({ sub_job }: Shot): Promise<string[]> => {
  const { SupervisorDetail } = await api<{ SupervisorDetail: { files: { thumbnail_url: string }[] } }>(
    'office',
    'query ($sub_job: Int!) { SupervisorDetail(jobDetailId: $sub_job) { files { thumbnail_url } } }',
    { sub_job },
  );
  return SupervisorDetail.files.map(({ thumbnail_url }) => thumbnail_url);
};

interface HistoryLine {
  mutation_id: string;
  command: string;
  at: string;
  device_at: string | null;
  user_name: string | null;
  job_id: number | null;
}
/** What the history tells that he did two days ago by the clock of the phone, and the server heard of now. */
const doneOutThere = async ({ id }: Shot): Promise<string[]> => {
  const { changes } = await api<{ changes: { items: HistoryLine[] } }>(
    'admin',
    '{ changes(page: { number: 1, size: 100 }) { items { mutation_id command at device_at user_name job_id } } }',
  );
  const own = changes.items.filter(({ job_id, at, device_at, user_name }) => {
    const ago = Date.parse(at) - Date.parse(device_at ?? '');
    return job_id === id && user_name === 'Silvestre Abarca' && Math.abs(ago - AWAY_MS) < HOUR_MS;
  });
  return [...new Map(own.map(({ mutation_id, command }) => [mutation_id, command])).values()].toSorted();
};

const stopOf = async (page: Page, { name }: Shot) => {
  const card = page.locator('.stop').filter({ hasText: name }).first();
  await card.waitFor();
  const head = card.locator('.stop-head button');
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.tap();
  return card;
};

describe('a foreman without a signal for two days', () => {
  test('opens the app cold, does his day, and syncs it beside what the office wrote: nothing is lost, the history tells who and when [FLD-003 OFF-010 OFF-012 OFF-014 OFF-030 WO-020 WO-031 PRE-020]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const shot = await aShotJob({ presite: { access_notes: 'Behind the gate' } });
    const order = await anOrder(shot);
    const sheet = `/daily-yardage/${shot.id}`;
    const site = `/SuperDetail/${shot.sub_job}`;
    const form = `${site}/job/${shot.id}/work-order/gunite/${order}/edit`;

    // In the morning at the yard, with a network.
    const morning = await open('foreman', {
      path: '/',
      viewport: TELEPHONE,
      hasTouch: true,
      serviceWorkers: 'allow',
      before: (page) => setClock(page.context(), AWAY_MS),
    });
    const context = morning.context();
    await stopOf(morning, shot);
    await untilKept(morning);
    await eventually(() => isOnDevice(morning, `job:${shot.id}`)).toBe(true);
    await eventually(() => isOnDevice(morning, `work_order:gunite_work_order:${order}`)).toBe(true);
    await morning.goto(site);
    await morning.getByRole('heading', { name: 'Presite' }).waitFor();
    for (const query of ['MyStops', 'SupervisorDetail'])
      await eventually(() => isAnswerKept(morning, query)).toBe(true);

    // Out there the telephone was off: it opens the app without a network.
    await morning.close();
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto('/');
    await untilSignedIn(page);
    await page.getByRole('button', { name: 'Go Offline' }).first().click();
    await offlineBar(page).waitFor();

    await page.goto('/');
    const stop = await stopOf(page, shot);
    for (const mark of ['On my way', 'Arrived', 'Done']) {
      await stop.getByRole('button', { name: new RegExp(`^${mark}`) }).tap();
      await stop.getByRole('button', { name: new RegExp(`^${mark} ?\\d\\d:\\d\\d`) }).waitFor();
    }
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), stop.locator('label:has(input)').tap()]);
    await chooser.setFiles([
      { name: 'shell of the day.png', mimeType: 'image/png', buffer: PHOTO },
      { name: 'steel of the day.png', mimeType: 'image/png', buffer: PHOTO },
    ]);
    await page.getByText('5 unsynced').waitFor();

    await page.goto(site);
    await page.getByRole('button', { name: 'Fill in presite' }).tap();
    await page.getByRole('group', { name: 'Water on Site' }).getByRole('button', { name: 'Yes' }).tap();
    await page.getByText('6 unsynced').waitFor();
    await page.goto(sheet);
    const perimeter = page.getByRole('textbox', { name: 'MMG Perimeter' });
    await perimeter.fill('110.5');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.goto(form);
    await page.getByRole('textbox', { name: 'Invoice Number' }).fill('D-17');
    await page.getByRole('button', { name: 'Save', exact: true }).first().tap();
    await page.getByText('7 unsynced').waitFor();

    // Meanwhile the office works on the same sub-job.
    const before = await storedOf(shot, order);
    expect(before).toMatchObject({ job_detail: { mmg_perimeter: null }, order: { invoice_number: null } });
    await api(
      'office',
      `mutation { updateDailyYardage(id: ${shot.id}, dailyYardage: { sub_jobs: [{ id: ${shot.sub_job}, version: ${before.job_detail.version}, mmg_perimeter: 99, gunite_details: { notes: "Of the office" } }] }) { id } }`,
    );
    await api(
      'office',
      `mutation { updateGuniteWorkOrder(id: ${order}, gunite_work_order: { version: ${before.order.version}, notes: "Of the office" }) { id } }`,
    );

    // Two days later the telephone is opened again, still without a network, and comes home.
    await page.close();
    await setClock(context, 0);
    const home = await context.newPage();
    await home.goto(sheet);
    await home.getByText('7 unsynced').waitFor();
    await eventually(() => home.getByRole('textbox', { name: 'MMG Perimeter' }).inputValue()).toBe('110.5');
    await context.setOffline(false);
    await home.getByRole('button', { name: 'Go Online' }).click();
    await home.getByRole('button', { name: 'Sync & Go Online' }).click();
    const question = home.getByRole('dialog', { name: 'Resolve conflicts' });
    await question.getByRole('radio', { name: /110\.5/ }).click();
    await question.getByRole('button', { name: 'Save Merged' }).click();
    await home.getByText('Synced 2 item(s).').waitFor();

    const time = expect.stringMatching(/^\d\d:\d\d/);
    await eventually(() => storedOf(shot, order)).toMatchObject({
      job_detail: {
        mmg_perimeter: 110.5,
        gunite_details: { notes: 'Of the office' },
        presite: { is_water_on_site: true },
      },
      order: { invoice_number: 'D-17', notes: 'Of the office', driver_in: time, on_job: time, leave_job: time },
    });
    const sent = async () => (await storedOf(shot, order)).SupervisorDetail.files;
    await eventually(async () =>
      (await sent()).map(({ file_name }) => file_name.replace(/\..*/, '')).toSorted(),
    ).toEqual(['shell of the day', 'steel of the day']);
    expect(await doneOutThere(shot)).toEqual([
      'markStop',
      'markStop',
      'markStop',
      'storeImage',
      'storeImage',
      'updateGuniteWorkOrder',
      'updateJob',
    ]);
    await eventually(() => home.getByText(/\d unsynced/).count()).toBe(0);
  }, 300_000);
});

describe('a telephone that is opened at the yard and put away', () => {
  test('has the days, the places and the small pictures of their photos before anybody looked at them [OFF-031]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const shot = await aShotJob();
    const sender = await open('foreman', { path: '/', viewport: TELEPHONE, hasTouch: true });
    const stop = await stopOf(sender, shot);
    const [chooser] = await Promise.all([sender.waitForEvent('filechooser'), stop.locator('label:has(input)').tap()]);
    await chooser.setFiles([{ name: 'steel.png', mimeType: 'image/png', buffer: PHOTO }]);
    await eventually(async () => (await picturesOf(shot)).length).toBe(1);
    const [thumbnail = ''] = await picturesOf(shot);
    await sender.context().close();

    const page = await open('foreman', { path: '/security', viewport: TELEPHONE, serviceWorkers: 'allow' });
    await untilKept(page);
    const brought = { timeout: 60_000, interval: 200 }; // one after the other, some seconds after the page
    await expect.poll(() => isAnswerKept(page, `"id":${shot.sub_job}`), brought).toBe(true);
    await expect.poll(() => isPictureKept(page, thumbnail), brought).toBe(true);
    await page.context().setOffline(true);

    await page.goto('/Schedule');
    await untilSignedIn(page);
    await page.getByRole('link', { name: shot.name }).first().waitFor();
    await page.goto(`/SuperDetail/${shot.sub_job}`);
    await page.getByRole('button', { name: 'Go Offline' }).first().click();
    await page.goto(`/SuperDetail/${shot.sub_job}`);
    const picture = page.locator('.super-pictures img').first();
    await picture.waitFor();
    await eventually(() => picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0))).toBe(1);
  }, 180_000);
});
