import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { CivilDate } from '#domain/civilDate';
import {
  changedRows,
  isContested,
  isCountChanged,
  onTopOf,
  withCount,
  type CountEdit,
} from '#domain/inventory/count/countSheet';
import { isUnexpectedCount } from '#domain/inventory/count/unexpectedCount';
import type { StockCounts } from '#domain/inventory/stock';
import { toast } from '../../toasts/toast';
import { storedMeanwhile, type CountAnswer, type CountRow, type InventoryApi } from '../data/inventoryApi';
import { useInventoryText } from '../useInventoryText';
import { EMPTY_DRAFT, keepDraft, readDraft, type CountDraft } from './draftStore';

/** The first part is the entity's name: others' changes ask again by it. */
const KEY = ['inventory', 'count'];
const NO_ROWS: readonly CountRow[] = [];

/** What must be answered before the counts are sent. */
export type Question =
  | { about: 'unexpected'; rows: readonly CountRow[] }
  | { about: 'conflict'; rows: readonly CountRow[] };

const isFuture = (edit: CountEdit, today: CivilDate): boolean => edit.count_date > today;

/** The state of the count sheet: rows as they are, what was typed, and saving it [INV-013 INV-016 INV-017 INV-023]. */
export const useCountSheet = (api: InventoryApi, userId: number, today: CivilDate) => {
  const text = useInventoryText();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: api.readCount, retry: false });
  const [draft, setDraft] = useState(() => readDraft(userId));
  const [kept, setKept] = useState(draft.edits.size);
  const [dropped, setDropped] = useState<CountDraft | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [saving, setSaving] = useState(false);
  const rows = data?.rows ?? NO_ROWS;

  useEffect(() => keepDraft(userId, draft), [userId, draft]);

  const change = useCallback(
    (id: number, next: CountEdit | null) => {
      setDropped(null);
      setDraft(({ edits, checked }) => {
        const changed = new Map(edits);
        if (next && (isCountChanged(next) || next.count_date !== today)) changed.set(id, next);
        else changed.delete(id);
        return { edits: changed, checked };
      });
    },
    [today],
  );

  const type = useCallback(
    (row: CountRow, counts: Partial<StockCounts>) => {
      change(row.id, withCount(row, draft.edits.get(row.id), counts, today));
    },
    [change, draft.edits, today],
  );

  /** The row was looked at: it counts as counted, though nothing is sent for it. */
  const check = useCallback(
    (row: CountRow) => setDraft(({ edits, checked }) => ({ edits, checked: new Set(checked).add(row.id) })),
    [],
  );

  const put = (fresh: readonly Partial<CountRow>[]): readonly CountRow[] => {
    const byId = new Map(fresh.map((row) => [row.id, row]));
    const merged = rows.map((row) => ({ ...row, ...byId.get(row.id) }));
    queries.setQueryData<CountAnswer>(KEY, (before) => before && { ...before, rows: merged });
    return merged;
  };

  /** @returns whether all of it is stored */
  const send = async (from: readonly CountRow[], edits: CountDraft['edits']): Promise<boolean> => {
    const sent = changedRows(from, edits);
    if (sent.length === 0) return true;
    setSaving(true);
    try {
      put(await api.saveCount({ update_date: today, rows: sent }));
      const ids = new Set(sent.map(({ id }) => id));
      // What was typed while the counts were on their way stays.
      setDraft((now) => ({
        ...now,
        edits: new Map([...now.edits].filter(([id, edit]) => !ids.has(id) || edit !== edits.get(id))),
      }));
      setKept(0);
      toast.success(text('saved'));
      return true;
    } catch (failure) {
      const meanwhile = storedMeanwhile(failure);
      if (!meanwhile) {
        toast.error(text('failed'));
        return false;
      }
      const merged = put(meanwhile);
      const rebased = new Map(edits);
      for (const row of merged) {
        const edit = edits.get(row.id);
        if (edit && edit.version !== row.version && !isContested(row, edit)) rebased.delete(row.id);
      }
      setDraft((now) => ({ ...now, edits: rebased }));
      const contested = merged.filter((row) => {
        const edit = rebased.get(row.id);
        return edit && isContested(row, edit);
      });
      if (contested.length === 0) return await send(merged, rebased);
      setQuestion({ about: 'conflict', rows: contested });
      return false;
    } finally {
      setSaving(false);
    }
  };

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
    if (saving) return false;
    if (pending.length === 0) return true;
    if (invalid.length > 0) {
      toast.error(text('date_invalid'));
      return false;
    }
    const contested = pending.filter((row) => {
      const edit = draft.edits.get(row.id);
      return edit && isContested(row, edit);
    });
    const unlikely = pending.filter((row) => {
      const edit = draft.edits.get(row.id);
      return edit && row.count_date !== null && isUnexpectedCount(edit.base, edit, row.product.quantity_per_unit);
    });
    const [about, asked] =
      contested.length > 0 ? (['conflict', contested] as const) : (['unexpected', unlikely] as const);
    if (asked.length === 0) return send(rows, draft.edits);
    setQuestion({ about, rows: asked });
    return false;
  };

  /** @param mine the rows whose typed counts are to be saved over the others'; those of the rest are given up */
  const settle = (asked: Question, mine: ReadonlySet<number>): void => {
    setQuestion(null);
    const edits = new Map(draft.edits);
    if (asked.about === 'conflict') {
      for (const { id } of asked.rows) {
        const [row, edit] = [rows.find((one) => one.id === id), edits.get(id)];
        if (row && edit && mine.has(id)) edits.set(id, onTopOf(row, edit));
        else edits.delete(id);
      }
      setDraft((now) => ({ ...now, edits }));
    }
    void send(rows, edits);
  };

  return {
    data,
    error,
    refetch,
    rows,
    draft,
    pending,
    invalid,
    saving,
    question,
    kept,
    dropped,
    type,
    check,
    change,
    save,
    settle,
    dismiss: () => setQuestion(null),
    forgetKept: () => setKept(0),
    drop: () => {
      if (draft.edits.size > 0) setDropped(draft);
      setDraft(EMPTY_DRAFT);
      setKept(0);
    },
    restore: () => {
      if (dropped) setDraft(dropped);
      setDropped(null);
    },
  };
};

export type CountSheetState = ReturnType<typeof useCountSheet>;
