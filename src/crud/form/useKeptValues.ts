import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { isRecord } from '#domain/values';
import { changedValues } from '../../dataProvider/changedValues';
import type { Row } from '../../dataProvider/row';
import { useFormDraft, type FormDraft } from '../../saving/drafts/useFormDraft';
import { compareRecords, type RecordChange } from '../conflict/compareRecords';
import { recordTitle } from '../values/recordTitle';
import { keptValues, startValues, type FormValues } from '../values/formValues';

interface Options {
  resource: ResourceDescriptor;
  form: UseFormReturn<FormValues>;
  /** The record that the form stands on; null for a new one. */
  base: Row | null;
  /** Puts values into the form that are to be saved. */
  putBack: (values: FormValues) => void;
  /** The form stands in a dialog. */
  isInDialog?: boolean;
  /** A draft of the page before this one, put back without asking. */
  carried?: string | null;
}

/** What a draft of a record holds: its values but the pictures, and the record that they were typed over. */
interface Content {
  values: FormValues;
  base: FormValues | null;
}

/**
 * Keeps the unsaved values of a record's form, all but its pictures, and offers those of earlier visits
 * [KEY-008 KEY-014].
 */
export const useKeptValues = ({
  resource,
  form,
  base,
  putBack,
  isInDialog = false,
  carried = null,
}: Options): FormDraft<RecordChange> => {
  const now = (): FormValues => ({
    ...(base ?? startValues(resource, null)),
    ...keptValues(resource, form.getValues()),
  });
  const compare = ({ values, base: from }: Content, resolved: ReadonlySet<string>) => {
    const on = from ?? startValues(resource, null);
    return compareRecords(resource, on, { ...on, ...values }, now(), resolved);
  };
  const draft = useFormDraft<Content, RecordChange>({
    form: `${resource.name}:${base?.id ?? 'new'}`,
    version: base?.version,
    isInDialog,
    carried,
    work: {
      title: base ? '' : recordTitle(resource, { ...form.getValues(), id: 0 }),
      unsaved: () => {
        const pictures = new Set(resource.fields.filter(({ kind }) => kind === 'Image').map(({ name }) => name));
        const values = Object.fromEntries(
          Object.entries(keptValues(resource, form.getValues())).filter(([name]) => !pictures.has(name)),
        );
        const from = base ?? startValues(resource, null);
        const isChanged = Object.keys(changedValues(resource, { ...from, ...values }, from)).length > 0;
        return isChanged ? { values, base } : null;
      },
      read: (content) =>
        isRecord(content) && isRecord(content.values)
          ? { values: content.values, base: isRecord(content.base) ? content.base : null }
          : null,
      compare,
      putBack: (content, chosen) => putBack(compare(content, chosen).merged),
    },
  });
  const { touch } = draft;
  useEffect(() => form.watch(touch).unsubscribe, [form, touch]);
  return draft;
};
