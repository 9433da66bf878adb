import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';

interface Named {
  id: number;
  name: string;
}
interface Shared extends Named {
  version: number;
  is_shared: boolean;
  shared_roles: Named[];
  shared_users: Named[];
  is_own: boolean;
  is_default?: boolean;
  may_edit: boolean;
  owner_name: string;
}

const FIELDS =
  'id version name settings is_shared shared_roles { id name } shared_users { id name } is_own owner_name may_edit';
const ARGS = '$is_shared: Boolean, $role_ids: [Int!], $user_ids: [Int!]';
const PASSED = 'is_shared: $is_shared, role_ids: $role_ids, user_ids: $user_ids';

/** What is kept by name and shared: each by its calls. */
const KINDS = {
  view: {
    list: 'savedViews',
    remove: 'deleteSavedView',
    update: 'updateSavedView',
    create: 'createSavedView',
    settings: { filter: {}, sort: { field: 'city', order: 'ASC' }, columns: null, per_page: 25 },
  },
  mapping: {
    list: 'importMappings',
    remove: 'deleteImportMapping',
    update: 'updateImportMapping',
    create: 'createImportMapping',
    settings: {
      columns: [{ head: 'Customer', field: 'company_name' }],
      match: 'company_name',
      options: { empty: 'keep', unreadable: 'row', unknown: 'make' },
      read: {},
    },
  },
} as const;
type Kind = keyof typeof KINDS;

const database = await testDatabase();
const ask = openGraphql(database);
const { pool } = database;

let users: Record<string, number> = {};
let roles: Record<string, number> = {};
beforeAll(async () => {
  const found = await pool.query<{ email: string; id: number }>('select email, id from app_user');
  users = Object.fromEntries(found.rows.map(({ email, id }) => [email.split('@')[0] ?? '', id]));
  const all = await pool.query<{ name: string; id: number }>('select name, id from role');
  roles = Object.fromEntries(all.rows.map(({ name, id }) => [name, id]));
});

const idOf = (account: string): number => users[account] ?? 0;
const roleOf = (name: string): number => roles[name] ?? 0;
const codeOf = ({ errors }: Answered) => errors[0]?.extensions.code;
const create = (account: string, kind: Kind, variables: Record<string, unknown>): Promise<Answered> =>
  ask(
    account,
    `mutation ($resource: String = "customer", $name: String!, $settings: JSON!, ${ARGS}) { made: ${KINDS[kind].create}(resource: $resource, name: $name, settings: $settings, ${PASSED}) { ${FIELDS} } }`,
    { settings: KINDS[kind].settings, ...variables },
  );
const made = async (account: string, kind: Kind, variables: Record<string, unknown>): Promise<Shared> =>
  rootOf<Shared>(await create(account, kind, variables), 'made');
const update = (account: string, kind: Kind, variables: Record<string, unknown>): Promise<Answered> =>
  ask(
    account,
    `mutation ($id: Int!, $version: Int!, $name: String, ${ARGS}) { made: ${KINDS[kind].update}(id: $id, version: $version, name: $name, ${PASSED}) { ${FIELDS} } }`,
    variables,
  );
const remove = (account: string, kind: Kind, id: number): Promise<Answered> =>
  ask(account, `mutation ($id: Int!) { gone: ${KINDS[kind].remove}(id: $id) }`, { id });
const list = async (account: string, kind: Kind, resource = 'customer'): Promise<Shared[]> =>
  rootOf<Shared[]>(
    await ask(account, `query ($resource: String!) { all: ${KINDS[kind].list}(resource: $resource) { ${FIELDS} } }`, {
      resource,
    }),
    'all',
  );
const sees = async (account: string, kind: Kind, id: number): Promise<boolean> =>
  (await list(account, kind)).some((one) => one.id === id);
const undo = (account: string, mutation_id: string | null): Promise<Answered> =>
  ask(account, 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: mutation_id });
const CHOICES = `query ($resource: String = "customer", $of_import: Boolean) {
  shareChoices(resource: $resource, of_import: $of_import) { roles { id name may_read } users { id name may_read } } }`;

describe.each(['view', 'mapping'] as const)('a %s that is shared with roles and persons', (kind) => {
  const row = kind === 'view' ? 'ADM-016' : 'ADM-017';

  it(`is seen by those of the role, by the person, and by administrators, who alone change it beside its owner [${row}]`, async () => {
    const shared = await made('office', kind, {
      name: 'Some',
      role_ids: [roleOf('Scheduler')],
      user_ids: [idOf('manager')],
    });
    expect(shared).toMatchObject({
      is_shared: false,
      shared_roles: [{ name: 'Scheduler' }],
      shared_users: [{ id: idOf('manager') }],
    });
    const actors = { office: 'owner', manager: 'person', scheduler: 'role', estimator: 'other', admin: 'admin' };
    const found: Record<string, unknown> = {};
    for (const [account, actor] of Object.entries(actors)) {
      const one = (await list(account, kind)).find(({ id }) => id === shared.id);
      const tried = one ? [one.is_own, one.may_edit, one.shared_users.length] : 'not seen';
      const changed = codeOf(await update(account, kind, { id: shared.id, version: 4711, name: 'Theirs' }));
      const gone =
        actor === 'owner' || actor === 'admin' ? 'not tried' : codeOf(await remove(account, kind, shared.id));
      found[actor] = [tried, changed, gone];
    }
    expect(found).toEqual({
      owner: [[true, true, 1], 'CONFLICT', 'not tried'],
      // With whom else it is shared is not theirs to know.
      person: [[false, false, 0], 'FORBIDDEN', 'FORBIDDEN'],
      role: [[false, false, 0], 'FORBIDDEN', 'FORBIDDEN'],
      other: ['not seen', 'NOT_FOUND', 'NOT_FOUND'],
      admin: [[false, true, 1], 'CONFLICT', 'not tried'],
    });
    expect((await remove('admin', kind, shared.id)).errors).toEqual([]);
  });

  it(`is lost by who is taken out, found by who is added, and by nobody when it is shared no more [${row}]`, async () => {
    const shared = await made('office', kind, { name: 'Moves', user_ids: [idOf('manager')] });
    const change = async (variables: Record<string, unknown>): Promise<Shared> => {
      const { version } = (await list('office', kind)).find(({ id }) => id === shared.id) ?? shared;
      return rootOf<Shared>(await update('office', kind, { id: shared.id, version, ...variables }), 'made');
    };
    const seen = async (): Promise<boolean[]> =>
      Promise.all(['manager', 'scheduler', 'admin', 'estimator'].map((account) => sees(account, kind, shared.id)));
    expect(await seen()).toEqual([true, false, true, false]);
    expect((await change({ user_ids: [], role_ids: [roleOf('Scheduler')] })).version).toBe(shared.version + 1);
    expect(await seen()).toEqual([false, true, true, false]);
    // What is not said stays.
    expect(await change({ name: 'Moved' })).toMatchObject({ shared_roles: [{ name: 'Scheduler' }], shared_users: [] });
    expect(await change({ is_shared: true })).toMatchObject({ is_shared: true, shared_roles: [{ name: 'Scheduler' }] });
    expect((await list('manager', kind)).find(({ id }) => id === shared.id)).toMatchObject({
      is_shared: true,
      shared_roles: [],
    });
    await change({ is_shared: false, role_ids: [], user_ids: [] });
    expect(await seen()).toEqual([false, false, false, false]);
    expect(codeOf(await update('admin', kind, { id: shared.id, version: 9, name: 'Mine' }))).toBe('NOT_FOUND');
    await remove('office', kind, shared.id);
  });

  it(`comes back with its shares when its deletion is taken back, by its owner and by nobody else [${row}]`, async () => {
    const shared = await made('office', kind, {
      name: 'Back',
      role_ids: [roleOf('Scheduler')],
      user_ids: [idOf('manager')],
    });
    const { mutation_id } = await remove('office', kind, shared.id);
    expect(await sees('manager', kind, shared.id)).toBe(false);
    expect(codeOf(await undo('manager', mutation_id))).toBe('NOT_FOUND');
    expect(codeOf(await undo('estimator', mutation_id))).toBe('NOT_FOUND');
    expect((await undo('office', mutation_id)).errors).toEqual([]);
    expect((await list('office', kind)).find(({ id }) => id === shared.id)).toMatchObject({
      shared_roles: [{ name: 'Scheduler' }],
      shared_users: [{ id: idOf('manager') }],
    });
    expect(await sees('manager', kind, shared.id)).toBe(true);
    await remove('office', kind, shared.id);
  });

  it(`refuses roles there are none of, people who are not active, and too many [${row}]`, async () => {
    const pathsOf = async (variables: Record<string, unknown>) =>
      (await create('office', kind, { name: 'Refused', ...variables })).errors[0]?.extensions.fields?.map(
        ({ path, message }) => `${path}: ${message}`,
      );
    expect(await pathsOf({ role_ids: [roleOf('Scheduler'), 4711] })).toEqual(['role_ids.1: Role does not exist.']);
    await pool.query("update app_user set is_active = false where email like 'warehouse@%'");
    expect(await pathsOf({ user_ids: [idOf('warehouse')] })).toEqual(['user_ids.0: User does not exist.']);
    await pool.query("update app_user set is_active = true where email like 'warehouse@%'");
    expect(await pathsOf({ user_ids: Array.from({ length: 101 }, (_, at) => at + 1) })).toMatchObject([
      expect.stringMatching(/^user_ids: /),
    ]);
    const own = await made('office', kind, { name: 'With myself', user_ids: [idOf('office'), idOf('manager')] });
    expect(own.shared_users).toMatchObject([{ id: idOf('manager') }]);
    await remove('office', kind, own.id);
  });

  it(`is not shared with somebody while that person is inactive, and loses a role that is deleted [${row}]`, async () => {
    const created = await ask('admin', `mutation { createRole(role: { name: "Night ${kind}" }) { id } }`);
    const { id: role_id } = rootOf<Named>(created, 'createRole');
    const shared = await made('office', kind, { name: 'Leaver', role_ids: [role_id], user_ids: [idOf('manager')] });
    const of = async () => {
      const one = (await list('office', kind)).find(({ id }) => id === shared.id);
      return [one?.shared_roles.map(({ name }) => name), one?.shared_users.length];
    };
    expect(await of()).toEqual([[`Night ${kind}`], 1]);
    await pool.query('update app_user set is_active = false where id = $1', [idOf('manager')]);
    expect(await of()).toEqual([[`Night ${kind}`], 0]);
    // Shared anew as it is shown, without whom it does not show.
    const saved = await update('office', kind, {
      id: shared.id,
      version: shared.version,
      is_shared: false,
      role_ids: [role_id],
      user_ids: [],
    });
    expect(saved.errors).toEqual([]);
    expect(await of()).toEqual([[`Night ${kind}`], 0]);
    await pool.query('update app_user set is_active = true where id = $1', [idOf('manager')]);
    const deleted = await ask('admin', 'mutation ($id: Int!) { deleteRole(id: $id) { id } }', { id: role_id });
    expect(deleted.errors).toEqual([]);
    expect(await of()).toEqual([[], 1]);
    expect((await undo('admin', deleted.mutation_id)).errors).toEqual([]);
    expect(await of()).toEqual([[`Night ${kind}`], 1]);
    await remove('office', kind, shared.id);
  });

  it(`that was deleted after the role it was shared with is no hindrance to the role's return, nor the other way round [${row} ADM-005]`, async () => {
    const created = await ask('admin', `mutation { createRole(role: { name: "Dusk ${kind}" }) { id } }`);
    const { id: role_id } = rootOf<Named>(created, 'createRole');
    const [gone, kept] = [
      await made('office', kind, { name: 'Gone first', role_ids: [role_id] }),
      await made('office', kind, { name: 'Stays', role_ids: [role_id] }),
    ];
    const deleted = await ask('admin', 'mutation ($id: Int!) { deleteRole(id: $id) { id } }', { id: role_id });
    const removed = await remove('office', kind, gone.id);
    expect((await undo('admin', deleted.mutation_id)).errors).toEqual([]);
    const rolesOf = async (id: number) =>
      (await list('office', kind)).find((one) => one.id === id)?.shared_roles.map(({ id: of }) => of);
    expect(await rolesOf(kept.id)).toEqual([role_id]);
    // The view comes back to its owner, without the share that stayed away.
    expect((await undo('office', removed.mutation_id)).errors).toEqual([]);
    expect(await rolesOf(gone.id)).toEqual([]);

    const without = await remove('office', kind, kept.id);
    await ask('admin', 'mutation ($id: Int!) { deleteRole(id: $id) { id } }', { id: role_id });
    expect((await undo('office', without.mutation_id)).errors).toEqual([]);
    expect(await rolesOf(kept.id)).toEqual([]);
    await remove('office', kind, gone.id);
    await remove('office', kind, kept.id);
  });
});

describe('with whom something can be shared', () => {
  it('is asked by who has access: roles and active people, with whether the list is theirs; never by subcontractors [ADM-016]', async () => {
    const { roles: offered, users: people } = rootOf<{
      roles: (Named & { may_read: boolean })[];
      users: (Named & { may_read: boolean })[];
    }>(await ask('office', CHOICES), 'shareChoices');
    const reads = (name: string) => offered.find((one) => one.name === name)?.may_read;
    expect([reads('Scheduler'), reads('Crew Member')]).toEqual([true, false]);
    expect(people.map(({ id }) => id)).not.toContain(idOf('office'));
    expect(people.find(({ id }) => id === idOf('manager'))?.may_read).toBe(true);
    expect(people.find(({ id }) => id === idOf('crew'))?.may_read).toBe(false);
    expect(codeOf(await ask('crew', CHOICES))).toBe('FORBIDDEN');
    // A list that a subcontractor reads as well.
    expect((await ask('foreman', CHOICES, { resource: 'city' })).errors).toEqual([]);
    expect(codeOf(await ask('subcontractor', CHOICES, { resource: 'city' }))).toBe('FORBIDDEN');
    expect(
      codeOf(await create('subcontractor', 'view', { resource: 'city', name: 'Ours', user_ids: [idOf('office')] })),
    ).toBe('FORBIDDEN');
  });

  it('of an import asks for the right to import [ADM-017]', async () => {
    expect((await ask('office', CHOICES, { of_import: true })).errors).toEqual([]);
    expect(codeOf(await ask('office', CHOICES, { resource: 'employee', of_import: true }))).toBe('FORBIDDEN');
    const importable = 'query ($resource: String!) { importMappings(resource: $resource) { id } }';
    expect(codeOf(await ask('office', importable, { resource: 'employee' }))).toBe('FORBIDDEN');
    expect(codeOf(await create('office', 'mapping', { resource: 'employee', name: 'Staff' }))).toBe('FORBIDDEN');
    expect((await ask('admin', importable, { resource: 'pebble_color.recipe' })).errors).toEqual([]);
  });
});

describe('a shared view', () => {
  it('shows nothing to a role that may not read its list, and opens the list no more for who has lost it [ADM-016]', async () => {
    const shared = await made('office', 'view', {
      name: 'Opens',
      role_ids: [roleOf('Crew Member')],
      user_ids: [idOf('manager')],
    });
    expect(codeOf(await ask('crew', 'query { savedViews(resource: "customer") { id } }'))).toBe('FORBIDDEN');
    const standard = async (): Promise<boolean[]> =>
      rootOf<{ is_default: boolean }[]>(
        await ask('manager', '{ savedViews(resource: "customer") { is_default } }'),
        'savedViews',
      ).map(({ is_default }) => is_default);
    const DEFAULT = 'mutation ($id: Int) { setDefaultView(resource: "customer", id: $id) }';
    expect((await ask('manager', DEFAULT, { id: shared.id })).errors).toEqual([]);
    expect(await standard()).toEqual([true]);
    await update('office', 'view', { id: shared.id, version: shared.version, user_ids: [] });
    expect(await standard()).toEqual([]);
    expect(codeOf(await ask('manager', DEFAULT, { id: shared.id }))).toBe('NOT_FOUND');
    await remove('office', 'view', shared.id);
  });

  it("is another role's as soon as somebody changes roles [ADM-016]", async () => {
    const shared = await made('office', 'view', { name: 'Roles', role_ids: [roleOf('Estimator')] });
    expect(await sees('estimator', 'view', shared.id)).toBe(true);
    await pool.query('update app_user set role_id = $1 where id = $2', [roleOf('Scheduler'), idOf('estimator')]);
    invalidateActors();
    expect(await sees('estimator', 'view', shared.id)).toBe(false);
    await pool.query('update app_user set role_id = $1 where id = $2', [roleOf('Estimator'), idOf('estimator')]);
    invalidateActors();
    await remove('office', 'view', shared.id);
  });

  it('stands in the history of administrators with who shared it and with whom; the view itself does not [ADM-016]', async () => {
    const shared = await made('office', 'view', { name: 'Told', is_shared: true, user_ids: [idOf('manager')] });
    const { items } = rootOf<{
      items: {
        entity: string;
        user_id: number;
        op: string;
        title: string;
        fields: { field: string; after: unknown; after_name: string | null }[];
      }[];
    }>(
      await ask(
        'admin',
        '{ changes(filter: { entity: "share" }, page: { number: 1, size: 5 }) { items { entity user_id op title fields { field after after_name } } } }',
      ),
      'changes',
    );
    const latest = items.slice(0, 2);
    expect(latest.map(({ user_id, op, title }) => [user_id, op, title])).toEqual([
      [idOf('office'), 'insert', 'Told'],
      [idOf('office'), 'insert', 'Told'],
    ]);
    const told = latest.flatMap(({ fields }) =>
      fields.map(({ field, after, after_name }) => [field, after_name ?? after]),
    );
    expect(told).toContainEqual(['saved_view_id', 'Told']);
    expect(told).toContainEqual(['user_id', shared.shared_users[0]?.name]);
    expect(told).toContainEqual(['is_everyone', true]);
    const views = await ask('admin', '{ changes(filter: { entity: "saved_view" }) { total_count } }');
    expect(rootOf<{ total_count: number }>(views, 'changes').total_count).toBe(0);
    expect(codeOf(await ask('office', '{ changes(filter: { entity: "share" }) { total_count } }'))).toBe('FORBIDDEN');
    await remove('office', 'view', shared.id);
  });
});
