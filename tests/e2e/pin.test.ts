import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aBuilder, api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { eventually, test } from '../support/browserTest';

/** One grey pixel, in place of the streets of a server that tests never ask. */
const TILE = Buffer.from('R0lGODlhAQABAIAAANzg5gAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const withTiles = (page: Page) =>
  page.route('**/tile.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'image/gif', body: TILE }));

const aLot = async (): Promise<number> => {
  const { id } = await aBuilder();
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }',
    {
      job: {
        name: `Lot ${randomUUID().slice(0, 8)}`,
        company: { id },
        address_line_1: 'Lot 7, Blk 3, Cane Island Sec 12',
        city: 'Katy',
        state: 'Texas',
        zip_code: '77493',
      },
    },
  );
  return made.id;
};

describe('the pin of a lot', () => {
  test('is set by a tap on the map and a drag, is saved with the job, and leads the directions; the address is approximate before, never verified [KEY-020]', async ({
    open,
  }) => {
    const id = await aLot();
    const page = await open('office', { path: `/job/${id}/edit`, before: withTiles });
    await page.getByText('Approximate location').waitFor();
    await page.getByRole('button', { name: 'Check Address' }).click();
    const check = page.getByRole('dialog', { name: 'Check Address' });
    await check.getByRole('radio', { name: /· Approximate location$/ }).waitFor();
    await check.getByRole('button', { name: 'Use Selected Address' }).click();
    await page.getByText('Approximate location').waitFor();
    expect(await page.getByText('Address verified').count()).toBe(0);

    await page.getByRole('button', { name: 'Set Pin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pin on the map' });
    const place = dialog.getByLabel('Latitude, longitude');
    await dialog.locator('.leaflet-container').click({ position: { x: 200, y: 120 } });
    await eventually(() => place.inputValue()).toMatch(/^29\.\d+, -95\.\d+$/);
    const tapped = await place.inputValue();
    const box = await dialog.getByRole('button', { name: /^Pin\./ }).boundingBox();
    if (!box) throw new Error('no pin on the map');
    await page.mouse.move(box.x + 14, box.y + 14);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await eventually(() => place.inputValue()).not.toBe(tapped);
    expect(await axeFindings(page)).toEqual([]);
    const [lat = '', lon = ''] = (await place.inputValue()).split(', ');
    await dialog.getByRole('button', { name: 'Use This Pin' }).click();
    await page.getByText('Pin set by hand').waitFor();
    await page.keyboard.press('Control+S');
    await page.getByText('Success!').first().waitFor();

    const { job } = await api<{ job: { lat: number; lon: number; is_pin_set_by_hand: boolean } }>(
      'office',
      'query ($id: Int!) { job(id: $id) { lat lon is_pin_set_by_hand } }',
      { id },
    );
    expect(job).toEqual({ lat: Number(lat), lon: Number(lon), is_pin_set_by_hand: true });
    await eventually(() => page.locator('.job-head-line a.address-link').getAttribute('href')).toContain(
      `daddr=${encodeURIComponent(`${lat},${lon}`)}&`,
    );
  });
});
