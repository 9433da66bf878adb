import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { eventually, test } from '../support/browserTest';

const SEARCH =
  'query ($searchCriteria: SearchCriteria!) { jobs(searchCriteria: $searchCriteria) { id job_id job_detail_id name city category_id } jobs_count(searchCriteria: $searchCriteria) }';
interface Answer {
  jobs: JobSearchRow[];
  jobs_count: number;
}
const found = (searchCriteria: object, account = 'scheduler'): Promise<Answer> =>
  api<Answer>(account, SEARCH, { searchCriteria });

const filters = (page: Page) => page.getByRole('form', { name: 'Job Filters' });
const rows = (page: Page) => page.locator('.job-row');
const firstNumbers = (page: Page): Promise<string[]> =>
  page.locator('.job-row .job-number').evaluateAll((links) => links.slice(0, 8).map((link) => link.textContent ?? ''));
const scrollTo = (page: Page, top: number) =>
  page.locator('.job-table').evaluate((table, y) => {
    table.scrollTo({ top: y });
  }, top);

describe('the job search', () => {
  test('shows all jobs, the newest first, searches and sorts, and its address shows the same again [JS-001 JS-002 JS-003 JS-004 JS-027 FLT-014 FLT-030 FLT-034]', async ({
    open,
  }) => {
    const page = await open('scheduler', { path: '/job' });
    await rows(page).first().waitFor();
    // Other files make jobs at the same time: what is shown is what was there when it was asked for.
    await eventually(async () => {
      const { jobs, jobs_count } = await found({});
      const isShown =
        String(await firstNumbers(page)) === String(jobs.slice(0, 8).map(({ job_id }) => job_id)) &&
        (await page.getByText(`${jobs_count} results`).isVisible());
      if (!isShown) {
        await page.reload();
        await rows(page).first().waitFor();
      }
      return isShown;
    }).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    await filters(page).getByLabel('City').fill('katy');
    await page.keyboard.press('Enter');
    const inKaty = await found({ city: 'katy' });
    await page.getByText(`${inKaty.jobs_count} results`).waitFor();
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    const byName = await found({ city: 'katy', sort: 'name', asc: true });
    await eventually(() => firstNumbers(page)).toEqual(byName.jobs.slice(0, 8).map(({ job_id }) => String(job_id)));
    await eventually(() => new URL(page.url()).search).toBe('?city=katy&sort=name&asc=true');

    await page.reload();
    await eventually(() => firstNumbers(page)).toEqual(byName.jobs.slice(0, 8).map(({ job_id }) => String(job_id)));
    await filters(page).getByRole('button', { name: 'Clear Filters & Refresh Results' }).click();
    await eventually(async () =>
      Number.parseInt(await page.getByText(/^\d+ results$/).innerText(), 10),
    ).toBeGreaterThan(inKaty.jobs_count);
  });

  test('loads page by page while it is scrolled, and on the way back from a job stands where it was left [DB-018 JS-008 JS-010 JS-012 JS-030 FLT-021]', async ({
    open,
  }) => {
    const page = await open('scheduler', { path: '/job?city=katy' });
    const { jobs_count } = await found({ city: 'katy' });
    await rows(page).first().waitFor();
    await scrollTo(page, 50 * 60);
    await eventually(async () => {
      await scrollTo(page, jobs_count * 60);
      return page.getByText('No more results matching the current criteria.').isVisible();
    }).toBe(true);
    await eventually(() => rows(page).count()).toBeLessThan(40);
    const middle = Math.floor(jobs_count / 2) * 60;
    await scrollTo(page, middle);
    const row = page.locator(`.job-row[data-index="${Math.floor(jobs_count / 2) + 3}"]`);
    const number = await row.locator('.job-number').textContent();
    const isPebble = (await row.locator('.of-category').textContent()) === 'Pebble';
    await row.locator('.of-city').click();
    await eventually(() => new URL(page.url()).pathname).toMatch(
      isPebble ? new RegExp(`^/daily-batches/${number}$`) : new RegExp(`^/job/${number}/edit/\\d+$`),
    );
    await page.goBack();
    await row.waitFor();
    await eventually(() => row.locator('.job-number').textContent()).toBe(number);
    expect(await page.locator('.job-table').evaluate(({ scrollTop }) => scrollTop)).toBe(middle);
  });

  test('keeps its rows on one line after another screen was open [JS-003]', async ({ open }) => {
    const page = await open('office', { path: '/job' });
    await rows(page).first().click();
    await page.waitForURL('**/edit**');
    await page.getByRole('tab', { name: 'Job Info' }).waitFor();
    await page.goBack();
    await rows(page).first().waitFor();
    const bottoms = await rows(page)
      .first()
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().bottom)));
    const height = (await rows(page).first().boundingBox())?.height ?? 0;
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(height / 2);
  });

  test('is used by keyboard, and Ctrl with a click opens a job in a new tab [JS-030]', async ({ open }) => {
    const page = await open('scheduler', { path: '/job?category=1' });
    const {
      jobs: [first, second],
    } = await found({ category: [1] });
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-index'))).toBe('1');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      rows(page)
        .first()
        .locator('.of-city')
        .click({ modifiers: ['Control'] }),
    ]);
    await tab.waitForURL(`**/job/${first?.job_id}/edit/${first?.job_detail_id}`);
    await tab.close();
    await rows(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/job/${second?.job_id}/edit/${second?.job_detail_id}`);
  });

  test('is a list of cards on a telephone, with its filters in a drawer [JS-003 JS-031 FLT-022]', async ({ open }) => {
    const page = await open('foreman', { path: '/job', viewport: TELEPHONE });
    await page.locator('.job-card').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.getByRole('link', { name: 'New', exact: true }).count()).toBe(0);
    const own = (await found({ category: [1, 2] }, 'foreman')).jobs[0];
    await page.getByRole('button', { name: 'Filters' }).click();
    await filters(page).getByLabel('Number').fill(String(own?.job_id));
    await page.keyboard.press('Enter');
    await page
      .locator('.job-card', { hasText: String(own?.job_id) })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test('tells when it cannot be loaded, and searches again when asked [JS-015]', async ({ open, allow }) => {
    allow(/database is resting/);
    let isAway = true;
    const page = await open('scheduler', {
      path: '/job',
      before: (opened) =>
        opened.route('**/graphql', (route) =>
          isAway && route.request().postData()?.includes('jobs_count')
            ? route.fulfill({
                status: 200,
                contentType: 'application/json',
                body: JSON.stringify({
                  data: null,
                  errors: [{ message: 'The database is resting.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
                }),
              })
            : route.continue(),
        ),
    });
    await page.getByText('The database is resting.').waitFor();
    isAway = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await rows(page).first().waitFor();
  });
});
