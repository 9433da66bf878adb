import { useCallback, useMemo, useState } from 'react';
import { issueText, type FieldIssue } from '#domain/fields/fieldIssue';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { useHasUntakenText } from '../../inputs/untakenText';
import { useLanguage } from '../../i18n/useLanguage';

interface Options<Values> {
  stored: StoredRecord<Values> | null;
  /** What the form begins with. */
  start: Values;
  issuesOf(values: Values): FieldIssue[];
  /** The label of a field in the language of the screen, by its path; null for a text that needs none. */
  labelOf(path: string): string | null;
}

const sameValues = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of a form that is saved whole with its rows, on the version that is stored, and what is wrong with them: shown once a save
 * was tried, gone as it is mended; what the server refuses stands at the same fields.
 */
export const useWholeValues = <Values>({ stored: first, start, issuesOf, labelOf }: Options<Values>) => {
  const { language } = useLanguage();
  const [stored, setStored] = useState(first);
  const [base, setBase] = useState(start);
  const [values, setValues] = useState(start);
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
  const change = useCallback((more: Partial<Values> | ((before: Values) => Partial<Values>)) => {
    setRefused(new Map());
    setValues((before) => ({ ...before, ...(typeof more === 'function' ? more(before) : more) }));
  }, []);

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
  const rebase = useCallback((on: StoredRecord<Values>, next: Values = on.values) => {
    setStored(on);
    setBase(on.values);
    setValues(next);
  }, []);

  /** It was saved: nothing is wrong with it until it is tried again. */
  const settle = useCallback(() => {
    setTried(false);
    setRefused(new Map());
  }, []);

  const hasUntaken = useHasUntakenText();
  const isChanged = useMemo(() => !sameValues(values, base), [values, base]);
  const isDirty = isChanged || hasUntaken;
  return {
    stored,
    base,
    values,
    errors,
    isDirty,
    change,
    check,
    rebase,
    settle,
    refuse: setRefused,
    forget: useCallback(() => setBase(values), [values]),
  };
};
