import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browserTest';

const permissions = ['clipboard-read', 'clipboard-write'];

/** What a program finds on the clipboard that asks for tables, and one that asks for text. */
const copied = async (page: Page): Promise<{ html: string; lines: string[][] }> => {
  await page
    .getByText(/rows? copied\. Paste/)
    .first()
    .waitFor();
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string): Promise<string> => (await item?.getType(type))?.text() ?? '';
    const text = await read('text/plain');
    return { html: await read('text/html'), lines: text.split('\r\n').map((line) => line.split('\t')) };
  });
};

describe('"Copy as table"', () => {
  test.for([
    ['/customer', 'Company Name'],
    ['/purchaseOrder', 'Order Name'],
    ['/estimate', 'Estimate ID'],
  ] as const)(
    'puts all rows of the list %s on the clipboard, from the server [ADM-007]',
    async ([path, head], { open }) => {
      const page = await open('admin', { path, permissions });
      const countNow = async (): Promise<number> =>
        Number(/[\d,]+/.exec(await page.getByText(/^[\d,]+ records?$/).innerText())?.[0].replace(',', ''));
      const before = await countNow();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Copy as table' }).click();
      const { html, lines } = await copied(page);
      expect(lines[0]).toContain(head);
      // Other tests make records meanwhile.
      await page.reload();
      expect(lines.length - 1).toBeGreaterThanOrEqual(before);
      expect(lines.length - 1).toBeLessThanOrEqual(await countNow());
      expect(html).toContain('<table');
    },
  );

  test('takes what a report, a sheet and a dialog show, with numbers that a spreadsheet adds up [ADM-007]', async ({
    open,
  }) => {
    const page = await open('admin', { path: '/reports/coverage?from=&to=', permissions });
    await page.getByRole('button', { name: 'Copy as table' }).click();
    expect((await copied(page)).lines[0]).toContain('Sq ft per Batch');
    await page.goto('/inventory-count?products=1');
    const products = page.getByRole('dialog', { name: 'Products' });
    await products.getByRole('button', { name: /.+/ }).nth(4).waitFor();
    await products.getByRole('button', { name: 'Copy as table' }).click();
    expect((await copied(page)).lines.length).toBeGreaterThan(2);
    await page.goto('/admin?tab=history');
    await page.getByRole('button', { name: 'Copy as table' }).click();
    expect((await copied(page)).lines[0]?.slice(0, 3)).toEqual(['When', 'Who', 'Record']);
  });
});
