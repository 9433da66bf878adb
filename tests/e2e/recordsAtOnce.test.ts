import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';
import { aBook, cellsOf, readBook } from '../support/workbooks';

const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
const found = (page: Page, text: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();

/** Builders in a city of their own, so that a filter finds them alone. */
const someBuilders = async (count: number): Promise<string> => {
  const city = `City ${randomUUID().slice(0, 8)}`;
  for (let number = 1; number <= count; number += 1) {
    await api('office', 'mutation ($customer: CustomerInput!) { createCustomer(customer: $customer) { id } }', {
      customer: { company_name: `${city} Pools ${number}`, city },
    });
  }
  return city;
};
const listOf = (city: string): string =>
  `/customer?filter=${encodeURIComponent(JSON.stringify({ city: { eq: city } }))}`;

describe('many records at once', () => {
  test('are given the same values by one request, and get their own back by one undo', async ({ open }) => {
    const city = await someBuilders(3);
    const page = await open('office', { path: listOf(city) });
    await found(page, '3 records');
    await page.getByRole('checkbox', { name: 'Select row' }).first().click();
    await page.getByRole('button', { name: 'Select all 3' }).click();
    await page.getByRole('button', { name: 'Edit…' }).click();
    await page.getByLabel('Fields to change').click();
    await page.getByRole('option', { name: 'Customer No', exact: true }).click();
    await page.getByRole('textbox', { name: 'Customer No' }).fill('SAME');
    await page.getByRole('button', { name: 'Change 3 records' }).click();
    await page.getByText('3 records changed.').waitFor();
    await eventually(() => rows(page).filter({ hasText: 'SAME' }).count()).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(() => rows(page).filter({ hasText: 'SAME' }).count()).toBe(0);
  });

  test('are deleted into the bin, found there, and restored [ADM-006]', async ({ open }) => {
    const city = await someBuilders(2);
    const page = await open('admin', { path: listOf(city) });
    await found(page, '2 records');
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('2 records deleted.').waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Deleted records' }).click();
    const bin = page.getByRole('dialog', { name: 'Deleted: Builders' });
    await bin.getByRole('searchbox').fill(`${city} Pools 1`);
    await bin.getByRole('button', { name: `Restore ${city} Pools 1` }).click();
    // Words are found anywhere: a "1" may be in the city of both.
    await bin.getByRole('button', { name: `Restore ${city} Pools 1` }).waitFor({ state: 'detached' });
    await bin.getByRole('button', { name: 'Close' }).click();
    await found(page, 'One record');
  });
});

describe('a view of a list', () => {
  test('is named, shared, and opened by its link by somebody else', async ({ open }) => {
    const city = await someBuilders(1);
    const page = await open('manager', { path: listOf(city) });
    await found(page, 'One record');
    await page.getByRole('button', { name: /^Views/ }).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(city);
    await page.getByRole('radio', { name: 'Everybody who may see this list' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: `Views: ${city}` }).waitFor();
    const views = await api<{ savedViews: { id: number; name: string }[] }>(
      'office',
      '{ savedViews(resource: "customer") { id name } }',
    );
    const id = views.savedViews.find(({ name }) => name === city)?.id;
    const other = await open('office', { path: `/customer?view=${id}` });
    await other.getByRole('button', { name: `Views: ${city}` }).waitFor();
    await found(other, 'One record');
  });
});

describe('a CSV file', () => {
  test('is tried, imported as far as it is good, and taken back by one undo', async ({ open }) => {
    const mark = `N${randomUUID().slice(0, 6)}`;
    const page = await open('manager', { path: '/customer?open=import' });
    const csv = `Customer No,Company Name,State\n${mark}-1,${mark} One,TX\n${mark}-2,${mark} Two,Atlantis\n`;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'builders.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Try It' }).click();
    await page.getByRole('row', { name: '3 State State must be 2 characters or less.' }).waitFor();
    await page.getByRole('button', { name: 'Import Only the Good Row' }).click();
    await page.getByText('Imported: 1 new, 0 changed.').waitFor();
    await page.getByRole('searchbox').fill(mark);
    await found(page, 'One record');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Nothing matches').waitFor();
  });

  test('that made records offers no undo to who may not delete them', async ({ open }) => {
    const mark = `N${randomUUID().slice(0, 6)}`;
    const page = await open('office', { path: '/customer?open=import' });
    await page.locator('input[type=file]').setInputFiles({
      name: 'builders.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Customer No,Company Name,State\n${mark}-1,${mark} One,TX\n`),
    });
    await page.getByRole('button', { name: 'Try It' }).click();
    await page.getByRole('button', { name: /^Import/ }).click();
    await page.getByText('Imported: 1 new, 0 changed.').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  test('of a data set is exported from the export screen, and all of them as a ZIP [ADM-004 ADM-007]', async ({
    open,
  }) => {
    const page = await open('admin', { path: '/admin/export' });
    await page.getByRole('combobox', { name: 'Data set' }).click();
    await page.getByRole('option', { name: 'Builders', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^builders-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFFID,Company Name,/);
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export All' }).click(),
    ]);
    expect(zip.suggestedFilename()).toMatch(/^trowel-\d{4}-\d{2}-\d{2}\.zip$/);
  });
});

describe('an Excel workbook', () => {
  test('comes in by a chosen sheet, and goes out from the list with what it brought', async ({ open }) => {
    const mark = `N${randomUUID().slice(0, 6)}`;
    const page = await open('manager', { path: '/customer?open=import' });
    const book = aBook({
      Notes: [['Whatever'], ['stands here']],
      Builders: [
        ['Customer No', 'Company Name', 'ZIP Code', 'Active'],
        [`${mark}-1`, `${mark} One`, '01234', true],
        [`${mark}-2`, `${mark} Two`, { t: 'n', v: 1234, z: '00000' }, false],
      ],
    });
    await page.locator('input[type=file]').setInputFiles({
      name: 'builders.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(book),
    });
    await page.getByRole('combobox', { name: 'Sheet' }).click();
    await page.getByRole('option', { name: 'Builders' }).click();
    await page.getByText('builders.xlsx: 2 rows').waitFor();
    await page.getByRole('button', { name: 'Try It' }).click();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('Imported: 2 new, 0 changed.').waitFor();
    const filter = encodeURIComponent(JSON.stringify({ customer_no: { contains: mark } }));
    await page.goto(`/customer?filter=${filter}`);
    await found(page, '2 records');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Excel' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^customer-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const cells = cellsOf(readBook(readFileSync(await file.path())));
    expect(cells).toHaveLength(3);
    expect(cells.flat()).toEqual(expect.arrayContaining([`${mark} One`, `${mark} Two`, `${mark}-1`]));
  });
});
