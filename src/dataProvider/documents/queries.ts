import type { Identifier } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { listSelection, recordSelection, type FindResource } from './selection';

/** A document with its variables, before it is parsed. */
export interface Request {
  text: string;
  variables: Record<string, unknown>;
}

/** The largest page that the API serves. */
export const PAGE_LIMIT = 100;

export interface ListAsk {
  /** Fields of the columns shown; all columns of the resource when absent. */
  columns?: readonly string[];
  filter: Readonly<Record<string, unknown>>;
  /** Narrows what the filter finds, whichever way that matches. */
  within?: Readonly<Record<string, unknown>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  page: { number: number; size: number };
  /** False where nobody looks at the total, which then costs nothing. */
  total?: boolean;
}

/** One page of a list with its total, in one request. */
export const listRequest = (resource: ResourceDescriptor, ask: ListAsk, find: FindResource): Request => {
  const { type, operations } = resource;
  const selection = listSelection(resource, ask.columns ?? resource.columns, find);
  const total = ask.total === false ? '' : ' total_count';
  const [declared, given] = ask.within ? [`, $within: ${type}Filter`, ', within: $within'] : ['', ''];
  return {
    text:
      `query ${operations.list}($filter: ${type}Filter, $sort: ${type}Sort, $page: PageInput${declared}) ` +
      `{ list: ${operations.list}(filter: $filter, sort: $sort, page: $page${given}) { items { ${selection} }${total} } }`,
    variables: {
      filter: ask.filter,
      sort: ask.sort ?? resource.sort,
      page: ask.page,
      ...(ask.within && { within: ask.within }),
    },
  };
};

/** One record with all its fields and parts. */
export const oneRequest = (resource: ResourceDescriptor, id: Identifier, find: FindResource): Request => ({
  text: `query ${resource.operations.one}($id: Int!) { one: ${resource.operations.one}(id: $id) { ${recordSelection(resource, find)} } }`,
  variables: { id: Number(id) },
});

/** Records by their ids, in one request however many there are: a page of the list for each hundred. */
export const manyRequest = (
  resource: ResourceDescriptor,
  ids: readonly Identifier[],
  columns: readonly string[],
  find: FindResource,
): Request => {
  const { type, operations } = resource;
  const selection = listSelection(resource, columns, find);
  const pages = Array.from({ length: Math.max(1, Math.ceil(ids.length / PAGE_LIMIT)) }, (_, index) => index + 1);
  const roots = pages.map(
    (number) =>
      `page${number}: ${operations.list}(filter: $filter, page: { number: ${number}, size: ${PAGE_LIMIT} }) { items { ${selection} } }`,
  );
  return {
    text: `query ${operations.list}($filter: ${type}Filter) { ${roots.join(' ')} }`,
    variables: { filter: { id: { in: ids.map(Number) } } },
  };
};
