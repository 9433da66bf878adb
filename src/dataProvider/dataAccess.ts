import { RESOURCES, SCHEMA_HASH } from '#domain/generated/resources';
import type { ApolloClient } from '@apollo/client';
import type { DataProvider } from 'ra-core';
import { createApolloClient, type ClientOptions } from './apolloClient';
import { Catalogue } from './catalogue/catalogue';
import { catalogueLoader, type CatalogueLoader } from './catalogue/catalogueLoader';
import { createDataProvider } from './dataProvider';
import { rememberMutation } from './ownMutations';

/** All that reaches the server by GraphQL: one client, what is known of the API, react-admin's provider over both. */
export interface DataAccess { client: ApolloClient<unknown>; catalogue: Catalogue; loader: CatalogueLoader; dataProvider: DataProvider }

/**
 * Makes the data access of a signed-in user.
 * @example const access = createDataAccess({ getIdToken, onRejected: tokenRejected })
 */
export const createDataAccess = (options: Omit<ClientOptions, 'onMarks'>): DataAccess => {
  const catalogue = new Catalogue({ hash: SCHEMA_HASH, resources: RESOURCES });
  const loader = catalogueLoader(() => client, catalogue);
  const client = createApolloClient({
    ...options,
    onMarks: ({ schemaHash, mutationId }) => {
      if (schemaHash !== null) loader.noteHash(schemaHash);
      if (mutationId !== null) rememberMutation(mutationId);
    },
  });
  return { client, catalogue, loader, dataProvider: createDataProvider(client, catalogue) };
};
