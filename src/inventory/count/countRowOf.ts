import type { CivilDate } from '#domain/civilDate';
import { isContested, isCountChanged } from '#domain/inventory/count/countSheet';
import { isUnexpectedCount } from '#domain/inventory/count/unexpectedCount';
import type { CountRow } from '../data/inventoryApi';
import type { CountSheetState } from './useCountSheet';

/** What a row of the sheet shows, whether it is drawn as a table's row or as a card. */
export const countRowOf = (row: CountRow, { draft, type, check, change }: CountSheetState) => {
  const edit = draft.edits.get(row.id);
  const counts = edit ?? row;
  const changed = edit !== undefined && isCountChanged(edit);
  const unlikely =
    changed && row.count_date !== null && isUnexpectedCount(edit.base, edit, row.product.quantity_per_unit);
  const cell = (column: 'unit_count' | 'individual_count') => ({
    column,
    value: counts[column],
    before: edit?.base[column] ?? row[column],
    unlikely,
    onCount: (value: number) => type(row, { [column]: value }),
    onCheck: () => check(row),
  });
  return {
    edit,
    changed,
    cell,
    contested: edit !== undefined && isContested(row, edit),
    checked: draft.checked.has(row.id),
    setDate: (count_date: CivilDate) => {
      if (edit) change(row.id, { ...edit, count_date });
    },
  };
};
