import { recordOf } from '../../values';
import { argumentType, rootsOf, type Dialect, type FoundTable } from '../dialect';
import { isList, isRequired, namedType, type SchemaField, type SourceSchema } from '../schema';

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** What carries the whole input of a write. */
const inputIn = ({ inputOf }: SourceSchema, field: SchemaField) => inputOf(argumentType(field, 'input'));

/** The name that every record has in the whole schema, beside its keys: `id`, or `nodeId` in earlier versions. */
const nodeIdIn = ({ queries }: SourceSchema): string => queries.get('node')?.args[0]?.name ?? 'id';

/** What finds one record by `key` alone. */
const byKey = (schema: SourceSchema, type: string, key: string): SchemaField | undefined =>
  [...schema.queries.values()].find(
    (field) =>
      namedType(field.type) === type && !isList(field.type) && field.args.length === 1 && field.args[0]?.name === key,
  );

/** The write that changes or deletes one record by `key` alone. */
const writeBy = (schema: SourceSchema, verb: 'update' | 'delete', type: string, key: string): SchemaField | undefined =>
  [...schema.mutations.values()].find((field) => {
    if (!field.name.startsWith(verb)) return false;
    const payload = schema.fieldsOf(namedType(field.type)) ?? [];
    const input = inputIn(schema, field);
    const needed = [...(input?.values() ?? [])].filter((one) => isRequired(one.type)).map(({ name }) => name);
    const wanted = verb === 'update' ? 2 : 1;
    return payload.some((one) => namedType(one.type) === type) && needed.length === wanted && needed.includes(key);
  });

const tableOf = (schema: SourceSchema, list: SchemaField): FoundTable[] => {
  const nodes = schema.fieldsOf(namedType(list.type))?.find(({ name }) => name === 'nodes');
  const type = nodes ? namedType(nodes.type) : '';
  const fields = schema.fieldsOf(type) ?? [];
  const nodeId = nodeIdIn(schema);
  // A key of one column is what references hold; a table with another key is named by its node.
  const key = ['rowId', 'id', nodeId].find(
    (name) => fields.some((field) => field.name === name) && byKey(schema, type, name) !== undefined,
  );
  const one = key === undefined ? undefined : byKey(schema, type, key);
  if (key === undefined || !one) return [];
  const create = [...schema.mutations.values()].find(
    (field) => field.name.startsWith('create') && inputIn(schema, field)?.has(lower(type)),
  );
  const update = writeBy(schema, 'update', type, key);
  const remove = writeBy(schema, 'delete', type, key);
  const createInput = create && inputIn(schema, create)?.get(lower(type));
  const patch = [...((update && inputIn(schema, update)?.values()) ?? [])].find(({ name }) => /patch$/i.test(name));
  return [
    {
      type,
      id: key,
      roots: rootsOf({ list, one, create, update, remove }),
      names: {
        key,
        node: nodeId,
        object: lower(type),
        patch: patch?.name ?? 'patch',
        order: argumentType(list, 'orderBy'),
        narrows: argumentType(list, 'filter') === '' ? 'condition' : 'filter',
      },
      inputs: {
        create: createInput ? namedType(createInput.type) : '',
        update: patch ? namedType(patch.type) : '',
        filter: argumentType(list, 'filter') || argumentType(list, 'condition'),
      },
    },
  ];
};

/** The columns that a relation is named for: `vendorByVendorId` holds what `vendorId` names. */
const keyOf = (relation: string, fields: readonly SchemaField[]): string | null => {
  const [, by] = /By([A-Z]\w*)$/.exec(relation) ?? [];
  const named = by === undefined ? `${relation}Id` : lower(by);
  return fields.some(({ name }) => name === named) ? named : null;
};

/** `allVendors(condition, orderBy, first, offset) { nodes totalCount }` and writes with one `input`: PostGraphile. */
export const postgraphile: Dialect = {
  name: 'postgraphile',
  label: 'PostGraphile',
  recognises: ({ queries }) => queries.has('query') && queries.has('node'),
  tables: (schema) => [...schema.queries.values()].flatMap((list) => tableOf(schema, list)),
  scalars: {
    BigInt: { kind: 'String', form: 'digits' },
    BigFloat: { kind: 'String', form: 'digits' },
    Float: { kind: 'String', form: 'number' },
    Date: { kind: 'Date', form: 'plain' },
    // With a time zone or without one: the schema calls both so.
    Datetime: { kind: 'DateTime', form: 'wall' },
    Time: { kind: 'String', form: 'plain' },
    JSON: { kind: 'LongText', form: 'json' },
  },
  references: (_table, fields, tables) =>
    fields.flatMap(({ name, type }) => {
      const target = isList(type) ? undefined : tables.get(namedType(type));
      const key = target ? keyOf(name, fields) : null;
      return target && key !== null
        ? [{ name: `${key.replace(/Id$/, '')}_id`, relation: name, type: target.type, path: key, key }]
        : [];
    }),
  orderOf: ({ valuesOf }, { names }, path) => {
    const found = (valuesOf(names.order ?? '') ?? []).find((value) => plain(value) === `${plain(path)}asc`);
    return found?.replace(/_ASC$/, '') ?? null;
  },
  operations: {
    eq: 'equalTo',
    in: 'in',
    contains: 'includesInsensitive',
    gte: 'greaterThanOrEqualTo',
    lte: 'lessThanOrEqualTo',
    is_empty: 'isNull',
  },
  any: (filters) => ({ or: filters }),
  list: ({ page, size, order, filter }, { names }) => ({
    first: size,
    offset: (page - 1) * size,
    ...(filter && { [names.narrows ?? 'condition']: filter }),
    ...(order && { orderBy: [`${order.by}_${order.descending ? 'DESC' : 'ASC'}`] }),
  }),
  rows: (selection, total) => `{ nodes { ${selection} }${total ? ' totalCount' : ''} }`,
  readRows: (answer) => recordOf(answer).nodes,
  readTotal: (answer) => recordOf(answer).totalCount,
  one: (id, { names }) => ({ [names.key ?? 'id']: id }),
  create: (values, { names }) => ({ input: { [names.object ?? '']: values } }),
  update: (id, values, { names }) => ({ input: { [names.key ?? 'id']: id, [names.patch ?? 'patch']: values } }),
  remove: (id, { names }) => ({ input: { [names.key ?? 'id']: id } }),
  saved: (selection, { names }) => `{ ${names.object} { ${selection} } }`,
  readSaved: (answer, { names }) => recordOf(answer)[names.object ?? ''],
  removed: () => '{ clientMutationId }',
  refer: (id) => id,
  limit: 'index',
};
