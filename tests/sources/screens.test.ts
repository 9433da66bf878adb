import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { eventually, test } from '../support/browserTest';

const cells = (page: Page, field: string): Promise<string[]> =>
  page.locator(`[role="gridcell"][data-field="${field}"]`).allTextContents();
/** Asks the source itself, past our server: what others do there. */
const atSource = async (query: string): Promise<string> => {
  const answer = await fetch(inject('source').url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return answer.text();
};
const aNumber = (): string => `NEW-${randomUUID().slice(0, 8)}`;

describe('the screens of a source, on PostGraphile', () => {
  test('stand in the menu and the palette for who sees it, and its lists beside ours [SRC-002]', async ({
    open,
    allow,
  }) => {
    allow(/404 GET \/v1\/sources\/accounting/);
    const page = await open('manager', { path: '/customer' });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Utility' }).click();
    await menu
      .getByRole('menuitem', { name: 'Accounting' })
      .or(menu.getByRole('link', { name: 'Accounting' }))
      .first()
      .click();
    await page.getByRole('heading', { name: 'Accounting' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Invoices' }).click();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('vendors');
    await page
      .getByRole('option', { name: /^Vendors.*Accounting/ })
      .first()
      .click();
    await page.waitForURL('**/source/accounting/Vendor*');
    const foreman = await open('foreman', { path: '/source/accounting' });
    await foreman.getByText('does not exist').or(foreman.getByText('not found')).first().waitFor();
  });

  test('list what is there, sorted and narrowed by what the database has an index for, and say why [SRC-002]', async ({
    open,
  }) => {
    const page = await open('manager', { path: '/source/accounting/Invoice' });
    await page.getByText(/kept by Accounting \(PostGraphile\): there is no history/).waitFor();
    await page.getByText(/cannot be filtered by Due At, Units, Memo\. PostGraphile does both only where/).waitFor();
    await eventually(() => cells(page, 'number')).toContain('INV-001');
    expect((await cells(page, 'vendor_id')).slice(0, 2)).toEqual(['Vendor 01', 'Vendor 02']);
    await page.getByText('12345678901234.1234').waitFor();
    // A time without a zone is what the wall shows, wherever the browser stands.
    await eventually(async () => (await cells(page, 'dueAt'))[0]).toBe('03/01/2026 08:30 AM');
    const head = page.getByRole('columnheader', { name: 'Amount' });
    await head.click();
    await eventually(() => head.getAttribute('aria-sort')).toBe('ascending');
    await page.getByRole('button', { name: 'Filter' }).click();
    const offered = await page.getByRole('menuitem').allTextContents();
    expect(offered).toContain('Number');
    expect(offered).not.toContain('Memo');
    await page.getByRole('menuitem', { name: 'Vendor' }).click();
    await page.getByRole('combobox', { name: 'Vendor' }).fill('Vendor 03');
    await page.getByRole('option', { name: 'Vendor 03' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await eventually(async () => [...new Set(await cells(page, 'vendor_id'))]).toEqual(['Vendor 03']);
    await page.reload();
    await eventually(async () => [...new Set(await cells(page, 'vendor_id'))]).toEqual(['Vendor 03']);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).first().click(),
    ]);
    expect(file.suggestedFilename()).toBe('accounting.Invoice.csv');
  });

  test('make, change and delete a record with a picker, and say at the field what was refused [SRC-002]', async ({
    open,
  }) => {
    const number = aNumber();
    const page = await open('manager', { path: '/source/accounting/Invoice/new' });
    await page.getByRole('textbox', { name: 'Number' }).fill(number);
    await page.getByRole('textbox', { name: 'Amount' }).fill('9007199254740993.25');
    await page.getByRole('textbox', { name: 'Invoice Date' }).fill('02/03/2026');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Vendor is required').first().waitFor();
    await page.getByRole('combobox', { name: 'Vendor' }).fill('Vendor 05');
    await page.getByRole('option', { name: 'Vendor 05' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/source\/accounting\/Invoice\/[^/]+\/edit/);
    await page.getByText('kept by Accounting').waitFor();
    expect(await page.getByRole('textbox', { name: 'Amount' }).inputValue()).toMatch(/^9007199254740993\.250*$/);
    await page.getByRole('textbox', { name: 'Memo' }).fill('paid');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Invoice saved!').first().waitFor();
    await page.reload();
    await eventually(() => page.getByRole('textbox', { name: 'Memo' }).inputValue()).toBe('paid');

    await page.goto(new URL('/source/accounting/Invoice/new', page.url()).href);
    await page.getByRole('textbox', { name: 'Number' }).fill(number);
    await page.getByRole('textbox', { name: 'Amount' }).fill('1');
    await page.getByRole('textbox', { name: 'Invoice Date' }).fill('02/03/2026');
    await page.getByRole('combobox', { name: 'Vendor' }).fill('Vendor 05');
    await page.getByRole('option', { name: 'Vendor 05' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByText(/duplicate key value violates unique constraint "invoice_number_key"/)
      .first()
      .waitFor();
    expect(await page.getByRole('textbox', { name: 'Number' }).getAttribute('aria-invalid')).toBe('true');

    await page.goto(new URL(`/source/accounting/Invoice?filter={"number":{"eq":"${number}"}}`, page.url()).href);
    await page.getByRole('gridcell', { name: number }).first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/source\/accounting\/Invoice(\?|$)/);
  });

  test('give a product its vendor there: picked, opened from form and list, and said when it is gone [SRC-002]', async ({
    open,
  }) => {
    const vendor = `Vendor ${randomUUID().slice(0, 8)}`;
    const named = `Pump ${randomUUID().slice(0, 8)}`;
    const made = await atSource(
      `mutation { saved: createVendor(input: { vendor: { name: "${vendor}" } }) { vendor { rowId } } }`,
    );
    const id = /"rowId":"?([^",}]+)/.exec(made)?.[1] ?? '';
    const page = await open('manager', { path: '/product/new' });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(named);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('combobox', { name: 'External Vendor' }).fill(vendor);
    await page.getByRole('option', { name: vendor }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Product saved!').first().waitFor();
    const path = `/source/accounting/Vendor/${encodeURIComponent(id)}/edit`;
    await eventually(() => page.getByRole('link', { name: 'Open in Accounting' }).getAttribute('href')).toBe(path);
    await page.reload();
    await eventually(() => page.getByRole('combobox', { name: 'External Vendor' }).inputValue()).toBe(vendor);

    const form = page.url();
    const shown = encodeURIComponent(JSON.stringify({ external_vendor_name: { eq: vendor } }));
    await page.goto(new URL(`/product?filter=${shown}&columns=name,external_vendor_name`, form).href);
    await page.getByRole('gridcell', { name: named }).first().waitFor();

    await atSource(`mutation { deleteVendorByRowId(input: { rowId: "${id}" }) { vendor { name } } }`);
    await page.goto(form);
    await page.getByText(/Accounting has this record no more/).waitFor();
    await eventually(() => page.getByRole('combobox', { name: 'External Vendor' }).inputValue()).toBe(vendor);
  });

  test('show cards on a phone, no wider than it [SRC-002]', async ({ open }) => {
    const page = await open('manager', {
      path: '/source/accounting/Vendor',
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('heading', { name: 'Vendor 01' }).waitFor();
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(390);
  });

  test('of one that is away say so, and no other screen does [SRC-001]', async ({ open, allow }) => {
    allow(/424/);
    const page = await open('manager', { path: '/source/gone' });
    await page.getByText('Price List does not answer.').waitFor();
    await page.goto(new URL('/customer', page.url()).href);
    await page.getByRole('grid').waitFor();
    expect(await page.getByText('does not answer').count()).toBe(0);
    await page.goto(new URL('/source/accounting/Vendor', page.url()).href);
    await eventually(() => cells(page, 'name')).toContain('Vendor 01');
  });
});
