import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import type { Row } from '../../dataProvider/row';
import { useCarriedDraft } from '../../saving/drafts/useCarriedDraft';
import { useSaveKeys } from '../../saving/useSaveKeys';
import type { FormRules } from '../values/formValues';
import { focusFirstError } from './focusFirstError';
import type { NewRecord } from './newRecord';
import { useKeptForm } from './useKeptForm';

interface Options {
  resource: ResourceDescriptor;
  /** null makes a new one. */
  record: Row | null;
  copyOf?: Row | undefined;
  /** What a new one begins with, where its page knows that. */
  begins?: NewRecord | undefined;
  /** What the fields must be together. */
  rules?: FormRules;
  /** Told of each save; `leaveTo` goes on to an address once nothing is unsaved. */
  onSaved?: (saved: Row, leaveTo: (path: string) => void) => void;
}

/**
 * A record's form as a page: with its save keys, its draft of an earlier visit, and the question before unsaved changes
 * are left.
 */
export const useRecordForm = ({ resource, record, copyOf, begins, rules, onSaved }: Options) => {
  const navigate = useNavigate();
  const frame = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<string | null>(null);
  const state = useKeptForm({
    resource,
    record,
    copyOf: copyOf ?? null,
    begins,
    rules,
    carried: useCarriedDraft(),
    onSaved: (saved) => onSaved?.(saved, setLeft),
  });
  const { base, dirty, saving, kept } = state;
  // A new record may be tried as it is: what is missing is then told.
  const canSave = dirty || !base;
  const save = async (): Promise<boolean> => {
    if (!canSave) return false;
    const isStored = await state.save();
    focusFirstError(frame.current);
    return isStored;
  };
  useUnsavedChangesGuard(dirty && left === null, save, kept.drop);
  // Leaves only after the guard has seen that nothing is unsaved any more.
  useEffect(() => {
    if (left !== null) void navigate(left, { replace: true, state: { carried: kept.id } });
  }, [left, navigate, kept.id]);
  useSaveKeys({ save: () => void save(), canSave, isSaving: saving });
  return { ...state, frame, canSave, save, leaveTo: setLeft };
};
