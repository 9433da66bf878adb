import { useState } from 'react';
import { useGetList } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { choiceLimit } from './choiceLimit';
import { useDebounced } from './useDebounced';

/** Only rows in use are offered, where a table knows such a thing [BLDR-011]. */
const inUse = (target: ResourceDescriptor) =>
  target.fields.some(({ name }) => name === 'is_active') ? { is_active: { eq: true } } : {};

const searchFor = (target: ResourceDescriptor, typed: string) => {
  if (typed === '') return {};
  const [first] = target.title;
  return target.searchable || first === undefined ? { search: typed } : { [first]: { contains: typed } };
};

/** The first entries of a referenced resource that match what is typed; the server searches. Asks nothing until `open`. */
export const useReferenceChoices = (target: ResourceDescriptor | undefined, open: boolean) => {
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim(), 250);
  const { data, isFetching, error } = useGetList<Row>(
    target?.name ?? '',
    {
      pagination: { page: 1, perPage: choiceLimit(target?.name) },
      sort: target?.sort,
      filter: target ? { ...inUse(target), ...searchFor(target, settled) } : {},
      meta: { columns: target?.title ?? [], total: false },
    },
    { enabled: open && target !== undefined, placeholderData: (before) => before, retry: false },
  );
  return { choices: data ?? [], loading: isFetching || settled !== typed.trim(), failed: error !== null, setTyped };
};
