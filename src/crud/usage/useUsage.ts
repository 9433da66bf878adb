import { gql, useApolloClient } from '@apollo/client';
import { useQuery } from '@tanstack/react-query';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { providerError } from '../../dataProvider/providerError';

/** The rows of one table that name a record in one of their columns, with the first of those that the user may read. */
export interface TableUse {
  table: string;
  label: string;
  field: string;
  field_label: string;
  count: number;
  readable_count: number;
  records: readonly { id: number; name: string; path: string }[];
}

/** The answer of the query `usage`. */
export interface UsageAnswer { usage: readonly TableUse[] }

const USAGE = gql`
  query usage($entity: String!, $id: Int!) {
    usage(entity: $entity, id: $id) { table label field field_label count readable_count records { id name path } }
  }
`;

/** Where a record is used, asked once `enabled`, anew each time: it decides whether the record can go. */
export const useUsage = (resource: ResourceDescriptor, id: number, enabled: boolean) => {
  const client = useApolloClient();
  const { data, isPending, error } = useQuery({
    queryKey: [resource.name, 'usage', id],
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const answer = await client.query<UsageAnswer>({
          query: USAGE, variables: { entity: resource.name, id }, fetchPolicy: 'no-cache', context: { queryDeduplication: false, fetchOptions: { signal } },
        });
        return answer.data.usage;
      } catch (thrown) { throw providerError(thrown); }
    },
  });
  return { uses: data ?? [], loading: enabled && isPending, error };
};
