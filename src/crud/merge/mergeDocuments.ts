import type { ResourceDescriptor } from '#domain/fields/resource';
import { manyOperations } from '#domain/fields/manyOperations';
import { composed } from '../../dataProvider/gql';
import type { ManyAnswer } from '../many/manyDocuments';

/** How many rows of a table name a record. */
interface UseCount {
  table: string;
  count: number;
}

const preview = (resource: ResourceDescriptor) =>
  composed<{ uses: readonly UseCount[] }>(
    `query mergePreview($id: Int!) { uses: ${manyOperations(resource).mergePreview}(id: $id) { table count } }`,
  );

const merge = (resource: ResourceDescriptor) =>
  composed<{ done: ManyAnswer }>(
    `mutation merge($keep_id: Int!, $keep_version: Int!, $gone_id: Int!, $gone_version: Int!, $take: [String!]!) { done: ${manyOperations(resource).merge}(keep_id: $keep_id, keep_version: $keep_version, gone_id: $gone_id, gone_version: $gone_version, take: $take) { mutation_id changed_count unchanged_count } }`,
  );

const mergedInto = (resource: ResourceDescriptor) =>
  composed<{ into: number | null }>(
    `query mergedInto($id: Int!) { into: ${manyOperations(resource).mergedInto}(id: $id) }`,
  );

/** The documents of two records that are made one [KEY-020]. */
export const mergeDocuments = { preview, merge, mergedInto };
