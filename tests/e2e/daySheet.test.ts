import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addDays } from '#domain/civilDate';
import { batchesOf } from '#domain/pebble/batches';
import { aBuilder, api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { TELEPHONE } from '../support/browser';
import { eventually, test } from '../support/browserTest';

interface Shot {
  id: number;
  sub_job: number;
  entry: number;
  version: number;
}

/** A job that is shot on a day of its own, far from those of the demo. */
const aShotJob = async (date: string, yardage: number | null = null): Promise<Shot> => {
  const company = await aBuilder();
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }',
    {
      job: {
        name: `Ridge ${randomUUID().slice(0, 8)}`,
        company: { id: company.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        sub_jobs: [
          {
            job_category: { id: 1 },
            is_cash_on_delivery: false,
            is_critical_note: false,
            gunite_details: { gunite_history: [{ type: { id: 2 }, gunite_date: date, yardage }] },
          },
        ],
      },
    },
  );
  return stored(made.id);
};

/** A job whose pebble is applied on a day, with one color. */
const anAppliedJob = async (date: string): Promise<number> => {
  const company = await aBuilder();
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }',
    {
      job: {
        name: `Shoal ${randomUUID().slice(0, 8)}`,
        company: { id: company.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        sub_jobs: [
          {
            job_category: { id: 2 },
            is_cash_on_delivery: false,
            is_critical_note: false,
            pebble_details: { crew_information: [{ phase_type: { id: 2 }, date }], color_additions: [{}] },
          },
        ],
      },
    },
  );
  return made.id;
};

interface AppliedAnswer {
  job: { sub_jobs: { pebble_details: { color_additions: { batches_used: string | null }[] } }[] };
}
const batchesIn = async (id: number): Promise<number | null> => {
  const { job } = await api<AppliedAnswer>(
    'office',
    'query ($id: Int!) { job(id: $id) { sub_jobs { pebble_details { color_additions { batches_used } } } } }',
    { id },
  );
  return batchesOf(job.sub_jobs[0]?.pebble_details.color_additions[0]?.batches_used ?? null);
};

interface JobAnswer {
  job: {
    sub_jobs: {
      id: number;
      version: number;
      gunite_details: { gunite_history: { id: number; yardage: number | null }[] };
    }[];
  };
}
const read = async (id: number): Promise<JobAnswer['job']['sub_jobs'][number]> => {
  const { job } = await api<JobAnswer>(
    'office',
    'query ($id: Int!) { job(id: $id) { sub_jobs { id version gunite_details { gunite_history { id yardage } } } } }',
    { id },
  );
  const [first] = job.sub_jobs;
  if (!first) throw new Error('the job has a sub-job');
  return first;
};
const stored = async (id: number): Promise<Shot> => {
  const { id: sub_job, version, gunite_details } = await read(id);
  return { id, sub_job, version, entry: gunite_details.gunite_history[0]?.id ?? 0 };
};
const yardsOf = async (id: number): Promise<number | null | undefined> =>
  (await read(id)).gunite_details.gunite_history[0]?.yardage;
const saveElsewhere = async (id: number, yardage: number): Promise<void> => {
  const { sub_job, version, entry } = await stored(id);
  await api(
    'manager',
    'mutation ($id: Int!, $it: DailyYardageInput!) { updateDailyYardage(id: $id, dailyYardage: $it) { id } }',
    { id, it: { sub_jobs: [{ id: sub_job, version, gunite_details: { gunite_history: [{ id: entry, yardage }] } }] } },
  );
};

/** Every test has days of its own. */
let used = 0;
const aDay = (): string => {
  used += 1;
  return addDays('2028-01-01', used * 30 + Math.floor(Math.random() * 30));
};

const figure = (page: Page, { id }: Shot) => page.getByRole('textbox', { name: new RegExp(`^Yards: ${id} `) });
const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('the sheet of a day', () => {
  test('takes the yards of twelve jobs by at most 60 keys beside the figures, and what it calls saved is stored [KEY-016]', async ({
    open,
  }) => {
    const day = aDay();
    const jobs: Shot[] = [];
    for (let made = 0; made < 12; made += 1) jobs.push(await aShotJob(day));
    const page = await open('office', { path: `/daily?date=${day}` });
    await eventually(() => focused(page)).toContain(`Yards: ${jobs[0]?.id} `);
    let keys = 0;
    for (const [index] of jobs.entries()) {
      await page.keyboard.type(`${index + 1}.5`);
      await page.keyboard.press('Enter');
      keys += 1;
    }
    expect(keys).toBeLessThanOrEqual(60);
    await says(page, 'All figures saved');
    expect(await Promise.all(jobs.map(({ id }) => yardsOf(id)))).toEqual(jobs.map((_job, index) => index + 1.5));
    expect(await axeFindings(page)).toEqual([]);
  });

  test('takes the batches of twelve jobs by at most 60 keys beside the figures, and what it calls saved is stored [KEY-016 KEY-010]', async ({
    open,
  }) => {
    const day = aDay();
    const jobs: number[] = [];
    for (let made = 0; made < 12; made += 1) jobs.push(await anAppliedJob(day));
    const page = await open('office', { path: `/daily?date=${day}` });
    await eventually(() => focused(page)).toContain(`Batches: ${jobs[0]} `);
    let keys = 0;
    for (const [index] of jobs.entries()) {
      await page.keyboard.type(`${index + 1} 1/2`);
      await page.keyboard.press('Enter');
      keys += 1;
    }
    expect(keys).toBeLessThanOrEqual(60);
    await says(page, 'All figures saved');
    expect(await Promise.all(jobs.map(batchesIn))).toEqual(jobs.map((_job, index) => index + 1.5));
  });

  test('replaces by typing, gives back by Esc, refuses what is no number, and takes the last figure back [KEY-016 KEY-010]', async ({
    open,
  }) => {
    const day = aDay();
    const [first, second] = [await aShotJob(day, 5.25), await aShotJob(day, 30)];
    const page = await open('office', { path: `/daily?date=${day}` });
    await eventually(() => focused(page)).toContain(`Yards: ${first.id} `);
    await page.keyboard.type('4');
    await page.keyboard.press('Escape');
    await eventually(() => figure(page, first).inputValue()).toBe('5.25');
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9-7');
    await page.keyboard.press('Enter');
    await page.getByText('Must be a number of yards').waitFor();
    await says(page, 'One figure is not saved');
    await eventually(() => yardsOf(first.id)).toBe(6);
    expect(await yardsOf(second.id)).toBe(30);
    await page.keyboard.press('Escape');
    await says(page, 'All figures saved');
    await page.keyboard.press('Control+z');
    await eventually(() => figure(page, first).inputValue()).toBe('5.25');
    expect(await yardsOf(first.id)).toBe(5.25);
  });

  test('saves over nobody: what somebody else entered meanwhile is said first [KEY-016]', async ({ open }) => {
    const day = aDay();
    const job = await aShotJob(day, 10);
    const page = await open('office', { path: `/daily?date=${day}` });
    await eventually(() => focused(page)).toContain(`Yards: ${job.id} `);
    await page.keyboard.type('12');
    await saveElsewhere(job.id, 11);
    await page.keyboard.press('Enter');
    await page.getByText('By now 11 stands there. Enter again to save yours over it.').waitFor();
    expect(await yardsOf(job.id)).toBe(11);
    await page.keyboard.press('Enter');
    await says(page, 'All figures saved');
    expect(await yardsOf(job.id)).toBe(12);
  });

  test('says that nothing was saved while the server is away, and keeps the figure over a reload [KEY-016 KEY-014]', async ({
    open,
    allow,
  }) => {
    allow(/ERR_FAILED|Failed to (load|fetch)/);
    const day = aDay();
    const job = await aShotJob(day);
    const page = await open('office', { path: `/daily?date=${day}` });
    await eventually(() => focused(page)).toContain(`Yards: ${job.id} `);
    await page.route('**/graphql', (route) => route.abort());
    await page.keyboard.type('17');
    await page.keyboard.press('Enter');
    await says(page, 'No connection. Your changes are kept here.');
    expect(await page.getByRole('status').filter({ hasText: 'All figures saved' }).count()).toBe(0);
    expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);
    await page.unroute('**/graphql');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await eventually(() => figure(page, job).inputValue()).toBe('17');
    await says(page, 'One figure is not saved');
    expect(await yardsOf(job.id)).toBeNull();
    await page.keyboard.press('Control+s');
    await says(page, 'All figures saved');
    expect(await yardsOf(job.id)).toBe(17);
  });

  test('is filled in on a telephone, and read alone by who may not edit [KEY-016]', async ({ open }) => {
    const day = aDay();
    const job = await aShotJob(day, 8);
    const page = await open('office', { path: `/daily?date=${day}`, viewport: TELEPHONE, hasTouch: true });
    await figure(page, job).fill('8.5');
    await page.getByRole('button', { name: 'Save' }).tap();
    await says(page, 'All figures saved');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await yardsOf(job.id)).toBe(8.5);
    const reader = await open('estimator', { path: `/daily?date=${day}` });
    await reader.getByRole('table', { name: 'Gunite: yards' }).getByText('8.5').first().waitFor();
    expect(await reader.getByRole('textbox', { name: /^Yards/ }).count()).toBe(0);
  });
});
