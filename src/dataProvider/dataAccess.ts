import { InMemoryCache, type ApolloClient } from '@apollo/client';
import { createValueStore, type ValueStore } from '../store/valueStore';
import { createApolloClient, type ClientOptions } from './apolloClient';
import { rememberMutation } from './ownMutations';
import { createRest, type Rest } from './rest';

/** All that reaches the server: one GraphQL client, and files. What is known of the records is made over it where it is needed. */
export interface DataAccess {
  client: ApolloClient<unknown>;
  rest: Rest;
  /** The hash of the server's schema, as its last answer told it. */
  schemaHash: ValueStore<string | null>;
}

/**
 * Makes the data access of a signed-in user.
 * @example const access = createDataAccess({ getIdToken, onRejected: tokenRejected })
 */
export const createDataAccess = (options: Omit<ClientOptions, 'onMarks' | 'cache'>): DataAccess => {
  const schemaHash = createValueStore<string | null>(null);
  const marked: ClientOptions = {
    ...options,
    onMarks: (marks) => {
      if (marks.schemaHash !== null) schemaHash.set(marks.schemaHash);
      if (marks.mutationId !== null) rememberMutation(marks.mutationId);
    },
  };
  return {
    client: createApolloClient({ ...marked, cache: new InMemoryCache() }),
    rest: createRest(marked),
    schemaHash,
  };
};
