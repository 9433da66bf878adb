import { useServer } from '../../dataProvider/ServerContext';
import { gql } from '../../dataProvider/gql';
import { isLeaving } from '../../dataProvider/leavingRecords';
import { narrowed } from '../../dataProvider/narrowed';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '../../live/useLive';
import type { HistoryEntry, HistoryOf } from './historyEntry';
import { readHistory, type HistoryAnswer } from './readHistory';

/** The key under which the history of a record is kept; asked for anew with everything else of its resource. */
export const historyKey = (resource: string, id: number): readonly unknown[] => [resource, 'history', id];

/** The table of comments, which stand in the histories of their records. */
const COMMENTS = 'record_comment';
const PAGE = 10;
const HISTORY = narrowed<HistoryAnswer>(
  gql(`
  query history($entity: String!, $id: Int!, $page: PageInput) {
    history(entity: $entity, id: $id, page: $page) {
      items { mutation_id at op command may_undo touched { entity entity_label count } user { id name } device_at device_user { id name } merged { id name } changes { entity entity_id row part kind field label before after before_name after_name } }
      total_count
    }
  }
`),
);

/** What was done to a record, newest first, a page at a time. */
export const useHistory = (resource: HistoryOf, id: number) => {
  const server = useServer();
  const query = useInfiniteQuery({
    queryKey: historyKey(resource.name, id),
    initialPageParam: 1,
    retry: false,
    queryFn: async ({ pageParam, signal }) =>
      readHistory(
        await server.query(HISTORY, { entity: resource.name, id, page: { number: pageParam, size: PAGE } }, { signal }),
      ),
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length + 1 : undefined),
  });
  // The changes of a record are told by its own name, those of its comments are not.
  const live = useLive();
  const { refetch } = query;
  useEffect(
    () =>
      live.subscribe(({ name, data }) => {
        if (name !== 'change' || isLeaving(resource.name, id)) return;
        if (data.records.some(({ entity }) => entity === COMMENTS)) void refetch();
      }),
    [live, refetch, resource.name, id],
  );
  const entries: HistoryEntry[] = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return {
    entries,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    isPending: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    error: query.error,
    retry: () => void query.refetch(),
  };
};
