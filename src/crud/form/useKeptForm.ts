import { useEffect, useRef, useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import type { FormRules } from '../values/formValues';
import { createNewKey, type NewRecord } from './newRecord';
import { useKeptValues } from './useKeptValues';
import { useResourceForm, type AnswerRefusal } from './useResourceForm';

interface Options {
  resource: ResourceDescriptor;
  /** null makes a new one. */
  record: Row | null;
  copyOf?: Row | null;
  /** What a new one begins with, where its page knows that. */
  begins?: NewRecord | undefined;
  rules?: FormRules | undefined;
  answerRefusal?: AnswerRefusal | undefined;
  onSaved?: ((saved: Row) => void) | undefined;
  /** The form stands in a dialog. */
  isInDialog?: boolean;
  /** A draft of the page before this one, put back without asking. */
  carried?: string | null;
}

/** The state of a generated form with its draft: what is unsaved is kept, and what earlier visits left is offered [KEY-014]. */
export const useKeptForm = ({
  resource,
  record,
  copyOf = null,
  begins,
  rules,
  answerRefusal,
  onSaved,
  isInDialog = false,
  carried = null,
}: Options) => {
  const ended = useRef<(paths: readonly string[]) => void>(() => undefined);
  const [newKey] = useState(createNewKey);
  const state = useResourceForm(
    resource,
    record,
    (saved, paths) => {
      ended.current(paths);
      onSaved?.(saved);
    },
    begins?.start ?? copyOf,
    rules,
    answerRefusal,
    begins && newKey,
  );
  const kept = useKeptValues({
    resource,
    form: state.form,
    base: state.base,
    putBack: state.putBack,
    isInDialog,
    carried,
    begins,
    newKey,
  });
  useEffect(() => {
    ended.current = kept.saved;
    newKey.keepsBy(kept.keepNow);
  }, [kept.saved, kept.keepNow, newKey]);
  return { ...state, kept };
};
