import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { fetchedLater } from '../../page/fetchedLater';
import type { FormValues } from '../values/formValues';

const InactiveUses = fetchedLater(async () => ({ default: (await import('./InactiveUses')).InactiveUses }));

interface Props {
  resource: ResourceDescriptor;
}

/** Shown once an active record is switched to inactive, before the save: what uses it, and keeps doing so. */
export const InactiveNotice = ({ resource }: Props) => {
  const {
    control,
    getValues,
    formState: { defaultValues },
  } = useFormContext<FormValues>();
  const active: unknown = useWatch({ control, name: 'is_active' });
  const id: unknown = getValues('id');
  if (typeof id !== 'number' || defaultValues?.is_active !== true || active !== false) return null;
  return (
    <Suspense>
      <InactiveUses resource={resource} id={id} />
    </Suspense>
  );
};
