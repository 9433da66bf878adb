import { useMemo } from 'react';
import type { DraftRow, SubJobDraft } from '#domain/jobs/draft';
import { useSelected } from '../../../store/useValue';
import { joinPath, readPath, writePath } from './draftPath';
import { useFormStore } from './FormContext';
import { useScope } from './FormScope';
import { newKey } from '../../../saving/newKey';

export interface Rows<Row extends DraftRow> {
  /** Scope each of them with its key, below the name of the list. */
  lines: readonly { row: Row; isRemoved: boolean }[];
  readOnly: boolean;
  /** Puts a row behind the others. @returns its key */
  add: (make: (key: string, rows: readonly Row[]) => Row) => string;
  /** An unsaved row goes at once; a stored one is struck through until Save. */
  remove: (key: string) => void;
  restore: (key: string) => void;
}

const NONE: readonly never[] = [];

/**
 * The rows of a list of a sub-job, by its name in the scope `sub_jobs.{key}` around.
 * @param select finds the list in the sub-job; must be the same function at every drawing
 * @example const crews = useRows('pebble_details.crew_information', crewRowsOf);
 */
export const useRows = <Row extends DraftRow>(
  name: string,
  select: (subJob: SubJobDraft) => readonly Row[] | undefined,
): Rows<Row> => {
  const store = useFormStore();
  const scope = useScope();
  const path = joinPath(scope, name);
  const rows = useSelected(store.state, ({ draft }) => {
    const subJob = draft.sub_jobs.find(({ key }) => scope === `sub_jobs.${key}`);
    return (subJob && select(subJob)) ?? NONE;
  });
  const struck = useSelected(store.state, (state) => state.struck);
  const readOnly = useSelected(store.state, (form) => !store.rules().mayEdit(form, path));
  return useMemo(() => {
    const write = (next: readonly Row[]): void => store.edit((draft) => writePath(draft, path, next));
    return {
      lines: rows.map((row) => ({ row, isRemoved: struck.has(joinPath(path, row.key)) })),
      readOnly,
      add: (make) => {
        const key = newKey();
        write([...rows, make(key, rows)]);
        return key;
      },
      remove: (key) => {
        const stored =
          rows.find((row) => row.key === key)?.id != null &&
          readPath(store.state.get().base, joinPath(path, key)) !== undefined;
        if (stored) store.strike(joinPath(path, key), true);
        else write(rows.filter((row) => row.key !== key));
      },
      restore: (key) => store.strike(joinPath(path, key), false),
    };
  }, [rows, struck, readOnly, store, path]);
};
