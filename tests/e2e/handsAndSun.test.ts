import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { TELEPHONE } from '../support/browser';
import { handFaults, paleTexts } from '../support/accessible/handsAndSun';
import { atRest } from '../support/accessible/looks';
import { aShotJob } from '../support/browserDaily';
import { aWholeJob } from '../support/screenAddresses';
import { test } from '../support/browserTest';

const LANGUAGES = ['en', 'es'] as const;
const PHONE = { path: '/', viewport: TELEPHONE, hasTouch: true, isMobile: true };
const MODES = ['light', 'dark'] as const;

interface Screen {
  path: string;
  /** Whose stops, or who sees each order. */
  as: 'foreman' | 'admin';
  /** Read in the sun: Today, the detail and work orders. */
  isInSun?: true;
  /** What is opened on it. */
  open?: (page: Page) => Promise<void>;
}

const openStop = async (page: Page): Promise<void> => {
  const closed = page.locator('.stop-head button[aria-expanded="false"]').first();
  if ((await closed.count()) > 0) await closed.tap();
};
/** As from the stop of a presite: its checklist is open. */
const openPresite = async (page: Page): Promise<void> => {
  await page.locator('.super-check [role="group"]').first().waitFor();
};
const openSections = async (page: Page): Promise<void> => {
  await page.locator('.work-order input').first().waitFor();
};

const screensOfField = async (): Promise<Screen[]> => {
  const shot = await aShotJob({ presite: { access_notes: 'Behind the gate' } });
  const job = await aWholeJob();
  const orders = (['gunite', 'boulder', 'pebble', 'daily', 'prep', 'repair'] as const).map((type): Screen => {
    const { subJob, id } = job.order(type);
    return {
      path: workOrderPath.inField(type, { job_id: job.id, job_detail_id: subJob }, id),
      as: 'admin',
      isInSun: true,
      open: openSections,
    };
  });
  return [
    { path: '/', as: 'foreman', isInSun: true, open: openStop },
    { path: `/SuperDetail/${shot.sub_job}#presite`, as: 'foreman', isInSun: true, open: openPresite },
    ...orders,
    { path: '/daily', as: 'admin' },
    { path: `/daily-yardage/${job.id}`, as: 'admin' },
    { path: `/daily-batches/${job.id}`, as: 'admin' },
    { path: '/Schedule', as: 'foreman' },
    { path: '/Supervisor/Map', as: 'foreman' },
    { path: '/PresiteSchedule', as: 'admin' },
    { path: '/device', as: 'admin' },
    { path: '/job', as: 'admin' },
    { path: `/job/${job.id}/edit`, as: 'admin' },
  ];
};

describe('in the hands of a foreman, and in the sun', () => {
  test.for(LANGUAGES)(
    'each screen of the field has fields of 16 px and targets of 44 px, and those that are read outside 7 to 1, light and dark: %s [FLD-012]',
    { timeout: 240_000 },
    async (language, { open }) => {
      const screens = await screensOfField();
      const pages = { foreman: await open('foreman', PHONE), admin: await open('admin', PHONE) };
      for (const page of Object.values(pages))
        await page.evaluate((chosen) => localStorage.setItem('trowel:language', chosen), language);
      // What deletes stands two thumbs away from what is tapped all day.
      const broom = await pages.foreman.getByRole('button', { name: 'Clear local data' }).boundingBox();
      const bell = await pages.foreman.getByRole('button', { name: 'Notifications' }).boundingBox();
      expect((bell?.x ?? 0) - (broom?.x ?? 0) - (broom?.width ?? 0)).toBeGreaterThan(88);
      const found: string[] = [];
      for (const { path, as, isInSun, open: unfold } of screens) {
        const page = pages[as];
        await page.goto(path);
        await page.locator('main h1, main h2, .today, .super').first().waitFor();
        await atRest(page);
        await unfold?.(page);
        await atRest(page);
        const { fields, targets } = await handFaults(page);
        found.push(...[...fields, ...targets].map((one) => `${path}: ${one}`));
        for (const colorScheme of isInSun ? MODES : []) {
          await page.emulateMedia({ colorScheme });
          await atRest(page);
          found.push(...(await paleTexts(page)).map((one) => `${path}, ${colorScheme}: ${one}`));
        }
      }
      expect(found).toEqual([]);
    },
  );
});
