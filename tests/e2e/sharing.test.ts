import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

const nameOf = async (account: string): Promise<string> =>
  (await api<{ me: { name: string } }>(account, '{ me { name } }')).me.name;
const views = (page: Page) => page.getByRole('button', { name: /^Views/ });
const inMenu = (page: Page, name: string) => page.getByRole('menuitemradio', { name: new RegExp(name) });

describe('a view that is shared with one person', () => {
  test('is found by that person at once, opens the list for them, and is lost with the share [ADM-016]', async ({
    open,
  }) => {
    const city = `City ${randomUUID().slice(0, 8)}`;
    await api('office', 'mutation ($customer: CustomerInput!) { createCustomer(customer: $customer) { id } }', {
      customer: { company_name: `${city} Pools`, city },
    });
    const manager = await nameOf('manager');
    const theirs = await open('manager', { path: '/customer' });
    await views(theirs).click();
    await inMenu(theirs, 'Standard view').waitFor();

    const filter = encodeURIComponent(JSON.stringify({ city: { eq: city } }));
    const page = await open('office', { path: `/customer?filter=${filter}` });
    await views(page).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(city);
    await page.getByRole('radio', { name: 'Chosen roles and people' }).check();
    await page.getByRole('combobox', { name: 'People' }).fill(manager);
    await page.getByRole('option', { name: manager }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: `Views: ${city}` }).waitFor();

    // Their menu stands open: the view comes into it by itself.
    await inMenu(theirs, city).click();
    await theirs.getByRole('button', { name: `Views: ${city}` }).waitFor();
    await views(theirs).click();
    await theirs.getByRole('menuitem', { name: 'Open the list with it' }).click();
    await theirs.getByText('View saved.').waitFor();

    await views(page).click();
    await inMenu(page, city).getByText(`Shared with ${manager}`).waitFor();
    await page.getByRole('menuitem', { name: 'Share…' }).click();
    await page.getByRole('radio', { name: 'Only me' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await theirs.getByText('This view is gone, or not shared with you any more.').waitFor();
    await theirs.getByRole('button', { name: 'Views: Standard view' }).waitFor();
    const rows = theirs
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: theirs.getByRole('gridcell') });
    await eventually(() => rows.count()).toBeGreaterThan(1);

    const later = await open('manager', { path: '/customer' });
    await later.getByRole('button', { name: 'Views: Standard view' }).waitFor();
  });
});

describe('the mapping of an import that was kept by name', () => {
  test('is followed by the next file of its kind, also on a telephone and by who it is shared with [ADM-017]', async ({
    open,
  }) => {
    const mark = `N${randomUUID().slice(0, 6)}`;
    const file = (name: string, ...rows: string[]) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from([`Ref ${mark};Called ${mark};Seat ${mark}`, ...rows, ''].join('\n')),
    });
    const page = await open('office', { path: '/customer?open=import' });
    const dialog = page.getByRole('dialog', { name: 'Import Builders' });
    await dialog.locator('input[type=file]').setInputFiles(file('one.csv', `${mark}-1;${mark} One;Katy`));
    for (const [column, field] of [
      ['Ref', 'Customer No'],
      ['Called', 'Company Name *'],
      ['Seat', 'City'],
    ]) {
      await dialog.getByRole('combobox', { name: `Field for column ${column} ${mark}` }).click();
      await page.getByRole('option', { name: field ?? '', exact: true }).click();
    }
    await dialog.getByRole('combobox', { name: 'Find records by' }).click();
    await page.getByRole('option', { name: 'Customer No', exact: true }).click();
    await dialog.getByRole('button', { name: 'Keep and manage the mapping' }).click();
    await page.getByRole('menuitem', { name: 'Keep as new mapping…' }).click();
    const naming = page.getByRole('dialog', { name: 'New mapping' });
    await naming.getByRole('textbox', { name: 'Name' }).fill(`Program ${mark}`);
    await naming.getByRole('radio', { name: 'Chosen roles and people' }).check();
    await naming.getByRole('combobox', { name: 'Roles' }).fill('Office Manager');
    await page.getByRole('option', { name: 'Office Manager' }).click();
    await naming.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Mapping saved.').waitFor();
    await dialog.getByRole('button', { name: 'Try It' }).click();
    await dialog.getByRole('button', { name: 'Import one row' }).click();
    await page.getByText('Imported: 1 new, 0 changed.').waitFor();

    const phone = await open('manager', { path: '/customer?open=import', viewport: TELEPHONE });
    const theirs = phone.getByRole('dialog', { name: 'Import Builders' });
    await theirs.locator('input[type=file]').setInputFiles(file('two.csv', `${mark}-1;${mark} One;Spring`));
    await theirs.getByText(`Mapping: Program ${mark}. It fits this file best.`).waitFor();
    await theirs.getByRole('button', { name: 'Try It' }).click();
    await theirs.getByRole('button', { name: 'Import one row' }).click();
    await phone.getByText('Imported: 0 new, 1 changed.').waitFor();
    const { customers } = await api<{ customers: { items: unknown[] } }>(
      'office',
      'query ($no: String) { customers(filter: { customer_no: { eq: $no } }) { items { company_name city } } }',
      { no: `${mark}-1` },
    );
    expect(customers.items).toEqual([{ company_name: `${mark} One`, city: 'Spring' }]);
  });
});
