import type { Identifier } from 'ra-core';
import type { Catalogue } from './catalogue/catalogue';
import { changedValues, inputValues } from './changedValues';
import { createRequest, deleteRequest, updateManyRequest, updateRequest, type Values } from './documents/mutations';
import { listRequest, manyRequest, oneRequest, type Request } from './documents/queries';
import type { FindResource } from './documents/selection';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from './row';

type Answer = Record<string, unknown>;

/** What react-admin passes with its methods; each method uses the part it is documented with. */
export interface Params {
  id?: Identifier;
  ids?: Identifier[];
  target?: string;
  data?: Values;
  previousData?: Values;
  filter?: Values;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  pagination?: { page: number; perPage: number };
  /** `columns`: the fields shown. `total`: false when no one reads it. `versions`: by id, for updates of many. */
  meta?: {
    columns?: readonly string[];
    total?: boolean;
    /** Narrows what the filter finds, whichever way that matches. */
    within?: Values;
    versions?: Readonly<Record<Identifier, unknown>>;
    /** The key under which a new record is made, once for all who send it. */
    key?: string;
    /** What a change says beside the columns. */
    answers?: Readonly<Record<string, unknown>>;
  };
  /** Aborts the call. */
  signal?: AbortSignal;
}

/** A call as one document, and the way its answer is read. */
interface RecordCall {
  request: Request;
  read: (answer: Answer) => unknown;
}

type Method = (resource: ResourceDescriptor, params: Params, find: FindResource) => RecordCall;

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
  const listQuery = { ...params.meta, filter, sort: params.sort, page: { number: page, size: perPage } };
  return {
    request: listRequest(resource, listQuery, find),
    read: (answer) => {
      const data = rowsIn(answer.list);
      const total = totalIn(answer.list);
      return total === undefined
        ? { data, pageInfo: { hasNextPage: data.length === perPage, hasPreviousPage: page > 1 } }
        : { data, total };
    },
  };
};

/** The methods of react-admin's data provider. */
export type RecordMethod =
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'getManyReference'
  | 'create'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany';

const METHODS: Readonly<Record<RecordMethod, Method>> = {
  getList: list,
  getManyReference: list,
  getOne: (resource, { id = 0 }, find) => ({
    request: oneRequest(resource, id, find),
    read: ({ one }) => ({ data: one }),
  }),
  getMany: (resource, { ids = [], meta }, find) => ({
    request: manyRequest(resource, ids, meta?.columns ?? resource.title, find),
    read: (answer) => ({ data: Object.values(answer).flatMap(rowsIn) }),
  }),
  create: (resource, { data = {} }, find) => ({
    request: createRequest(resource, inputValues(resource, data), find),
    read: ({ saved }) => ({ data: saved }),
  }),
  update: (resource, { id = 0, data = {}, previousData = {}, meta }, find) => {
    const version = data.version ?? previousData.version;
    const patch = { ...changedValues(resource, data, previousData), ...meta?.answers, version };
    return { request: updateRequest(resource, id, patch, find), read: ({ saved }) => ({ data: saved }) };
  },
  updateMany: (resource, { ids = [], data = {}, meta }) => {
    const values = inputValues(resource, data);
    const patches = ids.map((id) => ({ id, patch: { ...values, version: meta?.versions?.[id] } }));
    return { request: updateManyRequest(resource, patches), read: () => ({ data: ids }) };
  },
  delete: (resource, { id = 0, previousData }) => ({
    request: deleteRequest(resource, [id]),
    read: () => ({ data: { ...previousData, id } }),
  }),
  deleteMany: (resource, { ids = [] }) => ({ request: deleteRequest(resource, ids), read: () => ({ data: ids }) }),
};

/** A call of react-admin's data provider as the description of its resource makes it. */
export const recordCall = (
  { find }: Pick<Catalogue, 'find'>,
  method: RecordMethod,
  name: string,
  params: Params,
): RecordCall => {
  const resource = find(name);
  if (!resource) throw new Error(`The API has no resource "${name}" that answers ${method}.`);
  return METHODS[method](resource, params, find);
};
