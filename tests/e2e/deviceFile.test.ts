import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { aJobWith } from '../support/browserGunite';
import { eventually, test } from '../support/browserTest';

describe('a telephone that breaks before its sync', () => {
  test('hands its changes over as a file, which an administrator applies: they stand beside those of the office, once', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const { id } = await aJobWith([]);
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

describe('a file that says more than a device may', () => {
  test('is brought for the person whom the server knows, by requests of its own, and tells what is refused [SEC-002]', async ({
    open,
    allow,
  }) => {
    allow(/^graphql createHomeowner BAD_USER_INPUT .*valid email address/);
    const { me } = await api<{ me: { id: number; name: string } }>('office', '{ me { id name } }');
    const { me: administrator } = await api<{ me: { name: string } }>('admin', '{ me { name } }');
    const NAME = `Unsent ${randomUUID().slice(0, 8)}`;
    const at = '2026-03-01T13:42:00.000Z';
    const change = (last_name: string, email_address: string | null) => ({
      key: `homeowner:tmp-${randomUUID()}`,
      entity: 'homeowner',
      id: null,
      local: -7,
      base: null,
      mine: { first_name: 'Lee', last_name, email_address },
      title: `Lee ${last_name}`,
      turn: 1,
      begun_at: at,
      changed_at: at,
      attempt: null,
      refusal: null,
    });
    const good = change(NAME, null);
    const request = {
      text: 'mutation { createCustomer(customer: { company_name: "Made by a file" }) { id } }',
      variables: {},
    };
    const begun = { ...good, attempt: { action: randomUUID(), request, mine: good.mine, turn: 1 } };
    const bad = { ...change(`${NAME} Refused`, 'no address'), local: -8 };
    const content = {
      format: 'trowel-unsynced-changes',
      version: 1,
      app: '2.4.025',
      user: { id: me.id, name: administrator.name },
      device_time: new Date().toISOString(),
      changes: [begun, bad],
    };
    const desk = await open('admin', { path: '/admin?tab=device_file' });
    const sent: { body: string; user: string }[] = [];
    desk.on('request', (one) => {
      const user = one.headers()['x-device-user'];
      if (user !== undefined) sent.push({ body: one.postData() ?? '', user });
    });
    await desk.getByRole('button', { name: /^Choose/ }).waitFor();
    await desk.locator('input[type=file]').setInputFiles({
      name: 'trowel-unsynced.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
    await desk.getByRole('heading', { name: `From the device of ${me.name}` }).waitFor();
    await desk
      .getByText(`The file calls this user “${administrator.name}”; the name above is that of the user list.`)
      .waitFor();
    await desk.getByRole('button', { name: 'Apply', exact: true }).click();
    await desk.getByText('1 change is not stored.').waitFor();
    await desk
      .getByRole('row', { name: new RegExp(`Lee ${NAME} Refused .*The server does not take it: .*email`, 'i') })
      .waitFor();
    await desk.getByRole('row', { name: new RegExp(`Lee ${NAME} .*Stored`) }).waitFor();
    expect(new Set(sent.map(({ user }) => user))).toEqual(new Set([String(me.id)]));
    expect(sent.filter(({ body }) => body.includes('createCustomer') || body.includes('Made by a file'))).toEqual([]);
    expect(sent.filter(({ body }) => body.includes('createHomeowner')).length).toBeGreaterThan(0);
    const { customers, homeowners } = await api<{
      customers: { total_count: number };
      homeowners: { items: { id: number; last_name: string }[] };
    }>(
      'manager',
      `{ customers(filter: { search: "Made by a file" }) { total_count } homeowners(filter: { search: "${NAME}" }) { items { id last_name } } }`,
    );
    expect(customers.total_count).toBe(0);
    expect(homeowners.items.map(({ last_name }) => last_name)).toEqual([NAME]);
    const { history } = await api<{
      history: { items: { user: { name: string }; device_user: { name: string } | null }[] };
    }>(
      'admin',
      `{ history(entity: "homeowner", id: ${homeowners.items[0]?.id}) { items { user { name } device_user { name } } } }`,
    );
    expect(history.items).toEqual([{ user: { name: administrator.name }, device_user: { name: me.name } }]);
  }, 120_000);
});
