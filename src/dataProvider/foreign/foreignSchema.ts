import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';

/** A resource that the schema alone tells of, and the types of the arguments of its root fields. */
export interface ForeignResource {
  descriptor: ResourceDescriptor;
  /** By root field, the type of each of its arguments: `{ pump: { where: 'pump_bool_exp' } }`. */
  args: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The root field that counts, where the schema has one. */
  count: string | null;
}

type Field = GraphQLField<unknown, unknown>;
type Fields = Readonly<Record<string, Field>>;

/** What the scalars of other servers are with us; one that is not here is shown and asked for as text. */
const KINDS: ReadonlyMap<string, FieldKind> = new Map([
  ['Int', 'Int'],
  ['smallint', 'Int'],
  ['Float', 'Quantity'],
  ['float8', 'Quantity'],
  ['numeric', 'Quantity'],
  ['Boolean', 'Boolean'],
  ['date', 'Date'],
  ['Date', 'Date'],
  ['timestamptz', 'DateTime'],
  ['DateTime', 'DateTime'],
  ['timestamp', 'LocalDateTime'],
  ['time', 'Time'],
]);

/** Fields that name a record, the likeliest first. */
const TITLES = ['name', 'title', 'label', 'full_name', 'last_name', 'code'];
const COLUMNS = 8;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** `first_installed_at` is "First Installed At". */
const labelOf = (name: string): string => name.split('_').filter(Boolean).map(capital).join(' ');
const pluralOf = (label: string): string =>
  /[^aeiou]y$/.test(label) ? `${label.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(label) ? `${label}es` : `${label}s`;

const argsOf = (field: Field): Record<string, string> =>
  Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)]));

/** The table that `vendor_id` refers to: `vendor` beside it holds its record. */
const referenceOf = (fields: Fields, name: string, tables: ReadonlySet<string>): string | undefined => {
  const beside = name.endsWith('_id') ? fields[name.slice(0, -3)] : undefined;
  const type = beside && !isListType(beside.type) ? getNamedType(beside.type) : undefined;
  return type && tables.has(type.name) ? type.name : undefined;
};

const fieldOf = (
  fields: Fields,
  { name, type }: Field,
  writable: ReadonlySet<string>,
  tables: ReadonlySet<string>,
): FieldDescriptor[] => {
  const named = getNamedType(type);
  const isList = isListType(isNonNullType(type) ? type.ofType : type);
  if (isList || !(isScalarType(named) || isEnumType(named))) return [];
  const reference = referenceOf(fields, name, tables);
  const kind: FieldKind = name === 'id' ? 'Int' : reference ? 'Reference' : (KINDS.get(named.name) ?? 'String');
  return [
    {
      name,
      label: name === 'id' ? 'ID' : labelOf(reference ? name.slice(0, -3) : name),
      kind,
      required: isNonNullType(type),
      ...(reference ? { reference } : {}),
      ...(kind === 'Quantity' ? { scale: 2 } : {}),
      ...(isEnumType(named) ? { choices: named.getValues().map((value) => value.name) } : {}),
      ...(name === 'id' || !writable.has(name) ? { readOnly: true } : {}),
    },
  ];
};

/** The fields of an input, by the argument that carries it. */
const inputOf = (field: Field | undefined, name: string): ReadonlySet<string> => {
  const type = getNamedType(field?.args.find((arg) => arg.name === name)?.type);
  return new Set(type && 'getFields' in type ? Object.keys(type.getFields()) : []);
};

const resourceOf = (table: GraphQLObjectType, schema: GraphQLSchema, tables: ReadonlySet<string>): ForeignResource => {
  const name = table.name;
  const queries = schema.getQueryType()?.getFields() ?? {};
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const named = (root: Fields, field: string): string | undefined => (root[field] ? field : undefined);
  const operations = {
    one: `${name}_by_pk`,
    list: name,
    create: named(mutations, `insert_${name}_one`),
    update: named(mutations, `update_${name}_by_pk`),
    remove: named(mutations, `delete_${name}_by_pk`),
  };
  const writable = new Set([
    ...inputOf(mutations[`insert_${name}_one`], 'object'),
    ...inputOf(mutations[`update_${name}_by_pk`], '_set'),
  ]);
  const own = table.getFields();
  const fields = Object.values(own).flatMap((field) => fieldOf(own, field, writable, tables));
  const shown = fields.filter((field) => field.name !== 'id').map((field) => field.name);
  const title = TITLES.find((one) => shown.includes(one)) ?? fields.find(({ kind }) => kind === 'String')?.name ?? 'id';
  const label = labelOf(name);
  const counting = `${name}_aggregate`;
  return {
    descriptor: {
      name,
      type: name,
      fields,
      operations,
      argument: 'object',
      label,
      label_plural: pluralOf(label),
      route: `/${name}`,
      title: [title],
      sections: [{ label, fields: fields.filter(({ readOnly }) => !readOnly).map((field) => field.name) }],
      columns: [...new Set([title, ...shown])].slice(0, COLUMNS),
      sort: { field: title, order: 'ASC' },
      searchable: fields.some(({ kind }) => kind === 'String'),
      filter: {},
      computed: [],
      parts: [],
    },
    args: Object.fromEntries(
      [...Object.entries(queries), ...Object.entries(mutations)].map(([root, field]) => [root, argsOf(field)]),
    ),
    count: queries[counting] ? counting : null,
  };
};

/**
 * The resources of a schema that describes none, by its types alone, in the shape that Hasura gives a database: a list
 * `pump(where, order_by, limit, offset)` and a record `pump_by_pk(id)`. What has no whole number as its id is left out:
 * our addresses name records by numbers.
 */
export const foreignResources = (schema: GraphQLSchema): ForeignResource[] => {
  const queries = schema.getQueryType()?.getFields() ?? {};
  const tables = Object.values(queries).flatMap((field) => {
    const type = getNamedType(field.type);
    const one = queries[`${field.name}_by_pk`];
    const isTable = isObjectType(type) && type.name === field.name && one && getNamedType(one.type) === type;
    const id = one?.args.length === 1 ? one.args.find(({ name }) => name === 'id') : undefined;
    return isTable && id && KINDS.get(getNamedType(id.type).name) === 'Int' ? [type] : [];
  });
  const names = new Set(tables.map(({ name }) => name));
  return tables.map((table) => resourceOf(table, schema, names));
};
