import { useCallback, useState } from 'react';
import { HttpError, useDataProvider } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { issueText } from '#domain/fields/fieldIssue';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { toast } from '../../app/toasts/toast';
import { changedValues } from '../../dataProvider/changedValues';
import { ConflictError } from '../../dataProvider/ConflictError';
import { fieldErrorsOf } from '../../dataProvider/providerError';
import type { Row } from '../../dataProvider/row';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../useCrudText';
import { useLabel } from '../useLabel';
import { mergeRecords } from '../conflict/mergeRecords';
import { atFormPaths, checkForm, keptValues, startValues, type FormValues } from './formValues';
import { toFormErrors } from './toFormErrors';
import { useSave } from './useSave';

/** What somebody else saved meanwhile. */
export interface Conflict { theirs: Row; by: string | undefined }

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
  /** Goes on with what the dialog decided: `values` on top of their record. */
  saveMerged: (theirs: Row, values: FormValues) => Promise<void>;
  /** Starts afresh from a record, dropping what was typed. */
  discard: (record: Row) => void;
  /** Compares with the record as it is now, as after a refused save. */
  compare: () => void;
  /** Leaves the comparison; the next save asks again. */
  dismiss: () => void;
}

/**
 * The state of a generated form: checks with the server's own rules, sends what changed, takes over others' changes while it
 * holds none of its own, and asks what to keep when both changed the record [API-037].
 */
export const useResourceForm = (resource: ResourceDescriptor, record: Row | null, onSaved: (saved: Row) => void): ResourceFormState => {
  const provider = useDataProvider();
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const write = useSave(resource);
  const [base, setBase] = useState(record);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const form = useForm<FormValues>({
    defaultValues: startValues(resource, record),
    mode: 'onBlur',
    resolver: (values) => {
      const checked = checkForm(resource, values, base);
      if ('input' in checked) return { values, errors: {} };
      const labelOf = (path: string) => [resource, ...resource.parts.map(({ entity }) => entity)].flatMap(({ fields }) => fields).find(({ name }) => name === path.split('.').at(-1))?.label;
      const errors = checked.issues.map((issue) => ({ path: issue.path, message: issueText(issue, language, label(labelOf(issue.path) ?? '') || undefined) }));
      return { values: {}, errors: toFormErrors(errors) };
    },
  });
  const { isDirty } = form.formState;

  const restart = useCallback((next: Row) => {
    setBase(next);
    setConflict(null);
    form.reset(next);
  }, [form]);

  const newer = record && base && record.version !== base.version && Number(record.version) > Number(base.version) ? record : null;
  if (newer && !isDirty && !saving) restart(newer);

  const fail = useCallback(async (error: unknown) => {
    if (error instanceof ConflictError && base) {
      try {
        const { data: theirs } = await provider.getOne<Row>(resource.name, { id: base.id });
        setConflict({ theirs, by: error.changedBy });
        return;
      } catch { /* without their record there is nothing to compare: told like any failure */ }
    }
    const errors = atFormPaths(resource, form.getValues(), fieldErrorsOf(error));
    for (const { path, message } of errors) form.setError(path, { type: 'server', message });
    const refused = error instanceof HttpError && error.status >= 400 && error.status < 500 && errors.length === 0;
    toast.error(errors.length > 0 ? text('errors_in_form', { smart_count: errors.length }) : refused ? error.message : text('failed'));
  }, [base, provider, resource, form, text]);

  const send = useCallback(async (values: FormValues, on: Row | null) => {
    const checked = checkForm(resource, values, on);
    if ('issues' in checked) return;
    const sent = structuredClone(keptValues(resource, values));
    setSaving(true);
    try {
      const saved = await write(checked.input, on);
      const typedSince = changedValues(resource, keptValues(resource, form.getValues()), sent);
      const kept = mergeRecords(resource, sent, keptValues(resource, form.getValues()), saved).choose(new Set());
      restart(saved);
      for (const name of Object.keys(typedSince)) form.setValue(name, kept[name], { shouldDirty: true });
      toast.success(language === 'en' && resource.saved_message ? resource.saved_message : text('saved', { label: label(resource.label) }));
      onSaved(saved);
    } catch (error) {
      await fail(error);
    } finally {
      setSaving(false);
    }
  }, [resource, form, write, restart, language, text, label, onSaved, fail]);

  return {
    form, base, saving, conflict, newer,
    dirty: isDirty,
    save: () => form.handleSubmit((values) => send(values, base), (errors) => toast.error(text('errors_in_form', { smart_count: Object.keys(errors).length })))(),
    saveMerged: async (theirs, values) => {
      setBase(theirs);
      setConflict(null);
      form.reset(theirs);
      for (const [name, value] of Object.entries(keptValues(resource, values))) form.setValue(name, value, { shouldDirty: true });
      await send(form.getValues(), theirs);
    },
    discard: restart,
    dismiss: () => setConflict(null),
    compare: () => { if (newer) setConflict({ theirs: newer, by: undefined }); },
  };
};
