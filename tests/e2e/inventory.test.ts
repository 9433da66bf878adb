import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { TELEPHONE } from '../support/browser';
import { api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';
import { cellsOf, readBook } from '../support/workbooks';

const READ =
  '{ inventoryCountQuery { inventory { id version unit_count individual_count count_date product { id name } location { id name } } } }';
interface Stock {
  id: number;
  version: number;
  unit_count: number;
  individual_count: number;
  product: { id: number; name: string };
  location: { id: number };
}

const stockOf = async (name: string, location: number): Promise<Stock> => {
  const { inventoryCountQuery } = await api<{ inventoryCountQuery: { inventory: Stock[] } }>('warehouse', READ);
  const found = inventoryCountQuery.inventory.find((row) => row.product.name === name && row.location.id === location);
  if (!found) throw new Error(`no ${name} at ${location}`);
  return found;
};

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The drafts that the browser keeps in its database of what may not be lost, by their text. */
const draftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open('trowel-work');
        request.onerror = () => resolve([]);
        request.onsuccess = () => {
          const database = request.result;
          const has = database.objectStoreNames.contains('drafts');
          const all = has ? database.transaction('drafts').objectStore('drafts').getAll() : null;
          if (!all) return (database.close(), resolve([]));
          all.onsuccess = () => (database.close(), resolve(all.result.map((row) => JSON.stringify(row))));
        };
      }),
  );
const update = (page: Page) => page.getByRole('button', { name: 'Update Inventory' });

describe('the count of stock', () => {
  test('is opened from the menu, counted by keys and saved; what was typed survives a reload, in the database of what may not be lost [INV-001 INV-016 INV-017 FLD-007 KEY-014]', async ({
    open,
  }) => {
    const page = await open('warehouse', { path: '/' });
    await page.getByRole('button', { name: 'Inventory' }).click();
    await page.getByRole('link', { name: 'Counts' }).click();
    await page.getByText('Select a location to get started!').waitFor();
    await page.getByRole('combobox', { name: 'Location' }).click();
    await page.getByRole('option', { name: 'Houston' }).click();
    await page.getByRole('heading', { name: 'Houston' }).waitFor();
    const before = await stockOf('Pebble White Coral', 1);

    await cell(page, 'Pebble White Coral: Units').focus();
    await page.keyboard.type(`${before.unit_count}+1`);
    await page.keyboard.press('Enter');
    await page.getByText('1 unsaved count', { exact: true }).waitFor();
    await eventually(() => draftsOf(page)).toEqual([expect.stringMatching(/inventory-count.*"edits":\[\[/)]);
    const inLocalStorage = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(inLocalStorage).not.toMatch(/inventory-count|edits/);
    await page.goto('/inventory-count?location=1');
    await page.getByText('1 count that was not saved is still here.').waitFor();
    await eventually(() => cell(page, 'Pebble White Coral: Units').inputValue()).toBe(String(before.unit_count + 1));
    await update(page).click();
    await page.getByText('Inventory saved!').waitFor();
    expect(await stockOf('Pebble White Coral', 1)).toMatchObject({
      unit_count: before.unit_count + 1,
      version: before.version + 1,
    });

    // Nothing is unsaved any more: leaving asks nothing.
    await page.getByRole('link', { name: 'Trowel home page' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
  });

  test('asks before unsaved counts are left', async ({ open }) => {
    const page = await open('warehouse', { path: '/inventory-count?location=1' });
    const { unit_count } = await stockOf('Pebble River Tan', 1);
    await cell(page, 'Pebble River Tan: Units').fill(String(unit_count + 1));
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Trowel home page' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('You have unsaved changes. Navigate away?').waitFor();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByText('Select a location to get started!').waitFor();
  });

  test('by two people at once keeps the count that is chosen, after showing both [INV-023]', async ({
    open,
    allow,
  }) => {
    const name = 'Pebble Hill Country Grey';
    const { unit_count } = await stockOf(name, 1);
    const [first, second] = [
      await open('warehouse', { path: '/inventory-count?location=1' }),
      await open('admin', { path: '/inventory-count?location=1' }),
    ];
    await cell(second, `${name}: Units`).fill(String(unit_count + 2));
    await second.keyboard.press('Tab');
    await cell(first, `${name}: Units`).fill(String(unit_count + 1));
    await first.keyboard.press('Tab');
    await update(first).click();
    await first.getByText('Inventory saved!').waitFor();

    allow(/CONFLICT|409/);
    await second.getByText(`Glenda Marchetti found ${unit_count + 1} /`, { exact: false }).waitFor();
    await update(second).click();
    const dialog = second.getByRole('dialog', { name: 'Others counted the same products' });
    await dialog.getByRole('radio', { name: `Mine ${unit_count + 2} /` }).check();
    await dialog.getByRole('button', { name: 'Save Merged' }).click();
    await second.getByText('Inventory saved!').waitFor();
    expect(await stockOf(name, 1)).toMatchObject({ unit_count: unit_count + 2 });
    // The first counter sees it without asking.
    await eventually(() => cell(first, `${name}: Units`).inputValue()).toBe(String(unit_count + 2));
  });
});

describe('products', () => {
  test('are made in a dialog that can be linked to; list price and discount give the standard cost [INV-024]', async ({
    open,
  }) => {
    const page = await open('warehouse', { path: '/inventory-count' });
    await page.getByRole('button', { name: 'Products' }).click();
    const dialog = page.getByRole('dialog', { name: 'Products' });
    await dialog.getByRole('button', { name: 'New' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByText('Category is required').waitFor();
    await dialog.getByLabel('Name', { exact: false }).first().fill('Test Aggregate');
    await dialog.getByLabel('Category', { exact: false }).fill('Drains');
    await page.getByRole('option', { name: 'Drains' }).click();
    await dialog.getByLabel('List Price').fill('100');
    await dialog.getByLabel('Discount').fill('15');
    await page.keyboard.press('Tab');
    await eventually(() => dialog.getByLabel('Standard Cost').inputValue()).toMatch(/85/);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Product saved!').waitFor();
    await eventually(() => new URL(page.url()).search).toMatch(/products=1&product=\d+/);
    await dialog.getByRole('button', { name: 'Back to the list' }).click();
    await dialog.getByLabel('Search').fill('test agg');
    await dialog.getByRole('button', { name: 'Test Aggregate' }).waitFor();
  });
});

describe('the current inventory', () => {
  test('is opened from the menu, changes with its pickers, and is saved as a file; it fits a telephone [INV-019 INV-022 NAV-008]', async ({
    open,
  }) => {
    const page = await open('admin', { path: '/' });
    await page.getByRole('button', { name: 'Inventory' }).click();
    await page.locator('a[href="/reports/inventory/1/5"]').first().click();
    await page.getByRole('heading', { name: 'Houston · Rock' }).waitFor();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Pigment' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/reports/inventory/1/3');
    await page.getByRole('heading', { name: 'Houston · Pigment' }).waitFor();
    await page.getByRole('combobox', { name: 'Location' }).click();
    await page.getByRole('option', { name: 'All Locations' }).click();
    await page.getByRole('heading', { name: 'All Locations · Pigment' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFCategory,Product,Description,Units,Individual,Total Units,Order Unit,Unit Cost,Inventory Cost,Reorder Level,Target Level,On Order,To Order,Last Count Date',
    );
    expect(lines.some((line) => line.startsWith('Pigment,Pigment Black,'))).toBe(true);
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Excel' }).click(),
    ]);
    expect(book.suggestedFilename()).toMatch(/^current-inventory-.*\.xlsx$/);
    const cells = cellsOf(readBook(readFileSync(await book.path())));
    expect(cells.length).toBe(lines.filter((line) => line !== '').length);
    expect(cells.find(([, product]) => product === 'Pigment Black')?.[3]).toEqual(expect.any(Number));

    const small = await open('warehouse', { path: '/reports/inventory/99/5', viewport: TELEPHONE });
    await small.getByText('No results found.').waitFor();
    await small.goto('/reports/inventory/1/5');
    await small.getByRole('heading', { name: 'Houston · Rock' }).waitFor();
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(TELEPHONE.width);
  });
});
