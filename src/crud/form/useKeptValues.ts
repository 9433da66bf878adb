import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { changedValues } from '../../dataProvider/changedValues';
import type { Row } from '../../dataProvider/row';
import { useKeptDraft, type KeptOffer } from '../../saving/useKeptDraft';
import { keptValues, startValues, type FormValues } from '../values/formValues';

interface Options {
  resource: ResourceDescriptor;
  form: UseFormReturn<FormValues>;
  /** The record that the form stands on; null for a new one. */
  base: Row | null;
  putBack: (from: FormValues | null, values: FormValues) => void;
}

/**
 * Keeps the unsaved values of a record's form, all but its pictures, and offers those of an earlier visit [KEY-008].
 */
export const useKeptValues = ({ resource, form, base, putBack }: Options): KeptOffer => {
  const { touch, ...offer } = useKeptDraft({
    name: resource.name,
    id: base?.id ?? null,
    unsaved: () => {
      const pictures = new Set(resource.fields.filter(({ kind }) => kind === 'Image').map(({ name }) => name));
      const values = Object.fromEntries(
        Object.entries(keptValues(resource, form.getValues())).filter(([name]) => !pictures.has(name)),
      );
      const from = base ?? startValues(resource, null);
      const isChanged = Object.keys(changedValues(resource, { ...from, ...values }, from)).length > 0;
      return isChanged ? { values, base } : null;
    },
    putBack: (kept) => putBack(kept.base, { ...(kept.base ?? startValues(resource, null)), ...kept.values }),
  });
  useEffect(() => form.watch(touch).unsubscribe, [form, touch]);
  return offer;
};
