/**
 * What is told of a row that a job refers to: the API's name of it and its fields, each an expression on the row,
 * called `r`.
 */
export interface Target {
  type: string;
  table: string;
  fields: Readonly<Record<string, { type: TargetField; sql: string }>>;
  /** What a field shows that is no column of its own name, as `table.field`. */
  shows?: Readonly<Record<string, string>>;
}

type TargetField = 'Int!' | 'String' | 'Boolean' | 'Quantity' | 'Reference';

const own = (type: TargetField, ...names: string[]): Target['fields'] =>
  Object.fromEntries(names.map((name) => [name, { type, sql: `r."${name}"` }]));

const ID = own('Int!', 'id');
const NAMED = { ...ID, ...own('String', 'name') };
const PERSON_NAME = { type: 'String' as const, sql: "concat_ws(' ', r.first_name, r.last_name)" };

/** The crews of an employee are its crew types [PEB-005]. */
const CREW_TYPES = `(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.sort_order, c.name), '[]')
  from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = r.id)`;

/** An employee, with its crew types. */
export const PERSON: Target = {
  type: 'JobPerson',
  table: 'employee',
  fields: {
    ...ID,
    ...own('String', 'first_name', 'last_name'),
    name: PERSON_NAME,
    crew_types: { type: 'Reference', sql: CREW_TYPES },
  },
  shows: { crew_types: 'employee.crews' },
};

const TARGETS: readonly Target[] = [
  PERSON,
  {
    type: 'JobCompany',
    table: 'customer',
    fields: { ...ID, ...own('String', 'company_name', 'schedule_contact_email'), ...own('Boolean', 'is_active') },
  },
  {
    type: 'JobContact',
    table: 'customer_contact',
    fields: { ...ID, ...own('String', 'first_name', 'last_name', 'email_address', 'phone_number'), name: PERSON_NAME },
  },
  {
    type: 'JobHomeowner',
    table: 'homeowner',
    fields: { ...ID, ...own('String', 'first_name', 'last_name'), name: PERSON_NAME },
  },
  {
    type: 'JobCrew',
    table: 'crew',
    fields: {
      ...NAMED,
      ...own('String', 'subdivision'),
      ...own('Boolean', 'is_active'),
      ...own('Int!', 'lookup_company_division_id'),
    },
  },
  { type: 'JobAddition', table: 'lookup_addition', fields: { ...NAMED, ...own('String', 'type') } },
  { type: 'Reference', table: 'job', fields: NAMED },
];

/** A row of which nothing but id and name is told. */
export const named = (table: string): Target => ({ type: 'Reference', table, fields: NAMED });

/** What is told of a reference's row; nothing of tables that no job shows. Lookups need no row in the list. */
export const targetOf = (table: string): Target | undefined =>
  TARGETS.find((target) => target.table === table) ?? (table.startsWith('lookup_') ? named(table) : undefined);

/** A user as the one who wrote something. */
export const AUTHOR: Target = { type: 'Reference', table: 'app_user', fields: { ...ID, name: PERSON_NAME } };

/** A row of a target as JSON. */
export const targetJson = ({ table, fields }: Target, where: string): string =>
  `(select jsonb_build_object(${Object.entries(fields)
    .map(([name, { sql }]) => `'${name}', ${sql}`)
    .join(', ')}) from "${table}" r where ${where})`;
