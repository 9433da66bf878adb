import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { aJobWith } from '../support/browserGunite';
import { announced, carry, cell, prepCard, quietWeek, reveal } from '../support/browserBoard';
import { TELEPHONE, untilSignedIn } from '../support/browser';
import { isOnDevice, offlineBar as bar, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';

describe('a telephone without a signal', () => {
  test('opens the app cold, reads the day with its age, works offline and comes back [OFF-004 OFF-005 OFF-016 OFF-029 AUTH-059]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const page = await open('foreman', { path: '/', viewport: TELEPHONE, serviceWorkers: 'allow' });
    await page.getByRole('heading', { name: /Today/ }).first().waitFor();
    await untilKept(page);
    await page.waitForTimeout(1500); // answers are kept when the screen has nothing else to do
    await page.context().setOffline(true);

    await page.goto('/');
    await untilSignedIn(page);
    await page.getByRole('heading', { name: /Today/ }).first().waitFor();
    await page.getByText(/^As of /).waitFor();

    await page.getByRole('button', { name: 'Go Offline' }).first().click();
    await bar(page).waitFor();
    await page.goto('/Schedule');
    await bar(page).waitFor();
    expect(await page.getByRole('button', { name: 'Notifications' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Go Online' }).click();
    await page.getByRole('button', { name: 'Sync & Go Online' }).click();
    await page.getByText('There is still no connection.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Sync & Go Online' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await eventually(() =>
      page.evaluate(() => localStorage.getItem(`trowel:${localStorage.getItem('trowel:user')}`)),
    ).toContain('"mode":"online"');
  }, 180_000);
});

/** The boards that are kept on the device. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('trowel-answers');
        request.onerror = () => resolve('');
        request.onsuccess = () => {
          const database = request.result;
          const has = database.objectStoreNames.contains('answers');
          const all = has ? database.transaction('answers').objectStore('answers').getAll() : null;
          if (!all) return resolve('');
          all.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(all.result.filter(({ key }) => String(key).includes('BoardCards'))));
          };
        };
      }),
  );

describe('a job that is opened', () => {
  test('is edited without a network while the office edits it too: both stand after the sync, and what was abandoned is taken back [OFF-006 OFF-010 OFF-012 OFF-016]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const { id } = await aJobWith([]);
    const page = await open('office', { path: `/job/${id}/edit`, serviceWorkers: 'allow' });
    const line = page.getByLabel('Address Line 2');
    await line.waitFor();
    await untilKept(page);
    await eventually(() => isOnDevice(page, `job:${id}`)).toBe(true);

    await page.context().setOffline(true);
    await page.goto('/job');
    await page.getByRole('button', { name: 'Go Offline' }).first().click();
    await bar(page).waitFor();
    await page.goto(`/job/${id}/edit`);
    await line.fill('Gate behind the pump');
    await page.keyboard.press('Control+s');
    await page.getByText('1 unsynced').waitFor();
    await page.reload();
    await eventually(() => line.inputValue()).toBe('Gate behind the pump');

    const { job } = await api<{ job: { version: number } }>('manager', `{ job(id: ${id}) { version } }`);
    await api(
      'manager',
      `mutation { updateJob(id: ${id}, job: { version: ${job.version}, address_line_1: "1 Office Way" }) { id } }`,
    );
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Go Online' }).click();
    await page.getByRole('button', { name: 'Sync & Go Online' }).click();
    await page.getByText('Synced 1 item(s).').waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/job');
    expect(sent.filter((text) => /\bupdateJob\(id: \$id/.test(text))).toHaveLength(1);
    const stored = () => api('manager', `{ job(id: ${id}) { address_line_1 address_line_2 } }`);
    expect(await stored()).toEqual({
      job: { address_line_1: '1 Office Way', address_line_2: 'Gate behind the pump' },
    });
    await page.getByRole('button', { name: 'Close' }).first().click();

    // What is given up by mistake is taken back.
    await page.context().setOffline(true);
    await page.goto(`/job/${id}/edit`);
    await page.getByRole('button', { name: 'Go Offline' }).first().click();
    await line.fill('Given up');
    await page.keyboard.press('Control+s');
    await page.getByText('1 unsynced').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Go Online' }).click();
    await page.getByRole('button', { name: 'Abandon & Go Online' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/job');
    expect(await stored()).toMatchObject({ job: { address_line_2: 'Gate behind the pump' } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Abandoned changes (1)' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    // The office has written the same line meanwhile, which is not written over unasked.
    const { job: now } = await api<{ job: { version: number } }>('manager', `{ job(id: ${id}) { version } }`);
    await api(
      'manager',
      `mutation { updateJob(id: ${id}, job: { version: ${now.version}, address_line_2: "By the office" }) { id } }`,
    );
    await page.getByRole('button', { name: 'Sync Now' }).click();
    const question = page.getByRole('dialog', { name: 'Resolve conflicts' });
    await question.getByRole('radio', { name: /Given up/ }).click();
    await question.getByRole('button', { name: 'Save Merged' }).click();
    await page.getByText('Synced 1 item(s).').waitFor();
    expect(await stored()).toEqual({ job: { address_line_1: '1 Office Way', address_line_2: 'Given up' } });
  }, 180_000);
});

describe('a board that was seen online', () => {
  test('is opened from the menu without a network as it was last, tells its age, and moves no card [OFF-008 OFF-029]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const week = await quietWeek(30);
    const card = await prepCard(week.date);
    const page = await open('scheduler', { path: week.path, serviceWorkers: 'allow' });
    const to = cell(page, `Prep 1, ${week.us[2]}`);
    await carry(page, await reveal(page, card.key), to);
    await to.locator(`[data-card="${card.key}"]`).waitFor();
    await untilKept(page);
    // The kept board has the move in it.
    await eventually(async () =>
      (await keptText(page)).includes(`"date":"${week.days[2]}"`) ? 'moved' : 'not yet',
    ).toBe('moved');

    await page.context().setOffline(true);
    await page.goto('/job');
    await page.getByRole('button', { name: 'Go Offline' }).first().click();
    await bar(page).waitFor();
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('link', { name: 'Seen on This Device' }).click();
    await page.getByRole('link', { name: /Pebble Week/ }).click();
    await to.locator(`[data-card="${card.key}"]`).waitFor();
    await page.getByText(/^As of /).waitFor();
    await to.locator(`[data-card="${card.key}"]`).focus();
    await page.keyboard.press('Space');
    await announced(page, /Not available offline/);
    await page.reload();
    await to.locator(`[data-card="${card.key}"]`).waitFor();
  }, 180_000);
});
