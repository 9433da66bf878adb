import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { aBuilder, api } from '../support/browserApi';
import { isOnDevice, offlineBar as bar, untilKept } from '../support/browserOffline';
import { eventually, test } from '../support/browserTest';
import { firstId } from '../support/hands/generatedForms';

const aHomeowner = async (last_name: string): Promise<number> => {
  const { made } = await api<{ made: { id: number } }>(
    'admin',
    'mutation ($row: HomeownerInput!) { made: createHomeowner(homeowner: $row) { id } }',
    { row: { first_name: 'Ines', last_name } },
  );
  return made.id;
};

const CITIES = 'query ($word: String!) { homeowners(filter: { search: $word }) { items { last_name city } } }';

describe('people and builders without a network', () => {
  test('are read as they were seen, builders and employees alone to read; a homeowner is made and changed by its form, and stored at the sync [OFF-033 HOM-006]', async ({
    open,
    allow,
  }) => {
    allow(/^console .*(ERR_|Failed to load|fetch)/, /^http 50[234] /);
    const word = `Off${randomUUID().slice(0, 8)}`;
    const [builder, homeowner, unseen, employee] = [
      await aBuilder({ city: 'Katy' }),
      await aHomeowner(`${word}seen`),
      await aHomeowner(`${word}unseen`),
      await firstId('employee'),
    ];
    const page = await open('admin', { path: '/', serviceWorkers: 'allow' });
    await untilKept(page);
    const city = page.getByRole('combobox', { name: 'City' }).or(page.getByRole('textbox', { name: 'City' }));
    const employeeName = page.getByRole('textbox', { name: 'First Name' });
    for (const [path, seen, key] of [
      [`/customer/${builder.id}/edit`, city, `customer:${builder.id}`],
      [`/homeowner/${homeowner}/edit`, city, `homeowner:${homeowner}`],
      [`/employee/${employee}/edit`, employeeName, `employee:${employee}`],
    ] as const) {
      await page.goto(path);
      await seen.first().waitFor();
      await eventually(() => isOnDevice(page, key)).toBe(true);
    }
    const name = await employeeName.first().inputValue();

    await page.context().setOffline(true);
    await page.goto(`/employee/${employee}/edit`);
    await page.getByRole('button', { name: 'Go Offline' }).first().click();
    await bar(page).waitFor();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const isLocked = async (): Promise<void> => {
      await eventually(() => save.getAttribute('title')).toBe('Not available offline');
      await eventually(() => save.getAttribute('aria-disabled')).toBe('true');
    };
    // The employee that is open stays.
    expect(new URL(page.url()).pathname).toBe(`/employee/${employee}/edit`);
    await eventually(() => employeeName.first().inputValue()).toBe(name);
    await eventually(() => employeeName.first().isDisabled()).toBe(true);
    await isLocked();

    await page.goto(`/customer/${builder.id}/edit`);
    await eventually(() => city.first().inputValue()).toBe('Katy');
    await eventually(() => city.first().isDisabled()).toBe(true);
    await isLocked();
    await page.goto('/customer');
    await page.getByRole('link', { name: builder.company_name }).first().waitFor();

    await page.goto(`/homeowner/${unseen}/edit`);
    await page.getByText('This record is not available offline.').first().waitFor();

    await page.goto('/homeowner/new');
    await page.getByRole('textbox', { name: 'First Name' }).fill('Ivo');
    await page.getByRole('textbox', { name: 'Last Name' }).fill(`${word}made`);
    await page.keyboard.press('Control+s');
    await page.getByText('1 unsynced').waitFor();
    await page.goto(`/homeowner/${homeowner}/edit`);
    await city.first().fill('Cypress');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+s');
    await page.getByText('2 unsynced').waitFor();

    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Go Online' }).click();
    await page.getByRole('button', { name: 'Sync & Go Online' }).click();
    await page.getByText('Synced 2 item(s).').waitFor();
    const { homeowners } = await api<{ homeowners: { items: { last_name: string; city: string | null }[] } }>(
      'admin',
      CITIES,
      { word },
    );
    expect(homeowners.items.toSorted((one, other) => one.last_name.localeCompare(other.last_name))).toEqual([
      { last_name: `${word}made`, city: null },
      { last_name: `${word}seen`, city: 'Cypress' },
      { last_name: `${word}unseen`, city: null },
    ]);
  }, 180_000);
});
