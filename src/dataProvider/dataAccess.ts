import type { Permission } from '#domain/access/permissions';
import { rightsByName } from '#domain/access/resourceNeeds';
import { RESOURCES, SCHEMA_HASH } from '#domain/generated/resources';
import { InMemoryCache, type ApolloClient } from '@apollo/client';
import { createApolloClient, type ClientOptions } from './apolloClient';
import { Catalogue } from './catalogue/catalogue';
import { catalogueLoader, type CatalogueLoader } from './catalogue/catalogueLoader';
import { rememberMutation } from './ownMutations';
import { partPolicies } from './partPolicies';
import { createRest, type Rest } from './rest';

/** All that reaches the server: one GraphQL client, what is known of the API, and files. react-admin's provider is made over the first two. */
export interface DataAccess {
  client: ApolloClient<unknown>;
  catalogue: Catalogue;
  loader: CatalogueLoader;
  rest: Rest;
}

type Options = Omit<ClientOptions, 'onMarks' | 'cache'> & { permissions?: ReadonlySet<Permission> };

/**
 * Makes the data access of a signed-in user. With the user's permissions the first list asks for its rows at once; what the server
 * says of the rights counts as soon as it has said it.
 * @example const access = createDataAccess({ permissions, getIdToken, onRejected: tokenRejected })
 */
export const createDataAccess = ({ permissions, ...options }: Options): DataAccess => {
  const rights = permissions
    ? rightsByName(
        permissions,
        RESOURCES.map(({ name }) => name),
      )
    : null;
  const catalogue = new Catalogue({ hash: SCHEMA_HASH, resources: RESOURCES, rights });
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
  return { client, catalogue, loader, rest: createRest(marked) };
};
