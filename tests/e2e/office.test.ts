import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { aJobWith } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

/** A job with two sub-jobs that the scheduler may see. */
const aJob = async (): Promise<{ id: number; first: number; second: number; name: string }> => {
  const { id, name } = await aJobWith([{ job_category: { id: 1 } }, { job_category: { id: 2 } }]);
  const { job } = await api<{ job: { sub_jobs: { id: number }[] } }>(
    'scheduler',
    'query ($id: Int!) { job(id: $id) { sub_jobs { id } } }',
    { id },
  );
  const [first, second] = job.sub_jobs.map((one) => one.id).toSorted((one, other) => one - other);
  if (first === undefined || second === undefined) throw new Error('The job has less than two sub-jobs.');
  return { id, first, second, name };
};

describe('the form of a job', () => {
  test('has tab and sub-job in its address: back, forward and reload show the same, and unsaved words stay', async ({
    open,
  }) => {
    const { id, first, second } = await aJob();
    const page = await open('scheduler', { path: `/job/${id}/edit` });
    const path = () => new URL(page.url()).pathname + new URL(page.url()).search;
    const selected = () => page.locator('.sub-job-tab[aria-selected=true]').getAttribute('id');
    const name = page.getByRole('textbox', { name: 'Job Name' });
    await name.fill('Typed and not saved');
    await page.getByRole('tab', { name: /^Job Details/ }).click();
    await eventually(path).toBe(`/job/${id}/edit/${first}`);
    await page.locator(`[id="sub-job-tab-${second}"]`).click();
    await eventually(path).toBe(`/job/${id}/edit/${second}`);
    await page.goBack();
    await eventually(selected).toBe(`sub-job-tab-${first}`);
    await page.goBack();
    await eventually(() => name.inputValue()).toBe('Typed and not saved');
    await page.goForward();
    await eventually(path).toBe(`/job/${id}/edit/${first}`);
    await page.getByRole('tab', { name: 'Documents' }).click();
    await eventually(path).toBe(`/job/${id}/edit?tab=documents`);
    expect(await page.getByRole('alertdialog').count()).toBe(0);

    const other = await open('scheduler', { path: `/job/${id}/edit/${second}` });
    await eventually(() => other.locator('.sub-job-tab[aria-selected=true]').getAttribute('id')).toBe(
      `sub-job-tab-${second}`,
    );
    await other.locator('.job-head-line .address-link, .job-head-line span').first().waitFor();
    await other.reload();
    await eventually(() => other.locator('.sub-job-tab[aria-selected=true]').getAttribute('id')).toBe(
      `sub-job-tab-${second}`,
    );
  });
});

describe('the job search', () => {
  test('shows what its address says: a link to all jobs forgets the filters of the one before', async ({ open }) => {
    const page = await open('scheduler', { path: '/job' });
    const city = page.getByRole('form', { name: 'Job Filters' }).getByLabel('City');
    await page.locator('.job-row').first().waitFor();
    await city.fill('katy');
    // The first one closes the open suggestions.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).search).toBe('?city=katy');
    await page.goto('/job');
    await eventually(() => new URL(page.url()).search).toBe('?city=katy');
    await page.getByRole('button', { name: 'Jobs', exact: true }).click();
    await page.getByRole('link', { name: 'Job Search', exact: true }).first().click();
    await eventually(() => city.inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  test('is reached from the header by any word of a caller [JS-032]', async ({ open }) => {
    const { name } = await aJob();
    const [last = name] = name.split(' ').toReversed();
    const page = await open('scheduler', { path: '/' });
    await page.locator('[data-quick-search]').fill(last.slice(0, 4));
    await page.locator('.quick-results a').first().waitFor();
  });
});

describe('the login', () => {
  test('begins in its first field', async ({ open }) => {
    const page = await open(null, { path: '/' });
    await page.locator('.login-form').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('username');
  });
});
