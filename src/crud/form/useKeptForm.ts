import { useEffect, useRef } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import type { FormRules } from '../values/formValues';
import { useKeptValues } from './useKeptValues';
import { useResourceForm, type AnswerRefusal } from './useResourceForm';

interface Options {
  resource: ResourceDescriptor;
  /** null makes a new one. */
  record: Row | null;
  copyOf?: Row | null;
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
  rules,
  answerRefusal,
  onSaved,
  isInDialog = false,
  carried = null,
}: Options) => {
  const ended = useRef<(paths: readonly string[]) => void>(() => undefined);
  const state = useResourceForm(
    resource,
    record,
    (saved, paths) => {
      ended.current(paths);
      onSaved?.(saved);
    },
    copyOf,
    rules,
    answerRefusal,
  );
  const kept = useKeptValues({
    resource,
    form: state.form,
    base: state.base,
    putBack: state.putBack,
    isInDialog,
    carried,
  });
  useEffect(() => {
    ended.current = kept.saved;
  }, [kept.saved]);
  return { ...state, kept };
};
