import type { CivilDate } from '../../civilDate';
import type { StockCounts } from '../stock';
import type { CountedRow } from './countInput';

/** A stock row on the count sheet, as it was read. */
export interface SheetRow extends StockCounts {
  id: number;
  version: number;
  product: { id: number; name: string };
  location: { id: number; name: string };
  count_date: CivilDate | null;
}

/** What was typed for a row, on what was there when its typing began. */
export interface CountEdit extends StockCounts {
  count_date: CivilDate;
  version: number;
  base: StockCounts;
}

/** The edits of a count, by the id of the stock row. */
export type CountEdits = ReadonlyMap<number, CountEdit>;

export const isCountChanged = ({ base, unit_count, individual_count }: CountEdit): boolean =>
  unit_count !== base.unit_count || individual_count !== base.individual_count;

/** A typed count: the row's date becomes the Update Date, which may be changed afterwards [INV-023]. */
export const withCount = (
  row: SheetRow,
  edit: CountEdit | undefined,
  count: Partial<StockCounts>,
  update_date: CivilDate,
): CountEdit => {
  const { unit_count, individual_count } = row;
  const begun = edit ?? {
    unit_count,
    individual_count,
    count_date: update_date,
    version: row.version,
    base: { unit_count, individual_count },
  };
  return { ...begun, ...count };
};

/** The rows that are sent: those whose units or individuals changed; a changed date alone is not sent [INV-013]. */
export const changedRows = (rows: readonly SheetRow[], edits: CountEdits): CountedRow[] =>
  rows.flatMap((row) => {
    const edit = edits.get(row.id);
    if (!edit || !isCountChanged(edit)) return [];
    const { unit_count, individual_count, count_date, version } = edit;
    return [
      {
        id: row.id,
        version,
        product: { id: row.product.id },
        location: { id: row.location.id },
        count_date,
        unit_count,
        individual_count,
      },
    ];
  });

/** True when someone else changed the row after its typing began, and found something else. */
export const isContested = (row: SheetRow, edit: CountEdit): boolean =>
  row.version !== edit.version &&
  (row.unit_count !== edit.unit_count || row.individual_count !== edit.individual_count);

/** The typed count on top of what is stored by now: the next save writes over it. */
export const onTopOf = (row: SheetRow, edit: CountEdit): CountEdit => {
  const { unit_count, individual_count } = row;
  return { ...edit, version: row.version, base: { unit_count, individual_count } };
};

const rowOf = <Row extends SheetRow>(rows: readonly Row[], id: number): Row | undefined =>
  rows.find((row) => row.id === id);

/**
 * What is typed, on top of what others stored since. A count that they found alike needs no saving; where they found
 * another one it is mine, or theirs for the chosen rows [INV-023].
 */
export const rebasedEdits = (
  rows: readonly SheetRow[],
  edits: CountEdits,
  theirs: ReadonlySet<number> = new Set(),
): CountEdits =>
  new Map(
    [...edits].flatMap(([id, edit]): [number, CountEdit][] => {
      const row = rowOf(rows, id);
      if (!row || row.version === edit.version) return [[id, edit]];
      return isContested(row, edit) && !theirs.has(id) ? [[id, onTopOf(row, edit)]] : [];
    }),
  );

/**
 * What is left to save of what is typed: what was typed while the `sent` counts were on their way, on top of what is
 * stored now.
 */
export const leftEdits = (stored: readonly SheetRow[], edits: CountEdits, sent: CountEdits): CountEdits =>
  new Map(
    [...edits].flatMap(([id, edit]): [number, CountEdit][] => {
      const row = rowOf(stored, id);
      if (!row) return [[id, edit]];
      return edit === sent.get(id) ? [] : [[id, onTopOf(row, edit)]];
    }),
  );
