import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Command } from '../../commands/command';
import { useShortcuts } from '../../commands/useShortcuts';
import type { ListPanel } from '../look/useListPanel';

/** The element that the key / leads to. */
export const SEARCH_ID = 'list-search';

/** The keys of a list as a whole: / searches, n makes a new record. */
export const useListCommands = (panel: ListPanel, mayCreate: boolean): void => {
  const navigate = useNavigate();
  const { newPath } = panel;
  const commands = useMemo(
    (): Command[] => [
      {
        id: 'list.search',
        key: '/',
        label: { en: 'Search the list', es: 'Buscar en la lista' },
        perform: () => document.getElementById(SEARCH_ID)?.focus(),
      },
      ...(mayCreate
        ? [
            {
              id: 'list.new',
              key: 'n',
              label: { en: 'New record', es: 'Registro nuevo' },
              perform: () => void navigate(newPath),
            },
          ]
        : []),
    ],
    [mayCreate, navigate, newPath],
  );
  useShortcuts(commands, undefined);
};
