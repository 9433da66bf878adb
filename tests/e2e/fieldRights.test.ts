import { afterAll, describe, expect } from 'vitest';
import { aBuilder, api } from '../support/browserApi';
import { test } from '../support/browserTest';

const ROLES = '{ roles { items { id name version } } }';
const UPDATE = 'mutation ($id: Int!, $role: RolePatch!) { updateRole(id: $id, role: $role) { id } }';
const ROLE = 'Office Staff';

interface Limit {
  entity: string;
  field: string;
  access: 'hidden' | 'read_only';
}

/** Keeps the role of a demo account from fields, as its screen does. */
const limit = async (field_limits: readonly Limit[]): Promise<void> => {
  const { roles } = await api<{ roles: { items: { id: number; name: string; version: number }[] } }>('admin', ROLES);
  const role = roles.items.find(({ name }) => name === ROLE);
  if (!role) throw new Error(`no ${ROLE}`);
  await api('admin', UPDATE, { id: role.id, role: { version: role.version, field_limits } });
};
const HIDDEN: readonly Limit[] = [
  { entity: 'customer', field: 'business_phone', access: 'hidden' },
  { entity: 'customer', field: 'note', access: 'read_only' },
  { entity: 'customer_contact', field: 'phone_number', access: 'hidden' },
  { entity: 'product', field: 'standard_cost', access: 'hidden' },
];

afterAll(() => limit([]));

describe('a role that is kept from fields', () => {
  test('has every list and form without them: nothing is refused, and what is read-only is locked [USR-017 USR-018]', async ({
    open,
  }) => {
    await limit(HIDDEN);
    const { id } = await aBuilder({ note: 'Gate 12' });
    const page = await open('office', { path: '/customer' });
    await page.getByRole('columnheader', { name: 'Company Name' }).waitFor();
    await page.getByRole('row').nth(2).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Business Phone' }).count()).toBe(0);
    await page.goto(`/customer/${id}/edit`);
    const name = page.getByRole('textbox', { name: /^Company Name/ });
    await name.waitFor();
    await expect.poll(() => name.isEditable()).toBe(true);
    const note = page.getByRole('textbox', { name: /^Note/ });
    await expect.poll(() => note.inputValue()).toBe('Gate 12');
    expect(await note.isEditable()).toBe(false);
    expect(await page.getByRole('textbox', { name: 'Business Phone' }).count()).toBe(0);
    await page.goto('/product');
    await page.getByRole('row').nth(2).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Standard Cost' }).count()).toBe(0);
    await page.goto('/customer-contact');
    await page.getByRole('row').nth(2).waitFor();
    await page.goto('/reports/inventory/0/1');
    await page.getByRole('table').first().waitFor();
    await page.getByText('Total Units', { exact: true }).first().waitFor();
    expect(await page.getByText(/\bCost\b/).count()).toBe(0);
  });

  test('gets them back when it may see them, and loses them when it may not, with the next page [USR-018]', async ({
    open,
  }) => {
    await limit(HIDDEN);
    const page = await open('office', { path: '/customer' });
    const phone = page.getByRole('columnheader', { name: 'Business Phone' });
    await page.getByRole('columnheader', { name: 'Company Name' }).waitFor();
    expect(await phone.count()).toBe(0);
    await limit([]);
    await page.reload();
    await phone.waitFor();
    await limit(HIDDEN);
    await page.reload();
    await page.getByRole('row').nth(2).waitFor();
    expect(await phone.count()).toBe(0);
  });
});
