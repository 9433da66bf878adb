import { useCallback, useMemo, useState } from 'react';
import { issueText, type FieldIssue } from '#domain/fields/fieldIssue';
import { sameValue } from '#domain/fields/sameValue';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { useLanguage } from '../../i18n/useLanguage';
import { useHasUntakenText } from '../../inputs/untakenText';
import { newKey } from '../../saving/newKey';
import { useValue } from '../../store/useValue';
import { createValueStore } from '../../store/valueStore';

interface Options<Values> {
  stored: StoredRecord<Values> | null;
  /** What the form begins with. */
  start: Values;
  issuesOf(values: Values): FieldIssue[];
  /** The label of a field in the language of the screen, by its path; null for a text that needs none. */
  labelOf(path: string): string | null;
}

interface FormRow {
  id: number | null;
  client_key?: string | null;
}

const isRow = (value: unknown): value is FormRow => typeof value === 'object' && value !== null && 'id' in value;
const rowsIn = (values: object | null, name: string): FormRow[] => {
  const rows: unknown = values === null ? null : Reflect.get(values, name);
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};

const named = (row: FormRow, known: readonly FormRow[]): FormRow => {
  if (typeof row.client_key === 'string') return row;
  if (row.id === null) return { ...row, client_key: newKey() };
  return { ...row, client_key: known.find(({ id }) => id === row.id)?.client_key ?? String(row.id) };
};

/**
 * Values whose rows all have a name, by which the form knows them before and after they are stored [KEY-006].
 * @param known values of the form, whose rows keep their names
 */
export function withNamedRows<Values extends object>(values: Values, known?: object | null): Values;
export function withNamedRows(values: object, known: object | null = null): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.map((row: unknown) => (isRow(row) ? named(row, rowsIn(known, name)) : row)) : value,
    ]),
  );
}

/**
 * The values of a form that is saved whole with its rows, on the version that is stored, and what is wrong with them:
 * shown once a save was tried, gone as it is mended; what the server refuses stands at the same fields.
 */
export const useWholeValues = <Values extends object>({ stored: first, start, issuesOf, labelOf }: Options<Values>) => {
  const { language } = useLanguage();
  const [standing] = useState(() => {
    const values = withNamedRows(start);
    return createValueStore({ stored: first, base: values, values });
  });
  const { stored, base, values } = useValue(standing);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const said = useCallback(
    (issue: FieldIssue): string =>
      language === 'en' ? issue.message : issueText(issue, language, labelOf(issue.path) ?? undefined),
    [language, labelOf],
  );

  const errors = useMemo(() => {
    const found = new Map(refused);
    for (const issue of tried ? issuesOf(values) : []) found.set(issue.path, said(issue));
    return found;
  }, [refused, tried, issuesOf, values, said]);

  /** Changes some values, also worked out from those that stand then. */
  const change = useCallback(
    (more: Partial<Values> | ((before: Values) => Partial<Values>)) => {
      setRefused(new Map());
      const now = standing.get();
      const set = typeof more === 'function' ? more(now.values) : more;
      standing.set({ ...now, values: withNamedRows({ ...now.values, ...set }) });
    },
    [standing],
  );

  /** From now on what is wrong is shown. @returns the first fault of some values, in the language of the screen */
  const check = useCallback(
    (next: Values): string | null => {
      setTried(true);
      const [wrong] = issuesOf(next);
      return wrong ? said(wrong) : null;
    },
    [issuesOf, said],
  );

  /** The form stands on another version, with values that may not be saved yet. */
  const rebase = useCallback(
    (on: StoredRecord<Values>, next?: Values) => {
      const now = withNamedRows(on.values, standing.get().values);
      standing.set({ stored: on, base: now, values: next === undefined ? now : withNamedRows(next) });
    },
    [standing],
  );

  /** It was saved: nothing is wrong with it until it is tried again. */
  const endTry = useCallback(() => {
    setTried(false);
    setRefused(new Map());
  }, []);

  const hasUntaken = useHasUntakenText();
  const isChanged = useMemo(() => !sameValue(values, base), [values, base]);
  return {
    stored,
    values,
    errors,
    isDirty: isChanged || hasUntaken,
    standing,
    isChangedNow: (): boolean => !sameValue(standing.get().values, standing.get().base),
    change,
    check,
    rebase,
    endTry,
    refuse: setRefused,
    forget: useCallback(() => {
      const now = standing.get();
      standing.set({ ...now, base: now.values });
    }, [standing]),
  };
};
