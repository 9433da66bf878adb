import { composed, gql } from '../gql';
import type { OwnLimits } from '#domain/access/fieldLimits';
import type { ResourceRights } from '#domain/access/resourceNeeds';

/** What the user may do with each resource that he may read. */
export const RIGHTS = gql(`query resourceRights {
  resources { name rights { create update remove export merge } }
  me { permissions hidden_fields read_only_fields }
}`);

export interface RightsAnswer {
  resources: readonly { name: string; rights: ResourceRights }[];
  me: { permissions: readonly string[] } & OwnLimits;
}

/** The same with all that the screens need to know. */
export const DESCRIPTORS = composed<Pick<SchemaAnswer, 'resources'>>(`
  query resourceSchema {
    resources { name rights { create update remove export merge } descriptor }
  }
`);

/** The root fields that the schema really has, which no schema describes. What asks for them asks for nothing else. */
export const ROOT_FIELDS = composed<Pick<SchemaAnswer, '__schema'>>(`
  query rootFields {
    __schema { queryType { fields { name } } mutationType { fields { name } } }
  }
`);

interface RootType {
  fields: readonly { name: string }[];
}
export interface SchemaAnswer {
  resources: readonly { name: string; rights: ResourceRights; descriptor: unknown }[];
  __schema: { queryType: RootType; mutationType: RootType | null };
}
