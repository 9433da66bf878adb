import type { DataProvider } from 'ra-core';
import buildGraphQLProvider from 'ra-data-graphql';
import { callError } from '../CallError';
import type { Params, RecordMethod } from '../recordCall';
import type { Server } from '../server';
import { apolloOver } from './apolloOver';
import type { BuildQuery } from './foreignQuery';

/** How a server is asked whose schema is not of our making. What fails is thrown as a CallError. */
export type ForeignCall = (method: RecordMethod, resource: string, params: Params) => Promise<unknown>;

/** Twin queries of two components must not share one request: aborting one of them would reject both. */
const OWN_REQUEST = { context: { queryDeduplication: false } };

/**
 * Pages of rows are kept by react-admin's own cache alone: taking each apart into another one costs as much as drawing
 * it.
 */
const LIST_REQUEST = { ...OWN_REQUEST, fetchPolicy: 'no-cache' } as const;

/** ra-data-graphql over Apollo's client, for the documents that `buildQuery` makes. */
export const foreignProvider = (server: Pick<Server, 'exchange'>, buildQuery: BuildQuery): ForeignCall => {
  const provider: DataProvider = buildGraphQLProvider({
    client: apolloOver(server),
    introspection: false,
    buildQuery: () => buildQuery,
    query: (_resource: string, method: string) => (method === 'GET_LIST' ? LIST_REQUEST : OWN_REQUEST),
  });
  return async (method, resource, params) => {
    const call: unknown = provider[method];
    if (typeof call !== 'function') throw new Error(`ra-data-graphql has no ${method}.`);
    try {
      return await call(resource, params);
    } catch (error) {
      throw callError(error);
    }
  };
};
