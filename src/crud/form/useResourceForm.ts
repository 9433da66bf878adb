import { useCallback, useEffect, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { toast } from '../../toasts/toast';
import { changedValues } from '../../dataProvider/changedValues';
import { errorText } from '../../dataProvider/errorText';
import type { Row } from '../../dataProvider/row';
import { hasUntakenText, useHasUntakenText } from '../../inputs/untakenText';
import { useLanguage } from '../../i18n/useLanguage';
import type { Conflict } from '../../saving/createSaver';
import { allTaken } from '../../saving/allTaken';
import { useSaver } from '../../saving/useSaver';
import { useValue } from '../../store/useValue';
import { createValueStore } from '../../store/valueStore';
import { mergeRecords, type RecordMerge } from '../conflict/mergeRecords';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import {
  atFormPaths,
  copiedValues,
  errorPath,
  keptValues,
  startValues,
  withSentKeys,
  type FormRules,
  type FormValues,
} from '../values/formValues';
import { checkForm } from '../values/checkForm';
import { recordTitle } from '../values/recordTitle';
import { makeOnce } from './makeOnce';
import type { NewKey } from './newRecord';
import { useAskInactive } from './useAskInactive';
import { useFormResolver } from './useFormResolver';
import { useSave } from './useSave';
import { useSimilar } from './useSimilar';
import { CallError, fieldErrorsOf } from '../../dataProvider/CallError';

export interface ResourceFormState {
  form: UseFormReturn<FormValues>;
  /** The record that the values are based on; null for a new one. */
  base: Row | null;
  dirty: boolean;
  saving: boolean;
  /** What somebody else saved meanwhile, where both changed a field. */
  conflict: Conflict<Row> | null;
  /** The record as it is now, when someone else changed it while this form holds unsaved changes. */
  newer: Row | null;
  /** @returns whether it is stored */
  save: () => Promise<boolean>;
  /** Saves with what was chosen of both sides. */
  saveMerged: (chosen: ReadonlySet<string>) => Promise<boolean>;
  /** Starts afresh from their record, dropping what was typed. */
  discard: () => void;
  /** Brings the newer record and what was typed together; asks where both changed a field. */
  takeNewer: () => void;
  /** Leaves the question open; the next save asks again. */
  dismiss: () => void;
  /** Puts values into the form that are to be saved, on the version that it stands on. */
  putBack: (values: FormValues) => void;
}

/**
 * Asks what the server has to know before it takes a change. Answers what is to be sent beside it, or null where the
 * refusal stands.
 */
export type AnswerRefusal = (refusal: unknown, input: FormValues, base: Row) => Promise<FormValues | null>;

const NONE: ReadonlySet<string> = new Set();
/**
 * The state of a generated form: checks with the server's own rules, sends what changed, takes over others' changes
 * while it holds none of its own, merges theirs with its own, and asks what to keep where both changed a field
 * [API-037].
 */
export const useResourceForm = (
  resource: ResourceDescriptor,
  record: Row | null,
  onSaved: (saved: Row, paths: readonly string[]) => void,
  copyOf: FormValues | null = null,
  rules?: FormRules,
  answerRefusal?: AnswerRefusal,
  newKey?: NewKey,
): ResourceFormState => {
  const provider = useDataProvider();
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const write = useSave(resource);
  const mayBeNew = useSimilar(resource);
  const mayBeInactive = useAskInactive(resource.name);
  const [standing] = useState(() => createValueStore(record));
  const base = useValue(standing);
  const form = useForm<FormValues>({
    defaultValues: copyOf ? copiedValues(resource, copyOf) : startValues(resource, record),
    mode: 'onBlur',
    resolver: useFormResolver(resource, base, rules),
  });
  const hasUntaken = useHasUntakenText();
  const isDirty = form.formState.isDirty || hasUntaken;
  const newer = record && base && Number(record.version) > Number(base.version) ? record : null;

  /** Puts the form on another version of the record; `values` on top of it are unsaved changes. */
  const rebase = useCallback(
    (on: Row, values: FormValues = on) => {
      standing.set(on);
      form.reset(on);
      for (const name of Object.keys(changedValues(resource, values, on)))
        form.setValue(name, values[name], { shouldDirty: true });
    },
    [standing, form, resource],
  );

  const showError = useCallback(
    (error: unknown) => {
      const errors = atFormPaths(resource, form.getValues(), fieldErrorsOf(error));
      for (const { path, message } of errors) form.setError(errorPath(resource, path), { type: 'server', message });
      const refused = error instanceof CallError && error.isTold && errors.length === 0;
      toast.error(
        errors.length > 0
          ? text('errors_in_form', { smart_count: errors.length })
          : refused
            ? errorText(error, language)
            : text('failed'),
        'save',
      );
    },
    [resource, form, text, language],
  );

  const making = (input: FormValues, sent: FormValues): (() => Promise<Row>) =>
    newKey
      ? makeOnce({
          resource,
          newKey,
          sent,
          input,
          create: (under) => write(input, null, undefined, under),
          check: (values, on) => checkForm(resource, values, on, rules),
          update: write,
          shown: () => keptValues(resource, form.getValues()),
          standOn: rebase,
        })
      : () => write(input, null);

  const mergeWithTheirs = (theirs: Row): RecordMerge =>
    mergeRecords(resource, standing.get() ?? {}, keptValues(resource, form.getValues()), theirs);
  const saver = useSaver<Row>({
    prepare: () => {
      const on = standing.get();
      const values = keptValues(resource, form.getValues());
      const checked = checkForm(resource, values, on, rules);
      if ('issues' in checked) throw new Error('A form that is not valid was sent.');
      const sent = structuredClone(values);
      const send = on === null ? making(checked.input, sent) : () => write(checked.input, on);
      return async () => {
        const written = send().catch(async (error: unknown) => {
          const answers = on && answerRefusal ? await answerRefusal(error, checked.input, on) : null;
          if (answers === null) throw error;
          return write(checked.input, on, answers);
        });
        const saved = withSentKeys(resource, await written);
        // Saving blocks no typing: what was typed meanwhile stays, unsaved.
        rebase(saved, mergeRecords(resource, sent, keptValues(resource, form.getValues()), saved).choose(NONE));
        onSaved(saved, on ? mergeRecords(resource, on, on, sent).changes.map(({ field }) => field) : []);
      };
    },
    read: async () => (await provider.getOne<Row>(resource.name, { id: standing.get()?.id ?? 0 })).data,
    contested: (theirs) => mergeWithTheirs(theirs).contested.length,
    take: (theirs, chosen = NONE) => {
      const merge = mergeWithTheirs(theirs);
      rebase(theirs, merge.choose(chosen));
      return merge.taken;
    },
    drop: (theirs) => rebase(theirs),
    isDirty: () => form.formState.isDirty,
    fail: showError,
  });
  const { isSaving: saving, conflict } = saver;

  // The form library holds the values: they and the version they stand on change together, and only after a render.
  useEffect(() => {
    // A key that was pressed since the last drawing counts as well.
    const isTyped = (): boolean =>
      hasUntakenText() ||
      Object.keys(changedValues(resource, keptValues(resource, form.getValues()), standing.get() ?? {})).length > 0;
    // oxlint-disable-next-line react/set-state-in-effect
    if (newer && !isDirty && !saving && !isTyped()) rebase(newer);
  }, [newer, isDirty, saving, rebase, resource, form, standing]);

  const told = async (run: () => Promise<boolean>): Promise<boolean> => {
    toast.retry('save');
    const isStored = await run();
    if (isStored)
      toast.success(
        language === 'en' && resource.saved_message
          ? resource.saved_message
          : text('saved', { label: label(resource.label) }),
      );
    return isStored;
  };
  const save = async (): Promise<boolean> => {
    if (!(await allTaken())) {
      // What else is wrong is said at its fields as well.
      await form.trigger();
      return false;
    }
    let isStored = false;
    toast.retry('save');
    await form.handleSubmit(
      async () => {
        if (standing.get() === null && !(await mayBeNew(keptValues(resource, form.getValues())))) return;
        const on = standing.get();
        if (!(await mayBeInactive(on, form.getValues(), on ? recordTitle(resource, on) : ''))) return;
        isStored = await told(saver.save);
      },
      (errors) => toast.error(text('errors_in_form', { smart_count: Object.keys(errors).length }), 'save'),
    )();
    return isStored;
  };

  return {
    form,
    base,
    saving,
    conflict,
    newer: isDirty ? newer : null,
    dirty: isDirty,
    save,
    saveMerged: (chosen) => told(() => saver.merge(chosen)),
    discard: saver.discard,
    takeNewer: () => {
      if (newer) void saver.bringIn(null).catch(showError);
    },
    dismiss: saver.dismiss,
    putBack: (values) => {
      const on = standing.get();
      if (on) rebase(on, values);
      else
        for (const name of Object.keys(changedValues(resource, values, form.getValues())))
          form.setValue(name, values[name], { shouldDirty: true });
    },
  };
};
