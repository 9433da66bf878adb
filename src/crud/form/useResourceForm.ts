import { useCallback, useEffect, useState } from 'react';
import { HttpError, useDataProvider } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { toast } from '../../toasts/toast';
import { changedValues } from '../../dataProvider/changedValues';
import { ConflictError } from '../../dataProvider/ConflictError';
import { refusalText } from '../../dataProvider/refusalText';
import { fieldErrorsOf } from '../../dataProvider/providerError';
import type { Row } from '../../dataProvider/row';
import { useHasUntakenText } from '../../inputs/untakenText';
import { useLanguage } from '../../i18n/useLanguage';
import { mergeRecords } from '../conflict/mergeRecords';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import {
  atFormPaths,
  checkForm,
  copiedValues,
  errorPath,
  keptValues,
  startValues,
  type FormValues,
} from '../values/formValues';
import { useFormResolver } from './useFormResolver';
import { useFailureToasts } from './useFailureToasts';
import { useSave } from './useSave';

/** What somebody else saved meanwhile. */
interface Conflict {
  theirs: Row;
  by: string | undefined;
}

export interface ResourceFormState {
  form: UseFormReturn<FormValues>;
  /** The record that the values are based on; null for a new one. */
  base: Row | null;
  dirty: boolean;
  saving: boolean;
  conflict: Conflict | null;
  /** The record as it is now, when someone else changed it while this form holds unsaved changes. */
  newer: Row | null;
  save: () => Promise<void>;
  /** Saves what the dialog decided on top of their record. */
  saveMerged: (theirs: Row, values: FormValues) => Promise<void>;
  /** Starts afresh from a record, dropping what was typed. */
  discard: (record: Row) => void;
  /** Brings the newer record and what was typed together; asks where both changed a field. */
  takeNewer: () => void;
  /** Leaves the question open; the next save asks again. */
  dismiss: () => void;
}

const NONE: ReadonlySet<string> = new Set();
/** A record that changes faster than it can be merged is left to the user after so many tries. */
const MOST_MERGES = 3;

/**
 * The state of a generated form: checks with the server's own rules, sends what changed, takes over others' changes while it
 * holds none of its own, merges theirs with its own, and asks what to keep where both changed a field [API-037].
 */
export const useResourceForm = (
  resource: ResourceDescriptor,
  record: Row | null,
  onSaved: (saved: Row) => void,
  copyOf: Row | null = null,
): ResourceFormState => {
  const provider = useDataProvider();
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const write = useSave(resource);
  const failures = useFailureToasts();
  const [base, setBase] = useState(record);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<FormValues>({
    defaultValues: copyOf ? copiedValues(resource, copyOf) : startValues(resource, record),
    mode: 'onBlur',
    resolver: useFormResolver(resource, base),
  });
  const hasUntaken = useHasUntakenText();
  const isDirty = form.formState.isDirty || hasUntaken;
  const newer = record && base && Number(record.version) > Number(base.version) ? record : null;

  /** Puts the form on another version of the record; `values` on top of it are unsaved changes. */
  const rebase = useCallback(
    (on: Row, values: FormValues = on) => {
      setBase(on);
      setConflict(null);
      form.reset(on);
      for (const name of Object.keys(changedValues(resource, values, on)))
        form.setValue(name, values[name], { shouldDirty: true });
    },
    [form, resource],
  );

  // The form library holds the values: they and the version they stand on change together, and only after a render.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (newer && !isDirty && !saving) rebase(newer);
  }, [newer, isDirty, saving, rebase]);

  const tell = useCallback(
    (error: unknown) => {
      const errors = atFormPaths(resource, form.getValues(), fieldErrorsOf(error));
      for (const { path, message } of errors) form.setError(errorPath(resource, path), { type: 'server', message });
      const refused = error instanceof HttpError && error.status >= 400 && error.status < 500 && errors.length === 0;
      failures.show(
        errors.length > 0
          ? text('errors_in_form', { smart_count: errors.length })
          : refused
            ? refusalText(error, language)
            : text('failed'),
      );
    },
    [resource, form, text, failures, language],
  );

  /** One try: null when it is saved, theirs when somebody else saved first. */
  const attempt = useCallback(
    async (values: FormValues, on: Row | null): Promise<Conflict | null> => {
      const checked = checkForm(resource, values, on);
      if ('issues' in checked) return null;
      const sent = structuredClone(values);
      try {
        const saved = await write(checked.input, on);
        // Saving blocks no typing: what was typed meanwhile stays, unsaved.
        rebase(saved, mergeRecords(resource, sent, keptValues(resource, form.getValues()), saved).choose(NONE));
        toast.success(
          language === 'en' && resource.saved_message
            ? resource.saved_message
            : text('saved', { label: label(resource.label) }),
        );
        onSaved(saved);
        return null;
      } catch (error) {
        if (!(error instanceof ConflictError) || !on) throw error;
        const { data: theirs } = await provider.getOne<Row>(resource.name, { id: on.id });
        return { theirs, by: error.changedBy };
      }
    },
    [resource, form, provider, write, rebase, language, text, label, onSaved],
  );

  const send = useCallback(
    async (values: FormValues, on: Row | null) => {
      setSaving(true);
      try {
        let [wanted, version] = [values, on];
        for (let merges = 0; ; merges += 1) {
          const found = await attempt(wanted, version);
          if (!found || !version) return;
          const merge = mergeRecords(resource, version, keptValues(resource, form.getValues()), found.theirs);
          if (merge.contested.length > 0 || merges === MOST_MERGES) {
            setConflict(found);
            return;
          }
          [wanted, version] = [merge.choose(NONE), found.theirs];
          rebase(version, wanted);
        }
      } catch (error) {
        tell(error);
      } finally {
        setSaving(false);
      }
    },
    [attempt, resource, form, rebase, tell],
  );

  return {
    form,
    base,
    saving,
    conflict,
    newer: isDirty ? newer : null,
    dirty: isDirty,
    save: () => {
      failures.clear();
      return form.handleSubmit(
        (values) => send(keptValues(resource, values), base),
        (errors) => failures.show(text('errors_in_form', { smart_count: Object.keys(errors).length })),
      )();
    },
    saveMerged: (theirs, values) => {
      failures.clear();
      rebase(theirs, values);
      return send(values, theirs);
    },
    discard: (on) => rebase(on),
    takeNewer: () => {
      if (!newer || !base) return;
      const merge = mergeRecords(resource, base, keptValues(resource, form.getValues()), newer);
      if (merge.contested.length > 0) setConflict({ theirs: newer, by: undefined });
      else rebase(newer, merge.choose(NONE));
    },
    dismiss: () => setConflict(null),
  };
};
