import { describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf } from '../support/graphqlHarness';

const CREATE = 'mutation ($vendor: VendorInput!) { createVendor(vendor: $vendor) { id version name order_emails } }';
const UPDATE =
  'mutation ($id: Int!, $vendor: VendorPatch!) { updateVendor(id: $id, vendor: $vendor) { version name order_emails } }';

const ask = openGraphql(await testDatabase());

describe('a vendor', () => {
  it('has a name, and order emails that are addresses: what is refused names its field [PO-007]', async () => {
    const refused = async (vendor: object) => (await ask('warehouse', CREATE, { vendor })).errors[0]?.extensions.fields;
    expect(await refused({ name: ' ' })).toMatchObject([{ path: 'name', message: 'Name is required' }]);
    expect(await refused({})).toMatchObject([{ path: 'name', message: 'Name is required' }]);
    expect(await refused({ name: 'Gulf Sand', order_emails: ['desk@gulf.test', 'gulf.test', 'a@b'] })).toMatchObject([
      { path: 'order_emails.1', message: 'Invalid email' },
      { path: 'order_emails.2', message: 'Invalid email' },
    ]);
  });

  it('is made and changed with the right to edit the inventory, and read with that to see it [PO-007]', async () => {
    const vendor = { name: 'Gulf Sand', account_number: 'G-7', order_emails: ['desk@gulf.test'] };
    const made = await ask('warehouse', CREATE, { vendor });
    expect(made.data).toMatchObject({ createVendor: { version: 1, name: 'Gulf Sand' } });
    const { id } = rootOf<{ id: number }>(made, 'createVendor');
    const refused = await ask('warehouse', UPDATE, { id, vendor: { version: 1, order_emails: ['nobody'] } });
    expect(refused.errors[0]?.extensions.fields).toMatchObject([{ path: 'order_emails.0', message: 'Invalid email' }]);
    const changed = await ask('warehouse', UPDATE, { id, vendor: { version: 1, order_emails: [] } });
    expect(changed.data).toEqual({ updateVendor: { version: 2, name: 'Gulf Sand', order_emails: [] } });
    const late = await ask('warehouse', UPDATE, { id, vendor: { version: 1, name: 'Late' } });
    expect(late.errors[0]?.extensions.code).toBe('CONFLICT');
    expect((await ask('scheduler', CREATE, { vendor })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('crew', '{ vendors { total_count } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
