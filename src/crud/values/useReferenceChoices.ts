import { useState } from 'react';
import { useGetList } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { OWN_LISTS } from '#domain/lookups/shownName';
import { PAGE_LIMIT } from '../../dataProvider/documents/queries';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { foldText } from '#domain/foldText';
import { exactFirst } from '../../inputs/choice';
import { useCrudText } from '../look/useCrudText';
import { choiceLimit } from './choiceLimit';
import { pickerColumns } from './pickerTitle';
import { recordTitle } from './recordTitle';
import { useDebounced } from './useDebounced';

/** Only rows in use are offered, where a table knows such a thing [BLDR-011]. */
const inUse = (target: ResourceDescriptor) =>
  target.fields.some(({ name }) => name === 'is_active') ? { is_active: { eq: true } } : {};

/** Rows of a list that is read to be searched here: another program may not search at all. */
const pageLimit = ({ source }: ResourceDescriptor): number => (source === undefined ? PAGE_LIMIT : 1_000);

const searchFor = (target: ResourceDescriptor, typed: string) => {
  if (typed === '') return {};
  const [first] = target.title;
  return target.searchable || first === undefined ? { search: typed } : { [first]: { contains: typed } };
};

const NONE: readonly Row[] = [];

/** The first entries of a referenced resource that match what is typed; the server searches. Asks nothing until its list is opened or typed for. */
export const useReferenceChoices = (target: ResourceDescriptor | undefined, withInactive = false) => {
  const text = useCrudText();
  const { language } = useLanguage();
  // The server knows the product's own words in English alone: in another language the whole list is read, and searched here.
  const isSearchedHere =
    target !== undefined &&
    (target.source === undefined ? language !== 'en' && OWN_LISTS.has(target.name) : !target.searchable);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const debounced = useDebounced(wanted, 250);
  const {
    data = NONE,
    isFetching,
    error,
  } = useGetList<Row>(
    target?.name ?? '',
    {
      pagination: { page: 1, perPage: isSearchedHere ? pageLimit(target) : choiceLimit(target?.name) },
      sort: target?.sort,
      filter: target
        ? { ...(withInactive ? {} : inUse(target)), ...searchFor(target, isSearchedHere ? '' : debounced) }
        : {},
      meta: { columns: pickerColumns(target), total: false },
    },
    { enabled: (open || wanted !== '') && target !== undefined, placeholderData: (before) => before, retry: false },
  );
  const found = error === null ? data : NONE;
  const titleOf = (row: Row): string => recordTitle(target, row, language);
  const matching = (name: string): readonly Row[] =>
    isSearchedHere ? found.filter((row) => foldText(titleOf(row)).includes(foldText(name.trim()))) : found;
  return {
    /** What is named as typed comes first, the others as the server has them. */
    listed: (name: string): Row[] => exactFirst(matching(name), name, titleOf),
    loading: isFetching || debounced !== wanted,
    failure: error === null ? null : text('lookup_error'),
    search: setTyped,
    /** Follows the opening of the list. */
    watch: ({ onOpen, onClose }: { onOpen: () => void; onClose: () => void }) => ({
      onOpen: () => {
        setOpen(true);
        onOpen();
      },
      onClose: () => {
        setOpen(false);
        onClose();
      },
    }),
  };
};
