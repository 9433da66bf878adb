import Alert from '@mui/material/Alert';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCrudText } from '../look/useCrudText';
import { UsageList } from './UsageList';
import { useUsage } from './useUsage';

/** What uses a record that is about to be set inactive, and keeps doing so. Nothing, where nothing does. */
export const InactiveUses = ({ resource, id }: { resource: ResourceDescriptor; id: number }) => {
  const text = useCrudText();
  const { uses } = useUsage(resource, id, true);
  if (uses.length === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ gridColumn: '1 / -1' }}>
      {text('usage_inactive')}
      <UsageList uses={uses} />
    </Alert>
  );
};
