import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DEFAULT_SORT, type SearchSort, isSearchColumn } from '#domain/jobSearch/searchColumns';

/** The sort that an address names; null when it names none. */
const sortOfAddress = (params: URLSearchParams): SearchSort | null => {
  const column = params.get('sort');
  return isSearchColumn(column) ? { column, asc: params.get('asc') === 'true' } : null;
};

/** The address's params with the sort; the default one needs none. */
const addressOfSort = ({ column, asc }: SearchSort, before: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(before);
  params.delete('sort');
  params.delete('asc');
  if (column !== DEFAULT_SORT.column || asc !== DEFAULT_SORT.asc) {
    params.set('sort', column);
    params.set('asc', String(asc));
  }
  return params;
};

interface SearchOrder {
  sort: SearchSort;
  change: (sort: SearchSort) => void;
  /** The order at this moment. */
  current: () => SearchSort;
  /** The address's params with the order in them. */
  write: (params: URLSearchParams) => URLSearchParams;
  /** How often the address has brought another order since the screen opened. */
  arrived: number;
}

const nameOf = (sort: SearchSort): string => `${sort.column} ${sort.asc}`;

/** How the rows stand: as the address says, also when a link or the way back brings another one [KEY-009 JS-027]. */
export const useSearchOrder = (kept: SearchSort | undefined): SearchOrder => {
  const [params] = useSearchParams();
  const named = sortOfAddress(params) ?? DEFAULT_SORT;
  const [sort, setSort] = useState<SearchSort>(() => (params.size === 0 ? (kept ?? named) : named));
  const latest = useRef(sort);
  const published = useRef(nameOf(named));
  const [arrived, setArrived] = useState(0);
  const change = useCallback((next: SearchSort) => {
    latest.current = next;
    setSort(next);
  }, []);
  const current = useCallback(() => latest.current, []);
  const write = useCallback((before: URLSearchParams) => {
    published.current = nameOf(latest.current);
    return addressOfSort(latest.current, before);
  }, []);
  const { column, asc } = named;
  useEffect(() => {
    const name = nameOf({ column, asc });
    if (name === published.current) return;
    published.current = name;
    change({ column, asc });
    setArrived((before) => before + 1);
  }, [column, asc, change]);
  return { sort, change, current, write, arrived };
};
