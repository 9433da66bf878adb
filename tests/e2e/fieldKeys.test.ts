import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aJob, api } from '../support/browserApi';
import { aShotJob } from '../support/browserDaily';
import { eventually, test } from '../support/browserTest';

/** The fields of a form that a hand can fill in, in their order, marked so that they can be told apart. */
const markFields = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const form =
      document.querySelector('[role="dialog"]') ??
      document.querySelector('main .job-form, main form:not([role="search"]), main [data-fields]');
    const fields = [
      ...(form?.querySelectorAll<HTMLElement>('input, textarea, select, button[aria-pressed]') ?? []),
    ].filter(
      (field) =>
        field.tabIndex >= 0 &&
        !field.matches(':disabled, [aria-hidden="true"], [data-tab-aside] *') &&
        // Of radio buttons the chosen one is the stop, as ever.
        !(field.matches('[type="radio"]:not(:checked)') && form?.querySelector('[type="radio"]:checked')) &&
        field.checkVisibility({ visibilityProperty: true }),
    );
    for (const [index, field] of fields.entries()) field.dataset.mark = String(index);
    fields[0]?.focus();
    return fields.length;
  });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement
      ? (activeElement.dataset.mark ?? `${activeElement.tagName} ${activeElement.textContent}`)
      : 'nothing';
  });

const FORMS: readonly (readonly [string, string, string])[] = [
  ['a new job', 'office', '/job/new'],
  ['a new estimate', 'office', '/estimate/new'],
  ['a new builder', 'office', '/customer/new'],
  ['a new homeowner', 'office', '/homeowner/new'],
  ['a new employee', 'admin', '/employee/new'],
  ['a new crew', 'admin', '/crew/new'],
  ['a new user', 'admin', '/user/new'],
  ['a new purchase order', 'warehouse', '/purchaseOrder/new'],
  ['a new relocation order', 'warehouse', '/inventoryRelocation?new=1'],
  ['a new color', 'warehouse', '/color-recipe?new='],
];

/** The first fields of a form: enough to pass its headings and buttons. */
const MAX_STEPS = 60;

const tabsThrough = async (page: Page): Promise<void> => {
  await eventually(() => markFields(page)).toBeGreaterThan(2);
  const count = Math.min(await markFields(page), MAX_STEPS);
  const seen: string[] = [];
  for (let at = 0; at < count; at += 1) {
    seen.push(await focused(page));
    await page.keyboard.press('Tab');
  }
  expect(seen).toEqual(seen.map((_mark, index) => String(index)));
};

describe('Tab', () => {
  for (const [name, account, path] of FORMS)
    test(`goes from field to field in ${name} [KEY-016]`, async ({ open }) => {
      await tabsThrough(await open(account, { path }));
    });

  test('goes from field to field in a sub-job, and F6 to what stands between them [KEY-016]', async ({ open }) => {
    const id = await aJob();
    const { job } = await api<{ job: { sub_jobs: { id: number; job_category: { id: number } }[] } }>(
      'manager',
      'query ($id: Int!) { job(id: $id) { sub_jobs { id job_category { id } } } }',
      { id },
    );
    const pebble = job.sub_jobs.find(({ job_category }) => job_category.id === 2);
    const page = await open('office', { path: `/job/${id}/edit/${pebble?.id}` });
    await page.getByRole('tabpanel').getByRole('textbox', { name: 'MMG IA' }).first().waitFor();
    const close = page.getByRole('alertdialog', { name: 'Critical Note' }).getByRole('button', { name: 'Ok' });
    if (await close.isVisible()) await close.click();
    await tabsThrough(page);
    await page.getByRole('textbox', { name: 'MMG IA' }).first().focus();
    await page.keyboard.press('F6');
    expect(await page.evaluate(() => document.activeElement?.matches('button, a[href]'))).toBe(true);
  });
});

describe('the daily sheets', () => {
  test('open in the cell that is to be filled, the next job too, and "?" lists the keys that work there [KEY-016]', async ({
    open,
  }) => {
    const [first, next] = [await aShotJob(), await aShotJob()];
    const page = await open('office', { path: `/daily-yardage/${first.id}` });
    const label = () => page.evaluate(() => document.activeElement?.closest('[data-cell="yardage"]') !== null);
    await eventually(label).toBe(true);
    await page.keyboard.type('12');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('status').filter({ hasText: 'Success!' }).first().waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.closest('.daily-next') !== null)).toBe(true);
    await page.keyboard.type(String(next.id));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Daily Yardage: ${next.name}` }).waitFor();
    await eventually(label).toBe(true);
    await page.getByRole('heading', { name: `Daily Yardage: ${next.name}` }).click();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const line of [
      'Save and go to the next job',
      'Next field',
      'In a table: the next row',
      'Give back what stood in the field',
    ])
      await keys.getByText(line, { exact: true }).waitFor();
  });
});

describe('a dialog', () => {
  test('takes Ctrl+Enter for its first action, also before the file of its keys has come, and saves nothing behind it [KEY-016]', async ({
    open,
  }) => {
    const page = await open('office', { path: '/daily-yardage/1' });
    await page.route('**/dialogKeys-*.js', async (route) => {
      await pause(1000);
      await route.continue();
    });
    await page.getByText('This job does not exist').or(page.getByRole('heading')).first().waitFor();
    await page.getByRole('link', { name: 'Trowel home page' }).focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    await page.keyboard.press('Control+Enter');
    await eventually(() => keys.count()).toBe(0);
  });
});
