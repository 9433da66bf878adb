import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aBuilder, api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

/** A job of the test's own, with one new sub-job of a category. */
const aJob = async (sub_job: Record<string, unknown>): Promise<string> => {
  const company = await aBuilder();
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }',
    {
      job: {
        name: 'Quiet Harbor',
        company: { id: company.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        sub_jobs: [{ is_cash_on_delivery: false, is_critical_note: false, ...sub_job }],
      },
    },
  );
  const { job } = await api<{ job: { sub_jobs: { id: number }[] } }>(
    'office',
    'query ($id: Int!) { job(id: $id) { sub_jobs { id } } }',
    { id: made.id },
  );
  return `/job/${made.id}/edit/${job.sub_jobs[0]?.id}`;
};

const table = (page: Page, name: string): Locator => page.getByRole('table', { name });
const pick = async (within: Page | Locator, page: Page, name: string, option: string): Promise<void> => {
  await within.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await page.getByRole('status').filter({ hasText: 'Success!' }).first().waitFor();
};
const valueOf = (within: Page | Locator, name: string, role: 'textbox' | 'combobox' = 'textbox') =>
  eventually(() => within.getByRole(role, { name, exact: true }).inputValue());

describe('a sub-job in its form', () => {
  test('of pebble keeps rows, colours and comments, and what the rules made of them, over save and reload [SUB-011]', async ({
    open,
  }) => {
    const page = await open('office', { path: await aJob({ job_category: { id: 2 } }) });
    const crews = table(page, 'Crew Information');
    await pick(crews, page, 'Status, row 2', 'Complete');
    await crews.getByRole('textbox', { name: 'Date, row 2' }).fill('03/05/2026');
    await page.keyboard.press('Tab');
    await crews.getByRole('textbox', { name: 'Notes, row 3' }).fill('Bring the "long" ladder 🪜 <b>');
    await page.getByRole('button', { name: 'Add Color' }).click();
    await pick(table(page, 'Color Additions'), page, 'Material, row 1', 'Quartz');
    await page.getByRole('textbox', { name: 'Batches, row 1' }).fill('2.5');
    await page.getByRole('textbox', { name: 'Comment' }).last().fill('Builder rang.');
    await page.getByRole('button', { name: 'Add Comment' }).last().click();
    await save(page);
    await page.reload();
    await valueOf(page, 'Status', 'combobox').toBe('Complete');
    await valueOf(crews, 'Date, row 2').toBe('03/05/2026');
    await valueOf(crews, 'Notes, row 3').toBe('Bring the "long" ladder 🪜 <b>');
    await valueOf(page, 'Material, row 1', 'combobox').toBe('Quartz');
    await eventually(() => page.getByRole('status', { name: 'Total Batches' }).textContent()).toBe('2.5');
    await eventually(() => page.getByRole('status', { name: 'App Date', exact: true }).textContent()).toBe(
      '03/05/2026',
    );
    await page.getByText('Builder rang.').waitFor();
  });

  test('of gunite sums up its days, and loses a binned entry with the save alone [GUN-016]', async ({ open }) => {
    const page = await open('office', { path: await aJob({ job_category: { id: 1 } }) });
    const history = table(page, 'Gunite History');
    await history.getByRole('textbox', { name: 'Yardage, row 1' }).fill('12.5');
    await page.keyboard.press('Enter');
    await history.getByRole('textbox', { name: 'Gunite Date, row 2' }).fill('03/03/2026');
    await history.getByRole('textbox', { name: 'Yardage, row 2' }).fill('8.75');
    await save(page);
    await page.reload();
    await history.getByRole('textbox', { name: 'Yardage, row 2' }).waitFor();
    await eventually(() => page.getByRole('status', { name: 'Total Yardage' }).textContent()).toBe('21');
    await history.getByRole('button', { name: 'Remove row 2' }).click();
    await history.getByRole('button', { name: 'Undo: keep row 2' }).waitFor();
    await save(page);
    await page.reload();
    await history.getByRole('textbox', { name: 'Yardage, row 1' }).waitFor();
    expect(await history.getByRole('button', { name: 'Remove row 2' }).count()).toBe(0);
  });
});
