import { useApolloClient } from '@apollo/client';
import { useQuery } from '@tanstack/react-query';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { providerError } from '../../dataProvider/providerError';
import { manyDocuments, type Choice, type ChosenRows } from './manyDocuments';

/** What a choice comes to and what uses it, asked anew each time a question about it opens. */
export const useChosen = (resource: ResourceDescriptor, choice: Choice, enabled: boolean) => {
  const client = useApolloClient();
  const { data, error } = useQuery({
    queryKey: [resource.name, 'usage', JSON.stringify(choice)],
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const answer = await client.query<{ chosen: ChosenRows }>({
          query: manyDocuments.chosen(resource), variables: 'ids' in choice ? { ids: choice.ids } : { filter: choice.filter },
          fetchPolicy: 'no-cache', context: { queryDeduplication: false, fetchOptions: { signal } },
        });
        return answer.data.chosen;
      } catch (thrown) { throw providerError(thrown); }
    },
  });
  return { chosen: data ?? null, error };
};
