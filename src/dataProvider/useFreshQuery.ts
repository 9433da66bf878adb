import { useServer } from './ServerContext';
import type { CallDocument } from './gql';
import { useQuery } from '@tanstack/react-query';

interface FreshQuery<Data> {
  /** What is asked, as react-query tells questions apart. */
  key: readonly unknown[];
  query: CallDocument<Data>;
  variables: Readonly<Record<string, unknown>>;
  enabled: boolean;
}

/**
 * An answer that something is decided by: asked once `enabled`, anew each time, and never taken from what was known
 * before.
 */
export const useFreshQuery = <Data>({ key, query, variables, enabled }: FreshQuery<Data>) => {
  const server = useServer();
  return useQuery({
    queryKey: key,
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => server.query(query, variables, { signal }),
  });
};
