import type { ResourceDescriptor } from '#domain/fields/resource';
import { useFreshQuery } from '../../dataProvider/useFreshQuery';
import { manyDocuments, type Choice, type ChosenRows } from './manyDocuments';

/** What a choice comes to and what uses it, asked anew each time a question about it opens. */
export const useChosen = (resource: ResourceDescriptor, choice: Choice, enabled: boolean) => {
  const { data, error } = useFreshQuery<{ chosen: ChosenRows }>({
    key: [resource.name, 'usage', JSON.stringify(choice)],
    query: manyDocuments.chosen(resource),
    variables: 'ids' in choice ? { ids: choice.ids } : { filter: choice.filter },
    enabled,
  });
  return { chosen: data?.chosen ?? null, error };
};
