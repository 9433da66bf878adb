import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { isRecord } from '#domain/values';
import { changedValues } from '../../dataProvider/changedValues';
import type { Row } from '../../dataProvider/row';
import { useFormDraft, type FormDraft } from '../../saving/drafts/useFormDraft';
import { compareRecords, type RecordChange } from '../conflict/compareRecords';
import { recordTitle } from '../values/recordTitle';
import { copiedValues, keptValues, startValues, type FormValues } from '../values/formValues';
import type { createNewKey, NewRecord } from './newRecord';

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
  /** What a new one begins with, and the key under which it is made. */
  begins?: NewRecord | undefined;
  newKey: ReturnType<typeof createNewKey>;
}

/** What a draft of a record holds: its values but the pictures, and the record that they were typed over. */
interface Content {
  values: FormValues;
  base: FormValues | null;
  /** Under which a new record is made. */
  key?: string;
  /** What was sent under the key first. */
  sent?: FormValues | null;
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
  begins,
  newKey,
}: Options): FormDraft<RecordChange> => {
  const [start] = useState(() => (begins ? copiedValues(resource, begins.start) : startValues(resource, null)));
  const isKeyed = begins !== undefined && base === null;
  const now = (): FormValues => ({
    ...(base ?? start),
    ...keptValues(resource, form.getValues()),
  });
  const compare = ({ values, base: from }: Content, resolved: ReadonlySet<string>) => {
    const on = from ?? start;
    return compareRecords(resource, on, { ...on, ...values }, now(), resolved);
  };
  const draft = useFormDraft<Content, RecordChange>({
    form: `${resource.name}:${base?.id ?? (begins ? `new of ${begins.of}` : 'new')}`,
    version: base?.version,
    isInDialog,
    carried,
    work: {
      title: base || begins ? '' : recordTitle(resource, { ...form.getValues(), id: 0 }),
      unsaved: () => {
        const pictures = new Set(resource.fields.filter(({ kind }) => kind === 'Image').map(({ name }) => name));
        const values = Object.fromEntries(
          Object.entries(keptValues(resource, form.getValues())).filter(([name]) => !pictures.has(name)),
        );
        const from = base ?? start;
        const isChanged = Object.keys(changedValues(resource, { ...from, ...values }, from)).length > 0;
        if (!isChanged && !(isKeyed && newKey.mayHaveMade())) return null;
        return isKeyed ? { values, base: start, key: newKey.value(), sent: newKey.since() } : { values, base };
      },
      read: (content) =>
        isRecord(content) && isRecord(content.values)
          ? {
              values: content.values,
              base: isRecord(content.base) ? content.base : null,
              ...(typeof content.key === 'string' && { key: content.key }),
              ...(isRecord(content.sent) && { sent: content.sent }),
            }
          : null,
      compare,
      // Untouched, and sent all the same: whether it was made is known by its key alone.
      isOffered: ({ key }) => isKeyed && key !== undefined,
      putBack: (content, chosen) => {
        if (isKeyed && content.key !== undefined) newKey.takeOver(content.key, content.sent);
        putBack(compare(content, chosen).merged);
      },
    },
  });
  const { touch } = draft;
  useEffect(() => form.watch(touch).unsubscribe, [form, touch]);
  return draft;
};
