import type { RecordId } from '../../dataProvider/row';
import { useStore } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { editPath, newPath } from './paths';

/** What stands beside a list: a record, a new one, the bin, an import or the history. The address names it, so each has a link. */
export type Panel = number | 'new' | 'bin' | 'import' | 'history' | null;

const OPEN = 'open';

const panelIn = (value: string | null): Panel => {
  if (value === 'new' || value === 'bin' || value === 'import' || value === 'history') return value;
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
};

/**
 * What is open beside the list, and whether records open there at all: that is the user's choice, kept in the browser.
 */
export const useListPanel = (resource: ResourceDescriptor) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [beside, setBeside] = useStore('records.beside', false);
  const panel = panelIn(new URLSearchParams(search).get(OPEN));

  const addressOf = useCallback(
    (next: Panel): string => {
      const params = new URLSearchParams(search);
      if (next === null) params.delete(OPEN);
      else params.set(OPEN, String(next));
      return `${pathname}?${params.toString()}`;
    },
    [pathname, search],
  );

  return useMemo(
    () => ({
      panel,
      beside,
      setBeside,
      addressOf,
      open: (next: Panel): void => void navigate(addressOf(next)),
      close: (): void => void navigate(addressOf(null)),
      /** Where a click on a record leads to. */
      recordPath: (id: RecordId): string => (beside && typeof id === 'number' ? addressOf(id) : editPath(resource, id)),
      newPath: beside ? addressOf('new') : newPath(resource),
    }),
    [panel, beside, setBeside, addressOf, navigate, resource],
  );
};

export type ListPanel = ReturnType<typeof useListPanel>;
