import type { ApolloQueryResult } from '@apollo/client';
import type { DataProvider, Identifier } from 'ra-core';
import buildGraphQLProvider, { type BuildQueryResult } from 'ra-data-graphql';
import type { Language } from '#domain/localText';
import { refusedFields, type SourceError } from '#domain/sources/refusedFields';
import { sourceCall, type Asking, type SourceQuestion } from '#domain/sources/sourceCall';
import type { SourceTable } from '#domain/sources/sourceTable';
import { NoJson } from '#domain/sources/sourceValues';
import { isRecord } from '#domain/values';
import { asCallError } from '../asCallError';
import { CallError } from '../CallError';
import { changedValues, inputValues } from '../changedValues';
import type { Params, RecordMethod } from '../recordCall';
import type { Rest } from '../rest';
import { parsed } from './parsed';
import { sourceClient } from './sourceClient';

const idsOf = (ids: readonly Identifier[] = []): string[] => ids.map(String);

const listOf = (table: SourceTable, { filter = {}, target, id, sort, pagination, meta }: Params): SourceQuestion => ({
  method: 'list',
  page: pagination?.page ?? 1,
  size: pagination?.perPage ?? 25,
  sort: sort ?? table.descriptor.sort,
  filter: target === undefined ? filter : { ...filter, [target]: { eq: String(id) } },
  columns: meta?.columns ?? table.descriptor.columns,
  total: meta?.total !== false,
});

/** react-admin's calls, by the names that ra-data-graphql gives them, as questions of a source. */
const QUESTIONS: Readonly<Record<string, (table: SourceTable, params: Params) => SourceQuestion>> = {
  GET_LIST: listOf,
  GET_MANY_REFERENCE: listOf,
  GET_ONE: (_table, { id = '' }) => ({ method: 'one', id: String(id) }),
  GET_MANY: ({ descriptor }, { ids, meta }) => ({
    method: 'many',
    ids: idsOf(ids),
    columns: meta?.columns ?? descriptor.title,
  }),
  CREATE: ({ descriptor }, { data = {} }) => ({ method: 'create', values: inputValues(descriptor, data) }),
  UPDATE: ({ descriptor }, { id = '', data = {}, previousData = {} }) => ({
    method: 'update',
    ids: [String(id)],
    values: changedValues(descriptor, data, previousData),
    read: previousData,
  }),
  UPDATE_MANY: ({ descriptor }, { ids, data = {} }) => ({
    method: 'update',
    ids: idsOf(ids),
    values: inputValues(descriptor, data),
    read: {},
  }),
  DELETE: (_table, { id = '' }) => ({ method: 'remove', ids: [String(id)] }),
  DELETE_MANY: (_table, { ids }) => ({ method: 'remove', ids: idsOf(ids) }),
};

/** What react-admin wants to hear of each call. */
const answered = (
  { method }: SourceQuestion,
  { row, rows = [], total }: ReturnType<ReturnType<typeof sourceCall>['read']>,
  { id, ids, previousData, pagination }: Params,
): unknown => {
  if (method === 'list') {
    const { page = 1, perPage = 25 } = pagination ?? {};
    return total === undefined
      ? { data: rows, pageInfo: { hasNextPage: rows.length === perPage, hasPreviousPage: page > 1 } }
      : { data: rows, total };
  }
  if (method === 'many') return { data: rows };
  if (method === 'remove') return { data: ids ?? { ...previousData, id } };
  if (method === 'update' && ids) return { data: ids };
  // ra-data-graphql makes a failure of the network of whatever is thrown here: `call` says that there is none.
  return { data: row ?? null };
};

const isError = (value: unknown): value is SourceError => isRecord(value) && typeof value.message === 'string';

/** The errors of a source within what a client threw. */
const errorsIn = (error: unknown): SourceError[] => {
  if (!isRecord(error)) return [];
  const own = Array.isArray(error.graphQLErrors) ? error.graphQLErrors.filter(isError) : [];
  return own.length > 0 || !isRecord(error.body) ? own : errorsIn(error.body);
};

/** What a source refused, in its words, and at the fields that it names; what our own server said stays as it is. */
const refusalOf = (error: unknown, table: SourceTable): Error => {
  if (error instanceof NoJson)
    return new CallError(error.message, 422, { fields: [{ path: error.field, message: error.message }] });
  const errors = errorsIn(error);
  if (errors.length > 0)
    return new CallError(errors.map(({ message }) => message).join('\n'), 422, {
      fields: refusedFields(errors, table),
    });
  const cause = isRecord(error)
    ? (error.networkError ?? (isRecord(error.body) ? error.body.networkError : null))
    : null;
  return cause instanceof CallError ? cause : asCallError(error);
};

/**
 * react-admin's data provider over the tables of a source, by ra-data-graphql. Ids are texts. What fails is thrown as a
 * CallError.
 * @param language that of the screen, for texts that the source has in several
 */
export const sourceProvider = (
  rest: Rest,
  source: string,
  tables: readonly SourceTable[],
  language: Language,
): DataProvider => {
  const byName = new Map(tables.map((table) => [table.descriptor.name, table]));
  const tableOf = (name: string): SourceTable => {
    const table = byName.get(name);
    if (!table) throw new Error(`The source has no "${name}".`);
    return table;
  };
  const asking = (table: SourceTable): Asking => ({
    find: (name) => byName.get(name),
    locale: 'locale' in table.roots.one.args ? language : null,
    offsetOf: (instant) => new Date(instant).getTimezoneOffset(),
  });
  const buildQuery = (method: string, name: string, params: Params): BuildQueryResult => {
    const table = tableOf(name);
    const question = QUESTIONS[method]?.(table, params);
    if (!question) throw new Error(`A source does not answer ${method}.`);
    const { text, variables, read } = sourceCall(table, asking(table), question);
    return {
      query: parsed(text),
      variables,
      parseResponse: ({ data }: ApolloQueryResult<Record<string, unknown>>) => answered(question, read(data), params),
    };
  };
  const provider: DataProvider = buildGraphQLProvider({
    client: sourceClient(rest, source),
    introspection: false,
    buildQuery: () => buildQuery,
    // Twin questions of two components must not share one request: giving one of them up would end both.
    query: () => ({ context: { queryDeduplication: false }, fetchPolicy: 'no-cache' }),
  });
  const call = async <Answer>(method: RecordMethod, name: string, params: Params): Promise<Answer> => {
    const asked: unknown = provider[method];
    if (typeof asked !== 'function') throw new Error(`ra-data-graphql has no ${method}.`);
    try {
      const answer: Answer = await asked(name, params);
      if (isRecord(answer) && answer.data === null)
        throw new CallError('This record does not exist.', 404, { code: 'NOT_FOUND' });
      return answer;
    } catch (error) {
      throw refusalOf(error, tableOf(name));
    }
  };
  return {
    getList: (name, params) => call('getList', name, params),
    getOne: (name, params) => call('getOne', name, params),
    getMany: (name, params) => call('getMany', name, params),
    getManyReference: (name, params) => call('getManyReference', name, params),
    create: (name, params) => call('create', name, params),
    update: (name, params) => call('update', name, params),
    updateMany: (name, params) => call('updateMany', name, params),
    delete: (name, params) => call('delete', name, params),
    deleteMany: (name, params) => call('deleteMany', name, params),
    supportAbortSignal: true,
  };
};
