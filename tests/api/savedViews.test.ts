import { describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

interface View {
  id: number;
  version: number;
  name: string;
  is_shared: boolean;
  is_default: boolean;
  is_own: boolean;
  may_edit: boolean;
  owner_name: string;
  settings: object;
}

const FIELDS = '{ id version name settings is_shared is_default is_own may_edit owner_name }';
const LIST = `query ($resource: String!) { savedViews(resource: $resource) ${FIELDS} }`;
const CREATE = `mutation ($resource: String = "customer", $name: String!, $settings: JSON!, $is_shared: Boolean, $is_default: Boolean) {
  view: createSavedView(resource: $resource, name: $name, settings: $settings, is_shared: $is_shared, is_default: $is_default) ${FIELDS} }`;
const UPDATE = `mutation ($id: Int!, $version: Int!, $name: String, $settings: JSON, $is_shared: Boolean) {
  view: updateSavedView(id: $id, version: $version, name: $name, settings: $settings, is_shared: $is_shared) ${FIELDS} }`;
const REMOVE = 'mutation ($id: Int!) { deleteSavedView(id: $id) }';
const DEFAULT = 'mutation ($resource: String = "customer", $id: Int) { setDefaultView(resource: $resource, id: $id) }';
const settings = {
  filter: { city: { eq: 'Katy' } },
  sort: { field: 'city', order: 'DESC' },
  columns: { shown: ['company_name', 'city'], widths: { city: 180 } },
  per_page: 50,
};

const database = await testDatabase();
const ask = openGraphql(database);

const made = async (account: string, variables: Record<string, unknown>): Promise<View> =>
  rootOf<View>(await ask(account, CREATE, { settings, ...variables }), 'view');
const views = async (account: string, resource = 'customer'): Promise<View[]> =>
  rootOf<View[]>(await ask(account, LIST, { resource }), 'savedViews');
const codeOf = ({ errors }: Answered) => errors[0]?.extensions.code;

describe('a view of a list', () => {
  it.each([
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name', 'max_length', { max: 60 }],
    ['a name of blanks', { name: '  ' }, 'name', 'required', { label: 'Name' }],
    [
      'settings that are too large',
      { name: 'Large', settings: { ...settings, filter: { note: { contains: 'x'.repeat(20_000) } } } },
      'settings',
      'max_length',
      { max: 20_000 },
    ],
  ])('refuses %s by its own rule, new and changed', async (_what, given, path, rule, params) => {
    const refusal = { code: 'BAD_USER_INPUT', fields: [{ path, rule, params }] };
    const created = await ask('manager', CREATE, { settings, ...given });
    expect(created.errors[0]?.extensions).toMatchObject(refusal);
    const view = await made('manager', { name: 'Kept' });
    const changed = await ask('manager', UPDATE, { id: view.id, version: 1, ...given });
    expect(changed.errors[0]?.extensions).toMatchObject(refusal);
    rootOf(await ask('manager', REMOVE, { id: view.id }), 'deleteSavedView');
  });

  it('keeps filters, order, columns and page size on the server, for its owner alone until it is shared', async () => {
    const view = await made('office', { name: ' Katy ' });
    expect(view).toMatchObject({
      name: 'Katy',
      settings,
      is_shared: false,
      is_default: false,
      is_own: true,
      may_edit: true,
      version: 1,
    });
    expect((await views('office')).map(({ name }) => name)).toContain('Katy');
    expect(await views('manager')).toEqual([]);
    rootOf(await ask('office', UPDATE, { id: view.id, version: 1, is_shared: true }), 'view');
    expect(await views('manager')).toMatchObject([
      { name: 'Katy', is_own: false, may_edit: false, owner_name: expect.stringMatching(/\w/) },
    ]);
    expect(await views('admin')).toMatchObject([{ name: 'Katy', is_own: false, may_edit: true }]);
  });

  it('is changed by its owner and by administrators, in the version that was read', async () => {
    const view = await made('office', { name: 'Mine', is_shared: true });
    expect(codeOf(await ask('manager', UPDATE, { id: view.id, version: 1, name: 'Theirs' }))).toBe('FORBIDDEN');
    expect(codeOf(await ask('manager', REMOVE, { id: view.id }))).toBe('FORBIDDEN');
    const renamed = rootOf<View>(await ask('admin', UPDATE, { id: view.id, version: 1, name: 'Ours' }), 'view');
    expect(renamed).toMatchObject({ name: 'Ours', version: 2, is_own: false });
    expect(codeOf(await ask('office', UPDATE, { id: view.id, version: 1, name: 'Late' }))).toBe('CONFLICT');
    const hidden = await made('office', { name: 'Hidden' });
    expect(codeOf(await ask('admin', UPDATE, { id: hidden.id, version: 1, name: 'Seen' }))).toBe('NOT_FOUND');
  });

  it('is kept of the job search too, for who may search', async () => {
    const searched = { ...settings, filter: { category: [2] }, sort: { field: 'city', order: 'ASC' } };
    await made('office', { resource: 'job_search', name: 'Pebble', settings: searched, is_shared: true });
    expect(await views('foreman', 'job_search')).toMatchObject([{ name: 'Pebble', settings: searched }]);
    expect(codeOf(await ask('crew', LIST, { resource: 'job_search' }))).toBe('FORBIDDEN');
  });

  it('is kept of a report, for who holds the code of the report', async () => {
    const resource = 'report/coverage';
    const narrowed = { filter: { crew_id: '3' }, sort: { field: 'area', order: 'DESC' }, columns: null, per_page: 100 };
    const view = await made('office', { resource, name: 'App 1', settings: narrowed, is_shared: true });
    expect(await views('admin', resource)).toMatchObject([{ name: 'App 1', settings: narrowed, is_own: false }]);
    expect(codeOf(await ask('crew', LIST, { resource }))).toBe('FORBIDDEN');
    expect(codeOf(await ask('crew', DEFAULT, { resource, id: view.id }))).toBe('NOT_FOUND');
    expect(codeOf(await ask('office', LIST, { resource: 'report/constructor' }))).toBe('FORBIDDEN');

    const { rows } = await database.pool.query(
      `insert into user_permission (user_id, category_name, has_permission)
       select id, 'CAN_VIEW_REPORT_COVERAGE', false from app_user where email like 'office@%' returning user_id`,
    );
    expect(rows).toHaveLength(1);
    invalidateActors();
    const later = openGraphql(database);
    expect(codeOf(await later('office', LIST, { resource }))).toBe('FORBIDDEN');
    expect(codeOf(await later('office', UPDATE, { id: view.id, version: 1, name: 'Still mine' }))).toBe('NOT_FOUND');
  });

  it('opens the list for each user who chose it, until it is gone', async () => {
    const view = await made('office', { name: 'First', is_shared: true, is_default: true });
    expect(view.is_default).toBe(true);
    const second = await made('office', { name: 'Second', is_default: true });
    expect((await views('office')).filter(({ is_default }) => is_default).map(({ name }) => name)).toEqual(['Second']);
    rootOf(await ask('manager', DEFAULT, { id: view.id }), 'setDefaultView');
    expect((await views('manager')).find(({ id }) => id === view.id)?.is_default).toBe(true);
    expect(codeOf(await ask('manager', DEFAULT, { id: second.id }))).toBe('NOT_FOUND');
    expect(codeOf(await ask('manager', DEFAULT, { id: view.id, resource: 'homeowner' }))).toBe('NOT_FOUND');
    expect((await ask('office', REMOVE, { id: view.id })).errors).toEqual([]);
    expect((await views('manager')).some(({ is_default }) => is_default)).toBe(false);
    rootOf(await ask('office', DEFAULT, {}), 'setDefaultView');
    expect((await views('office')).some(({ is_default }) => is_default)).toBe(false);
  });

  it('needs a name of its own, settings that are some, and a list that its owner may read', async () => {
    await made('office', { name: 'Twice' });
    const fieldsOf = async (variables: Record<string, unknown>) =>
      (await ask('office', CREATE, { settings, ...variables })).errors[0]?.extensions.fields;
    expect(await fieldsOf({ name: 'Twice' })).toMatchObject([{ path: 'name', message: 'Name is already used.' }]);
    expect(await fieldsOf({ name: '  ' })).toMatchObject([{ path: 'name', message: 'Name is required' }]);
    expect(await fieldsOf({ name: 'x'.repeat(61) })).toMatchObject([
      { path: 'name', message: 'Must be 60 characters or less.' },
    ]);
    expect((await fieldsOf({ name: 'Odd', settings: { filter: 1 } }))?.[0]).toMatchObject({ path: 'settings.filter' });
    expect(codeOf(await ask('crew', CREATE, { settings, name: 'Builders' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await ask('crew', LIST, { resource: 'customer' }))).toBe('FORBIDDEN');
  });
});
