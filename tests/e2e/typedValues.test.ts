import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aBuilder, api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Types as fast as the browser takes keys, over what stands in a field, and leaves it. */
const type = async (page: Page, name: string, text: string): Promise<void> => {
  await field(page, name).selectText();
  await page.keyboard.type(text, { delay: 0 });
  await page.keyboard.press('Tab');
};
const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await page
    .getByRole('status')
    .filter({ hasText: /Success!|saved!/ })
    .first()
    .waitFor();
};

interface Stored {
  job: {
    entered_date: string | null;
    homeowner_phone: string | null;
    sub_jobs: { id: number; depth_low: number | null; depth_high: number | null; pebble_perimeter: number | null }[];
  };
}
const FIELDS = 'entered_date homeowner_phone sub_jobs { id depth_low depth_high pebble_perimeter }';
const jobNow = async (id: number): Promise<Stored['job']> =>
  (await api<Stored>('office', `query ($id: Int!) { job(id: $id) { ${FIELDS} } }`, { id })).job;

const aJob = async (): Promise<{ id: number; sub_job: number }> => {
  const company = await aBuilder();
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }',
    {
      job: {
        name: 'Prime Harbor',
        company: { id: company.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        sub_jobs: [{ is_cash_on_delivery: false, is_critical_note: false, job_category: { id: 2 } }],
      },
    },
  );
  return { id: made.id, sub_job: (await jobNow(made.id)).sub_jobs[0]?.id ?? 0 };
};

describe('what is typed at 0 ms between keys', () => {
  test('is what the database holds of a job, and a range of numbers is refused [KEY-010 KEY-011 UI-002]', async ({
    open,
  }) => {
    const { id, sub_job } = await aJob();
    const page = await open('office', { path: `/job/${id}/edit/${sub_job}` });
    await field(page, 'Depth Low').waitFor();
    await type(page, 'Depth Low', `3'6"`);
    await type(page, 'Depth High', '8 1/2');
    await type(page, 'Pebble Perimeter', '92 ft 6 in');
    await page.keyboard.press('Control+s');
    await eventually(() => jobNow(id)).toMatchObject({
      sub_jobs: [{ depth_low: 3.5, depth_high: 8.5, pebble_perimeter: 92.5 }],
    });

    await type(page, 'Depth Low', '850-900');
    await eventually(() => field(page, 'Depth Low').inputValue()).toBe('850-900');
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').filter({ hasText: 'Depth Low: Must be a number of feet' }).waitFor();
    expect((await jobNow(id)).sub_jobs[0]).toMatchObject({ depth_low: 3.5 });

    await type(page, 'Depth Low', '4');
    await page.getByRole('tab', { name: 'Job Info' }).click();
    await type(page, 'Entered Date', '12-5-26');
    await type(page, 'Homeowner Phone', '1-713-555-0190');
    await page.keyboard.press('Control+s');
    await eventually(() => jobNow(id)).toMatchObject({
      entered_date: '2026-12-05',
      homeowner_phone: '(713) 555-0190',
      sub_jobs: [{ depth_low: 4 }],
    });
  });

  test('is what the database holds of a builder, extension, state and ZIP code in their own form [KEY-011 KEY-012]', async ({
    open,
  }) => {
    const { id } = await aBuilder();
    const page = await open('admin', { path: `/customer/${id}/edit` });
    await field(page, 'Business Phone').waitFor();
    await type(page, 'Business Phone', '1-713-555-0190 x204');
    await eventually(() => field(page, 'Telephone Ext').inputValue()).toBe('204');
    await type(page, 'State', 'Texas');
    await type(page, 'Zip Code', '77441 - 0418');
    await save(page);
    const { customer } = await api<{ customer: Record<string, string | null> }>(
      'manager',
      'query ($id: Int!) { customer(id: $id) { business_phone telephone_ext state zip_code } }',
      { id },
    );
    expect(customer).toEqual({
      business_phone: '(713) 555-0190',
      telephone_ext: '204',
      state: 'TX',
      zip_code: '77441-0418',
    });

    await type(page, 'Fax Number', '+52 81 8555 0142');
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').filter({ hasText: 'Fax Number: ' }).waitFor();
    await eventually(() => field(page, 'Fax Number').inputValue()).toBe('+52 81 8555 0142');
  });
});
