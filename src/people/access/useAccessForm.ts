import { useCallback, useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { issueText, type FieldIssue } from '#domain/fields/fieldIssue';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { sameValue } from '#domain/fields/sameValue';
import { isRecord } from '#domain/values';
import type { FormValues } from '../../crud/values/formValues';
import { toFormErrors } from '../../crud/form/toFormErrors';
import { useLabel } from '../../crud/look/useLabel';
import { hasUntakenText, useHasUntakenText } from '../../inputs/untakenText';
import { useLanguage } from '../../i18n/useLanguage';
import { allTaken } from '../../saving/allTaken';
import type { DraftMerge, ValueChange } from '../../saving/mergeDrafts';
import { compareDraft } from '../../saving/drafts/compareDraft';
import { useCarriedDraft } from '../../saving/drafts/useCarriedDraft';
import { useFormDraft, type FormDraft } from '../../saving/drafts/useFormDraft';
import { useSaver } from '../../saving/useSaver';
import { useValue } from '../../store/useValue';
import { createValueStore } from '../../store/valueStore';
import { toast } from '../../toasts/toast';
import { usePeopleText } from '../usePeopleText';
import { mergeAccess, type EntriesField } from './mergeAccess';
import { CallError, fieldErrorsOf } from '../../dataProvider/CallError';
import { errorText, saidText } from '../../dataProvider/errorText';

export type CheckedValues = { input: FormValues } | { issues: readonly FieldIssue[] };

interface Options<Saved extends FormValues> {
  /** Says the labels of the fields. */
  resource: ResourceDescriptor;
  entries: EntriesField;
  /** What the form starts with: the record as it was read, or the defaults of a new one. */
  stored: FormValues;
  isNew: boolean;
  /** Under which unsaved values are kept, and those that are not: secrets. */
  kind: 'user' | 'role';
  secrets?: readonly string[];
  /** The rules of the server, on what differs from the record. */
  check: (values: FormValues, base: FormValues) => CheckedValues;
  write: (input: FormValues, base: FormValues) => Promise<Saved>;
  /** The record as it is now. */
  reload: () => Promise<FormValues>;
  savedText: string;
  onSaved: (saved: Saved) => void;
}

export interface AccessForm {
  form: UseFormReturn<FormValues>;
  dirty: boolean;
  saving: boolean;
  /** Somebody saved it while this form holds changes of its own. */
  isOutdated: boolean;
  /** Brings in what they saved; asks where both changed the same. */
  takeNewer: () => void;
  /** What both changed, while it is asked about. */
  conflict: (Pick<DraftMerge<FormValues>, 'contested' | 'taken'> & { by: string | null }) | null;
  merge: (chosen: ReadonlySet<string>) => Promise<boolean>;
  discard: () => void;
  dismiss: () => void;
  /** What is kept of the form, and what earlier visits left unsaved. */
  draft: FormDraft<ValueChange>;
  /** @returns whether it is stored */
  save: () => Promise<boolean>;
}

/** What a draft holds: the values but the secrets, and those that they were typed over; null for a new one. */
interface Content {
  values: FormValues;
  base: FormValues | null;
}

const NO_SECRETS: readonly string[] = [];

const versionOf = ({ version }: FormValues): number => Number(version ?? 0);

/**
 * The form of a user or a role: checked with the server's rules, saved on the version that was read. What somebody else
 * saved meanwhile is brought in field by field, and asked about where both changed the same [API-037].
 */
export const useAccessForm = <Saved extends FormValues>({
  resource,
  entries,
  stored,
  isNew,
  kind,
  secrets = NO_SECRETS,
  check,
  write,
  reload,
  savedText,
  onSaved,
}: Options<Saved>): AccessForm => {
  const text = usePeopleText();
  const label = useLabel();
  const { language } = useLanguage();
  const [standing] = useState(() => createValueStore(stored));
  const base = useValue(standing);
  const resolver = useCallback(
    (values: FormValues) => {
      const checked = check(values, base);
      if ('input' in checked) return { values, errors: {} };
      const named = (path: string): string | undefined => {
        const found = resource.fields.find(({ name }) => name === path)?.label;
        return found === undefined ? undefined : label(found);
      };
      return {
        values: {},
        errors: toFormErrors(
          checked.issues.map((issue) => ({ path: issue.path, message: issueText(issue, language, named(issue.path)) })),
        ),
      };
    },
    [check, base, resource, label, language],
  );
  const form = useForm<FormValues>({ defaultValues: stored, mode: 'onBlur', resolver });
  const hasUntaken = useHasUntakenText();
  const isDirty = form.formState.isDirty || hasUntaken;
  const newer = versionOf(stored) > versionOf(base) ? stored : null;

  const rebase = useCallback(
    (on: FormValues, values: FormValues = on) => {
      standing.set(on);
      form.reset(on);
      for (const name of Object.keys(values))
        if (!sameValue(values[name], on[name])) form.setValue(name, values[name], { shouldDirty: true });
    },
    [standing, form],
  );

  const plain = (): FormValues =>
    Object.fromEntries(Object.entries(form.getValues()).filter(([name]) => !secrets.includes(name)));
  const compare = ({ values, base: from }: Content, chosen: ReadonlySet<string>) => {
    const on = from ?? standing.get();
    return compareDraft<FormValues>((from_, mine, theirs, theirOwn) =>
      mergeAccess(entries, from_, mine, theirs, theirOwn),
    )({
      base: on,
      draft: { ...on, ...values },
      now: { ...standing.get(), ...plain() },
      chosen,
    });
  };
  const draft = useFormDraft<Content, ValueChange>({
    form: `${kind}:${typeof base.id === 'number' ? base.id : 'new'}`,
    carried: useCarriedDraft(),
    version: base.version,
    work: {
      title: isNew
        ? [form.getValues('name'), form.getValues('first_name'), form.getValues('last_name')]
            .filter((word) => typeof word === 'string')
            .join(' ')
            .trim()
        : '',
      unsaved: () => {
        const on = standing.get();
        return sameValue({ ...on, ...plain() }, on)
          ? null
          : { values: plain(), base: typeof on.id === 'number' ? on : null };
      },
      read: (content) =>
        isRecord(content) && isRecord(content.values)
          ? { values: content.values, base: isRecord(content.base) ? content.base : null }
          : null,
      compare: (content, resolved) => {
        const { changes, contested } = compare(content, resolved);
        return {
          changes,
          contested: contested.map(({ path, mine, theirs }) => ({ path, before: theirs, after: mine })),
        };
      },
      putBack: (content, chosen) => {
        // Secrets stay as they were typed now.
        const { merged } = compare(content, chosen);
        rebase(standing.get(), { ...form.getValues(), ...merged });
      },
    },
  });
  const { touch, saved: endDrafts } = draft;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  const showError = (error: unknown): void => {
    const fields = fieldErrorsOf(error);
    for (const field of fields) form.setError(field.path, { type: 'server', message: saidText(field, language) });
    const refused = error instanceof CallError && error.isTold && fields.length === 0;
    toast.error(
      fields.length > 0
        ? text('check_fields', { smart_count: fields.length })
        : refused || (error instanceof CallError && error.status === 503)
          ? errorText(error, language)
          : text('failed'),
      'save',
    );
  };

  const mergeWithTheirs = (theirs: FormValues, chosen?: ReadonlySet<string>): DraftMerge<FormValues> =>
    mergeAccess(entries, standing.get(), form.getValues(), theirs, chosen);
  const saver = useSaver<FormValues>({
    prepare: () => {
      const on = standing.get();
      const sent = structuredClone(form.getValues());
      const checked = check(sent, on);
      if ('issues' in checked) throw new Error('A form that is not valid was sent.');
      return async () => {
        const saved = await write(checked.input, on);
        // Saving blocks no typing: what was typed meanwhile stays, unsaved.
        rebase(saved, mergeAccess(entries, sent, form.getValues(), saved).merged);
        endDrafts(mergeAccess(entries, on, on, sent).taken);
        toast.success(savedText);
        onSaved(saved);
      };
    },
    read: reload,
    contested: (theirs) => mergeWithTheirs(theirs).contested.length,
    take: (theirs, chosen) => {
      const { merged, taken } = mergeWithTheirs(theirs, chosen);
      rebase(theirs, merged);
      return taken;
    },
    drop: (theirs) => rebase(theirs),
    isDirty: () => !sameValue({ ...standing.get(), ...form.getValues() }, standing.get()),
    fail: showError,
  });
  const { isSaving: saving, conflict } = saver;

  // The form library holds the values: they and the version they stand on change together, and only after a render.
  useEffect(() => {
    // A key that was pressed since the last drawing counts as well.
    const isTyped = (): boolean =>
      hasUntakenText() || !sameValue({ ...standing.get(), ...form.getValues() }, standing.get());
    // oxlint-disable-next-line react/set-state-in-effect
    if (newer && !isDirty && !saving && !isTyped()) rebase(newer);
  }, [newer, isDirty, saving, rebase, form, standing]);

  return {
    form,
    saving,
    draft,
    dirty: isDirty,
    isOutdated: newer !== null && isDirty,
    takeNewer: () => void saver.bringIn(null).catch(showError),
    conflict: conflict && { ...mergeWithTheirs(conflict.theirs), by: conflict.by },
    merge: saver.merge,
    discard: saver.discard,
    dismiss: saver.dismiss,
    save: async () => {
      if (!(await allTaken())) {
        // What else is wrong is said at its fields as well.
        await form.trigger();
        return false;
      }
      let isStored = false;
      toast.retry('save');
      await form.handleSubmit(
        async () => {
          isStored = await saver.save();
        },
        (errors) => toast.error(text('check_fields', { smart_count: Object.keys(errors).length }), 'save'),
      )();
      return isStored;
    },
  };
};
