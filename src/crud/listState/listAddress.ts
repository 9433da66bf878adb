import type { ResourceDescriptor } from '#domain/fields/resource';

/** Rows on a page of a list. */
export const PAGE_SIZE = 25;

/** What a list shows: its filters with the search, its order and its page. */
export interface ListPlace {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: string };
  page: number;
  perPage: number;
}

/** How a list starts, when neither the address nor what was kept says otherwise. */
export const startPlace = (
  { filter, sort }: Pick<ResourceDescriptor, 'filter' | 'sort'>,
  perPage: number,
): ListPlace => ({ filter, sort, page: 1, perPage });

/** The query of the address that leads to what a list shows. */
export const placeQuery = ({ filter, sort, page, perPage }: ListPlace): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: String(page),
    perPage: String(perPage),
  }).toString();

/** What an address says of a list: react-admin takes any other part for a list without filters. */
const OWN = ['filter', 'sort', 'order', 'page', 'perPage', 'view'];

/**
 * True for an address that says something, and nothing of the list: a record beside it, say. The list then stands as it
 * starts.
 */
export const saysNothingOfList = (params: URLSearchParams): boolean =>
  params.size > 0 && !OWN.some((name) => params.has(name));

/** The query of the address that leads to what a list shows; empty for how it starts. */
export const listAddress = (place: ListPlace, start: ListPlace): string => {
  if (JSON.stringify(place) === JSON.stringify(start)) return '';
  return placeQuery(place);
};

/**
 * The address with another place in it: what else it says, such as a tab or the record beside the list, stays; a view
 * is left.
 */
export const withPlace = (search: string, place: ListPlace): string => {
  const params = new URLSearchParams(search);
  for (const name of [...OWN, 'displayedFilters']) params.delete(name);
  const others = params.toString();
  return `?${others === '' ? '' : `${others}&`}${placeQuery(place)}`;
};
