import { useInfiniteQuery } from '@tanstack/react-query';
import { gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import { useServer } from '../../dataProvider/ServerContext';
import type { RowChange } from '#domain/admin/rowChange';

/** The changes of one step to one record, or, where `count` says more, to so many of them. */
export type ListChange = Pick<
  RowChange,
  | 'id'
  | 'mutation_id'
  | 'at'
  | 'command'
  | 'op'
  | 'user_name'
  | 'entity_id'
  | 'title'
  | 'count'
  | 'may_undo'
  | 'touched'
  | 'fields'
>;

const PAGE = 25;
const LIST_CHANGES = narrowed<{ listChanges: { items: readonly ListChange[]; total_count: number } }>(
  gql(`query ListChanges($entity: String!, $mutation_id: ID, $page: PageInput) {
    listChanges(entity: $entity, mutation_id: $mutation_id, page: $page) {
      total_count
      items { id mutation_id at command op user_name entity_id title count may_undo touched { entity entity_label count }
        fields { field label kind before after before_name after_name } }
    }
  }`),
);

/**
 * What was done to the records of a list, the newest first, a page at a time: each step once, or each record of a step.
 * @param step the mutation whose records are read
 */
export const useListHistory = (resource: string, step: string | null = null) => {
  const server = useServer();
  const query = useInfiniteQuery({
    queryKey: [resource, 'list history', step],
    initialPageParam: 1,
    retry: false,
    queryFn: async ({ pageParam, signal }) =>
      (
        await server.query(
          LIST_CHANGES,
          { entity: resource, mutation_id: step, page: { number: pageParam, size: PAGE } },
          { signal },
        )
      ).listChanges,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total_count ? pages.length + 1 : undefined),
  });
  return { ...query, changes: query.data?.pages.flatMap(({ items }) => items) ?? [] };
};
