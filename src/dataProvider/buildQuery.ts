import type { ApolloQueryResult } from '@apollo/client';
import type { BuildQueryResult } from 'ra-data-graphql';
import type { Catalogue } from './catalogue/catalogue';
import { changedValues, inputValues } from './changedValues';
import { createRequest, deleteRequest, updateManyRequest, updateRequest, type Values } from './documents/mutations';
import { parsed } from './documents/parsed';
import { listRequest, manyRequest, oneRequest, type Request } from './documents/queries';
import type { FindResource } from './documents/selection';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from './row';

type Answer = Record<string, unknown>;

/** What react-admin passes with its methods; each method uses the part it is documented with. */
export interface Params {
  id?: number;
  ids?: number[];
  target?: string;
  data?: Values;
  previousData?: Values;
  filter?: Values;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  pagination?: { page: number; perPage: number };
  /** `columns`: the fields shown. `total`: false when no one reads it. `versions`: by id, for updates of many. */
  meta?: { columns?: readonly string[]; total?: boolean; versions?: Readonly<Record<number, number>> };
}

type Method = (
  resource: ResourceDescriptor,
  params: Params,
  find: FindResource,
) => { request: Request; read: (answer: Answer) => unknown };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && 'id' in value;
const rowsIn = (list: unknown): Row[] =>
  typeof list === 'object' && list !== null && 'items' in list && Array.isArray(list.items)
    ? list.items.filter(isRow)
    : [];
const totalIn = (list: unknown): number | undefined =>
  typeof list === 'object' && list !== null && 'total_count' in list && typeof list.total_count === 'number'
    ? list.total_count
    : undefined;

const list: Method = (resource, params, find) => {
  const { page = 1, perPage = 25 } = params.pagination ?? {};
  const filter =
    params.target === undefined
      ? (params.filter ?? {})
      : { ...params.filter, [params.target]: { eq: Number(params.id) } };
  const ask = { ...params.meta, filter, sort: params.sort, page: { number: page, size: perPage } };
  return {
    request: listRequest(resource, ask, find),
    read: (answer) => {
      const data = rowsIn(answer.list);
      const total = totalIn(answer.list);
      return total === undefined
        ? { data, pageInfo: { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 } }
        : { data, total };
    },
  };
};

/** Every method of react-admin's data provider as one document and the way its answer is read. */
const METHODS: Readonly<Record<string, Method>> = {
  GET_LIST: list,
  GET_MANY_REFERENCE: list,
  GET_ONE: (resource, { id = 0 }, find) => ({
    request: oneRequest(resource, id, find),
    read: ({ one }) => ({ data: one }),
  }),
  GET_MANY: (resource, { ids = [], meta }, find) => ({
    request: manyRequest(resource, ids, meta?.columns ?? resource.title, find),
    read: (answer) => ({ data: Object.values(answer).flatMap(rowsIn) }),
  }),
  CREATE: (resource, { data = {} }, find) => ({
    request: createRequest(resource, inputValues(resource, data), find),
    read: ({ saved }) => ({ data: saved }),
  }),
  UPDATE: (resource, { id = 0, data = {}, previousData = {} }, find) => {
    const patch = { ...changedValues(resource, data, previousData), version: data.version ?? previousData.version };
    return { request: updateRequest(resource, id, patch, find), read: ({ saved }) => ({ data: saved }) };
  },
  UPDATE_MANY: (resource, { ids = [], data = {}, meta }) => {
    const values = inputValues(resource, data);
    const patches = ids.map((id) => ({ id, patch: { ...values, version: meta?.versions?.[id] } }));
    return { request: updateManyRequest(resource, patches), read: () => ({ data: ids }) };
  },
  DELETE: (resource, { id = 0, previousData }) => ({
    request: deleteRequest(resource, [id]),
    read: () => ({ data: { ...previousData, id } }),
  }),
  DELETE_MANY: (resource, { ids = [] }) => ({ request: deleteRequest(resource, ids), read: () => ({ data: ids }) }),
};

/** The document of a call of react-admin's data provider. */
export type BuildQuery = (method: string, name: string, params: Params) => BuildQueryResult;

/** Builds the document of a react-admin call from the description of its resource (ra-data-graphql's `buildQuery`). */
export const buildQuery =
  (catalogue: Catalogue): BuildQuery =>
  (method, name, params) => {
    const { build: foreign } = catalogue.state;
    if (foreign) return foreign(method, name, params);
    const resource = catalogue.find(name);
    const build = METHODS[method];
    if (!resource || !build) throw new Error(`The API has no resource "${name}" that answers ${method}.`);
    const { request, read } = build(resource, params, catalogue.find);
    return {
      query: parsed(request.text),
      variables: request.variables,
      parseResponse: ({ data }: ApolloQueryResult<Answer>) => read(data),
    };
  };
