import { randomUUID } from 'node:crypto';
import type { FieldDescriptor } from '../../../domain/fields/descriptor';
import { inputFields, type ResourceDescriptor } from '../../../domain/fields/resource';
import { jobChecks, subJobChecks } from '../../../domain/generated/draftFields';
import { RESOURCES } from '../../../domain/generated/resources';
import type { FieldCheck } from '../../../domain/jobs/fieldChecks';
import { entriesOf, isField, WORK_ORDER_TYPES } from '../../../domain/workOrders/workOrderTypes';
import { isRecord } from '../../../domain/values';
import { aBuilder, api } from '../browserApi';
import { aWholeJob, type WholeJob } from '../screenAddresses';
import { isTyped, type HandField } from './meanings';

/** A form of the product with a record of its own, and the way to read what is stored of it. */
export interface HandForm {
  name: string;
  path: string;
  /** The fields that can be typed into, by the name of their input, or by its label where it has no name. */
  fields: readonly HandField[];
  /** How a field's input is found: by `name` unless said. */
  by?: 'label';
  /** What is stored now. @throws when there is no such record */
  read: () => Promise<Record<string, unknown>>;
  /** Takes the record away, where it would stand in other people's way. */
  end?: () => Promise<unknown>;
}

const ADMIN = 'admin';
const word = (): string => `Hand ${randomUUID().slice(0, 8)}`;
const today = (): string => new Date().toISOString().slice(0, 10);

/** Lists and forms that hold no record of their own to type into, and why. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  company_setting: 'one record for the whole contractor, on which other tests stand',
};

/** What a new record needs besides its required fields. */
const GIVEN: Readonly<Record<string, () => Record<string, unknown>>> = {
  crew: () => ({ lookup_company_division_id: 5 }),
  email_template: () => ({ aws_name: `hand-${randomUUID().slice(0, 8)}` }),
};

const firstId = async (entity: string): Promise<number | null> => {
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
  if (field.kind === 'Date') return today();
  if (field.kind === 'EmailAddress') return `${randomUUID().slice(0, 8)}@pools.test`;
  return word().slice(0, field.max ?? 100);
};

/** Texts of a form of their own, places on the earth, and what follows from other fields when those are typed later. */
const OWN_RULES: ReadonlySet<string> = new Set(['aws_name', 'lat', 'lon', 'zoom', 'interior_area', 'surface_area']);

const typedFields = (fields: readonly FieldDescriptor[]): HandField[] =>
  fields
    .filter(({ name, readOnly, choices }) => !readOnly && choices === undefined && !OWN_RULES.has(name))
    .filter(isTyped);

const readOf = (resource: ResourceDescriptor, id: number, fields: readonly HandField[]) => async () => {
  const { one } = resource.operations;
  const names = ['id', ...new Set(fields.map(({ name }) => name))].join(' ');
  const found = await api<Record<string, unknown>>(ADMIN, `query ($id: Int!) { ${one}(id: $id) { ${names} } }`, { id });
  const row = found[one];
  if (!isRecord(row)) throw new Error(`${resource.name} ${id} is not stored`);
  return row;
};

const isWorkOrder = ({ name }: ResourceDescriptor): boolean => name.endsWith('work_order');

/** The generated form of a resource, with a record that nobody else uses. */
const generatedForm = async (resource: ResourceDescriptor): Promise<HandForm | null> => {
  const { create, remove } = resource.operations;
  if (create === undefined || !resource.operations.update || isWorkOrder(resource) || resource.name in NOT_TYPED)
    return null;
  const given: Record<string, unknown> = {};
  const own = inputFields(resource).filter(({ kind }) => kind !== 'List');
  for (const field of own) if (field.required && field.default === undefined) given[field.name] = await needed(field);
  Object.assign(given, GIVEN[resource.name]?.());
  // What is not in use is offered to nobody.
  if (own.some(({ name }) => name === 'is_active')) given.is_active = false;
  const { made } = await api<{ made: { id: number } }>(
    ADMIN,
    `mutation ($row: ${resource.type}Input!) { made: ${create}(${resource.argument}: $row) { id } }`,
    { row: given },
  );
  const fields = typedFields(resource.fields);
  return {
    name: resource.label,
    path: `${resource.route}/${made.id}/edit`,
    fields,
    read: readOf(resource, made.id, fields),
    ...(remove === undefined
      ? {}
      : {
          end: () =>
            api(ADMIN, `mutation ($id: Int!) { ${remove}(id: $id) { id } }`, { id: made.id }).catch(() => null),
        }),
  };
};

/** The answers without which an order is not saved. */
const answersOf = (type: (typeof WORK_ORDER_TYPES)[number]): Record<string, unknown> =>
  Object.fromEntries(
    entriesOf(type)
      .filter(isField)
      .filter(({ asks }) => asks !== undefined)
      .flatMap(({ name, kind, choices }): [string, unknown][] => {
        if (kind === 'answer') return [[name, false]];
        if (kind === 'choice') return [[name, choices?.[0]]];
        if (kind === 'text' || kind === 'line') return [[name, 'Done']];
        return [];
      }),
  );

const workOrderForms = async (job: WholeJob): Promise<HandForm[]> =>
  Promise.all(
    WORK_ORDER_TYPES.map(async (type): Promise<HandForm> => {
      const resource = RESOURCES.find(({ name }) => name === type.table);
      const { subJob, id } = job.order(type.type);
      if (!resource) throw new Error(`no resource for ${type.type}`);
      const { one, update } = resource.operations;
      const stored = await api<Record<string, { version: number }>>(
        ADMIN,
        `query ($id: Int!) { ${one}(id: $id) { version } }`,
        { id },
      );
      await api(
        ADMIN,
        `mutation ($id: Int!, $row: ${resource.type}Patch!) { ${update}(id: $id, ${resource.argument}: $row) { id } }`,
        {
          id,
          row: { version: stored[one]?.version, ...answersOf(type) },
        },
      );
      // Times of a day stand in an order; one alone is in none.
      const fields = typedFields(resource.fields).filter(({ name, kind }) => kind !== 'Time' || name === 'driver_in');
      return {
        name: `${type.label} Work Order`,
        path: `/job/${job.id}/${subJob}/work-order/${type.type}/${id}/edit`,
        fields,
        read: readOf(resource, id, fields),
      };
    }),
  );

const checked = (checks: readonly FieldCheck[], leave: readonly string[] = []): HandField[] =>
  checks
    .filter(({ name }) => !leave.includes(name))
    .map(({ name, is, ...range }): HandField => ({
      name,
      kind: is,
      ...range,
      ...(/depth|perimeter/.test(name) ? { unit: 'ft' } : {}),
    }))
    .filter(isTyped);

const readJob = (call: string, id: number, fields: readonly HandField[]) => async () => {
  const found = await api<Record<string, unknown>>(
    ADMIN,
    `query ($id: Int!) { row: ${call} { ${fields.map(({ name }) => name).join(' ')} } }`,
    { id },
  );
  if (!isRecord(found.row)) throw new Error(`${call} ${id} is not stored`);
  return found.row;
};

/** Of the job alone. A new address asks for its check before it is saved; its state is kept in full. */
const JOB_FIELDS = checked(jobChecks, [
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'zip_code',
  'county',
  'lat',
  'lon',
  'temp_lat',
  'temp_lon',
  'manchaca_mileage',
]);
/** Areas follow from the other measures when those are typed later. */
const SUB_JOB_FIELDS = checked(subJobChecks, [
  'critical_note',
  'awaiting_builder_date',
  'plan_sa',
  'plan_ia',
  'mmg_ia',
]);

const jobForms = async (): Promise<HandForm[]> => {
  // Each form has a job of its own: hands that meet in one would ask each other.
  const [job, gunite, pebble, yardage, batches] = await Promise.all([
    aWholeJob(),
    aWholeJob(),
    aWholeJob(),
    aWholeJob(),
    aWholeJob(),
  ]);
  const company = await aBuilder();
  const { made } = await api<{ made: { id: number } }>(
    ADMIN,
    'mutation ($estimate: JobInput!) { made: createEstimate(estimateInput: $estimate) { id } }',
    { estimate: { name: word(), company: { id: company.id } } },
  );
  const ofJob = (call: string, id: number): HandForm['read'] => readJob(call, id, JOB_FIELDS);
  const ofSubJob = (id: number): HandForm['read'] => readJob('job_detail(job_detail_id: $id)', id, SUB_JOB_FIELDS);
  return [
    { name: 'Job', path: `/job/${job.id}/edit`, fields: JOB_FIELDS, read: ofJob('job(id: $id)', job.id) },
    {
      name: 'Estimate',
      path: `/estimate/${made.id}/edit`,
      fields: JOB_FIELDS,
      read: ofJob('estimate(id: $id)', made.id),
    },
    {
      name: 'Gunite Sub-job',
      path: `/job/${gunite.id}/edit/${gunite.gunite}`,
      fields: SUB_JOB_FIELDS,
      read: ofSubJob(gunite.gunite),
    },
    {
      name: 'Pebble Sub-job',
      path: `/job/${pebble.id}/edit/${pebble.pebble}`,
      fields: SUB_JOB_FIELDS,
      read: ofSubJob(pebble.pebble),
    },
    {
      name: 'Daily Yardage',
      path: `/daily-yardage/${yardage.id}`,
      fields: SUB_JOB_FIELDS,
      read: ofSubJob(yardage.gunite),
    },
    {
      name: 'Daily Batches',
      path: `/daily-batches/${batches.id}`,
      fields: SUB_JOB_FIELDS,
      read: ofSubJob(batches.pebble),
    },
  ];
};

const userForm = async (): Promise<HandForm> => {
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
        role_id: await firstId('role'),
        preliminary_estimate_action: 'none',
        is_central_texas_job_created_recipient: false,
        is_email_transmission_failed_recipient: false,
      },
    },
  );
  const fields = typedFields(resource.fields).filter(({ name }) => /^(email|first_name|last_name)$/.test(name));
  return { name: 'User', path: `/user/${made.id}/edit`, fields, read: readOf(resource, made.id, fields) };
};

const PURCHASE_ORDER: readonly [label: string, path: string, field: Omit<HandField, 'name'>][] = [
  ['Order Name *', 'order_name', { kind: 'String', max: 100, required: true }],
  ['Expected Date', 'expected_date', { kind: 'Date' }],
  ['Pickup Number', 'pickup_number', { kind: 'String', max: 50 }],
  ['Quantity, item 1', 'quantity', { kind: 'Int', min: 1, max: 2_147_483_647 }],
  ['Unit Cost, item 1', 'unit_cost', { kind: 'Money', min: 0.01 }],
];

const purchaseOrderForm = async (): Promise<HandForm> => {
  const [supplier, created_by, product] = [
    await firstId('vendor'),
    await firstId('employee'),
    await firstId('product'),
  ];
  const { made } = await api<{ made: { id: number } }>(
    ADMIN,
    'mutation ($it: PurchaseOrderInput!) { made: createPurchaseOrder(purchaseOrder: $it) { id } }',
    {
      it: {
        order_name: word(),
        supplier: { id: supplier },
        created_by: { id: created_by },
        order_date: today(),
        line_items: [{ product: { id: product }, quantity: 1, unit_cost: 1 }],
      },
    },
  );
  return {
    name: 'Purchase Order',
    path: `/purchaseOrder/${made.id}/edit`,
    by: 'label',
    fields: PURCHASE_ORDER.map(([label, , field]) => ({ name: label, ...field })),
    read: async () => {
      const { purchaseOrder } = await api<{
        purchaseOrder: Record<string, unknown> & { line_items: Record<string, unknown>[] };
      }>(
        ADMIN,
        'query ($id: Int!) { purchaseOrder(id: $id) { order_name expected_date pickup_number line_items { quantity unit_cost } } }',
        { id: made.id },
      );
      const values = { ...purchaseOrder.line_items[0], ...purchaseOrder };
      return Object.fromEntries(PURCHASE_ORDER.map(([label, path]) => [label, Reflect.get(values, path)]));
    },
  };
};

/** Every form of the product that is typed into, each with a record of its own. */
export const handForms = async (): Promise<HandForm[]> => {
  const generated: HandForm[] = [];
  for (const resource of RESOURCES) {
    const form = await generatedForm(resource);
    if (form) generated.push(form);
  }
  return [
    ...(await jobForms()),
    ...(await workOrderForms(await aWholeJob())),
    await userForm(),
    await purchaseOrderForm(),
    ...generated,
  ];
};
