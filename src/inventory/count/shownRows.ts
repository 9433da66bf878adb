import type { CivilDate } from '#domain/civilDate';
import { isCountChanged } from '#domain/inventory/count/countSheet';
import { byCountOrder } from '#domain/inventory/countOrder';
import { foldText } from '#domain/foldText';
import type { CountRow } from '../data/inventoryApi';
import type { CountDraft } from './draftStore';
import type { CountView } from './useCountAddress';

/** The rows of one category's description. */
export interface CountGroup {
  description: string;
  rows: readonly CountRow[];
}

/** The id of a category that the user does not see: no choice of categories is about it [USR-018]. */
const HIDDEN = 0;

/**
 * The rows of the chosen place and categories, in the order of the count sheet [INV-004 INV-009]; none without a place.
 */
export const rowsOfView = (rows: readonly CountRow[], { location, categories }: CountView): CountRow[] =>
  rows
    .filter(
      (row) =>
        row.location.id === location &&
        (categories.length === 0 || row.product.category.id === HIDDEN || categories.includes(row.product.category.id)),
    )
    .toSorted(byCountOrder);

/** Counted today by anyone, typed and not saved, or looked at and found as it was. */
export const isCounted = (row: CountRow, { edits, checked }: CountDraft, today: CivilDate): boolean => {
  const edit = edits.get(row.id);
  return row.count_date === today || checked.has(row.id) || (edit !== undefined && isCountChanged(edit));
};

export const isFound = ({ product }: CountRow, search: string): boolean => {
  const wanted = foldText(search);
  return (
    wanted === '' ||
    [product.name, product.product_code, product.description].some((text) => foldText(text ?? '').includes(wanted))
  );
};

/** Neighbouring rows of one description under one head. */
export const groupsOf = (rows: readonly CountRow[]): CountGroup[] => {
  const groups = new Map<string, CountRow[]>();
  for (const row of rows) {
    const { description } = row.product.category;
    groups.set(description, [...(groups.get(description) ?? []), row]);
  }
  return [...groups].map(([description, members]) => ({ description, rows: members }));
};
