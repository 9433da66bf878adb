import { HttpError } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { issueText, type FieldIssue } from '#domain/fields/fieldIssue';
import { ConflictError } from '../../dataProvider/ConflictError';
import { fieldErrorsOf } from '../../dataProvider/providerError';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { OrdersMessage } from '../messages';
import { useOrdersText } from '../useOrdersText';
import type { Stored } from './ordersApi';

interface Options<Values> {
  stored: Stored<Values> | null;
  /** What the form begins with. */
  start: Values;
  issuesOf(values: Values): FieldIssue[];
  save(stored: { id: number; version: number } | null, values: Values): Promise<Stored<Values>>;
  /** The key of a field's label, by the last part of its path. */
  labelOf(path: string): OrdersMessage | null;
  saved: OrdersMessage;
}

const sameValues = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The state of an order's form: its values, what is wrong with them, and how they are saved whole. Faults are shown once a save was
 * tried, and vanish as they are mended; what the server refuses stands at the same fields.
 */
export const useOrderForm = <Values>({ stored: first, start, issuesOf, save, labelOf, saved }: Options<Values>) => {
  const text = useOrdersText();
  const { language } = useLanguage();
  const [stored, setStored] = useState(first);
  const [base, setBase] = useState(start);
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const [busy, setBusy] = useState(false);

  const errors = useMemo(() => {
    const found = new Map(refused);
    for (const issue of tried ? issuesOf(values) : []) {
      const label = labelOf(issue.path);
      found.set(issue.path, language === 'en' || label === null ? issue.message : issueText(issue, language, text(label)));
    }
    return found;
  }, [refused, tried, issuesOf, values, labelOf, language, text]);

  /** Changes some values, also worked out from those that stand then. */
  const change = useCallback((more: Partial<Values> | ((before: Values) => Partial<Values>)) => {
    setRefused(new Map());
    setValues((before) => ({ ...before, ...(typeof more === 'function' ? more(before) : more) }));
  }, []);

  const fail = useCallback((error: unknown) => {
    if (error instanceof ConflictError) { setConflict(error); return; }
    setRefused(new Map(fieldErrorsOf(error).map(({ path, message }) => [path, message])));
    toast.error(error instanceof HttpError && error.status < 500 ? error.message : text('failed'));
  }, [text]);

  /** Saves, with more values where a button says so; answers what is stored then, null when it was refused. */
  const submit = useCallback(async (more: Partial<Values> = {}): Promise<Stored<Values> | null> => {
    const next = { ...values, ...more };
    setTried(true);
    const [wrong] = issuesOf(next);
    if (wrong) {
      toast.error(wrong.message);
      return null;
    }
    setBusy(true);
    try {
      const answer = await save(stored, next);
      setStored(answer);
      setBase(answer.values);
      setValues(answer.values);
      setTried(false);
      setRefused(new Map());
      toast.success(text(saved));
      return answer;
    } catch (error) {
      fail(error);
      return null;
    } finally {
      setBusy(false);
    }
  }, [values, issuesOf, save, stored, text, saved, fail]);

  const isDirty = useMemo(() => !sameValues(values, base), [values, base]);
  return { stored, values, change, errors, submit, busy, isDirty, conflict, fail, forget: useCallback(() => setBase(values), [values]) };
};

export type OrderForm<Values> = ReturnType<typeof useOrderForm<Values>>;
