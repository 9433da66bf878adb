import { useCallback, type ClipboardEvent } from 'react';
import type { PasteCell } from '#domain/inputs/placeCells';
import { parseCount } from '#domain/inventory/count/parseCount';
import { useLanguage } from '../../i18n/useLanguage';
import { pasteCells } from '../../inputs/pasteCells';
import type { CountRow } from '../data/inventoryApi';
import { useInventoryText } from '../useInventoryText';
import type { CountGroup } from './shownRows';
import type { CountSheetState } from './useCountSheet';

const COLUMNS = ['unit_count', 'individual_count'] as const;
const NO_ROWS: readonly CountRow[] = [];

/** Takes counts that were copied from a spreadsheet, down the column and to the right, in the order that is shown. */
export const usePasteCounts = (
  groups: readonly CountGroup[],
  { type }: Pick<CountSheetState, 'type'>,
): ((event: ClipboardEvent<HTMLElement>) => void) => {
  const { language } = useLanguage();
  const text = useInventoryText();
  return useCallback(
    (event) => {
      const cell: PasteCell<number> = {
        read: (typed) => {
          const value = parseCount(typed);
          return typeof value === 'number' ? { value } : { wrong: text('whole_number') };
        },
      };
      const from = (field: HTMLInputElement) => {
        const rows = groups.flatMap((group) => group.rows);
        const at = rows.findIndex(({ id }) => String(id) === field.closest<HTMLElement>('[data-row]')?.dataset.row);
        const columns = COLUMNS.slice(COLUMNS.findIndex((column) => column === field.dataset.column));
        return { rows: field.dataset.column === undefined || at < 0 ? NO_ROWS : rows.slice(at), columns };
      };
      pasteCells(event, language, {
        placesFrom: (field) => {
          const { rows, columns } = from(field);
          return rows.map(() => columns.map(() => cell));
        },
        put: (cells, field) => {
          const { rows, columns } = from(field);
          // What is typed in the field is taken first: else it would be taken over what is pasted.
          field.blur();
          for (const { row, column, value } of cells) {
            const [counted, name] = [rows[row], columns[column]];
            if (counted && name) type(counted, { [name]: value });
          }
          field.focus();
        },
      });
    },
    [groups, language, text, type],
  );
};
