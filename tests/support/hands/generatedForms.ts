import { randomUUID } from 'node:crypto';
import { crewDivision } from '../../../domain/crews/crewDivisions';
import type { FieldDescriptor } from '../../../domain/fields/descriptor';
import { inputFields, type ResourceDescriptor } from '../../../domain/fields/resource';
import { RESOURCES } from '../../../domain/generated/resources';
import { api } from '../browserApi';
import { ADMIN, readBy, typedFields, type HandForm, type HandFormSource } from './handForm';
import { isTyped, type HandField, type HandOption } from './meanings';

const word = (): string => `Hand ${randomUUID().slice(0, 8)}`;

/** What a new record needs besides its required fields. */
const GIVEN: Readonly<Record<string, () => Record<string, unknown>>> = {
  crew: () => ({ lookup_company_division_id: 5 }),
  // Far from the days on which other tests work.
  day_without_work: () => ({
    kind: 'closure',
    lookup_company_division_id: 5,
    first_day: '2028-02-03',
    last_day: '2028-02-03',
  }),
  // A gap that has no meaning to anybody: of another division than those that have phases.
  chain_gap: () => ({ lookup_company_division_id: 5, step: 'app_detail', min_workdays: 1 }),
  email_template: () => ({ aws_name: `hand-${randomUUID().slice(0, 8)}` }),
};

/** Choices that belong to another field, or that decide who may sign in as whom. */
const LEFT: Readonly<Record<string, readonly string[]>> = {
  crew: ['subdivision', 'is_active', 'is_subcontractor'],
  user: ['is_active'],
  // Those that its kind does not have; an end belongs to its beginning.
  day_without_work: [
    'kind',
    'first_day',
    'last_day',
    'crew_id',
    'employee_id',
    'reason',
    'capacity',
    'start_time',
    'end_time',
    'plant_id',
  ],
  // There is one gap of each division and step.
  chain_gap: ['lookup_company_division_id', 'step', 'max_workdays'],
};

/** Bounds of rules beside those of a column. */
const MAX_OF: Readonly<Record<string, number>> = { discount: 100 };

/** What a form asks before it saves: a new location has a stock of each product, which is told before it is set inactive. */
const ASKS: Readonly<Record<string, string>> = { inventory_location: 'Set Inactive' };

/** What is searched in lists of more entries may have a better match that the hand does not know. */
const MAX_CHOICES = 100;

/** What a picker of a table offers; nothing where that is too much to know. */
const choicesOf = async (entity: string): Promise<HandOption[]> => {
  const resource = RESOURCES.find(({ name }) => name === entity);
  const list = resource?.operations.list;
  if (!resource || list === undefined) return [];
  const hasInactive = resource.fields.some(({ name }) => name === 'is_active');
  const filter = hasInactive ? 'filter: { is_active: { eq: true } }, ' : '';
  const found = await api<Record<string, { items: Record<string, unknown>[]; total_count: number }>>(
    ADMIN,
    `{ ${list}(${filter}page: { number: 1, size: ${MAX_CHOICES} }) { items { id ${resource.title.join(' ')} } total_count } }`,
  );
  const { items = [], total_count = 0 } = found[list] ?? {};
  if (total_count > MAX_CHOICES) return [];
  return items.flatMap((row) => {
    const name = resource.title
      .map((title) => row[title])
      .filter((word) => typeof word === 'string')
      .join(' ')
      .trim();
    return typeof row.id === 'number' && name !== '' ? [{ name, stored: row.id }] : [];
  });
};

/** What a rule of the record takes of all that a picker offers, by `table.field`. */
const TAKEN: Readonly<Record<string, (id: unknown) => boolean>> = {
  'crew.lookup_company_division_id': (id) => crewDivision(id) !== undefined,
};

/** The pickers of a record that choose from another table. */
const pickerFields = async (resource: ResourceDescriptor): Promise<HandField[]> => {
  const fields: HandField[] = [];
  for (const { name, label, kind, reference, readOnly } of resource.fields) {
    if (kind !== 'Reference' || readOnly || reference === undefined || reference === resource.name) continue;
    const isTaken = TAKEN[`${resource.name}.${name}`] ?? (() => true);
    const options = (await choicesOf(reference)).filter(({ stored }) => isTaken(stored));
    if (options.length > 0) fields.push({ name, label, kind, options, isSearched: true });
  }
  return fields.filter(isTyped);
};

/** The number of any record of a table. */
export const firstId = async (entity: string): Promise<number | null> => {
  const list = RESOURCES.find(({ name }) => name === entity)?.operations.list;
  if (list === undefined) return null;
  const found = await api<Record<string, { items: { id: number }[] }>>(
    ADMIN,
    `{ ${list}(page: { number: 1, size: 1 }) { items { id } } }`,
  );
  return found[list]?.items[0]?.id ?? null;
};

/** A value for a field that must have one. */
const needed = async (field: FieldDescriptor): Promise<unknown> => {
  if (field.choices) return field.choices[0];
  if (field.kind === 'Reference') return firstId(field.reference ?? '');
  if (field.kind === 'Int') return 900;
  if (field.kind === 'Quantity' || field.kind === 'Money') return 1;
  if (field.kind === 'Boolean') return false;
  if (field.kind === 'Date') return new Date().toISOString().slice(0, 10);
  if (field.kind === 'EmailAddress') return `${randomUUID().slice(0, 8)}@pools.test`;
  return word().slice(0, field.max ?? 100);
};

const neededOf = async (fields: readonly FieldDescriptor[]): Promise<Record<string, unknown>> => {
  const given: Record<string, unknown> = {};
  for (const field of fields)
    if (field.required && field.default === undefined) given[field.name] = await needed(field);
  return given;
};

/** The fields of the first row of each of its tables. */
const rowFields = ({ parts }: ResourceDescriptor) =>
  parts.flatMap(({ name, entity }) =>
    typedFields(entity.fields)
      .filter(({ options, kind }) => options === undefined && kind !== 'Boolean')
      .map((field) => ({ ...field, name: `${name}.0.${field.name}` })),
  );

const make = async (resource: ResourceDescriptor): Promise<HandForm> => {
  const { create = '', remove, one } = resource.operations;
  const own = inputFields(resource).filter(({ kind }) => kind !== 'List');
  const row: Record<string, unknown> = { ...(await neededOf(own)), ...GIVEN[resource.name]?.() };
  // What is not in use is offered to nobody.
  if (own.some(({ name }) => name === 'is_active')) row.is_active = false;
  for (const { name, entity } of resource.parts) {
    const part = entity.fields.filter((field) => !field.readOnly && field.reference !== resource.name);
    row[name] = [await neededOf(part)];
  }
  const { made } = await api<{ made: { id: number } }>(
    ADMIN,
    `mutation ($row: ${resource.type}Input!) { made: ${create}(${resource.argument}: $row) { id } }`,
    { row },
  );
  const left = LEFT[resource.name] ?? [];
  const fields = [...typedFields(resource.fields), ...(await pickerFields(resource)), ...rowFields(resource)]
    .filter(({ name }) => !left.includes(name))
    .map((field) => (MAX_OF[field.name] === undefined ? field : { ...field, most: MAX_OF[field.name] }));
  return {
    name: resource.label,
    path: `${resource.route}/${made.id}/edit`,
    fields,
    ...(ASKS[resource.name] === undefined ? {} : { agree: ASKS[resource.name] }),
    read: readBy(`${one}(id: $id)`, made.id, fields),
    ...(remove === undefined
      ? {}
      : {
          end: () =>
            api(ADMIN, `mutation ($id: Int!) { ${remove}(id: $id) { id } }`, { id: made.id }).catch(() => null),
        }),
  };
};

/** The generated forms of all resources. Work orders have forms of their own. */
export const generatedForms: readonly HandFormSource[] = RESOURCES.filter(
  ({ operations, name }) =>
    operations.create !== undefined && operations.update !== undefined && !name.endsWith('work_order'),
).map((resource) => ({ name: resource.label, make: () => make(resource) }));

/** A role that makes nobody an administrator: another test waits until there is one alone. */
const plainRole = async (): Promise<number> => {
  const { roles } = await api<{ roles: { items: { id: number; name: string }[] } }>(
    ADMIN,
    '{ roles(page: { number: 1, size: 100 }) { items { id name } } }',
  );
  const found = roles.items.find(({ name }) => name === 'No Access');
  if (!found) throw new Error('no role without rights');
  return found.id;
};

/** A user, whose save asks for a proof. */
export const userForm: HandFormSource = {
  name: 'User',
  make: async () => {
    const resource = RESOURCES.find(({ name }) => name === 'user');
    if (!resource) throw new Error('no resource for users');
    const { made } = await api<{ made: { id: number } }>(
      ADMIN,
      'mutation ($user: UserInput!) { made: createUser(user: $user) { id } }',
      {
        user: {
          email: `${randomUUID().slice(0, 8)}@pools.test`,
          first_name: 'Hand',
          last_name: 'Typist',
          password: 'Typed1by@Hand',
          password_confirm: 'Typed1by@Hand',
          role_id: await plainRole(),
          preliminary_estimate_action: 'none',
          is_central_texas_job_created_recipient: false,
          is_email_transmission_failed_recipient: false,
        },
      },
    );
    const fields = typedFields(resource.fields).filter(({ name }) => /^(email|first_name|last_name)$/.test(name));
    return {
      name: 'User',
      path: `/user/${made.id}/edit`,
      asksForProof: true,
      fields,
      read: readBy('user(id: $id)', made.id, fields),
    };
  },
};

/** The settings of the contractor, put back as they were at the end. */
export const settingsForm: HandFormSource = {
  name: 'Contractor',
  isShared: true,
  make: async () => {
    const resource = RESOURCES.find(({ name }) => name === 'company_setting');
    const id = await firstId('company_setting');
    if (!resource || id === null) throw new Error('no settings of the contractor');
    const fields = typedFields(resource.fields);
    const read = readBy('companySetting(id: $id)', id, fields);
    const before = await read();
    return {
      name: 'Contractor',
      path: '/admin?tab=settings',
      fields,
      read,
      end: async () => {
        const version = await readBy('companySetting(id: $id)', id, [{ name: 'version', kind: 'Int' }])();
        const row = Object.fromEntries(fields.map(({ name }) => [name, before[name]]));
        await api(
          ADMIN,
          'mutation ($id: Int!, $row: CompanySettingPatch!) { updateCompanySetting(id: $id, company_setting: $row) { id } }',
          { id, row: { ...row, version: version.version } },
        );
      },
    };
  },
};
