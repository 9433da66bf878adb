import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { CivilDate } from '#domain/civilDate';
import {
  changedRows,
  isContested,
  isCountChanged,
  leftEdits,
  rebasedEdits,
  withCount,
  type CountEdit,
  type CountEdits,
} from '#domain/inventory/count/countSheet';
import { isUnexpectedCount } from '#domain/inventory/count/unexpectedCount';
import type { StockCounts } from '#domain/inventory/stock';
import { useSaver } from '../../saving/useSaver';
import { useValue } from '../../store/useValue';
import { createValueStore } from '../../store/valueStore';
import { toast } from '../../toasts/toast';
import { storedMeanwhile, type CountAnswer, type CountRow, type InventoryApi } from '../data/inventoryApi';
import { useInventoryText } from '../useInventoryText';
import { EMPTY_DRAFT, type CountDraft } from './draftStore';
import { useKeptCounts } from './useKeptCounts';

/** The first part is the entity's name: others' changes ask again by it. */
const KEY = ['inventory', 'count'];
const NO_ROWS: readonly CountRow[] = [];

const isFuture = (edit: CountEdit, today: CivilDate): boolean => edit.count_date > today;

/** The state of the count sheet: rows as they are, what was typed, and saving it [INV-013 INV-016 INV-017 INV-023]. */
export const useCountSheet = (api: InventoryApi, userId: number, today: CivilDate) => {
  const text = useInventoryText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: api.readCount, retry: false });
  const [typed] = useState(() => createValueStore(EMPTY_DRAFT));
  const draft = useValue(typed);
  const [kept, setKept] = useState(0);
  const [dropped, setDropped] = useState<CountDraft | null>(null);
  /** Rows whose counts are far from what should be there, to be asked about before they are sent. */
  const [unlikely, setUnlikely] = useState<readonly CountRow[] | null>(null);
  const rows = data?.rows ?? NO_ROWS;
  const rowsNow = (): readonly CountRow[] => queries.getQueryData<CountAnswer>(KEY)?.rows ?? NO_ROWS;
  const keepEdits = (edits: CountEdits): void => typed.set({ ...typed.get(), edits });

  const keep = useKeptCounts(userId, (found) => {
    const { edits, checked } = typed.get();
    setKept(found.size);
    // What was typed before they came stays.
    typed.set({ edits: new Map([...found, ...edits]), checked });
  });
  useEffect(() => keep(draft.edits), [keep, draft.edits]);

  const change = useCallback(
    (id: number, next: CountEdit | null) => {
      setDropped(null);
      const { edits, checked } = typed.get();
      const changed = new Map(edits);
      if (next && (isCountChanged(next) || next.count_date !== today)) changed.set(id, next);
      else changed.delete(id);
      typed.set({ edits: changed, checked });
    },
    [typed, today],
  );

  const type = useCallback(
    (row: CountRow, counts: Partial<StockCounts>) => {
      change(row.id, withCount(row, typed.get().edits.get(row.id), counts, today));
    },
    [change, typed, today],
  );

  /** The row was looked at: it counts as counted, though nothing is sent for it. */
  const check = useCallback(
    (row: CountRow) => {
      const { edits, checked } = typed.get();
      typed.set({ edits, checked: new Set(checked).add(row.id) });
    },
    [typed],
  );

  const put = (fresh: readonly Partial<CountRow>[]): void => {
    const byId = new Map(fresh.map((row) => [row.id, row]));
    queries.setQueryData<CountAnswer>(
      KEY,
      (before) => before && { ...before, rows: before.rows.map((row) => ({ ...row, ...byId.get(row.id) })) },
    );
  };
  const contestedIn = (stored: readonly CountRow[]): { row: CountRow; edit: CountEdit }[] =>
    stored.flatMap((row) => {
      const edit = typed.get().edits.get(row.id);
      return edit && isContested(row, edit) ? [{ row, edit }] : [];
    });

  const saver = useSaver<readonly CountRow[]>({
    prepare: () => {
      const { edits } = typed.get();
      const sent = changedRows(rowsNow(), edits);
      return async () => {
        if (sent.length === 0) return;
        try {
          const saved = await api.saveCount({ update_date: today, rows: sent });
          put(saved);
          keepEdits(leftEdits(saved, typed.get().edits, edits));
        } catch (failure) {
          put(storedMeanwhile(failure) ?? []);
          throw failure;
        }
        setKept(0);
        toast.success(text('saved'));
      };
    },
    // The refusal brought the rows along.
    read: async () => rowsNow(),
    contested: (stored) => contestedIn(stored).length,
    take: (stored, theirs = new Set()) => {
      keepEdits(rebasedEdits(stored, typed.get().edits, new Set([...theirs].map(Number))));
      return [];
    },
    drop: (stored) => {
      const theirs = new Set(contestedIn(stored).map(({ row }) => row.id));
      keepEdits(rebasedEdits(stored, typed.get().edits, theirs));
    },
    isDirty: () => changedRows(rowsNow(), typed.get().edits).length > 0,
    fail: () => toast.error(text('failed'), 'save'),
  });

  const pending = rows.filter((row) => {
    const edit = draft.edits.get(row.id);
    return edit && isCountChanged(edit);
  });
  const invalid = pending.filter((row) => {
    const edit = draft.edits.get(row.id);
    return edit && isFuture(edit, today);
  });

  /** @returns whether all is stored; not when something is asked first */
  const save = async (): Promise<boolean> => {
    if (pending.length === 0) return true;
    if (invalid.length > 0) {
      toast.error(text('date_invalid'), 'save');
      return false;
    }
    if (contestedIn(rows).length > 0 && !(await saver.bringIn(null))) return false;
    const asked = pending.filter((row) => {
      const edit = draft.edits.get(row.id);
      return edit && row.count_date !== null && isUnexpectedCount(edit.base, edit, row.product.quantity_per_unit);
    });
    if (asked.length === 0) return saver.save();
    setUnlikely(asked);
    return false;
  };

  return {
    data,
    error,
    refetch,
    rows,
    draft,
    pending,
    invalid,
    saving: saver.isSaving,
    /** What others found otherwise, while it is asked about. */
    contested: saver.conflict && contestedIn(saver.conflict.theirs),
    merge: saver.merge,
    discard: saver.discard,
    dismiss: saver.dismiss,
    unlikely,
    /** @param isRight whether the unlikely counts are sent as they are */
    answerUnlikely: (isRight: boolean): void => {
      setUnlikely(null);
      if (isRight) void saver.save();
    },
    kept,
    dropped,
    type,
    check,
    change,
    save,
    forgetKept: () => setKept(0),
    drop: () => {
      if (draft.edits.size > 0) setDropped(draft);
      typed.set(EMPTY_DRAFT);
      setKept(0);
    },
    restore: () => {
      if (dropped) typed.set(dropped);
      setDropped(null);
    },
  };
};

export type CountSheetState = ReturnType<typeof useCountSheet>;
