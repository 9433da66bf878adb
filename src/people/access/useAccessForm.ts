import { useCallback, useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { issueText, type FieldIssue } from '#domain/fields/fieldIssue';
import { sameValue } from '#domain/fields/sameValue';
import type { FormValues } from '../../crud/values/formValues';
import { toFormErrors } from '../../crud/form/toFormErrors';
import { useFailureToasts } from '../../crud/form/useFailureToasts';
import { useLabel } from '../../crud/look/useLabel';
import { useHasUntakenText } from '../../inputs/untakenText';
import { useLanguage } from '../../i18n/useLanguage';
import { allTaken } from '../../saving/allTaken';
import { mergeWith } from '../../saving/mergeDrafts';
import { useKeptDraft, type KeptOffer } from '../../saving/useKeptDraft';
import { toast } from '../../toasts/toast';
import { usePeopleText } from '../usePeopleText';
import { CallError, fieldErrorsOf, isConflict } from '../../dataProvider/CallError';

export type CheckedValues = { input: FormValues } | { issues: readonly FieldIssue[] };

interface Options<Saved extends FormValues> {
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
  labelOf: (field: string) => string | undefined;
  savedText: string;
  onSaved: (saved: Saved) => void;
}

/** Somebody else's version, when this form holds changes of its own: who, and what both changed. */
export interface Newer {
  record: FormValues;
  by: string;
  fields: readonly string[];
}

export interface AccessForm {
  form: UseFormReturn<FormValues>;
  dirty: boolean;
  saving: boolean;
  newer: Newer | null;
  takeNewer: () => void;
  /** What an earlier visit left unsaved. */
  offer: KeptOffer;
  /** @returns whether it is stored */
  save: () => Promise<boolean>;
}

/** A user and a role are taken apart into their fields; the version is theirs. */
const mergeFields = mergeWith({ isGroup: (_value, path) => path === '', isDerived: (path) => path === 'version' });

const NO_SECRETS: readonly string[] = [];

const versionOf = ({ version }: FormValues): number => Number(version ?? 0);

/**
 * The form of a user or a role: checked with the server's rules, saved on the version that was read. What somebody else saved
 * meanwhile is brought in field by field; where both changed one, the own value stays and the field is named.
 */
export const useAccessForm = <Saved extends FormValues>({
  stored,
  isNew,
  kind,
  secrets = NO_SECRETS,
  check,
  write,
  reload,
  labelOf,
  savedText,
  onSaved,
}: Options<Saved>): AccessForm => {
  const text = usePeopleText();
  const label = useLabel();
  const { language } = useLanguage();
  const failures = useFailureToasts();
  const [base, setBase] = useState(stored);
  const [saving, setSaving] = useState(false);
  const [clash, setClash] = useState<{ record: FormValues; by: string } | null>(null);
  const resolver = useCallback(
    (values: FormValues) => {
      const checked = check(values, base);
      if ('input' in checked) return { values, errors: {} };
      const named = (path: string): string | undefined => {
        const found = labelOf(path);
        return found === undefined ? undefined : label(found);
      };
      return {
        values: {},
        errors: toFormErrors(
          checked.issues.map((issue) => ({ path: issue.path, message: issueText(issue, language, named(issue.path)) })),
        ),
      };
    },
    [check, base, labelOf, label, language],
  );
  const form = useForm<FormValues>({ defaultValues: stored, mode: 'onBlur', resolver });
  const hasUntaken = useHasUntakenText();
  const isDirty = form.formState.isDirty || hasUntaken;
  const record = clash?.record ?? (versionOf(stored) > versionOf(base) ? stored : null);

  const rebase = useCallback(
    (on: FormValues, values: FormValues = on) => {
      setBase(on);
      setClash(null);
      form.reset(on);
      for (const name of Object.keys(values))
        if (JSON.stringify(values[name]) !== JSON.stringify(on[name]))
          form.setValue(name, values[name], { shouldDirty: true });
    },
    [form],
  );
  // The form library holds the values: they and the version they stand on change together, and only after a render.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (record && !isDirty && !saving) rebase(record);
  }, [record, isDirty, saving, rebase]);

  const { touch, ...offer } = useKeptDraft({
    name: kind,
    id: isNew ? null : Number(stored.id),
    unsaved: () => {
      const values = Object.fromEntries(Object.entries(form.getValues()).filter(([name]) => !secrets.includes(name)));
      return sameValue({ ...base, ...values }, base) ? null : { values, base };
    },
    putBack: (kept) => {
      const on = isNew ? base : (kept.base ?? base);
      rebase({ ...on }, { ...on, ...kept.values });
    },
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch]);

  const tell = useCallback(
    async (error: unknown) => {
      if (isConflict(error)) {
        setClash({ record: await reload(), by: error.changedBy ?? '' });
        return;
      }
      const fields = fieldErrorsOf(error);
      for (const { path, message } of fields) form.setError(path, { type: 'server', message });
      const refused = error instanceof CallError && error.isRefusal && fields.length === 0;
      failures.show(
        fields.length > 0
          ? text('check_fields', { smart_count: fields.length })
          : refused || (error instanceof CallError && error.status === 503)
            ? error.message
            : text('failed'),
      );
    },
    [form, reload, failures, text],
  );

  const send = useCallback(
    async (values: FormValues): Promise<boolean> => {
      const checked = check(values, base);
      if ('issues' in checked) return false;
      setSaving(true);
      try {
        const saved = await write(checked.input, base);
        if (!isNew) rebase(saved);
        toast.success(savedText);
        onSaved(saved);
        return true;
      } catch (error) {
        await tell(error).catch(() => failures.show(text('failed')));
        return false;
      } finally {
        setSaving(false);
      }
    },
    [check, base, write, isNew, rebase, savedText, onSaved, tell, failures, text],
  );

  const merge = record && isDirty ? mergeFields(base, form.getValues(), record) : null;
  const contested =
    merge?.contested.map(({ path }) => labelOf(path)).flatMap((found) => (found === undefined ? [] : [label(found)])) ??
    [];
  return {
    form,
    saving,
    offer,
    dirty: isDirty,
    newer: record && merge ? { record, by: clash?.by ?? '', fields: contested } : null,
    takeNewer: () => {
      if (record && merge) rebase(record, { ...merge.merged, version: record.version });
    },
    save: async () => {
      if (!(await allTaken())) return false;
      let isStored = false;
      failures.clear();
      await form.handleSubmit(
        async (values) => {
          isStored = await send(values);
        },
        (errors) => failures.show(text('check_fields', { smart_count: Object.keys(errors).length })),
      )();
      return isStored;
    },
  };
};
