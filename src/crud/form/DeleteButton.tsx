import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { OnlineOnly } from '../../offline/shell/OnlineOnly';
import { ActionDialog } from '../look/ActionDialog';
import { UsageList } from './UsageList';
import { useUsage } from './useUsage';
import { useCrudText } from '../look/useCrudText';
import { useDeleteRecords } from './useDeleteRecords';
import { recordTitle } from '../values/recordTitle';
import { useSetInactive } from './useSetInactive';

interface Props {
  resource: ResourceDescriptor;
  record: Row;
  onDeleted: () => void;
}

/**
 * Deletes the record after a question that says where it is used. What is used cannot be deleted: then the dialog
 * offers to set it inactive, where that can be.
 */
export const DeleteButton = ({ resource, record, onDeleted }: Props) => {
  const text = useCrudText();
  const [asking, setAsking] = useState(false);
  const { remove, removing, refusal, forget } = useDeleteRecords(resource, () => {
    setAsking(false);
    onDeleted();
  });
  const close = (): void => {
    setAsking(false);
    forget();
  };
  const inactive = useSetInactive(resource, record, close);
  const { uses, loading } = useUsage(resource, record.id, asking);
  const used = uses.length > 0;
  const name = recordTitle(resource, record);
  const deactivate = used && inactive.possible;
  return (
    <>
      <OnlineOnly label={text('delete')}>
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
          {text('delete')}
        </Button>
      </OnlineOnly>
      <ActionDialog
        open={asking}
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
    </>
  );
};
