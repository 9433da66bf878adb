import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { civilDateOf } from '#domain/civilDate';
import { TELEPHONE } from '../support/browser';
import { aJob, api } from '../support/browserApi';
import { aShotJob, type Shot } from '../support/browserDaily';
import { eventually, test } from '../support/browserTest';

const PHONE = { path: '/', viewport: TELEPHONE, hasTouch: true, isMobile: true };

const stopOf = async (page: Page, { name }: Shot) => {
  const card = page.locator('.stop').filter({ hasText: name }).first();
  await card.waitFor();
  const head = card.locator('.stop-head button');
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.tap();
  return card;
};
const anOrder = async ({ sub_job }: Shot): Promise<number> => {
  const order = { job_detail_id: sub_job, work_order_date: civilDateOf(new Date()), take_off_form_and_finish: 'Yes' };
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($order: GuniteWorkOrderInput!) { made: createGuniteWorkOrder(gunite_work_order: $order) { id } }',
    { order },
  );
  return made.id;
};
const arrivalAt = async ({ sub_job }: Shot): Promise<string | null> => {
  const { SupervisorDetail: detail } = await api<{
    SupervisorDetail: { work_orders: { on_job: string | null }[] };
  }>('foreman', 'query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { work_orders { on_job } } }', { id: sub_job });
  return detail.work_orders[0]?.on_job ?? null;
};

describe('two phones of one foreman', () => {
  test('that both marked a stop without a network write it once, and show the same time then [FLD-003]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/);
    const shot = await aShotJob();
    await anOrder(shot);
    const phones = await Promise.all([open('foreman', PHONE), open('foreman', PHONE)]);
    for (const phone of phones) {
      const stop = await stopOf(phone, shot);
      await phone.context().setOffline(true);
      await stop.getByRole('button', { name: /^Arrived/ }).tap();
      await stop.getByText('Waiting to be sent').waitFor();
    }
    for (const phone of phones) {
      await phone.context().setOffline(false);
      await eventually(() => phone.getByText('Waiting to be sent').count()).toBe(0);
    }
    const at = (await arrivalAt(shot))?.slice(0, 5) ?? '';
    expect(at).toMatch(/^\d\d:\d\d$/);
    for (const phone of phones) {
      await phone.reload();
      const stop = await stopOf(phone, shot);
      await stop.getByRole('button', { name: new RegExp(`^Arrived ?${at}`) }).waitFor();
    }
  });
});

/** The files of a screen that no screen has whose address lacks a word, as the build lists them. */
const ownFiles = (screen: string, word: string): readonly string[] => {
  const { screens }: { screens: Readonly<Record<string, readonly string[]>> } = JSON.parse(
    readFileSync('dist/screens.json', 'utf8'),
  );
  return (screens[screen] ?? []).filter((file) =>
    Object.entries(screens).every(([path, files]) => path.includes(word) || !files.includes(file)),
  );
};

describe('a new version that is deployed while the app is open', () => {
  test('takes the files of the old one away: the next screen comes all the same, of the new one [NET-003]', async ({
    open,
    allow,
  }) => {
    allow(/^http 404 /, /^console .*(Failed to (load|fetch)|404)/);
    const shot = await aShotJob();
    const order = await anOrder(shot);
    // The file of a screen that nobody has opened yet is gone, until the page is loaded anew.
    const missed: string[] = [];
    const own = ownFiles('/job/:jobId/:jobDetailId/work-order/:type/:workOrderId/edit', 'work-order');
    expect(own).not.toEqual([]);
    let isGone = true;
    const page = await open('foreman', {
      ...PHONE,
      before: (opened) =>
        opened.route('**/assets/*', (route) => {
          if (!isGone || !own.includes(new URL(route.request().url()).pathname)) return route.fallback();
          missed.push(route.request().method());
          return route.fulfill({ status: 404, body: 'gone' });
        }),
    });
    const stop = await stopOf(page, shot);
    await page.evaluate(() => Object.assign(window, { isOldVersion: true }));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    expect(missed).toEqual([]);
    await stop.getByRole('link', { name: 'Work order' }).tap();
    await page.getByRole('textbox', { name: 'Invoice Number' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/work-order/gunite/${order}/edit$`));
    expect(missed).toContain('GET');
    expect(await page.evaluate(() => 'isOldVersion' in window)).toBe(false);
  });
});

/** Whether a photo tells 29 degrees, in either order of bytes. */
const hasPlace = async (photo: Buffer): Promise<boolean> => {
  const { exif } = await sharp(photo).metadata();
  return [
    [29, 0, 0, 0, 1, 0, 0, 0],
    [0, 0, 0, 29, 0, 0, 0, 1],
  ].some((degrees) => exif?.includes(Buffer.from(degrees)));
};

describe("a subcontractor's day", () => {
  test('has the own stop and no other, and a photo with the time of its camera, sent without its place [FLD-004 FLD-010]', async ({
    open,
    allow,
  }) => {
    const own = await aShotJob({}, 'subcontractor');
    const { job } = await api<{ job: { sub_jobs: { id: number }[] } }>(
      'office',
      'query ($id: Int!) { job(id: $id) { sub_jobs { id } } }',
      { id: await aJob() },
    );
    const page = await open('subcontractor', PHONE);
    const stop = await stopOf(page, own);
    await stop.getByRole('link', { name: /Details/ }).tap();
    await page
      .getByRole('heading', { name: 'Work Orders' })
      .or(page.getByRole('heading', { name: 'Schedule' }))
      .first()
      .waitFor();
    const photo = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#678' } })
      .jpeg()
      .withExif({
        IFD2: { DateTimeOriginal: '2026:03:10 09:00:00', OffsetTimeOriginal: '-05:00' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '29/1 45/1 36/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '95/1 22/1 0/1',
        },
      })
      .toBuffer();
    expect(await hasPlace(photo)).toBe(true);
    await page.getByText('Sent without the place where they were taken.').first().waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('.super-uploads label:has(input)').tap(),
    ]);
    await chooser.setFiles([
      { name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'image.jpg', mimeType: 'image/jpeg', buffer: await sharp(photo).negate().keepExif().toBuffer() },
      { name: 'by messenger.jpg', mimeType: 'image/jpeg', buffer: await sharp(photo).toBuffer() },
    ]);
    const files = async () =>
      (
        await api<{
          SupervisorDetail: {
            files: { file_name: string; taken_at: string; is_camera_time: boolean; document_url: string }[];
          };
        }>(
          'admin',
          'query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { files { file_name taken_at is_camera_time document_url } } }',
          { id: own.sub_job },
        )
      ).SupervisorDetail.files;
    await eventually(async () => (await files()).length).toBe(3);
    const all = await files();
    expect(new Set(all.map(({ file_name }) => file_name)).size).toBe(3);
    const [sent, byFile] = [true, false].map((is) => all.filter(({ is_camera_time }) => is_camera_time === is));
    expect(byFile?.map(({ file_name }) => file_name)).toEqual(['by messenger.jpg']);
    expect(sent).toHaveLength(2);
    for (const { taken_at, document_url } of sent ?? []) {
      expect(new Date(taken_at).toISOString()).toBe('2026-03-10T14:00:00.000Z');
      const bytes = Buffer.from(await (await fetch(new URL(document_url, page.url()))).arrayBuffer());
      expect(await hasPlace(bytes)).toBe(false);
    }
    await page
      .getByText(/, 03\/10\/2026/)
      .first()
      .waitFor();
    await page.getByText(/, file of \d\d\//).waitFor();
    allow(/^graphql /, /^http 40[34] /);
    await page.goto(`/SuperDetail/${job.sub_jobs[0]?.id ?? 0}`);
    await page.getByText('There is no such sub-job, or it is not yours to see.').waitFor();
  });
});
