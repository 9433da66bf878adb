import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { dayCellValue, type DayCell } from '#domain/daily/dayCell';
import { CallError, mayBeTakenLater } from '../../../dataProvider/CallError';
import { saidText } from '../../../dataProvider/errorText';
import { useReason } from '../../../dataProvider/useReason';
import { useLanguage } from '../../../i18n/useLanguage';
import { useKeptText } from '../../../saving/drafts/useKeptText';
import { cellKey, keepEdits, readEdits, withoutEdit, type CellEdits } from './edits';
import { useDayCells } from './useDayCells';
import { useSheetApi } from './useSheetApi';
import { useSheetText } from './useSheetText';

/** How a cell stands beside its text; a cell without a mark and without an edit is as it is stored. */
export type CellMark =
  | { state: 'saving' }
  | { state: 'saved'; value: string | null }
  | { state: 'failed'; reason: string; isUnanswered: boolean; isContested: boolean };

/** Why a figure was not saved: the words are made as they are shown. */
type Why = { kind: 'gone' } | { kind: 'contested'; value: string | null } | { kind: 'failed'; failure: unknown };
type KeptMark = Exclude<CellMark, { state: 'failed' }> | { state: 'failed'; why: Why };

const isUnansweredBy = (why: Why): boolean =>
  why.kind === 'failed' && why.failure instanceof CallError && why.failure.kind === 'unanswered';

interface SavedFigure {
  mutation_id: string;
  job: string | null;
}

const without = <Value>(marks: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(marks).filter(([other]) => other !== key));

/**
 * The figures of a day as they are typed and saved: one save at a time, in the order in which cells were left. What is
 * not saved stands in its cell, is kept in the browser, and says why. Nothing is called saved before the server has said
 * so [KEY-016].
 */
export const useDaySheet = (date: CivilDate) => {
  const api = useSheetApi();
  const text = useSheetText();
  const reasonOf = useReason();
  const [kept, keep] = useKeptText(`day:${date}`);
  const edits = useMemo(() => readEdits(kept), [kept]);
  const { language } = useLanguage();
  const [keptMarks, setMarks] = useState<Readonly<Record<string, KeptMark>>>({});
  const marks = useMemo(() => {
    const reasonFor = (why: Why): string => {
      if (why.kind === 'gone') return text('gone');
      if (why.kind === 'contested') return text('contested', { value: why.value ?? text('empty') });
      if (isUnansweredBy(why)) return text('not_saved');
      const [field] = why.failure instanceof CallError ? why.failure.fields : [];
      return field ? saidText(field, language) : reasonOf(why.failure, text('failed'));
    };
    const shown = ([key, one]: [string, KeptMark]): [string, CellMark] => {
      if (one.state !== 'failed') return [key, one];
      const { state, why } = one;
      const [isUnanswered, isContested] = [isUnansweredBy(why), why.kind === 'contested'];
      return [key, { state, reason: reasonFor(why), isUnanswered, isContested }];
    };
    return Object.fromEntries(Object.entries(keptMarks).map(shown));
  }, [keptMarks, text, language, reasonOf]);
  const [saved, showSaved] = useState<readonly SavedFigure[]>([]);
  /** What can be taken back, oldest first; the state shows it. */
  const takeable = useRef<readonly SavedFigure[]>([]);
  const setSaved = useCallback((next: (all: readonly SavedFigure[]) => readonly SavedFigure[]): void => {
    takeable.current = next(takeable.current);
    showSaved(takeable.current);
  }, []);
  const { cells, error, reload, put } = useDayCells(date);
  const latest = useRef({ edits, cells });
  /** Somebody else's figure in cells where it was found, while nothing was typed or pressed since. */
  const contested = useRef(new Map<string, string | null>());
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = { edits, cells };
  }, [edits, cells]);

  const write = useCallback(
    (next: CellEdits): void => {
      latest.current = { ...latest.current, edits: next };
      keep(keepEdits(next));
    },
    [keep],
  );
  const mark = useCallback((key: string, next: KeptMark | null): void => {
    contested.current.delete(key);
    setMarks((all) => (next ? { ...all, [key]: next } : without(all, key)));
  }, []);

  const saveNow = useCallback(
    async (key: string, typed: string): Promise<void> => {
      const { edits: open, cells: rows } = latest.current;
      const cell = rows?.find((row) => cellKey(row) === key);
      const edit = open[key];
      // Given back, or typed over since: then that one has its own turn.
      if (!cell || edit?.text !== typed) return;
      const value = dayCellValue(cell.kind, typed);
      if (value === undefined) return;
      mark(key, { state: 'saving' });
      const dropEdit = (): void => {
        if (latest.current.edits[key]?.text === typed) write(withoutEdit(latest.current.edits, key));
      };
      try {
        const answer = await api.save(cell, edit.before, value);
        if (answer.kind === 'saved') {
          put(key, value);
          const { mutation_id } = answer;
          if (mutation_id !== null) setSaved((all) => [...all, { mutation_id, job: cell.job_name }]);
          const now = latest.current.edits[key];
          if (now && now.text !== typed) write({ ...latest.current.edits, [key]: { ...now, before: value } });
          dropEdit();
          mark(key, { state: 'saved', value });
          return;
        }
        if (answer.kind === 'contested') put(key, answer.value);
        mark(key, { state: 'failed', why: answer });
        if (answer.kind === 'contested') contested.current.set(key, answer.value);
      } catch (failure) {
        mark(key, { state: 'failed', why: { kind: 'failed', failure } });
      }
    },
    [api, mark, put, setSaved, write],
  );

  /** A figure is typed. */
  const type = useCallback(
    (cell: DayCell, typed: string): void => {
      const key = cellKey(cell);
      if (key === null) return;
      const { edits: open } = latest.current;
      const found = contested.current.get(key);
      const before = found === undefined ? (open[key]?.before ?? cell.value) : found;
      mark(key, null);
      write({ ...open, [key]: { text: typed, before } });
    },
    [mark, write],
  );

  /** The stored figure stands in the cell again. */
  const giveBack = useCallback(
    (key: string): void => {
      mark(key, null);
      write(withoutEdit(latest.current.edits, key));
    },
    [mark, write],
  );

  /**
   * A cell is left, or Enter pressed in it. Over somebody else's figure nothing is saved by leaving: that is asked for by
   * Enter, or by typing anew.
   */
  const commit = useCallback(
    (cell: DayCell, isAsked = false): void => {
      const key = cellKey(cell);
      const edit = key === null ? undefined : latest.current.edits[key];
      if (key === null || !edit) return;
      const found = contested.current.get(key);
      if (found !== undefined) {
        if (!isAsked) return;
        write({ ...latest.current.edits, [key]: { ...edit, before: found } });
      }
      const value = dayCellValue(cell.kind, edit.text);
      if (value === undefined) return;
      if (value === cell.value && edit.before === cell.value) giveBack(key);
      else chain.current = chain.current.then(() => saveNow(key, edit.text));
    },
    [giveBack, saveNow, write],
  );

  /** @returns whether nothing is unsaved any more */
  const saveAll = useCallback(async (): Promise<boolean> => {
    for (const cell of latest.current.cells ?? []) commit(cell);
    await chain.current;
    return Object.keys(latest.current.edits).length === 0;
  }, [commit]);

  /** Takes the last saved figure back. @returns whose it was; null where there was none @throws CallError */
  const undo = useCallback((): Promise<SavedFigure | null> => {
    const done = chain.current.then(async () => {
      const last = takeable.current.at(-1);
      if (!last) return null;
      try {
        await api.undo(last.mutation_id);
      } catch (failure) {
        // Without an answer it is still the last: the next undo means it again, and nothing older.
        if (!mayBeTakenLater(failure)) setSaved((all) => all.filter((one) => one !== last));
        // It may have been carried out all the same.
        reload();
        throw failure;
      }
      setSaved((all) => all.filter((one) => one !== last));
      reload();
      return last;
    });
    chain.current = done.catch(() => undefined);
    return done;
  }, [api, reload, setSaved]);

  const drop = useCallback(() => {
    setMarks({});
    contested.current.clear();
    write({});
  }, [write]);

  return {
    cells,
    error,
    reload,
    edits,
    marks,
    canUndo: saved.length > 0,
    isSaving: Object.values(marks).some(({ state }) => state === 'saving'),
    hasUnanswered: Object.values(marks).some((one) => one.state === 'failed' && one.isUnanswered),
    type,
    giveBack,
    commit,
    saveAll,
    undo,
    drop,
  };
};

export type DaySheetState = ReturnType<typeof useDaySheet>;
