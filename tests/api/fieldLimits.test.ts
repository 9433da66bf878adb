import { beforeEach, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const { pool } = database;
let ask = openGraphql(database);

const ROLE = '{ id version field_limits { entity field access } }';
const UPDATE_ROLE = `mutation ($id: Int!, $role: RolePatch!) { saved: updateRole(id: $id, role: $role) ${ROLE} }`;
const CREATE = 'mutation ($it: CustomerInput!) { made: createCustomer(customer: $it) { id version } }';
const UPDATE = 'mutation ($id: Int!, $it: CustomerPatch!) { made: updateCustomer(id: $id, customer: $it) { id } }';
const WHY = `query ($user: Int!, $name: String!, $field: String!) {
  whyAccess(user_id: $user, question: { kind: "field", name: $name, field: $field }) { allowed outcome limit lines { code met } } }`;

interface Limit {
  entity: string;
  field: string;
  access: string;
}

const userOf = async (account: string): Promise<{ id: number; role_id: number }> => {
  const { rows } = await pool.query<{ id: number; role_id: number }>(
    'select id, role_id from app_user where email = $1',
    [`${account}@trowel.test`],
  );
  if (!rows[0]) throw new Error(`no ${account}`);
  return rows[0];
};

/** Limits a demo account's role, as its screen does. */
const limit = async (account: string, field_limits: readonly Limit[]): Promise<Answered> => {
  const { role_id } = await userOf(account);
  const { rows } = await pool.query<{ version: number }>('select version from role where id = $1', [role_id]);
  const answer = await ask('admin', UPDATE_ROLE, { id: role_id, role: { version: rows[0]?.version, field_limits } });
  // Who asks is read anew, as by the next request of a browser.
  invalidateActors();
  ask = openGraphql(database);
  return answer;
};
const made = async (it: Record<string, unknown>): Promise<{ id: number; version: number }> =>
  rootOf<{ id: number; version: number }>(await ask('admin', CREATE, { it }), 'made');
const faultOf = ({ errors }: Answered) => ({
  code: errors[0]?.extensions.code,
  message: errors[0]?.message,
  fields: errors[0]?.extensions.fields,
});
const HIDDEN: Limit = { entity: 'customer', field: 'note', access: 'hidden' };
const READ_ONLY: Limit = { entity: 'customer', field: 'city', access: 'read_only' };

beforeEach(async () => {
  await pool.query('delete from role_field_limit');
  invalidateActors();
  ask = openGraphql(database);
});

describe('a field that a role does not see', () => {
  it('is unknown to it: read, sorted by, filtered by, described, exported, written [USR-018]', async () => {
    await limit('office', [HIDDEN]);
    for (const question of [
      '{ customers { items { note } } }',
      '{ customers(sort: { field: note, order: ASC }) { items { id } } }',
      '{ customers(filter: { note: { contains: "gate" } }) { items { id } } }',
    ]) {
      expect({ question, isKnown: (await ask('office', question)).errors.length === 0 }).toEqual({
        question,
        isKnown: false,
      });
      expect({ question, errors: (await ask('admin', question)).errors }).toEqual({ question, errors: [] });
    }
    const described = rootOf<
      { name: string; descriptor: { fields: { name: string }[]; sections: { fields: string[] }[] } }[]
    >(await ask('office', '{ resources { name descriptor } }'), 'resources').find(({ name }) => name === 'customer');
    expect(described?.descriptor.fields.map(({ name }) => name)).not.toContain('note');
    expect(described?.descriptor.sections.flatMap(({ fields }) => fields)).not.toContain('note');
    const { id, version } = await made({ company_name: 'Hidden Pools', note: 'Gate 12' });
    const refused = await ask('office', UPDATE, { id, it: { version, note: 'Mine' } });
    expect(faultOf(refused).fields).toMatchObject([{ path: 'note', rule: 'unknown_field' }]);
  });

  it('is not found by a search, nor told by a history, nor taken back [USR-018]', async () => {
    const { id, version } = await made({ company_name: 'Quiet Pools', note: 'Zanzibar' });
    await pool.query('delete from role_field_limit');
    const changed = await ask('admin', UPDATE, { id, it: { version, note: 'Timbuktu', city: 'Katy' } });
    await limit('office', [HIDDEN]);
    const history =
      '{ history(entity: "customer", id: %) { items { may_undo changes { field before after } } } }'.replace(
        '%',
        String(id),
      );
    const told = rootOf<{ items: { may_undo: boolean; changes: { field: string }[] }[] }>(
      await ask('office', history),
      'history',
    );
    expect(told.items.flatMap(({ changes }) => changes.map(({ field }) => field))).not.toContain('note');
    expect(JSON.stringify(told)).not.toContain('Timbuktu');
    expect(told.items[0]?.may_undo).toBe(false);
    const listed = await ask('office', '{ listChanges(entity: "customer") { items { fields { field after } } } }');
    expect(JSON.stringify(rootOf(listed, 'listChanges'))).not.toContain('Timbuktu');
    const undone = await ask('office', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: changed.mutation_id,
    });
    expect(faultOf(undone).code).toBe('FORBIDDEN');
    const search = '{ customers(filter: { search: "timbuktu" }) { total_count } }';
    expect(rootOf(await ask('office', search), 'customers')).toEqual({ total_count: 0 });
  });

  it('is not told by a conflict [USR-018]', async () => {
    const { id, version } = await made({ company_name: 'Stale Pools', note: 'Secret' });
    await limit('office', [HIDDEN]);
    await ask('admin', UPDATE, { id, it: { version, city: 'Katy' } });
    const { errors } = await ask('office', UPDATE, { id, it: { version, state: 'TX' } });
    expect(errors[0]?.extensions.code).toBe('CONFLICT');
    expect(errors[0]?.extensions.current).not.toHaveProperty('note');
    expect(errors[0]?.extensions.current).toHaveProperty('city', 'Katy');
  });
});

describe('a field that a role may only read', () => {
  it('is shown as such, and refused when it is written, alone or for many [USR-018]', async () => {
    const { id, version } = await made({ company_name: 'Fixed Pools', city: 'Katy' });
    await limit('office', [READ_ONLY]);
    const described = rootOf<{ name: string; descriptor: { fields: Record<string, unknown>[] } }[]>(
      await ask('office', '{ resources { name descriptor } }'),
      'resources',
    ).find(({ name }) => name === 'customer');
    expect(described?.descriptor.fields.find(({ name }) => name === 'city')).toMatchObject({
      readOnly: true,
      limited: true,
    });
    expect((await ask('office', '{ customers { items { city } } }')).errors).toEqual([]);
    for (const answer of [
      await ask('office', UPDATE, { id, it: { version, city: 'Houston' } }),
      await ask('office', CREATE, { it: { company_name: 'New Pools', city: 'Houston' } }),
      await ask(
        'office',
        'mutation ($ids: [Int!], $values: CustomerValues!) { done: updateCustomers(ids: $ids, values: $values) { changed_count } }',
        { ids: [id], values: { city: 'Houston' } },
      ),
    ])
      expect(faultOf(answer)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'city', rule: 'field_read_only', message: 'city is read-only.' }],
      });
    const other = await ask('office', UPDATE, { id, it: { version, state: 'TX' } });
    expect(other.errors).toEqual([]);
  });
});

describe('the limits of a role', () => {
  it('are explained where a user asks why [USR-018]', async () => {
    const { id: user } = await userOf('office');
    await limit('office', [HIDDEN, READ_ONLY]);
    const why = async (name: string, field: string) =>
      rootOf(await ask('admin', WHY, { user, name, field }), 'whyAccess');
    expect(await why('customer', 'note')).toMatchObject({ allowed: false, outcome: 'field_hidden', limit: 'hidden' });
    expect(await why('customer', 'city')).toMatchObject({ allowed: true, outcome: 'read_only', limit: 'read_only' });
    expect(await why('customer', 'state')).toMatchObject({ allowed: true, outcome: 'allowed', limit: null });
  });

  it('name fields that there are, and neither titles nor fields of rights [USR-018]', async () => {
    for (const [entity, field] of [
      ['customer', 'nothing'],
      ['customer', 'company_name'],
      ['role_permission', 'category_name'],
    ] as const)
      expect(faultOf(await limit('office', [{ entity, field, access: 'hidden' }])).fields).toMatchObject([
        { path: 'field_limits.0', rule: 'unknown_field' },
      ]);
  });
});

describe('prices and costs', () => {
  const without = async (account: string): Promise<void> => {
    const { id } = await userOf(account);
    await pool.query(
      "insert into user_permission (user_id, category_name, has_permission) values ($1, 'CAN_VIEW_PRICES', false) on conflict (user_id, category_name) do update set has_permission = false",
      [id],
    );
    invalidateActors();
    ask = openGraphql(database);
  };

  it('are unknown without their right, in records and in reports, while the stock is read [USR-017]', async () => {
    const report = (fields: string): string =>
      `{ reportInventory(filters: { location_id: 0, inventory_type_id: 1 }) { ${fields} } }`;
    const questions = [
      '{ products { items { standard_cost } } }',
      '{ products(sort: { field: standard_cost, order: DESC }) { items { id } } }',
      '{ products(filter: { list_price: { gte: 1 } }) { items { id } } }',
      '{ purchaseOrders { items { total } } }',
      '{ purchaseOrders { items { line_items { unit_cost } } } }',
      '{ purchaseOrders(sort: { field: total, order: ASC }) { items { id } } }',
      '{ inventoryCountQuery { inventory { inventory_cost } } }',
      '{ inventoryCountQuery { inventory { product { standard_cost } } } }',
      report('rows { unit_cost }'),
      report('totals { inventory_cost }'),
    ];
    for (const question of questions)
      expect({ question, errors: (await ask('warehouse', question)).errors }).toEqual({ question, errors: [] });
    await without('warehouse');
    for (const question of questions)
      expect({ question, isKnown: (await ask('warehouse', question)).errors.length === 0 }).toEqual({
        question,
        isKnown: false,
      });
    for (const question of [
      '{ products { items { name reorder_level } } }',
      '{ purchaseOrders { items { order_name line_items { quantity } } } }',
      '{ inventoryCountQuery { inventory { total_units } } }',
      report('rows { total_units to_order }'),
    ])
      expect({ question, errors: (await ask('warehouse', question)).errors }).toEqual({ question, errors: [] });
    const order = await ask('warehouse', '{ reorderList { product_name } }');
    expect(order.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
