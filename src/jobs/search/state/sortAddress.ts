import { DEFAULT_SORT, isSearchColumn, type SearchSort } from '#domain/jobSearch/searchColumns';

/** The sort that an address names; null when it names none. */
export const sortOfAddress = (params: URLSearchParams): SearchSort | null => {
  const column = params.get('sort');
  return isSearchColumn(column) ? { column, asc: params.get('asc') === 'true' } : null;
};

/** The address's params with the sort; the default one needs none. */
export const addressOfSort = ({ column, asc }: SearchSort, before: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(before);
  params.delete('sort');
  params.delete('asc');
  if (column !== DEFAULT_SORT.column || asc !== DEFAULT_SORT.asc) {
    params.set('sort', column);
    params.set('asc', String(asc));
  }
  return params;
};
