import Alert from '@mui/material/Alert';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { FormValues } from '../values/formValues';
import { useCrudText } from '../look/useCrudText';
import { UsageList } from './UsageList';
import { useUsage } from './useUsage';

interface Props {
  resource: ResourceDescriptor;
}

/** Shown once an active record is switched to inactive, before the save: what uses it, and keeps doing so. */
export const InactiveNotice = ({ resource }: Props) => {
  const text = useCrudText();
  const {
    control,
    getValues,
    formState: { defaultValues },
  } = useFormContext<FormValues>();
  const active: unknown = useWatch({ control, name: 'is_active' });
  const id: unknown = getValues('id');
  const asked = typeof id === 'number' && defaultValues?.is_active === true && active === false;
  const { uses } = useUsage(resource, typeof id === 'number' ? id : 0, asked);
  if (!asked || uses.length === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ gridColumn: '1 / -1' }}>
      {text('usage_inactive')}
      <UsageList uses={uses} />
    </Alert>
  );
};
