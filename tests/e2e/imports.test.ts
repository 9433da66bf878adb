import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';
import { bareBook } from '../support/workbooks';

const file = (name: string): string => join(import.meta.dirname, '../fixtures/imports', name);

/** Builders of the file that are there by now. */
const builders = async (search: string): Promise<unknown[]> => {
  const { customers } = await api<{ customers: { items: unknown[] } }>(
    'office',
    'query ($search: String) { customers(filter: { search: $search }) { items { company_name business_phone city } } }',
    { search },
  );
  return customers.items;
};
/** The beginning of a supplier's price list: a title, a head, a price that is new and one that was never calculated. */
const priceList = async (): Promise<Buffer> => {
  const { products } = await api<{ products: { items: { product_code: string | null; list_price: number | null }[] } }>(
    'admin',
    '{ products(page: { number: 1, size: 100 }) { items { product_code list_price } } }',
  );
  const [first, second] = products.items.filter(({ product_code }) => product_code !== null);
  const cell = (text: string): string => `<c t="str"><v>${text}</v></c>`;
  const price = (first?.list_price ?? 0) + 1;
  return Buffer.from(
    await bareBook(
      `<worksheet><sheetData><row>${cell('Gulf Coast Pool Supply')}</row>
       <row>${['Part #', 'List', 'Net'].map(cell).join('')}</row>
       <row>${cell(first?.product_code ?? '')}<c><v>${price}</v></c></row>
       <row>${cell(second?.product_code ?? '')}<c><v>5</v></c><c><f>B4*0.65</f><v></v></c></row>
       <row>${cell('NOT-KEPT-1')}<c><v>9</v></c></row></sheetData></worksheet>`,
    ),
  );
};
const undoIfThere = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
};

describe('a list of another program', () => {
  test('of QuickBooks comes in as it was exported, in four clicks and a file [IMP-001 IMP-002 IMP-004]', async ({
    open,
  }) => {
    const page = await open('admin', { path: '/customer' });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Builders' });
    await dialog.locator('input[type=file]').setInputFiles(file('qbo-customer-contact-list.csv'));
    await dialog.getByText('qbo-customer-contact-list.csv: 5 rows').waitFor();
    await expect(dialog.getByRole('combobox', { name: 'Names of the columns' }).innerText()).resolves.toBe('Row 4');
    await dialog.getByRole('button', { name: 'Try It' }).click();
    const preview = dialog.getByRole('table', { name: 'What changes' });
    await preview.getByRole('row', { name: 'Zip Code – 77494' }).first().waitFor();
    await dialog.getByText('Row 11: This row is a line of text and no record').waitFor();
    await dialog.getByRole('button', { name: 'Import 4 rows' }).click();
    await page.getByText('Imported: 4 new, 0 changed.').waitFor();
    expect(await builders('Núñez Landscape')).toEqual([
      { company_name: 'Núñez Landscape', business_phone: '(512) 555-0133', city: 'Houston' },
    ]);
    await undoIfThere(page);
    await eventually(() => builders('Núñez Landscape')).toEqual([]);
  });

  test('of a supplier changes prices beside the count, and rows with errors come back as a file [IMP-003 IMP-004 IMP-005]', async ({
    open,
  }) => {
    const page = await open('admin', { path: '/inventory-count?products=1' });
    await page.getByRole('dialog', { name: 'Products' }).getByRole('button', { name: 'Import…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Products' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'prices.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await priceList(),
    });
    await dialog.getByRole('switch', { name: 'Only change records that are there' }).click();
    await dialog.getByRole('button', { name: 'Try It' }).click();
    await dialog.getByRole('row', { name: /^4 Net The formula of this cell has no stored result/ }).waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save the row with errors as a file' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('product-not-imported.csv');
    await dialog.getByRole('row', { name: /^List Price \$/ }).waitFor();
    await dialog.getByText(/^Row 5: There is no such record yet/).waitFor();
    await dialog.getByRole('button', { name: 'Import Only the Good Row' }).click();
    await page.getByText('Imported: 0 new, 1 changed.').waitFor();
    await undoIfThere(page);
  });
});
