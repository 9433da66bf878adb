import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What the sheet shows; it stands in the address, so that a link reproduces it. */
export interface CountView {
  location: number | null;
  categories: readonly number[];
  search: string;
  onlyOpen: boolean;
}

const numberOf = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

export const useCountAddress = (): { view: CountView; show: (change: Partial<CountView>) => void } => {
  const [params, setParams] = useSearchParams();
  const view = useMemo(
    (): CountView => ({
      location: numberOf(params.get('location')),
      categories: (params.get('categories') ?? '').split(',').flatMap((id) => numberOf(id) ?? []),
      search: params.get('q') ?? '',
      onlyOpen: params.get('open') === '1',
    }),
    [params],
  );
  const show = useCallback(
    (change: Partial<CountView>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          const put = (name: string, value: string | null): void => {
            if (value) next.set(name, value);
            else next.delete(name);
          };
          if (change.location !== undefined) put('location', change.location === null ? null : String(change.location));
          if (change.categories !== undefined) put('categories', change.categories.join(','));
          if (change.search !== undefined) put('q', change.search);
          if (change.onlyOpen !== undefined) put('open', change.onlyOpen ? '1' : null);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { view, show };
};
