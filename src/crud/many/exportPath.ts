import type { Language } from '#domain/localText';
import type { ResourceListState } from '../listState/useResourceList';

/** What of a list a file holds: all rows of its filter, its columns in their order. */
interface Shown extends Pick<ResourceListState, 'filter'> {
  columns: readonly { name: string }[];
  list: Pick<ResourceListState['list'], 'sort'>;
}

/** The address of the file that holds what a list shows, without its form. */
export const exportPath = (
  resource: string,
  { list: { sort }, columns, filter }: Shown,
  language: Language,
): string => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    columns: columns.map(({ name }) => name).join(','),
    lang: language,
  });
  return `/v1/export/${resource}?${query.toString()}`;
};
