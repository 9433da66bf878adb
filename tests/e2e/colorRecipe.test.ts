import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

interface Color {
  id: number;
  name: string;
  recipe: { product: { name: string }; quantity: number }[];
}
const SAVE =
  'mutation ($it: ColorRecipeInput!) { made: updatePebbleColor(pebbleColor: $it) { id name recipe { product { name } quantity } } }';

/** A colour of the test's own, with one product, and another product that is not in it. */
const aColor = async () => {
  const {
    products: {
      items: [first, second],
    },
  } = await api<{ products: { items: { id: number; name: string }[] } }>(
    'admin',
    '{ products(filter: { is_discontinued: { eq: false } }, sort: { field: id, order: ASC }, page: { number: 1, size: 2 }) { items { id name } } }',
  );
  if (!first || !second) throw new Error('the demo has no products');
  const { made } = await api<{ made: Color }>('admin', SAVE, {
    it: {
      name: `Harbor Mist ${randomUUID().slice(0, 8)}`,
      material_type: { id: 1 },
      recipe: [{ product: { id: first.id }, quantity: 4 }],
    },
  });
  return { color: made, first, second };
};
const recipeNow = async (id: number) =>
  (
    await api<{ lookupPebbleColor: Color[] }>(
      'warehouse',
      '{ lookupPebbleColor { id name recipe { product { name } quantity } } }',
    )
  ).lookupPebbleColor
    .find((one) => one.id === id)
    ?.recipe.map(({ product, quantity }) => [product.name, quantity]);

describe('a color recipe', () => {
  test('is found from the menu, changed by keys and saved; unsaved changes are asked about [CR-001 CR-002 CR-003]', async ({
    open,
  }) => {
    const { color, first, second } = await aColor();
    const page = await open('admin');
    const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Inventory' });
    await menu.hover();
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
    await page.getByRole('link', { name: 'Color Recipes' }).click();
    await page.getByRole('combobox', { name: 'Color', exact: true }).fill(color.name);
    await page
      .getByRole('option', { name: new RegExp(color.name) })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Quantity, row 1' }).fill('6');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Product, row 2' }).fill(second.name);
    await page
      .getByRole('option', { name: new RegExp(second.name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Quantity, row 2' }).fill('2');
    await page.keyboard.press('Control+s');
    await page.getByRole('status').filter({ hasText: 'Success!' }).first().waitFor();
    expect(await recipeNow(color.id)).toEqual([
      [first.name, 6],
      [second.name, 2],
    ]);

    await page.getByRole('textbox', { name: 'Price Level' }).fill('B');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await eventually(() => page.getByRole('textbox', { name: 'Price Level' }).inputValue()).toBe('B');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
  });
});
