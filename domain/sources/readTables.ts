import type { LocalText } from '../localText';
import type { FieldDescriptor } from '../fields/descriptor';
import type { ResourceDescriptor } from '../fields/resource';
import type { Dialect, FoundReference, FoundTable, ScalarUse } from './dialect';
import { isList, mustBeGiven, namedType, type SchemaArgument, type SchemaField, type SourceSchema } from './schema';
import { labelOf, pluralOf } from './sourceLabels';
import { OPERATIONS, type FilterOperation, type SourceField, type SourceTable } from './sourceTable';

/** Scalars that mean the same everywhere; one that is nowhere is shown and asked for as text. */
const COMMON: Readonly<Record<string, ScalarUse>> = {
  Int: { kind: 'Int', form: 'plain' },
  Boolean: { kind: 'Boolean', form: 'plain' },
};
const TEXT: ScalarUse = { kind: 'String', form: 'plain' };
const PROSE = /(notes?|memo|description|comments?|body)$/i;

/** Fields that name a record, the likeliest first. */
const TITLES = ['name', 'title', 'label', 'full_name', 'fullName', 'company_name', 'companyName', 'number', 'code'];
const MAX_COLUMNS = 8;

/** A source as the operator named it. */
interface NamedSource {
  name: string;
  label: LocalText;
}

/** What a table of a source is called among all resources. */
const nameIn = (source: NamedSource, type: string): string => `${source.name}.${type}`;

interface Reader {
  source: NamedSource;
  schema: SourceSchema;
  dialect: Dialect;
  table: FoundTable;
  all: readonly SchemaField[];
}

/** What a list can be narrowed by, of one field. */
const filtersOf = ({ schema, dialect, table }: Reader, path: string, isReference: boolean) => {
  const input = schema.inputOf(table.inputs.filter)?.get(path);
  if (!input) return { filters: [], is_condition: false };
  const type = namedType(input.type);
  const inner = schema.inputOf(type);
  if (inner === null) return { filters: ['eq', 'is_empty'] as FilterOperation[], is_condition: true };
  const nested = isReference && inner.has('id') ? schema.inputOf(namedType(inner.get('id')?.type ?? input.type)) : null;
  const named = nested ?? inner;
  const filters = OPERATIONS.filter((operation) => named.has(dialect.operations[operation] ?? ''));
  // What is none equals nothing, where the type of the comparison says that it may.
  const mayBeEmpty = dialect.operations.is_empty === undefined && (nested !== null || type.includes('Nullable'));
  return { filters: mayBeEmpty ? [...filters, 'is_empty' as const] : filters, is_condition: false };
};

/**
 * Whether an input takes a field. A record that it refers to is named by its id alone: an input that wants more of it
 * would make another one.
 */
const takes = (schema: SourceSchema, input: SchemaArgument | undefined): boolean => {
  const nested = input && schema.inputOf(namedType(input.type));
  return input !== undefined && ![...(nested?.values() ?? [])].some((one) => one.name !== 'id' && mustBeGiven(one));
};

const writesOf = ({ schema, table }: Reader, path: string) => {
  const create = schema.inputOf(table.inputs.create)?.get(path);
  return {
    creates: table.roots.create !== undefined && takes(schema, create),
    updates: table.roots.update !== undefined && takes(schema, schema.inputOf(table.inputs.update)?.get(path)),
    required: create !== undefined && mustBeGiven(create),
  };
};

interface ReadField {
  descriptor: FieldDescriptor;
  field: SourceField;
}

const readField = (
  reader: Reader,
  use: ScalarUse & { isList?: boolean },
  names: { name: string; path: string; label: string },
  more: Partial<FieldDescriptor> & Pick<Partial<SourceField>, 'relation' | 'key' | 'target'> = {},
): ReadField => {
  const { relation, key, target, ...described } = more;
  const { creates, updates, required } = writesOf(reader, names.path);
  const { filters, is_condition } = use.isList
    ? { filters: [], is_condition: false }
    : filtersOf(reader, names.path, target !== undefined);
  const order = use.isList ? null : reader.dialect.orderOf(reader.schema, reader.table, names.path);
  return {
    descriptor: {
      name: names.name,
      label: names.label,
      kind: use.isList ? 'List' : use.kind,
      required,
      filters: use.form === 'json' ? [] : filters,
      ...(use.form === 'digits' || use.form === 'number' ? { is_digits: true } : {}),
      ...(order === null || use.form === 'json' ? { is_unsorted: true } : {}),
      ...(creates || updates ? {} : { readOnly: true }),
      ...described,
    },
    field: {
      name: names.name,
      path: names.path,
      form: use.form,
      creates,
      updates,
      ...(order === null ? {} : { order }),
      ...(is_condition ? { is_condition } : {}),
      ...(relation === undefined ? {} : { relation }),
      ...(key === undefined ? {} : { key }),
      ...(target === undefined ? {} : { target }),
    },
  };
};

const ofReference = (reader: Reader, reference: FoundReference): ReadField =>
  readField(
    reader,
    { kind: 'Reference', form: 'plain' },
    { name: reference.name, path: reference.path, label: labelOf(reference.name.replace(/_id$/, '')) },
    {
      reference: nameIn(reader.source, reference.type),
      target: nameIn(reader.source, reference.type),
      is_opaque: true,
      relation: reference.relation,
      ...(reference.key === undefined ? {} : { key: reference.key }),
    },
  );

/** A field that holds a value, or several; objects that are no records of a table are left out. */
const ofValue = (reader: Reader, field: SchemaField): ReadField[] => {
  const { schema, dialect, all } = reader;
  const type = namedType(field.type);
  if (schema.fieldsOf(type) !== null || field.args.some(mustBeGiven)) return [];
  const choices = schema.valuesOf(type);
  const known = dialect.scalarOf?.(type, field, all) ?? dialect.scalars[type] ?? COMMON[type] ?? TEXT;
  const use =
    known === TEXT && choices === null && PROSE.test(field.name) ? { ...TEXT, kind: 'LongText' as const } : known;
  return [
    readField(
      reader,
      { ...use, isList: isList(field.type) },
      { name: field.name, path: field.name, label: labelOf(field.name) },
      choices === null ? {} : { choices },
    ),
  ];
};

const fieldsOf = (reader: Reader, tables: ReadonlyMap<string, FoundTable>): ReadField[] => {
  const { table, all, dialect } = reader;
  const references = dialect.references(table, all, tables);
  const taken = new Set([table.id, table.names.node, ...references.flatMap(({ relation, key }) => [relation, key])]);
  const places = all.flatMap((field) => {
    const reference = references.find(({ relation, key }) => field.name === (key ?? relation));
    if (reference) return [ofReference(reader, reference)];
    return taken.has(field.name) || field.name.startsWith('__') ? [] : ofValue(reader, field);
  });
  const { descriptor: shown, field } = readField(
    reader,
    TEXT,
    { name: 'id', path: table.id, label: 'ID' },
    { required: true, readOnly: true },
  );
  // The source names its records itself, even where it would take a name.
  const id = { descriptor: shown, field: { ...field, creates: false, updates: false } };
  return [id, ...places.filter(({ descriptor }) => descriptor.name !== 'id')];
};

const descriptorOf = ({ source, dialect, table }: Reader, read: readonly ReadField[]): ResourceDescriptor => {
  const fields = read.map(({ descriptor }) => descriptor);
  const plain = fields.filter(({ name, kind }) => name !== 'id' && kind !== 'LongText' && kind !== 'List');
  const title =
    TITLES.find((name) => plain.some((field) => field.name === name)) ??
    plain.find(({ kind, is_digits, choices }) => kind === 'String' && !is_digits && !choices)?.name ??
    'id';
  const sorted = [title, 'id', ...fields.map(({ name }) => name)].find((name) =>
    fields.some((field) => field.name === name && !field.is_unsorted),
  );
  const label = labelOf(table.type);
  const { one, list, create, update, remove } = table.roots;
  return {
    name: nameIn(source, table.type),
    type: table.type,
    source: { ...source, kind: dialect.label, limit: dialect.limit },
    fields,
    operations: {
      one: one.name,
      list: list.name,
      ...(create && { create: create.name }),
      ...(update && { update: update.name }),
      ...(remove && { remove: remove.name }),
    },
    argument: '',
    label,
    label_plural: pluralOf(label),
    route: `/source/${source.name}/${table.type}`,
    title: [title],
    sections: [{ label, fields: fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name) }],
    columns: [...new Set([title, ...plain.map(({ name }) => name)])].slice(0, MAX_COLUMNS),
    sort: { field: sorted ?? 'id', order: 'ASC' },
    searchable: isSearched(table, fields),
    filter: {},
    computed: [],
    parts: [],
  };
};

/** Text fields that a search looks into. */
export const searchedFields = (fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] =>
  fields.filter(({ name, kind, filters }) => name !== 'id' && kind !== 'Reference' && filters?.includes('contains'));

const isSearched = ({ roots }: FoundTable, fields: readonly FieldDescriptor[]): boolean =>
  'search' in roots.list.args || searchedFields(fields).length > 0;

/** What the dialect gives of its own accord; a root field that needs more cannot be asked. */
const GIVEN: ReadonlySet<string> = new Set(['input', 'data', 'object', 'where', 'id', 'pk_columns', '_set']);

const offered = (roots: SourceTable['roots'], key: string): SourceTable['roots'] => {
  const { list, one, ...others } = roots;
  const usable = Object.entries(others).filter(([, root]) =>
    root.needs.every((name) => GIVEN.has(name) || name === key),
  );
  return { list, one, ...Object.fromEntries(usable) };
};

/** The tables of a source that can be listed and opened, with all that their screens and calls need. */
export const readTables = (source: NamedSource, schema: SourceSchema, dialect: Dialect): SourceTable[] => {
  const found = dialect
    .tables(schema)
    .filter(({ roots }) => roots.list.needs.length === 0 && roots.one.needs.length <= 1)
    .map((table) => ({ ...table, roots: offered(table.roots, table.id) }));
  const byType = new Map(found.map((table) => [table.type, table]));
  return [...byType.values()].map((table) => {
    const all = schema.fieldsOf(table.type) ?? [];
    const reader: Reader = { source, schema, dialect, table, all };
    const read = fieldsOf(reader, byType);
    return {
      descriptor: descriptorOf(reader, read),
      dialect: dialect.name,
      id: table.id,
      id_type: namedType(all.find(({ name }) => name === table.id)?.type ?? { kind: '' }),
      roots: table.roots,
      names: Object.fromEntries(Object.entries(table.names)),
      fields: read.map(({ field }) => field),
    };
  });
};
