import type { GridApi } from '@mui/x-data-grid';
import { useEffect, useMemo, type RefObject } from 'react';
import type { Command } from '../../commands/command';
import { useShortcuts } from '../../commands/useShortcuts';
import type { Row } from '../../dataProvider/row';
import type { ListPanel } from '../look/useListPanel';
import type { ResourceListState } from '../listState/useResourceList';

interface Options {
  grid: RefObject<GridApi | null>;
  rows: readonly Row[];
  first: string | undefined;
  list: ResourceListState['list'];
  panel: ListPanel;
  selectable: boolean;
  mayEdit: boolean;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ? target.type !== 'checkbox' : target instanceof HTMLTextAreaElement;

/** The row whose cell has the focus. */
const focusedId = (grid: Options['grid']): number | null => {
  const id = grid.current?.state.focus.cell?.id;
  return id === undefined ? null : Number(id);
};

/**
 * The keys of a list beside those of the grid itself, in which arrows move and Enter opens: e edits the row beside the
 * list, x selects it, Escape lets go of all that are selected, and an arrow leads into the rows.
 */
export const useListKeys = ({ grid, rows, first, list, panel, selectable, mayEdit }: Options): void => {
  // The browser would take back the last typing of any field, such as that of the search.
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase());
      if (isUndo && !isTyping(event.target)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const commands = useMemo((): Command[] => {
    const withRow = (work: (id: number) => void) => () => {
      const id = focusedId(grid);
      if (id !== null) work(id);
    };
    const isOnRow = (): boolean => focusedId(grid) !== null;
    return [
      {
        id: 'list.enter',
        key: 'arrowdown',
        label: { en: 'Go to the rows', es: 'Ir a las filas' },
        isEnabled: () => !isOnRow() && rows.length > 0,
        perform: () => {
          const [row] = rows;
          if (row && first) grid.current?.setCellFocus(row.id, first);
        },
      },
      {
        id: 'list.edit',
        key: 'e',
        label: mayEdit
          ? { en: 'Edit the row beside the list', es: 'Editar la fila junto a la lista' }
          : { en: 'Open the row beside the list', es: 'Abrir la fila junto a la lista' },
        isEnabled: isOnRow,
        perform: withRow((id) => panel.open(id)),
      },
      ...(selectable
        ? [
            {
              id: 'list.select',
              key: 'x',
              label: { en: 'Select the row', es: 'Seleccionar la fila' },
              isEnabled: isOnRow,
              perform: withRow((id) =>
                list.onSelect(
                  list.selectedIds.includes(id)
                    ? list.selectedIds.filter((other) => other !== id)
                    : [...list.selectedIds, id],
                ),
              ),
            },
            {
              id: 'list.unselect',
              key: 'escape',
              label: { en: 'Clear the selection', es: 'Quitar la selección' },
              isEnabled: () => list.selectedIds.length > 0,
              perform: () => list.onUnselectItems(),
            },
          ]
        : []),
    ];
  }, [grid, rows, first, list, panel, selectable, mayEdit]);
  useShortcuts(commands, undefined);
};
