import { CALLS } from '#domain/access/calls';
import { can, type Need } from '#domain/access/can';
import { EDITS_JOBS_OR_ESTIMATES } from '#domain/access/needs';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { runText, type Row } from '../../../db/statement';
import type { GraphContext } from '../../../api/context';
import type { FieldAsker } from '../../../api/fieldRights';
import type { SchemaKit } from '../../../api/schema';
import { fieldKey } from '#domain/access/fieldLimits';
import { plainObject, type FieldSpec } from '../../../api/plainTypes';
import { referenceType } from '../../../api/referenceType';
import { listOrder, seen, seesColumn, seesColumns, whereSeen } from '../../../api/seenColumns';

/** Lists of rows of one lookup, by their names in the answer, in the order of the list [LKP-004 LKP-005 LKP-018]. */
const LISTS: Readonly<Record<string, string>> = {
  categories: 'lookup_job_category',
  statuses: 'lookup_job_status',
  job_types: 'lookup_job_type',
  pool_types: 'lookup_pool_type',
  spa_types: 'lookup_spa_type',
  phases: 'lookup_pebble_phase_type',
  slurry_pickups: 'lookup_slurry_pickup',
  job_orders: 'lookup_job_order',
  material_types: 'lookup_material_type',
  colors: 'lookup_pebble_color',
  additives: 'lookup_pebble_color_additive',
  pool_sections: 'lookup_pool_section',
  gunite_types: 'lookup_gunite_history_type',
  additions: 'lookup_addition',
  priorities: 'lookup_priority',
  warranty_categories: 'lookup_warranty_category',
  divisions: 'lookup_company_division',
  slurry_types: 'lookup_slurry_type',
  vgb_main_drain_providers: 'lookup_vgb_main_drain_provider',
  cities: 'lookup_city',
  quick_focus_locations: 'lookup_location',
  document_tags: 'lookup_document_tag',
};

interface Special {
  type: string;
  /** The table of its rows. */
  table: string;
  fields: Readonly<Record<string, FieldSpec>>;
  crews?: true;
  text: (actor: FieldAsker) => string;
  /** The records that the list is of, where not every signed-in user may know them. */
  of?: keyof typeof RESOURCE_NEEDS;
  /** What of such a record is more than its name. */
  details?: readonly string[];
}

/**
 * Who picks a builder, a contact or a homeowner: in the form of a job or an estimate, and in the searches of those who
 * read them.
 */
const picks = (of: keyof typeof RESOURCE_NEEDS): Need => ({ any: [EDITS_JOBS_OR_ESTIMATES, RESOURCE_NEEDS[of].read] });

/** A list as the actor may know it: phones and mails for those alone who may read the records. */
const readSpecial = async ({ text, of, details = [] }: Special, { runner, actor }: GraphContext): Promise<Row[]> => {
  if (of && !can(actor.permissions, picks(of))) return [];
  const rows = await runText(runner, text(actor), []);
  if (!of || can(actor.permissions, RESOURCE_NEEDS[of].read)) return rows;
  const unknown = Object.fromEntries(details.map((name) => [name, null]));
  return rows.map((row) => ({ ...row, ...unknown }));
};

const NAME = "concat_ws(' ', t.first_name, t.last_name) as name";
const PERSON: Readonly<Record<string, FieldSpec>> = {
  id: 'Int!',
  name: 'String',
  first_name: 'String',
  last_name: 'String',
};
const CREW_TYPES = `(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.sort_order, c.name), '[]')
  from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = t.id) as crew_types`;

const DIVISION_OF_CREW = 'crew.lookup_company_division_id';
/** What says of which divisions an employee is. */
const DIVISIONS = ['employee.crews', DIVISION_OF_CREW] as const;

/** Active employees for whom a condition holds; for whom a column that decides it does not exist, those for whom the rest holds. */
const people = (
  actor: FieldAsker,
  condition = '',
): string => `select t.id, ${NAME}, t.first_name, t.last_name, ${CREW_TYPES},
  array(select distinct c.lookup_company_division_id from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = t.id order by 1) as division_ids
  from employee t where ${whereSeen(actor, 'employee.is_active', 't.is_active')} and t.deleted_at is null ${condition} order by t.last_name, t.first_name, t.id`;

const ofDivision = (actor: FieldAsker, division: number): string =>
  seesColumns(actor, DIVISIONS)
    ? `and exists (select from employee_crew m join crew c on c.id = m.crew_id where m.employee_id = t.id and c.lookup_company_division_id = ${division})`
    : '';

const crewOrder = (actor: FieldAsker): string =>
  [
    ...(seesColumn(actor, DIVISION_OF_CREW) ? ['lookup_company_division_id'] : []),
    ...(seesColumn(actor, 'crew.sort_order') ? ['sort_order'] : []),
    'name, id',
  ].join();

const JOB_PERSON = {
  type: 'LookupPerson',
  table: 'employee',
  fields: PERSON,
  crews: true,
} as const satisfies Omit<Special, 'text'>;

/** Lists of records that are no lookups. */
const SPECIAL: Readonly<Record<string, Special>> = {
  customers: {
    type: 'LookupCompany',
    table: 'customer',
    of: 'customer',
    details: ['schedule_contact_email'],
    fields: { id: 'Int!', company_name: 'String', is_active: 'Boolean!', schedule_contact_email: 'String' },
    text: () =>
      'select id, company_name, is_active, schedule_contact_email from customer where deleted_at is null order by company_name, id',
  },
  contacts: {
    type: 'LookupContact',
    table: 'customer_contact',
    of: 'customer_contact',
    details: ['email_address', 'phone_number'],
    fields: { ...PERSON, customer_id: 'Int!', email_address: 'String', phone_number: 'String' },
    text: () => `select t.id, ${NAME}, t.first_name, t.last_name, t.customer_id, t.email_address, t.phone_number from customer_contact t
      join customer b on b.id = t.customer_id and b.deleted_at is null order by t.first_name, t.last_name, t.id`,
  },
  homeowners: {
    type: 'LookupHomeowner',
    table: 'homeowner',
    of: 'homeowner',
    details: ['phone_number', 'secondary_phone_number', 'email_address'],
    fields: { ...PERSON, phone_number: 'String', secondary_phone_number: 'String', email_address: 'String' },
    text: () =>
      `select t.id, ${NAME}, t.first_name, t.last_name, t.phone_number, t.secondary_phone_number, t.email_address from homeowner t where t.deleted_at is null order by t.last_name, t.first_name, t.id`,
  },
  crews: {
    type: 'LookupCrew',
    table: 'crew',
    fields: {
      id: 'Int!',
      name: 'String',
      subdivision: 'String',
      is_active: 'Boolean!',
      lookup_company_division_id: 'Int!',
    },
    text: (actor) =>
      `select id, name, subdivision, is_active, lookup_company_division_id from crew order by ${crewOrder(actor)}`,
  },
  employees: { ...JOB_PERSON, text: (actor) => people(actor) },
  repair_supervisors: { ...JOB_PERSON, text: (actor) => people(actor, ofDivision(actor, 5)) },
  presite_supervisors: {
    ...JOB_PERSON,
    text: (actor) =>
      people(actor, `and ${whereSeen(actor, 'employee.is_presite_supervisor', 't.is_presite_supervisor')}`),
  },
};

/**
 * `jobNewLookupQuery` and `LookupQuery`: one object of all lists that the forms of jobs pick from; a list is read when
 * it is asked for [API-004 API-006 API-038].
 */
export const addJobLookups = ({ builder, refs }: SchemaKit): void => {
  const made = new Map<string, ReturnType<typeof typeOf>>();
  const typeOf = ({ type, table, fields, crews }: Special) => {
    const ref = plainObject<Row>(builder, type, fields, {
      shows: Object.fromEntries(
        Object.keys(fields)
          .filter((name) => !(name in PERSON) && name !== 'company_name')
          .map((name) => [name, fieldKey(table, name)]),
      ),
    });
    if (crews)
      builder.objectFields(ref, (t) => ({
        division_ids: t.field({
          type: ['Int'],
          description: 'Of the crews; null for whom a crew or its division does not exist.',
          resolve: seen(DIVISIONS, ({ division_ids }) => (Array.isArray(division_ids) ? division_ids.map(Number) : [])),
        }),
        crew_types: t.field({
          type: [referenceType(builder)],
          nullable: false,
          resolve: ({ crew_types }, _args, { actor }) =>
            Array.isArray(crew_types) && seesColumn(actor, 'employee.crews') ? crew_types : [],
        }),
      }));
    return ref;
  };
  const known = (special: Special) => {
    const ref = made.get(special.type) ?? typeOf(special);
    made.set(special.type, ref);
    return ref;
  };
  const lookups = builder.objectRef<object>('JobLookups').implement({
    description:
      'The lists of the job forms, each in its order, with inactive rows, which pickers leave out unless they are chosen.',
    fields: (t) => ({
      ...Object.fromEntries(
        Object.entries(LISTS).map(([name, table]) => [
          name,
          t.field({
            type: [refs.get(table) ?? referenceType(builder)],
            nullable: false,
            resolve: (_root, _args, { runner, actor }) =>
              runText(runner, `select * from ${table} order by ${listOrder(actor, table)}`, []),
          }),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(SPECIAL).map(([name, special]) => [
          name,
          t.field({
            type: [known(special)],
            nullable: false,
            resolve: (_root, _args, context) => readSpecial(special, context),
          }),
        ]),
      ),
    }),
  });
  builder.queryFields((t) => ({
    jobNewLookupQuery: t.field({
      type: lookups,
      nullable: false,
      extensions: { need: CALLS.jobNewLookupQuery.need },
      resolve: () => ({}),
    }),
    LookupQuery: t.field({
      type: lookups,
      nullable: false,
      extensions: { need: CALLS.LookupQuery.need },
      resolve: () => ({}),
    }),
  }));
};
