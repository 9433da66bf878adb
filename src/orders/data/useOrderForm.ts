import { HttpError } from 'ra-core';
import { useCallback, useState } from 'react';
import type { FieldIssue } from '#domain/fields/fieldIssue';
import { useWholeValues } from '../../crud/form/useWholeValues';
import { ConflictError } from '../../dataProvider/ConflictError';
import { fieldErrorsOf } from '../../dataProvider/providerError';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { OrdersMessage } from '../messages';
import { useOrdersText } from '../useOrdersText';
import { refusalText } from '../../dataProvider/refusalText';
import type { Stored } from './ordersApi';
import { useOrderConflict } from './useOrderConflict';

interface Options<Values> {
  stored: Stored<Values> | null;
  /** What the form begins with. */
  start: Values;
  issuesOf(values: Values): FieldIssue[];
  save(stored: { id: number; version: number } | null, values: Values): Promise<Stored<Values>>;
  /** The order as it is stored now, for a save that came too late. */
  read(id: number): Promise<Stored<Values>>;
  resource: 'purchase_order' | 'inventory_relocation_order';
  /** The key of a field's label, by the last part of its path. */
  labelOf(path: string): OrdersMessage | null;
  saved: OrdersMessage;
}

/** An order that changes faster than it can be merged is left to the user after so many tries. */
const MOST_MERGES = 3;

/**
 * The state of an order's form: its values, what is wrong with them, and how they are saved whole. Faults are shown once a save was
 * tried, and vanish as they are mended; what the server refuses stands at the same fields.
 */
export const useOrderForm = <Values extends object>({
  stored: first,
  start,
  issuesOf,
  save,
  read,
  resource,
  labelOf,
  saved,
}: Options<Values>) => {
  const text = useOrdersText();
  const { language } = useLanguage();
  const nameOf = useCallback(
    (path: string): string | null => {
      const label = labelOf(path);
      return label && text(label);
    },
    [labelOf, text],
  );
  const {
    stored,
    base,
    values,
    errors,
    isDirty,
    change,
    check,
    rebase: stand,
    settle: mended,
    refuse,
    forget,
  } = useWholeValues({ stored: first, start, issuesOf, labelOf: nameOf });
  const { conflict, settle, dismiss } = useOrderConflict<Values>({ name: resource, read });
  const [busy, setBusy] = useState(false);

  const fail = useCallback(
    (error: unknown) => {
      const said = error instanceof HttpError && error.status < 500 ? refusalText(error, language) : text('failed');
      refuse(
        new Map(
          fieldErrorsOf(error).map(({ path, message }) => [
            path,
            message === (error instanceof Error ? error.message : null) ? said : message,
          ]),
        ),
      );
      toast.error(said);
    },
    [text, language, refuse],
  );

  /** The form stands on another version, with values that are not saved yet. */
  const rebase = useCallback(
    (on: Stored<Values>, next: Values = on.values) => {
      stand(on, next);
      dismiss();
    },
    [stand, dismiss],
  );

  /** Tries until it is saved or the user has to choose; null for the latter. */
  const attempt = async (on: Stored<Values> | null, next: Values): Promise<Stored<Values> | null> => {
    let [version, wanted, under] = [on, next, on?.values ?? base];
    for (let merges = 0; ; merges += 1) {
      try {
        return await save(version, wanted);
      } catch (error) {
        if (!(error instanceof ConflictError) || !version || merges === MOST_MERGES) throw error;
        const settled = await settle(error, version, under, wanted);
        if (!settled) return null;
        [version, wanted, under] = [settled.on, settled.values, settled.on.values];
        rebase(version, wanted);
      }
    }
  };

  const send = async (on: Stored<Values> | null, next: Values): Promise<Stored<Values> | null> => {
    setBusy(true);
    try {
      const answer = await attempt(on, next);
      if (!answer) return null;
      rebase(answer);
      mended();
      toast.success(text(saved));
      return answer;
    } catch (error) {
      fail(error);
      return null;
    } finally {
      setBusy(false);
    }
  };

  /** Saves, with more values where a button says so; answers what is stored then, null when it was refused. */
  const submit = async (more: Partial<Values> = {}): Promise<Stored<Values> | null> => {
    const next = { ...values, ...more };
    const wrong = check(next);
    if (wrong !== null) {
      toast.error(wrong);
      return null;
    }
    return send(stored, next);
  };

  return {
    stored,
    values,
    change,
    errors,
    submit,
    busy,
    isDirty,
    conflict,
    fail,
    dismiss,
    /** Saves what the dialog decided on top of their version. */
    saveMerged: (on: Stored<Values>, merged: Values) => {
      rebase(on, merged);
      return send(on, merged);
    },
    /** Starts afresh from what is stored, dropping what was typed. */
    discard: (on: Stored<Values>) => rebase(on),
    forget,
  };
};

export type OrderForm<Values extends object> = ReturnType<typeof useOrderForm<Values>>;
