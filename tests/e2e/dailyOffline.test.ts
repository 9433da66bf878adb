import { describe, expect } from 'vitest';
import { addDays, civilDateOf } from '#domain/civilDate';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { aShotJob } from '../support/browserDaily';
import { isOnDevice, offlineBar, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';

const [year, month, day] = addDays(civilDateOf(new Date()), 1).split('-');
const TOMORROW = `${month}/${day}/${year}`;
const HISTORY = `gunite_details { notes total_yardage gunite_history { yardage notes } }`;

describe('daily yardage without a network', () => {
  test('is filled in by a foreman, outlives a reload and is stored beside what the office saved [OFF-010 OFF-012]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const shot = await aShotJob();
    const page = await open('foreman', {
      path: `/daily-yardage/${shot.id}`,
      viewport: TELEPHONE,
      hasTouch: true,
      serviceWorkers: 'allow',
    });
    const perimeter = page.getByRole('textbox', { name: 'MMG Perimeter' });
    await perimeter.waitFor();
    await untilKept(page);
    await eventually(() => isOnDevice(page, `job:${shot.id}`)).toBe(true);

    await page.context().setOffline(true);
    await page.goto('/job');
    await page.getByRole('button', { name: 'Go Offline' }).first().click();
    await offlineBar(page).waitFor();
    await page.goto(`/daily-yardage/${shot.id}`);
    await perimeter.fill('110.5');
    const rows = page.getByRole('list', { name: 'Gunite History' });
    const entry = page.getByRole('dialog', { name: /Entry/ });
    await rows.getByRole('button').first().tap();
    await entry.getByRole('textbox', { name: 'Yardage' }).fill('12.5');
    await entry.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Add Entry' }).tap();
    await entry.getByRole('textbox', { name: 'Yardage' }).fill('7');
    await entry.getByRole('button', { name: 'Done' }).tap();
    // What may not be saved with a network may not be saved here either.
    await page.getByRole('button', { name: 'Save' }).tap();
    await rows.getByText('Required').waitFor();
    await rows.getByRole('button').nth(1).tap();
    await entry.getByRole('textbox', { name: 'Gunite Date' }).fill(TOMORROW);
    await entry.getByRole('textbox', { name: 'Gunite Date' }).press('Tab');
    await entry.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByText('1 unsynced').waitFor();
    await page.reload();
    await eventually(() => perimeter.inputValue()).toBe('110.5');
    await eventually(() => rows.getByRole('listitem').count()).toBe(2);

    const read = () =>
      api<{ job_detail: { version: number; mmg_perimeter: number | null } }>(
        'office',
        `{ job_detail(job_detail_id: ${shot.sub_job}) { version mmg_perimeter ${HISTORY} } }`,
      );
    const { version } = (await read()).job_detail;
    await api(
      'office',
      `mutation { updateDailyYardage(id: ${shot.id}, dailyYardage: { sub_jobs: [{ id: ${shot.sub_job}, version: ${version}, gunite_details: { notes: "Of the office" } }] }) { id } }`,
    );
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Go Online' }).click();
    await page.getByRole('button', { name: 'Sync & Go Online' }).click();
    await page.getByText('Synced 1 item(s).').waitFor();
    expect(await read()).toMatchObject({
      job_detail: {
        mmg_perimeter: 110.5,
        gunite_details: { notes: 'Of the office', gunite_history: [{ yardage: 12.5 }, { yardage: 7 }] },
      },
    });
  }, 120_000);
});
