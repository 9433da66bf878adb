import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { civilDateOf } from '#domain/civilDate';
import { TELEPHONE } from '../support/browser';
import { aBuilder, api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { eventually, test } from '../support/browserTest';

/** A gunite crew that the demo foreman belongs to, who works with an application crew by the demo data. */
const foremansCrew = async (): Promise<number> => {
  const { crews, users } = await api<{
    crews: { items: { id: number }[] };
    users: { items: { employee_id: number }[] };
  }>(
    'admin',
    `{ crews(filter: { lookup_company_division_id: { eq: 2 }, is_active: { eq: true } }) { items { id } }
      users(filter: { email: { eq: "foreman@trowel.test" } }) { items { employee_id } } }`,
  );
  const [crew, id] = [crews.items[0]?.id ?? 0, users.items[0]?.employee_id ?? 0];
  const { employee } = await api<{ employee: { version: number; employee_crews: { id: number; crew_id: number }[] } }>(
    'admin',
    'query ($id: Int!) { employee(id: $id) { version employee_crews { id crew_id } } }',
    { id },
  );
  const { version, employee_crews } = employee;
  if (!employee_crews.some(({ crew_id }) => crew_id === crew))
    await api(
      'admin',
      'mutation ($id: Int!, $employee: EmployeePatch!) { updateEmployee(id: $id, employee: $employee) { id } }',
      { id, employee: { version, employee_crews: [...employee_crews, { crew_id: crew }] } },
    );
  return crew;
};

interface Shot {
  id: number;
  name: string;
  sub_job: number;
}

/** A job on which the foreman's crew shoots today. */
const aShotJob = async (): Promise<Shot> => {
  const name = `Quiet Harbor ${randomUUID().slice(0, 8)}`;
  const company = await aBuilder();
  const crew = await foremansCrew();
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }',
    {
      job: {
        name,
        company: { id: company.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        sub_jobs: [
          {
            job_category: { id: 1 },
            is_cash_on_delivery: false,
            is_critical_note: false,
            gunite_details: {
              gunite_history: [{ type: { id: 1 }, gunite_date: civilDateOf(new Date()), crew: { id: crew } }],
            },
          },
        ],
      },
    },
  );
  const { job } = await api<{ job: { sub_jobs: { id: number }[] } }>(
    'office',
    'query ($id: Int!) { job(id: $id) { sub_jobs { id } } }',
    { id: made.id },
  );
  return { id: made.id, name, sub_job: job.sub_jobs[0]?.id ?? 0 };
};

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
