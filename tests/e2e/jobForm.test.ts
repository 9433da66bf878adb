import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP } from '../support/browser';
import { aBuilder, api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';
import { blockOf, quietDay, rowOf, visitOf } from '../support/browserVisits';

const pick = async (page: Page, name: string | RegExp, option: string): Promise<void> => {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const says = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();
const make = async (call: 'createJob' | 'createEstimate', fields: Record<string, unknown>): Promise<number> => {
  const company = await aBuilder();
  const argument = call === 'createJob' ? 'job' : 'estimateInput';
  const { made } = await api<{ made: { id: number } }>(
    'office',
    `mutation ($job: JobInput!) { made: ${call}(${argument}: $job) { id } }`,
    {
      job: { company: { id: company.id }, is_display: false, is_commercial: false, is_central_texas: false, ...fields },
    },
  );
  return made.id;
};

describe('a job in its form', () => {
  test('gets a warranty sub-job, whose visit stands on the warranty board [WAR-008 WAR-009 SUB-004]', async ({
    open,
  }) => {
    const day = await quietDay(60);
    const [ana] = day.workers;
    if (!ana) throw new Error('the demo has a fieldworker');
    const name = `Harbor ${randomUUID().slice(0, 8)}`;
    const page = await open('office', { path: `/job/${await make('createJob', { name })}/edit` });
    await page.getByRole('tab', { name: 'Job Details' }).click();
    await page.getByRole('button', { name: 'Add New' }).click();
    await pick(page, /^Category/, 'Warranty');
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Crack at the steps');
    await page.getByRole('button', { name: 'Add Visit' }).click();
    await pick(page, 'Worker, row 1', ana.name);
    await page.getByRole('textbox', { name: 'Start, row 1' }).fill(`${day.us} 09:07 AM`);
    await page.keyboard.press('Tab');
    await eventually(() => page.getByRole('textbox', { name: 'End, row 1' }).inputValue()).toBe(`${day.us} 10:15 AM`);
    await page.keyboard.press('Control+s');
    await says(page, 'Success!');
    const card = page.getByRole('tab', { name: /^Warranty/ });
    await eventually(() => card.textContent()).toContain(day.us);

    const board = await open('scheduler', { path: day.path });
    const block = rowOf(board, ana.name, day.us).locator('[data-card]').filter({ hasText: name });
    await block.waitFor();
    const key = (await block.getAttribute('data-card')) ?? '';
    await blockOf(board, key).waitFor();
    const { job } = await api<{ job: { sub_jobs: { id: number }[] } }>(
      'office',
      'query ($id: Int!) { job(id: $id) { sub_jobs { id } } }',
      { id: Number(/\/job\/(\d+)/.exec(page.url())?.[1]) },
    );
    expect(await visitOf(job.sub_jobs[0]?.id ?? 0, day.date)).toMatchObject({
      start: `${day.date}T09:15:00`,
      end: `${day.date}T10:15:00`,
      crew_id: ana.id,
    });
  });

  test('has its tab and its sub-job in the address, which opens the same for somebody else [KEY-009]', async ({
    open,
  }) => {
    const id = await make('createJob', {
      name: `Cove ${randomUUID().slice(0, 8)}`,
      sub_jobs: [{ job_category: { id: 1 } }, { job_category: { id: 2 } }],
    });
    const page = await open('office', { path: `/job/${id}/edit` });
    await page.getByRole('tab', { name: 'Job Details' }).click();
    await page.getByRole('tab', { name: /^Pebble/ }).click();
    await eventually(() => new URL(page.url()).pathname).toMatch(new RegExp(`^/job/${id}/edit/\\d+$`));
    const isChosen = (on: Page, name: string | RegExp): Promise<string | null> =>
      on.getByRole('tab', { name }).getAttribute('aria-selected');
    await eventually(() => isChosen(page, /^Pebble/)).toBe('true');
    const other = await open('manager', { path: new URL(page.url()).pathname });
    await eventually(() => isChosen(other, /^Pebble/)).toBe('true');
    await page.getByRole('tab', { name: 'Documents' }).click();
    await eventually(() => new URL(page.url()).searchParams.get('tab')).toBe('documents');
    await page.reload();
    await eventually(() => isChosen(page, 'Documents')).toBe('true');
  });

  test('keeps its rows where they were typed when it is saved for the first time', async ({ open }) => {
    const { id: company } = await aBuilder();
    const page = await open('office', { path: `/job/new?company_id=${company}` });
    await page.getByRole('textbox', { name: /^Job Name/ }).fill(`Reef ${randomUUID().slice(0, 8)}`);
    await page.getByRole('tab', { name: 'Job Details' }).click();
    await page.getByRole('button', { name: 'Add New' }).click();
    await pick(page, /^Category/, 'Warranty');
    const start = (row: number) => page.getByRole('textbox', { name: `Start, row ${row}` });
    const typed = [40, 30].map((days) => {
      const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-');
      return `${month}/${day}/${year} 09:00 AM`;
    });
    for (const [index, text] of typed.entries()) {
      await page.getByRole('button', { name: 'Add Visit' }).click();
      await start(index + 1).fill(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: /^Reef .* #\d+$/ }).waitFor();
    const shown = () => Promise.all([start(1).inputValue(), start(2).inputValue()]);
    await eventually(shown).toEqual(typed);
    await page.reload();
    await eventually(shown).toEqual(typed.toReversed());
  });

  test('comes of an estimate that is approved and converted, once it has all that a job needs, under the same number [EST-005 EST-007 EST-008 EST-015]', async ({
    open,
  }) => {
    const id = await make('createEstimate', { address_line_1: null });
    const page = await open('manager', { path: `/estimate/${id}/edit` });
    const convert = page.getByRole('button', { name: 'Convert to Job' });
    await page.getByRole('button', { name: 'Approve' }).click();
    await says(page, 'Estimate approved!');
    await convert.click();
    await page.getByText('Name is required').waitFor();
    const name = `<b>"Pool" 🏊 מים & 'x'</b>`;
    await page.getByRole('textbox', { name: /^Job Name/ }).fill(name);
    await convert.click();
    const question = page.getByRole('alertdialog', { name: 'Convert this estimate to a job? It cannot be reversed' });
    await question.getByRole('button', { name: 'Convert to Job' }).click();
    await page.waitForURL(`**/job/${id}/edit`);
    await page.getByRole('heading', { level: 1, name: `${name} #${id}`, exact: true }).waitFor();
    await eventually(() => page.getByRole('tab').allTextContents()).toEqual([
      'Job Info',
      'Job Details',
      'Documents',
      'Comments',
    ]);
    const { job, estimate } = await api<{ job: unknown; estimate: unknown }>(
      'manager',
      'query ($id: Int!) { job(id: $id) { name was_estimated is_estimate } estimate(id: $id) { id } }',
      { id },
    );
    expect([job, estimate]).toEqual([{ name, was_estimated: true, is_estimate: false }, null]);
    await page.goBack();
    await page.waitForURL((url) => !url.pathname.startsWith(`/estimate/${id}`));
  });

  test('changes its layout at 800, 870, 992, 1200 and 1500 px, the menu at 875 and the search at 1255 [JOB-009 JOB-074 UI-027]', async ({
    open,
  }) => {
    const id = await make('createJob', {
      name: 'Wide Harbor',
      sub_jobs: [{ job_category: { id: 1 }, is_cash_on_delivery: false, is_critical_note: false }],
    });
    const page = await open('office', { path: `/job/${id}/edit` });
    const at = async <Value>(width: number, read: () => Promise<Value>, value: Value): Promise<void> => {
      await page.setViewportSize({ width, height: DESKTOP.height });
      await eventually(read).toEqual(value);
    };
    const columns = () =>
      page
        .locator('.job-fields')
        .first()
        .evaluate((fields) => getComputedStyle(fields).gridTemplateColumns.split(' ').length);
    for (const [width, count] of [
      [869, 1],
      [870, 2],
      [1499, 2],
      [1500, 3],
    ] as const)
      await at(width, columns, count);
    const hasMenuButton = () => page.getByRole('button', { name: 'Open menu' }).isVisible();
    for (const [width, narrow] of [
      [875, true],
      [876, false],
    ] as const)
      await at(width, hasMenuButton, narrow);

    await page.getByRole('tab', { name: 'Job Details' }).click();
    await page.getByRole('button', { name: 'Gunite History' }).waitFor();
    const isTable = () => page.getByRole('table', { name: 'Gunite History' }).isVisible();
    for (const [width, wide] of [
      [799, false],
      [800, true],
    ] as const)
      await at(width, isTable, wide);
    const stands = () => page.getByRole('tablist', { name: 'Sub-jobs' }).getAttribute('aria-orientation');
    for (const [width, orientation] of [
      [991, 'horizontal'],
      [992, 'vertical'],
    ] as const)
      await at(width, stands, orientation);
    const isOpen = () => page.getByRole('button', { name: 'Collapse the list' }).isVisible();
    for (const [width, open] of [
      [1199, false],
      [1200, true],
    ] as const)
      await at(width, isOpen, open);

    await page.goto('/job');
    const searchIsTable = () => page.getByRole('columnheader').first().isVisible();
    for (const [width, wide] of [
      [1254, false],
      [1255, true],
    ] as const)
      await at(width, searchIsTable, wide);
  });
});
