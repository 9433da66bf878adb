import { describe, expect, it } from 'vitest';
import { roleEntries, ROLES } from '#domain/access/roles';
import { LAST_ADMINISTRATOR } from '../support/userCalls';
import { testApp, type GraphqlAnswer } from '../support/app';

const FIELDS =
  'id version name user_count flags { presite_gunite presite_pebble } triPermissions { category_name access_level } biPermissions { category_name has_permission }';
const CREATE = `mutation ($role: RoleInput!) { createRole(role: $role) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $role: RolePatch!) { updateRole(id: $id, role: $role) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteRole(id: $id) { id } }';

const server = await testApp();

interface Role {
  id: number;
  version: number;
  name: string;
  user_count: number;
  flags: unknown;
  triPermissions: { category_name: string; access_level: string }[];
  biPermissions: { category_name: string; has_permission: boolean }[];
}
const ask = (query: string, variables: Record<string, unknown> = {}, account = 'admin'): Promise<GraphqlAnswer> =>
  server.graphql(account, query, variables);
const read = async (id: number): Promise<Role> => {
  const { data } = await server.graphql<{ role: Role }>('admin', `query ($id: Int!) { role(id: $id) { ${FIELDS} } }`, {
    id,
  });
  if (!data) throw new Error('no role');
  return data.role;
};
const permissionsOf = async (account: string): Promise<string[]> =>
  (await server.graphql<{ me: { permissions: string[] } }>(account, '{ me { permissions } }')).data?.me.permissions ??
  [];
const made = async (role: Record<string, unknown>): Promise<Role> => {
  const { data, errors } = await server.graphql<{ createRole: Role }>('admin', CREATE, { role });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createRole;
};

describe('the roles', () => {
  it('are the eleven of the start with their users and permissions [ADM-005 AUTH-057]', async () => {
    const { data } = await server.graphql<{ roles: { items: Role[] } }>(
      'admin',
      '{ roles(sort: { field: id, order: ASC }) { items { id name user_count } } }',
    );
    expect(data?.roles.items.slice(0, 11).map(({ id, name }) => [id, name])).toEqual(
      ROLES.map(({ id, name }) => [id, name]),
    );
    expect(data?.roles.items[0]).toMatchObject({ name: 'Administrator', user_count: 1 });
    const scheduler = ROLES.find(({ code }) => code === 'SC');
    const stored = await read(3);
    const entries = scheduler ? roleEntries(scheduler) : null;
    expect(stored.triPermissions.toSorted((a, b) => a.category_name.localeCompare(b.category_name))).toEqual(
      entries?.triPermissions.toSorted((a, b) => a.category_name.localeCompare(b.category_name)),
    );
    expect(stored).toMatchObject({ name: 'Scheduler', flags: { presite_gunite: true, presite_pebble: true } });
  });

  it('are seen with one code and changed with another [ADM-001 ADM-002 AUTH-035]', async () => {
    expect((await ask('{ roles { items { name } } }', {}, 'manager')).errors).toBeUndefined();
    expect((await ask('{ roles { items { name } } }', {}, 'office')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    for (const [query, variables] of [
      [CREATE, { role: { name: 'X' } }],
      [UPDATE, { id: 3, role: { version: 1, name: 'X' } }],
      [DELETE, { id: 3 }],
    ] as const) {
      expect((await ask(query, variables, 'manager')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });
});

describe('a role', () => {
  it('is made with its permissions and flags, and has a name of its own [ADM-005]', async () => {
    const role = await made({
      name: 'Yard',
      triPermissions: [{ category_name: 'INVENTORY', access_level: 'edit' }],
      biPermissions: [{ category_name: 'CAN_VIEW_JOB', has_permission: true }],
      flags: { presite_gunite: true, presite_pebble: false },
    });
    expect(role).toMatchObject({
      name: 'Yard',
      user_count: 0,
      flags: { presite_gunite: true, presite_pebble: false },
      triPermissions: [{ category_name: 'INVENTORY', access_level: 'edit' }],
    });
    const described = await ask(UPDATE, { id: role.id, role: { version: 1, description: ' Yard and store ' } });
    expect(described.errors).toBeUndefined();
    const stored = await ask('query ($id: Int!) { role(id: $id) { name description } }', { id: role.id });
    expect(stored.data).toEqual({ role: { name: 'Yard', description: 'Yard and store' } });
    const fields = async (name: string): Promise<unknown> =>
      (await ask(CREATE, { role: { name } })).errors?.[0]?.extensions?.fields;
    expect(await fields('yard')).toMatchObject([{ path: 'name', message: 'This name is already used.' }]);
    expect(await fields(' ')).toMatchObject([{ path: 'name', message: 'Name is required' }]);
  });

  it('holds known permissions alone, at known levels', async () => {
    const code = async (role: Record<string, unknown>): Promise<unknown> =>
      (await ask(CREATE, { role: { name: 'Odd', ...role } })).errors?.[0]?.extensions?.code;
    expect(await code({ biPermissions: [{ category_name: 'CAN_FLY', has_permission: true }] })).toBe('BAD_USER_INPUT');
    expect(await code({ biPermissions: [{ category_name: 'CAN_VIEW_INVENTORY', has_permission: true }] })).toBe(
      'BAD_USER_INPUT',
    );
    expect(await code({ triPermissions: [{ category_name: 'INVENTORY', access_level: 'owner' }] })).toBe(
      'BAD_USER_INPUT',
    );
    expect(await code({ is_locked: true })).toBe('BAD_USER_INPUT');
  });

  it('changes what its users may do with their next request, and undo gives it back [ADM-005]', async () => {
    expect(await permissionsOf('warehouse')).toContain('CAN_EDIT_INVENTORY');
    const warehouse = await read(9);
    const triPermissions = warehouse.triPermissions.map((entry) =>
      entry.category_name === 'INVENTORY' ? { ...entry, access_level: 'none' } : entry,
    );
    const done = await ask(UPDATE, { id: 9, role: { version: warehouse.version, triPermissions } });
    expect(done.data).toMatchObject({
      updateRole: { version: warehouse.version + 1, biPermissions: warehouse.biPermissions },
    });
    expect(await permissionsOf('warehouse')).not.toContain('CAN_VIEW_INVENTORY');
    expect(
      (await ask('{ inventories: products { total_count } }', {}, 'warehouse')).errors?.[0]?.extensions?.code,
    ).toBe('FORBIDDEN');
    expect(
      (await ask(UPDATE, { id: 9, role: { version: warehouse.version, name: 'Late' } })).errors?.[0]?.extensions?.code,
    ).toBe('CONFLICT');
    await ask('mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: done.headers.get('x-mutation-id'),
    });
    expect(await permissionsOf('warehouse')).toContain('CAN_EDIT_INVENTORY');
  });

  it('is not deleted while users have it, and goes with its entries when nobody has; undo brings both back [ADM-005 AUTH-057]', async () => {
    expect((await ask(DELETE, { id: 3 })).errors?.[0]?.message).toBe('This role is assigned to 1 users.');
    const { id } = await made({
      name: 'Short-lived',
      biPermissions: [{ category_name: 'CAN_VIEW_JOB', has_permission: true }],
    });
    const done = await ask(DELETE, { id });
    expect(done.data).toEqual({ deleteRole: { id } });
    expect((await ask('query ($id: Int!) { role(id: $id) { id } }', { id })).errors?.[0]?.extensions?.code).toBe(
      'NOT_FOUND',
    );
    await ask('mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: done.headers.get('x-mutation-id'),
    });
    expect(await read(id)).toMatchObject({
      name: 'Short-lived',
      biPermissions: [{ category_name: 'CAN_VIEW_JOB', has_permission: true }],
    });
  });

  it('that is locked is neither changed nor deleted; another one is renamed [AUTH-057]', async () => {
    const locked = await read(1);
    expect((await ask(UPDATE, { id: 1, role: { version: locked.version, name: 'Boss' } })).errors?.[0]?.message).toBe(
      'The role Administrator cannot be changed.',
    );
    expect((await ask(DELETE, { id: 1 })).errors?.[0]?.message).toBe('The role Administrator cannot be changed.');
    const { version } = await read(11);
    expect((await ask(UPDATE, { id: 11, role: { version, name: 'Office Screens' } })).data).toMatchObject({
      updateRole: { name: 'Office Screens' },
    });
  });

  it('does not lose user administration while its users are the last to have it [USR-016]', async () => {
    const biPermissions = (await read(2)).biPermissions.map((entry) =>
      ['CAN_ADMINISTER_USER'].includes(entry.category_name) ? { ...entry, has_permission: true } : entry,
    );
    const { version } = await read(2);
    await ask(UPDATE, {
      id: 2,
      role: { version, biPermissions, triPermissions: [{ category_name: 'ROLES', access_level: 'edit' }] },
    });
    await server.database.pool.query("update app_user set is_active = false where email = 'admin@trowel.test'");
    const refused = await ask(UPDATE, { id: 2, role: { version: version + 1, biPermissions: [] } }, 'manager');
    expect(refused.errors?.[0]?.message).toBe(LAST_ADMINISTRATOR);
    await server.database.pool.query("update app_user set is_active = true where email = 'admin@trowel.test'");
  });
});
