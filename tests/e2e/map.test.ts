import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { MapJob } from '#domain/jobSearch/mapJob';
import { placeOf } from '#domain/jobSearch/place';
import { unverifiedJobs, unverifiedLine } from '#domain/jobSearch/unverified';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

const FOUND = `query ($searchCriteria: SearchCriteria!) { map_jobs(searchCriteria: $searchCriteria) { job_id job_detail_id name address category_id lat lon temp_lat temp_lon } }`;
const found = async (searchCriteria: object, account = 'scheduler'): Promise<MapJob[]> =>
  (await api<{ map_jobs: MapJob[] }>(account, FOUND, { searchCriteria })).map_jobs;

/** One grey pixel, in place of the streets of a server that tests never ask. */
const TILE = Buffer.from('R0lGODlhAQABAIAAANzg5gAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const withTiles = (page: Page) =>
  page.route('**/tile.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'image/gif', body: TILE }));
const withoutTiles = (page: Page) => page.route('**/tile.openstreetmap.org/**', (route) => route.abort());

const filters = (page: Page) => page.getByRole('form', { name: 'Job Filters' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Results' });

const searchCity = async (page: Page, city: string): Promise<void> => {
  await filters(page).getByLabel('City').fill(city);
  await page.keyboard.press('Enter');
};

describe('the job map', () => {
  test('is empty until a search, finds jobs by the Enter key, and keeps the criteria in address and session [MAP-001 MAP-002 FLT-014 FLT-018 FLT-030 FLT-034]', async ({
    open,
  }) => {
    const page = await open('scheduler', { path: '/map', before: withTiles });
    await page.getByText('The map shows nothing until then', { exact: false }).waitFor();
    const search = filters(page).getByRole('button', { name: 'Search' });
    await search.click();
    await page.getByText('Please enter criteria before searching.').waitFor();
    await searchCity(page, 'katy');
    const jobs = await found({ city: 'katy' });
    await page.getByText(`${jobs.length} jobs`).waitFor();
    await filters(page).getByRole('button', { name: 'Refresh Results', exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?city=katy');
    await eventually(() => page.locator('.leaflet-tile-loaded').count()).toBeGreaterThan(3);

    await page.goto('/map');
    await eventually(() => filters(page).getByLabel('City').inputValue()).toBe('katy');
    await page.getByText('The map shows nothing until then', { exact: false }).waitFor();
    await filters(page).getByRole('button', { name: 'Clear Filters & Refresh Results' }).click();
    await eventually(() => filters(page).getByLabel('City').inputValue()).toBe('');
    await page.goto('/map?category=1&name=res');
    await filters(page).getByText('Gunite').waitFor();
    await eventually(() => filters(page).getByLabel('Name', { exact: true }).inputValue()).toBe('res');
  });

  test("opens a popup from the list, whose name leads to the job; the supervisors' map leads to theirs, whatever the case of its address [MAP-001 MAP-017 MAP-021]", async ({
    open,
  }) => {
    const page = await open('scheduler', { path: '/map', before: withTiles });
    await searchCity(page, 'katy');
    await list(page).getByRole('option').first().click();
    const [job] = await found({ city: 'katy' });
    // The name leads to the job, the address below it to the maps.
    const link = page.locator('.leaflet-popup-content a').first();
    await eventually(() => link.textContent()).toBe(job?.name);
    await link.click();
    await eventually(() => new URL(page.url()).pathname).toBe(`/job/${job?.job_id}/edit/${job?.job_detail_id}`);

    const field = await open('supervisor', { path: '/Supervisor/Map', before: withTiles });
    // A job without coordinates has no popup: other tests make such jobs in the same company.
    const own = (await found({ city: 'o' }, 'supervisor')).find(
      (job) => job.job_detail_id !== null && placeOf(job) !== null,
    );
    await filters(field).getByLabel('Number').fill(String(own?.job_id));
    await field.keyboard.press('Enter');
    await list(field).getByRole('option').first().click();
    await eventually(() => field.locator('.leaflet-popup-content a').first().getAttribute('href')).toMatch(
      /^\/SuperDetail\/\d+$/,
    );
  });

  test('opens the popup of a marker that is clicked, and closes it again [MAP-005]', async ({ open }) => {
    const page = await open('scheduler', { path: '/map', before: withTiles });
    const verified = (await found({ city: 'katy' })).find(
      ({ lat }, _, all) => lat !== null && all.filter((other) => other.lat === lat).length === 1,
    );
    await filters(page).getByLabel('Number').fill(String(verified?.job_id));
    await page.keyboard.press('Enter');
    await list(page).waitFor();
    const map = page.locator('.leaflet-container');
    const box = await map.boundingBox();
    if (!box) throw new Error('no map');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page
      .locator('.leaflet-popup-content')
      .getByRole('link', { name: verified?.name ?? '' })
      .waitFor();
    await eventually(() => list(page).getByRole('option', { selected: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'Close popup' }).click();
    await eventually(() => page.locator('.leaflet-popup-content').count()).toBe(0);
    expect(await list(page).getByRole('option', { selected: true }).count()).toBe(0);
  });

  test('shows the jobs of a colour alone [MAP-007 MAP-013]', async ({ open }) => {
    const page = await open('scheduler', { path: '/map', before: withTiles });
    await searchCity(page, 'katy');
    await list(page).waitFor();
    const entries = page.locator('.map-legend .legend-entry');
    await eventually(() => entries.count()).toBe(23);
    const counts = await page.locator('.legend-count').allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe((await found({ city: 'katy' })).length);
    const warranty = page.locator('.legend-entry[data-color="purple"]');
    const count = Number(await warranty.locator('.legend-count').textContent());
    await warranty.click();
    await eventually(() => list(page).getByRole('option').first().getAttribute('aria-setsize')).toBe(String(count));
  });

  test('lists the jobs without verified addresses on a wide window, in rows of 30 pixels, and looks at one [MAP-011 MAP-014 MAP-015 MAP-016 MAP-019]', async ({
    open,
  }) => {
    const page = await open('scheduler', { path: '/map', before: withTiles });
    await searchCity(page, 'o');
    const rows = page.getByRole('listbox', { name: 'Jobs without verified addresses' }).getByRole('option');
    const unverified = unverifiedJobs(await found({ city: 'o' }));
    // A job without coordinates leads to its page instead: other tests make such jobs in the same company.
    const place = unverified.findIndex((job) => placeOf(job) !== null);
    const chosen = unverified[place];
    if (!chosen) throw new Error('the demo has no unverified address');
    const row = rows.nth(place);
    await eventually(() => row.textContent()).toBe(unverifiedLine(chosen));
    expect((await row.boundingBox())?.height).toBe(30);
    await row.click();
    await page.locator('.leaflet-popup-content').getByText('Address Unverified: Approximate Location').waitFor();
    await page.setViewportSize({ width: 1254, height: 900 });
    await page.getByRole('listbox', { name: 'Jobs without verified addresses' }).waitFor({ state: 'detached' });

    const office = await open('office', { path: '/map', before: withTiles });
    await searchCity(office, 'katy');
    await list(office).waitFor();
    expect(await office.getByText('Jobs without verified addresses').count()).toBe(0);
  });

  test('moves to a place of the list [JS-014 MAP-018 LKP-015]', async ({ open }) => {
    const asked: string[] = [];
    const page = await open('scheduler', {
      path: '/map',
      before: async (opened) => {
        await withTiles(opened);
        opened.on('request', (request) => {
          asked.push(new URL(request.url()).pathname);
        });
      },
    });
    await page.getByRole('combobox', { name: 'Quick focus' }).click();
    await page.getByRole('option', { name: 'Austin' }).click();
    // Austin lies in this tile at its zoom of 10.
    await eventually(() => asked.some((path) => /\/10\/23[34]\/421\.png$/.test(path))).toBe(true);
  });

  test('shows counties and cities when the streets do not come [MAP-002]', async ({ open, allow }) => {
    allow(/^console Failed to load resource: net::ERR_FAILED/);
    const page = await open('scheduler', { path: '/map', before: withoutTiles });
    await page.getByText('Street map not available. Showing counties and cities.').waitFor();
    await eventually(() => page.locator('.leaflet-outlines-pane canvas').count()).toBeGreaterThan(3);
    await searchCity(page, 'katy');
    await list(page).getByRole('option').first().waitFor();
  });

  test('on a telephone has its filters in a drawer and its list in a sheet [MAP-004]', async ({ open }) => {
    const page = await open('scheduler', { path: '/map', before: withTiles, viewport: TELEPHONE });
    await page.getByRole('button', { name: 'Filters' }).click();
    await searchCity(page, 'katy');
    await eventually(() => filters(page).count()).toBe(0);
    const box = await page.locator('.job-map').boundingBox();
    expect([box?.x, box?.width, box?.height]).toEqual([0, 390, 600]);
    await page.getByRole('button', { name: /^Show list/ }).click();
    await list(page).getByRole('option').nth(1).click();
    await page.locator('.leaflet-popup-content').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('does not exist for whoever may not see it', async ({ open }) => {
    const page = await open('warehouse', { path: '/map' });
    expect(await page.locator('.job-map').count()).toBe(0);
  });
});
