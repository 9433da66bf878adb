import { afterAll, afterEach, describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { aJobWith } from '../support/browserGunite';
import { isOnDevice, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';
import { openDeadSpot } from '../support/deadSpot';
import { goTo, lostBar, NOISE, seeInDeadSpot } from '../support/deadSpotScreens';

const spot = await openDeadSpot();
afterAll(spot.end);
afterEach(spot.leave);

/** Behind the dead spot, with the files of the app on the device, as everybody has them after the first visit. */
const BEHIND = { proxy: spot.proxy, serviceWorkers: 'allow' } as const;

describe('an office whose server falls silent', () => {
  test('finds the job search, a board and a list as the device has them, with their age [FLD-008 OFF-023]', async ({
    open,
    allow,
  }) => {
    allow(...NOISE);
    const page = await open('office', { ...BEHIND, path: '/security' });
    await seeInDeadSpot(spot, page, [
      { path: '/job', query: 'JobSearch', shows: (on) => on.locator('.job-row').first().waitFor() },
      { path: '/week/pebble', query: 'BoardCards', shows: (on) => on.locator('[data-card]').first().waitFor() },
      {
        path: '/customer',
        query: 'customers',
        shows: (on) => on.getByRole('gridcell').first().waitFor(),
      },
    ]);
  }, 180_000);

  test('keeps a save of a job on the device, and stores it once when the server answers again [FLD-008 OFF-023 API-037]', async ({
    open,
    allow,
  }) => {
    allow(...NOISE);
    const { id } = await aJobWith([]);
    const page = await open('office', { ...BEHIND, path: `/job/${id}/edit` });
    const line = page.getByLabel('Address Line 2');
    await line.waitFor();
    await untilKept(page);
    await eventually(() => isOnDevice(page, `job:${id}`)).toBe(true);
    const { job: before } = await api<{ job: { version: number } }>('office', `{ job(id: ${id}) { version } }`);
    // The save arrives, and its answer does not: nobody in the browser knows that it was stored.
    spot.swallowAnswers();
    await line.fill('Gate behind the pump');
    await page.keyboard.press('Control+s');
    const stored = () => api('office', `{ job(id: ${id}) { version address_line_2 } }`);
    await eventually(stored).toEqual({ job: { version: before.version + 1, address_line_2: 'Gate behind the pump' } });
    spot.enter();
    await lostBar(page).waitFor();
    await page.getByRole('button', { name: 'Go Offline' }).first().click();
    await page.getByText('1 unsynced').waitFor();
    spot.leave();
    await page.getByRole('button', { name: 'Go Online' }).click();
    await page.getByRole('button', { name: 'Sync & Go Online' }).click();
    await page.getByText('Synced 1 item(s).').waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/job');
    await page.getByRole('button', { name: 'Close' }).first().click();
    expect(await stored()).toEqual({ job: { version: before.version + 1, address_line_2: 'Gate behind the pump' } });
    await goTo(page, `/job/${id}/edit`);
    await eventually(() => line.inputValue()).toBe('Gate behind the pump');
  }, 180_000);
});
