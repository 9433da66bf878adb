import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { ActionDialog } from '../ActionDialog';
import { useDeleteRecords } from '../useDeleteRecords';
import { useCrudText } from '../useCrudText';

interface Props { resource: ResourceDescriptor; ids: readonly number[]; onDone: () => void }

/** What can be done with the selected rows. */
export const BulkBar = ({ resource, ids, onDone }: Props) => {
  const text = useCrudText();
  const [asking, setAsking] = useState(false);
  const { remove, removing, refusal, forget } = useDeleteRecords(resource, () => { setAsking(false); onDone(); });
  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 0.75, bgcolor: 'action.selected' }}>
      <Typography variant="body2" sx={{ flex: 1 }} role="status">{text('selected', { count: ids.length })}</Typography>
      <Button size="small" color="inherit" onClick={onDone}>{text('clear')}</Button>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>{text('delete_selected')}</Button>
      <ActionDialog
        open={asking} title={text('delete_many_title', { smart_count: ids.length })} text={text('delete_text')} error={refusal}
        action={text('delete')} busy={removing} danger onCancel={() => { setAsking(false); forget(); }} onConfirm={() => void remove(ids)}
      />
    </Paper>
  );
};
