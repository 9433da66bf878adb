import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { ERRORS } from '#domain/errors';
import { providerError } from './providerError';

export interface FreshCalls {
  ask: <Data>(query: DocumentNode, variables?: OperationVariables) => Promise<Data>;
  tell: <Data>(mutation: DocumentNode, variables: OperationVariables) => Promise<Data>;
}

/** Queries and mutations past the client's cache, for what is edited; refusals and failures are thrown as `providerError` reads them. */
export const freshCalls = (client: ApolloClient<unknown>): FreshCalls => ({
  ask: async <Data>(query: DocumentNode, variables: OperationVariables = {}) => {
    try {
      return (await client.query<Data>({ query, variables, fetchPolicy: 'no-cache' })).data;
    } catch (error) {
      throw providerError(error);
    }
  },
  tell: async <Data>(mutation: DocumentNode, variables: OperationVariables) => {
    try {
      const { data } = await client.mutate<Data>({ mutation, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error(ERRORS.INTERNAL_SERVER_ERROR.message);
      return data;
    } catch (error) {
      throw providerError(error);
    }
  },
});
