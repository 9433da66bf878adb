import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { aJob, api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

describe('a telephone that breaks before its sync', () => {
  test('hands its changes over as a file, which an administrator applies: they stand beside those of the office, once', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const id = await aJob();
    const phone = await open('office', { path: `/job/${id}/edit`, serviceWorkers: 'allow' });
    const line = phone.getByLabel('Address Line 2');
    await line.waitFor();
    await phone.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
    // The workspace brings what was opened some seconds later.
    await eventually(() =>
      phone.evaluate(async (key) => {
        const opening = indexedDB.open('trowel');
        const database = await new Promise<IDBDatabase>((resolve) => {
          opening.onsuccess = () => resolve(opening.result);
        });
        if (!database.objectStoreNames.contains('cache')) return [];
        const asked = database.transaction('cache').objectStore('cache').getAllKeys();
        return new Promise<boolean>((resolve) => {
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result.some((found) => Array.isArray(found) && found[1] === key));
          };
        });
      }, `job:${id}`),
    ).toBe(true);
    await phone.context().setOffline(true);
    await phone.goto('/job');
    await phone.getByRole('button', { name: 'Go Offline' }).first().click();
    await phone.goto(`/job/${id}/edit`);
    await line.fill('Gate behind the pump');
    await phone.keyboard.press('Control+s');
    await phone.getByText('1 unsynced').waitFor();
    await phone.goto('/device');
    const coming = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Export Unsynced Changes' }).click();
    const content = await readFile(await (await coming).path());

    const { job } = await api<{ job: { version: number } }>('manager', `{ job(id: ${id}) { version } }`);
    await api(
      'manager',
      `mutation { updateJob(id: ${id}, job: { version: ${job.version}, address_line_1: "1 Office Way" }) { id } }`,
    );
    const desk = await open('admin', { path: '/admin?tab=device_file' });
    const file = { name: 'trowel-unsynced.json', mimeType: 'application/json', buffer: content };
    const applied = async (): Promise<void> => {
      await desk.getByRole('button', { name: /^Choose/ }).waitFor();
      await desk.locator('input[type=file]').setInputFiles(file);
      await desk.getByRole('button', { name: 'Apply', exact: true }).click();
      await desk.getByText('Everything in the file is stored.').waitFor();
    };
    await applied();
    await applied();
    expect(await api('manager', `{ job(id: ${id}) { version address_line_1 address_line_2 } }`)).toEqual({
      job: {
        version: job.version + 2,
        address_line_1: '1 Office Way',
        address_line_2: 'Gate behind the pump',
      },
    });
    const { history } = await api<{ history: { items: { device_user: { name: string } | null }[] } }>(
      'admin',
      `{ history(entity: "job", id: ${id}) { items { device_user { name } } } }`,
    );
    expect(history.items.filter(({ device_user }) => device_user !== null)).toHaveLength(1);
  }, 180_000);
});
