import { RESOURCES, SCHEMA_HASH } from '#domain/generated/resources';
import { InMemoryCache, type ApolloClient } from '@apollo/client';
import type { DataProvider } from 'ra-core';
import { createApolloClient, type ClientOptions } from './apolloClient';
import { Catalogue } from './catalogue/catalogue';
import { catalogueLoader, type CatalogueLoader } from './catalogue/catalogueLoader';
import { createDataProvider } from './dataProvider';
import { rememberMutation } from './ownMutations';
import { partPolicies } from './partPolicies';
import { createRest, type Rest } from './rest';

/** All that reaches the server: one GraphQL client, what is known of the API, react-admin's provider over both, and files. */
export interface DataAccess { client: ApolloClient<unknown>; catalogue: Catalogue; loader: CatalogueLoader; dataProvider: DataProvider; rest: Rest }

/**
 * Makes the data access of a signed-in user.
 * @example const access = createDataAccess({ getIdToken, onRejected: tokenRejected })
 */
export const createDataAccess = (options: Omit<ClientOptions, 'onMarks' | 'cache'>): DataAccess => {
  const catalogue = new Catalogue({ hash: SCHEMA_HASH, resources: RESOURCES });
  const loader = catalogueLoader(() => client, catalogue);
  const cache = new InMemoryCache();
  const keepPolicies = (): void => cache.policies.addTypePolicies(partPolicies(catalogue.state.resources));
  keepPolicies();
  catalogue.subscribe(keepPolicies);
  const marked: ClientOptions = {
    ...options,
    onMarks: ({ schemaHash, mutationId }) => {
      if (schemaHash !== null) loader.noteHash(schemaHash);
      if (mutationId !== null) rememberMutation(mutationId);
    },
  };
  const client = createApolloClient({ ...marked, cache });
  return { client, catalogue, loader, dataProvider: createDataProvider(client, catalogue), rest: createRest(marked) };
};
