import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { axeFindings } from '../support/browserAxe';
import { aShotJob } from '../support/browserDaily';
import { eventually, test } from '../support/browserTest';

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const valueOf = (page: Page, name: string) =>
  eventually(() => page.getByRole('textbox', { name, exact: true }).inputValue());

describe('daily yardage on a telephone', () => {
  test('is filled by a foreman, who goes on to the next job of the day; the office sees it in the job form [DY-001 DY-003 DY-007]', async ({
    open,
  }) => {
    const [first, next] = [await aShotJob(), await aShotJob()];
    const page = await open('foreman', { path: `/daily-yardage/${first.id}`, viewport: TELEPHONE, hasTouch: true });
    await page.getByRole('textbox', { name: 'MMG Perimeter' }).fill('110.5');
    await page.getByRole('list', { name: 'Gunite History' }).getByRole('button').first().tap();
    const entry = page.getByRole('dialog', { name: 'Edit Entry' });
    await entry.getByRole('textbox', { name: 'Yardage' }).fill('12.5');
    await entry.getByRole('button', { name: 'Done' }).tap();
    await said(page, 'Unsaved changes');
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Save' }).tap();
    await said(page, 'Success!');
    await said(page, 'All changes saved');

    await page.getByRole('button', { name: 'Jobs of the day' }).tap();
    await page
      .getByRole('region', { name: 'My crew' })
      .getByRole('link', { name: new RegExp(next.name) })
      .tap();
    await page.getByRole('heading', { name: `Daily Yardage: ${next.name}` }).waitFor();

    const office = await open('office', { path: `/job/${first.id}/edit/${first.sub_job}` });
    await valueOf(office, 'MMG Perimeter').toBe('110.5');
    await valueOf(office, 'Yardage, row 1').toBe('12.5');
    await eventually(() => office.getByRole('status', { name: 'Total Yardage' }).textContent()).toBe('12');
  });
});
