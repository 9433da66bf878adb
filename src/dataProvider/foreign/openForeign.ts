import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import type { ResourceRights } from '#domain/access/resourceNeeds';
import type { CatalogueState } from '../catalogue/catalogue';
import { composed } from '../gql';
import type { Server } from '../server';
import { foreignProvider } from './foreignProvider';
import { foreignQuery } from './foreignQuery';
import { foreignResources, type ForeignResource } from './foreignSchema';

/** What the schema has no mutation for cannot be done; the rest the server refuses itself. */
const rightsIn = ({ descriptor: { operations } }: ForeignResource): ResourceRights => ({
  create: operations.create !== undefined,
  update: operations.update !== undefined,
  remove: operations.remove !== undefined,
  export: false,
});

/** What a server that describes no resources tells of them all the same: by its introspection alone. */
export const openForeign = async (server: Server): Promise<Partial<CatalogueState>> => {
  const schema = buildClientSchema(
    await server.query(composed<IntrospectionQuery>(getIntrospectionQuery({ descriptions: false }))),
  );
  const found = foreignResources(schema);
  return {
    resources: found.map(({ descriptor }) => descriptor),
    rights: Object.fromEntries(found.map((one) => [one.descriptor.name, rightsIn(one)])),
    foreign: foreignProvider(server, foreignQuery(found)),
  };
};
