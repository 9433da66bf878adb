import { composed } from '../../dataProvider/gql';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { manyOperations } from '#domain/fields/manyOperations';

/** Which records something is done to: those selected, or all that the filter finds, as many as the user was told. */
export type Choice = { ids: readonly number[] } | { filter: Readonly<Record<string, unknown>>; expected_count: number };

/** What a choice comes to. */
export interface ChosenRows {
  count: number;
  used_count: number;
  blocked_count: number;
  used: readonly { id: number; name: string; uses: string }[];
}

/** What a change of many did. */
export interface ManyAnswer {
  mutation_id: string;
  changed_count: number;
  unchanged_count: number;
}

/** A record in the bin. */
interface DeletedRow {
  id: number;
  name: string;
  deleted_at: string;
  deleted_by: string | null;
}

/** A page of the deleted records. */
interface DeletedRows {
  items: readonly DeletedRow[];
  total_count: number;
}

interface Done {
  done: ManyAnswer;
}

const ANSWER = '{ mutation_id changed_count unchanged_count }';

const chosen = (resource: ResourceDescriptor) =>
  composed<{ chosen: ChosenRows }>(
    `query chosen($ids: [Int!], $filter: ${resource.type}Filter) { chosen: ${manyOperations(resource).chosen}(ids: $ids, filter: $filter) { count used_count blocked_count used { id name uses } } }`,
  );

const update = (resource: ResourceDescriptor) =>
  composed<Done>(
    `mutation updateMany($ids: [Int!], $filter: ${resource.type}Filter, $expected_count: Int, $values: ${resource.type}Values!) { done: ${manyOperations(resource).update}(ids: $ids, filter: $filter, expected_count: $expected_count, values: $values) ${ANSWER} }`,
  );

const remove = (resource: ResourceDescriptor) =>
  composed<Done>(
    `mutation deleteMany($ids: [Int!], $filter: ${resource.type}Filter, $expected_count: Int) { done: ${manyOperations(resource).remove}(ids: $ids, filter: $filter, expected_count: $expected_count) ${ANSWER} }`,
  );

const restore = (resource: ResourceDescriptor) =>
  composed<Done>(
    `mutation restoreMany($ids: [Int!]!) { done: ${manyOperations(resource).restore}(ids: $ids) ${ANSWER} }`,
  );

const deleted = (resource: ResourceDescriptor) =>
  composed<{ deleted: DeletedRows }>(
    `query deleted($search: String, $page: PageInput) { deleted: ${manyOperations(resource).deleted}(search: $search, page: $page) { items { id name deleted_at deleted_by } total_count } }`,
  );

/** The documents of what is done to many records of a resource. */
export const manyDocuments = { chosen, update, remove, restore, deleted };
