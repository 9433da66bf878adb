import { apolloOver } from './apolloClient';
import type { Server } from './server';
import type { DataProvider, GetManyParams, Identifier, UpdateManyParams } from 'ra-core';
import buildGraphQLProvider from 'ra-data-graphql';
import { buildQuery } from './buildQuery';
import type { Catalogue } from './catalogue/catalogue';
import { callError } from './CallError';

const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

/** Twin queries of two components must not share one request: aborting one of them would reject both. */
const OWN_REQUEST = { context: { queryDeduplication: false } };

/**
 * Pages of rows are kept by react-admin's own cache alone: taking each apart into another one costs as much as drawing
 * it.
 */
const LIST_REQUEST = { ...OWN_REQUEST, fetchPolicy: 'no-cache' } as const;

/**
 * react-admin's data provider over the generated API. Lists ask for the columns shown (`meta.columns`), with their
 * total, in one request; updates send what changed and the version it was made on; bulk calls are one document. What
 * fails is thrown as a CallError.
 */
export const createDataProvider = (server: Server, catalogue: Catalogue): DataProvider => {
  const provider: DataProvider = buildGraphQLProvider({
    client: apolloOver(server),
    introspection: false,
    buildQuery: () => buildQuery(catalogue),
    query: (_resource: string, method: string) => (method === 'GET_LIST' ? LIST_REQUEST : OWN_REQUEST),
  });
  const calls = METHODS.map((method) => {
    const call: unknown = provider[method];
    if (typeof call !== 'function') throw new Error(`ra-data-graphql has no ${method}.`);
    return [
      method,
      async (...args: unknown[]): Promise<unknown> => {
        try {
          return await call(...args);
        } catch (error) {
          throw callError(error);
        }
      },
    ] as const;
  });
  const mapped: DataProvider = Object.assign(provider, Object.fromEntries(calls));
  const { updateMany } = mapped;

  const versionsOf = async (resource: string, ids: Identifier[]): Promise<Record<string, unknown>> => {
    const params: GetManyParams = { ids, meta: { columns: [] } };
    const { data } = await mapped.getMany(resource, params);
    return Object.fromEntries(data.map(({ id, version }) => [id, version]));
  };

  return Object.assign(mapped, {
    supportAbortSignal: true,
    updateMany: async (resource: string, params: UpdateManyParams) => {
      const versions = params.meta?.versions ?? (await versionsOf(resource, params.ids));
      return updateMany(resource, { ...params, meta: { ...params.meta, versions } });
    },
  });
};
