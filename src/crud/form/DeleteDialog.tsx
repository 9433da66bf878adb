import Typography from '@mui/material/Typography';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { ActionDialog } from '../look/ActionDialog';
import { useCrudText } from '../look/useCrudText';
import { recordTitle } from '../values/recordTitle';
import { UsageList } from './UsageList';
import { useDeleteRecords } from './useDeleteRecords';
import { useSetInactive } from './useSetInactive';
import { useUsage } from './useUsage';

export interface DeleteDialogProps {
  resource: ResourceDescriptor;
  record: Row;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/**
 * Asks before a record is deleted, and says where it is used. What is used cannot be deleted: then it offers to set it
 * inactive, where that can be. It stays drawn while its form does, closed or open: what was deleted is forgotten with it.
 */
export const DeleteDialog = ({ resource, record, open, onClose, onDeleted }: DeleteDialogProps) => {
  const text = useCrudText();
  const { remove, removing, refusal, forget } = useDeleteRecords(resource, () => {
    onClose();
    onDeleted();
  });
  const close = (): void => {
    onClose();
    forget();
  };
  const inactive = useSetInactive(resource, record, close);
  const { uses, loading } = useUsage(resource, record.id, open);
  const used = uses.length > 0;
  const name = recordTitle(resource, record);
  const deactivate = used && inactive.possible;
  return (
    <ActionDialog
      open={open}
      title={text('delete_title', { name })}
      text={used ? text('usage_blocks', { name }) : text('delete_text')}
      error={refusal ?? inactive.refusal}
      action={text(deactivate ? 'set_inactive' : 'delete')}
      busy={removing || inactive.busy}
      danger={!deactivate}
      disabled={loading || (used && !deactivate)}
      onCancel={close}
      onConfirm={() => void (deactivate ? inactive.run() : remove([record.id]))}
    >
      {used && <UsageList uses={uses} onLeave={close} />}
      {deactivate && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {text('usage_set_inactive')}
        </Typography>
      )}
    </ActionDialog>
  );
};
