import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

const pick = async (page: Page, name: string, text: string): Promise<void> => {
  await page.getByRole('combobox', { name }).fill(text);
  await page.getByRole('option', { name: text }).first().click();
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string): Promise<void> => page.getByRole('status').filter({ hasText: text }).waitFor();

interface Known {
  products: { items: { id: number; name: string; supplier: { name: string } }[] };
}

const aProduct = async () => {
  const { products } = await api<Known>(
    'warehouse',
    '{ products(filter: { is_discontinued: { eq: false }, standard_cost: { gte: 1 } }, page: { number: 1, size: 1 }) { items { id name supplier { name } } } }',
  );
  const [product] = products.items;
  if (!product) throw new Error('The demo has no product.');
  return product;
};
const unitsOf = async (product: number, location: number): Promise<number> =>
  (
    await api<{ inventories: { items: { unit_count: number }[] } }>(
      'warehouse',
      'query ($p: Int!, $l: Int!) { inventories(filter: { product_id: { eq: $p }, location_id: { eq: $l } }, page: { number: 1, size: 1 }) { items { unit_count } } }',
      { p: product, l: location },
    )
  ).inventories.items[0]?.unit_count ?? 0;

/** Two quick clicks where a button stands, and a third where the pointer still is when the answer is there. */
const clickTwice = async (page: Page, name: string): Promise<void> => {
  await button(page, name).waitFor();
  await page.waitForTimeout(500);
  const box = await button(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not drawn`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y, { clickCount: 2, delay: 15 });
  await page.waitForTimeout(900);
  await page.mouse.click(x, y);
};

describe('a purchase order', () => {
  test('is written, placed and received in part, and the stock has what came [PO-001 PO-007 PO-008 PO-009]', async ({
    open,
  }) => {
    const product = await aProduct();
    const before = await unitsOf(product.id, 1);
    const page = await open('warehouse', { path: '/purchaseOrder/new' });
    await page.getByRole('textbox', { name: 'Order Name' }).fill('Spring restock');
    await pick(page, 'Vendor', product.supplier.name);
    await pick(page, 'Location', 'Houston');
    await pick(page, 'Product, item 1', product.name);
    await page.getByRole('textbox', { name: 'Quantity, item 1', exact: true }).fill('10');
    await button(page, 'Place Order').click();
    await said(page, 'Purchase order saved!');
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/purchaseOrder\/\d+\/edit$/);
    await button(page, 'Receive All').click();
    await page.getByRole('textbox', { name: 'Quantity received, item 1' }).fill('4');
    await button(page, 'Save').click();
    await page.getByText('0 of 1 items received, 1 in part').waitFor();
    expect(await unitsOf(product.id, 1)).toBe(before + 4);
  });

  test('is placed once by a double click, and the next click on that place cancels nothing', async ({ open }) => {
    const product = await aProduct();
    const page = await open('warehouse', { path: '/purchaseOrder/new' });
    await page.getByRole('textbox', { name: 'Order Name' }).fill('Placed twice');
    await pick(page, 'Vendor', product.supplier.name);
    await pick(page, 'Location', 'Houston');
    await pick(page, 'Product, item 1', product.name);
    await page.getByRole('textbox', { name: 'Quantity, item 1', exact: true }).fill('1');
    await button(page, 'Save').click();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/purchaseOrder\/\d+\/edit$/);
    await clickTwice(page, 'Place Order');
    await eventually(() => page.getByRole('textbox', { name: 'Status' }).inputValue()).toBe('Ordered');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toMatch(/\/edit$/);
  });

  test('names what is missing before it is sent [PO-004 PO-005 PO-006]', async ({ open }) => {
    const page = await open('warehouse', { path: '/purchaseOrder/new' });
    await button(page, 'Save').click();
    for (const text of [
      'Order name is required',
      'Vendor is required',
      'Product is required',
      'Quantity is required',
      'Cost is required',
    ])
      await page.getByText(text).first().waitFor();
    await button(page, 'Remove item 1').click();
    await page.getByText('At least one item is required').first().waitFor();
  });
});

describe('the vendors', () => {
  test('stand in a dialog over the orders, which makes one and keeps it in the address [PO-007]', async ({ open }) => {
    const page = await open('warehouse', { path: '/purchaseOrder' });
    await button(page, 'Vendors').click();
    const dialog = page.getByRole('dialog', { name: 'Vendors' });
    await dialog.getByRole('button', { name: 'New', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Gulf Sand and Stone');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(() => new URL(page.url()).search).toMatch(/vendors=1.*&vendor=\d+/);
    await dialog.getByRole('button', { name: 'Back to the list' }).click();
    await dialog.getByRole('button', { name: 'Gulf Sand and Stone' }).waitFor();
  });
});

describe('a relocation order', () => {
  test('is made in its dialog and shipped, which takes the goods from where they were [RO-001 RO-004 RO-005]', async ({
    open,
  }) => {
    const product = await aProduct();
    const page = await open('warehouse', { path: '/inventoryRelocation?new=1' });
    const before = await unitsOf(product.id, 1);
    await page.getByRole('textbox', { name: 'Order Name' }).fill('To Conroe');
    await pick(page, 'From', 'Houston');
    await pick(page, 'To', 'Conroe');
    await pick(page, 'Product, item 1', product.name);
    await page.getByRole('textbox', { name: 'Units, item 1' }).fill('2');
    await button(page, 'Save').click();
    await page.getByRole('heading', { name: /^RO-\d{5} - Draft$/ }).waitFor();
    await button(page, 'Ship').click();
    await page.getByRole('heading', { name: /^RO-\d{5} - Shipped$/ }).waitFor();
    expect(await unitsOf(product.id, 1)).toBe(before - 2);
  });

  test('is shipped once by a double click, and received only after a question', async ({ open }) => {
    const product = await aProduct();
    const page = await open('warehouse', { path: '/inventoryRelocation?new=1' });
    await page.getByRole('textbox', { name: 'Order Name' }).fill('Twice');
    await pick(page, 'From', 'Houston');
    await pick(page, 'To', 'Conroe');
    await pick(page, 'Product, item 1', product.name);
    await page.getByRole('textbox', { name: 'Units, item 1' }).fill('1');
    await button(page, 'Save').click();
    await page.getByRole('heading', { name: /^RO-\d{5} - Draft$/ }).waitFor();
    const before = await unitsOf(product.id, 2);
    await clickTwice(page, 'Ship');
    await page.getByRole('heading', { name: /^RO-\d{5} - Shipped$/ }).waitFor();
    await page.waitForTimeout(700);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await button(page, 'Receive').click();
    await page
      .getByRole('alertdialog')
      .getByText(/^Receive this order\?/)
      .waitFor();
    expect(await unitsOf(product.id, 2)).toBe(before);
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('heading', { name: /^RO-\d{5} - Received$/ }).waitFor();
  });
});
