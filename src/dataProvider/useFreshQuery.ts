import { useApolloClient, type DocumentNode } from '@apollo/client';
import { useQuery } from '@tanstack/react-query';
import { calls } from './calls';

interface Asked {
  /** What is asked, as react-query tells questions apart. */
  key: readonly unknown[];
  query: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
  enabled: boolean;
}

/** An answer that something is decided by: asked once `enabled`, anew each time, and never taken from what was known before. */
export const useFreshQuery = <Data>({ key, query, variables, enabled }: Asked) => {
  const client = useApolloClient();
  return useQuery({
    queryKey: key,
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => calls(client).ask<Data>(query, variables, { signal }),
  });
};
