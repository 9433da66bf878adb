import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { quietWeek } from '../support/browserBoard';
import { dayOneCard, moveGunite } from '../support/browserGunite';
import { test } from '../support/browserTest';

describe('a board on the wall', () => {
  test('opens from the toolbar in a new tab, without menus, and shows at once what a scheduler moves [BRD-011 NAV-131 NAV-104]', async ({
    open,
  }) => {
    const { date } = await quietWeek(17);
    const card = await dayOneCard(date, 'last');
    const page = await open('scheduler', { path: `/week/gunite?date=${date}` });
    const [wall] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Digital Board' }).click(),
    ]);
    await wall.waitForURL('**/DigitalBoard/Gunite');
    await wall.goto(`/DigitalBoard/Gunite?date=${date}`);
    await wall.getByText(/^Updated \d\d:\d\d [AP]M$/).waitFor();
    expect(await wall.getByRole('button', { name: 'Schedule' }).count()).toBe(0);
    const crew = wall.locator('.wall-page .wall-section', { has: wall.getByRole('heading', { name: 'Gunite 2' }) });
    expect(await crew.count()).toBe(0);
    const {
      boardCards: { crews },
    } = await api<{ boardCards: { crews: { id: number; name: string }[] } }>(
      'manager',
      '{ boardCards(category: gunite, view: day) { crews { id name } } }',
    );
    await moveGunite(card, { date, crew_id: crews.find(({ name }) => name === 'Gunite 2')?.id });
    await crew.locator('.wall-card').first().waitFor();
  });

  test('stands at the address of each category, of the month and of the pebble week [RPT-007]', async ({ open }) => {
    const page = await open('display', { path: '/' });
    for (const [path, title] of [
      ['/DigitalBoard/Gunite', 'Gunite day'],
      ['/DigitalBoard/Pebble', 'Pebble day'],
      ['/DigitalBoard/Warranty', 'Warranty day'],
      ['/DigitalBoard/WarrantyMonth', 'Warranty month'],
      ['/PebbleWeeklyDigitalBoard', 'Pebble week'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });

  test('keeps what it shows when the network is gone, says since when, and goes on by itself [BRD-011]', async ({
    open,
    allow,
  }) => {
    allow(/^console Failed to load resource: net::ERR/);
    const page = await open('display', { path: '/PebbleWeeklyDigitalBoard' });
    await page.locator('.wall-page .wall-card').first().waitFor();
    const shown = await page.locator('.wall-page .wall-card').count();
    await page.context().setOffline(true);
    await page.getByText(/^Connection lost - last updated \d\d:\d\d [AP]M$/).waitFor();
    expect(await page.locator('.wall-page .wall-card').count()).toBe(shown);
    await page.context().setOffline(false);
    await page.getByText(/^Connection lost/).waitFor({ state: 'detached' });
  });
});
