import type { ApolloQueryResult } from '@apollo/client';
import type { Identifier } from 'ra-core';
import type { BuildQueryResult } from 'ra-data-graphql';
import { isRecord } from '#domain/values';
import { changedValues, inputValues } from '../changedValues';
import { listSelection, recordSelection, type FindResource } from '../documents/selection';
import type { Params } from '../recordCall';
import type { Row } from '../row';
import type { ForeignResource } from './foreignSchema';
import { parsed } from './parsed';

/** An address gives its number as a text. */
const idOf = (id: Identifier): number => Number(id);

/** Our comparisons in the words of such a schema. */
const COMPARISONS: Readonly<Record<string, (value: unknown) => Record<string, unknown>>> = {
  eq: (value) => ({ _eq: value }),
  in: (value) => ({ _in: value }),
  gte: (value) => ({ _gte: value }),
  lte: (value) => ({ _lte: value }),
  contains: (value) => ({ _ilike: containing(value) }),
  is_empty: (value) => ({ _is_null: value }),
};

/** A text anywhere; its own percent signs and underscores stand for themselves. */
const containing = (value: unknown): string => `%${String(value).replaceAll(/[\\%_]/g, '\\$&')}%`;

const comparison = (wanted: unknown): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(isRecord(wanted) ? wanted : {}).map(([name, value]) => COMPARISONS[name]?.(value)),
  );

/** The rows that a list is narrowed to; the search looks into every text. */
const whereOf = ({ descriptor }: ForeignResource, { search, ...filter }: Readonly<Record<string, unknown>>) => {
  const parts: Record<string, unknown>[] = Object.entries(filter).map(([name, wanted]) => ({
    [name]: comparison(wanted),
  }));
  const texts = descriptor.fields.filter(({ kind, choices }) => kind === 'String' && !choices);
  if (typeof search === 'string' && search !== '')
    parts.push({ _or: texts.map(({ name }) => ({ [name]: { _ilike: containing(search) } })) });
  return { _and: parts };
};

type Values = Record<string, unknown>;

/** A root field with its arguments as variables, of the types that the schema gives them. */
const root = ({ args }: ForeignResource, name: string, values: Values) => {
  const types = args[name] ?? {};
  const given = Object.entries(values).filter(([arg]) => arg in types);
  return {
    declared: given.map(([arg]) => `$${arg}: ${types[arg]}`),
    call: given.length === 0 ? name : `${name}(${given.map(([arg]) => `${arg}: $${arg}`).join(', ')})`,
    variables: Object.fromEntries(given),
  };
};

const rowsIn = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => isRecord(row) && 'id' in row) : [];
const countIn = (value: unknown): number | undefined => {
  const aggregate = isRecord(value) ? value.aggregate : undefined;
  return isRecord(aggregate) && typeof aggregate.count === 'number' ? aggregate.count : undefined;
};

interface Built {
  text: string;
  variables: Values;
  read: (answer: Values) => unknown;
}
type Method = (resource: ForeignResource, params: Params, find: FindResource) => Built;

const operation = (resource: ForeignResource, kind: 'create' | 'update' | 'remove'): string => {
  const name = resource.descriptor.operations[kind];
  if (name === undefined) throw new Error(`${resource.descriptor.label_plural} cannot be changed in this way.`);
  return name;
};

const list: Method = (resource, { filter = {}, target, id, sort, pagination, meta }, find) => {
  const { descriptor, count } = resource;
  const { page = 1, perPage = 25 } = pagination ?? {};
  const { field, order } = sort ?? descriptor.sort;
  const where = whereOf(resource, target === undefined ? filter : { ...filter, [target]: { eq: idOf(id ?? 0) } });
  const asked = root(resource, descriptor.operations.list, {
    where,
    order_by: [{ [field]: order.toLowerCase() }, { id: 'asc' }],
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const selection = listSelection(descriptor, meta?.columns ?? descriptor.columns, find);
  const counted =
    count !== null && meta?.total !== false ? ` counted: ${count}(where: $where) { aggregate { count } }` : '';
  return {
    text: `query ${descriptor.name}(${asked.declared.join(', ')}) { list: ${asked.call} { ${selection} }${counted} }`,
    variables: asked.variables,
    read: (answer) => {
      const data = rowsIn(answer.list);
      const total = countIn(answer.counted);
      return total === undefined
        ? { data, pageInfo: { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 } }
        : { data, total };
    },
  };
};

const remove: Method = (resource, { ids, id, previousData }) => {
  const name = operation(resource, 'remove');
  const type = resource.args[name]?.id ?? 'Int!';
  const gone = ids ?? [id ?? 0];
  return {
    text: `mutation ${name}(${gone.map((_, at) => `$id${at}: ${type}`).join(', ')}) { ${gone.map((_, at) => `gone${at}: ${name}(id: $id${at}) { id }`).join(' ')} }`,
    variables: Object.fromEntries(gone.map((one, at) => [`id${at}`, idOf(one)])),
    read: () => ({ data: ids ?? { ...previousData, id } }),
  };
};

/** Several changes are one document, which such a server carries out in one transaction. */
const update = (resource: ForeignResource, ids: readonly Identifier[], values: Values, selection: string) => {
  const name = operation(resource, 'update');
  const { pk_columns = '', _set = '' } = resource.args[name] ?? {};
  return {
    text: `mutation ${name}($set: ${_set}, ${ids.map((_, at) => `$pk${at}: ${pk_columns}`).join(', ')}) { ${ids.map((_, at) => `saved${at}: ${name}(pk_columns: $pk${at}, _set: $set) { ${selection} }`).join(' ')} }`,
    variables: { set: values, ...Object.fromEntries(ids.map((id, at) => [`pk${at}`, { id: idOf(id) }])) },
  };
};

const METHODS: Readonly<Record<string, Method>> = {
  GET_LIST: list,
  GET_MANY_REFERENCE: list,
  GET_MANY: (resource, { ids = [], meta }, find) =>
    list(
      resource,
      {
        filter: { id: { in: ids.map(idOf) } },
        pagination: { page: 1, perPage: ids.length },
        meta: { columns: meta?.columns ?? resource.descriptor.title, total: false },
      },
      find,
    ),
  GET_ONE: (resource, { id = 0 }, find) => {
    const asked = root(resource, resource.descriptor.operations.one, { id: idOf(id) });
    return {
      text: `query ${resource.descriptor.operations.one}(${asked.declared.join(', ')}) { one: ${asked.call} { ${recordSelection(resource.descriptor, find)} } }`,
      variables: asked.variables,
      read: ({ one }) => {
        if (!isRecord(one)) throw new Error(`${resource.descriptor.label} ${id} is not there.`);
        return { data: one };
      },
    };
  },
  CREATE: (resource, { data = {} }, find) => {
    const name = operation(resource, 'create');
    const asked = root(resource, name, { object: inputValues(resource.descriptor, data) });
    return {
      text: `mutation ${name}(${asked.declared.join(', ')}) { saved: ${asked.call} { ${recordSelection(resource.descriptor, find)} } }`,
      variables: asked.variables,
      read: ({ saved }) => ({ data: saved }),
    };
  },
  UPDATE: (resource, { id = 0, data = {}, previousData = {} }, find) => ({
    ...update(
      resource,
      [id],
      changedValues(resource.descriptor, data, previousData),
      recordSelection(resource.descriptor, find),
    ),
    read: ({ saved0 }) => ({ data: saved0 }),
  }),
  UPDATE_MANY: (resource, { ids = [], data = {} }) => ({
    ...update(resource, ids, inputValues(resource.descriptor, data), 'id'),
    read: () => ({ data: ids }),
  }),
  DELETE: remove,
  DELETE_MANY: remove,
};

/** The document of a call of react-admin's data provider, as ra-data-graphql asks for it. */
export type BuildQuery = (method: string, name: string, params: Params) => BuildQueryResult;

/** react-admin's calls as documents of a schema that describes no resources of ours. */
export const foreignQuery = (resources: readonly ForeignResource[]): BuildQuery => {
  const byName = new Map(resources.map((resource) => [resource.descriptor.name, resource]));
  const find: FindResource = (name) => byName.get(name)?.descriptor;
  return (method, name, params) => {
    const resource = byName.get(name);
    const build = METHODS[method];
    if (!resource || !build) throw new Error(`The API has no resource "${name}" that answers ${method}.`);
    const { text, variables, read } = build(resource, params, find);
    return {
      query: parsed(text),
      variables,
      parseResponse: ({ data }: ApolloQueryResult<Values>) => read(data),
    };
  };
};
