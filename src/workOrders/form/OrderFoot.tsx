import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { WorkOrderType } from '#domain/workOrders/types';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { useDeleteRecords } from '../../crud/form/useDeleteRecords';
import { ActionDialog } from '../../crud/look/ActionDialog';
import type { OwnRow } from '../../dataProvider/row';
import { OnlineOnly } from '../../connectivity/OnlineOnly';
import type { OrderPlace } from '../workOrderCalls';
import { useWorkOrdersText } from '../useWorkOrdersText';

interface Props {
  type: WorkOrderType;
  resource: ResourceDescriptor;
  record: OwnRow;
  subJob: OrderPlace['sub_job'];
  mayDelete: boolean;
  onDeleted: () => void;
}

/** Its paper, and its end, below the form: what a thumb must not meet by chance [WO-028]. */
export const OrderFoot = ({ type, resource, record, subJob, mayDelete, onDeleted }: Props) => {
  const text = useWorkOrdersText();
  const [asking, setAsking] = useState(false);
  const { remove, removing, refusal, forget } = useDeleteRecords(resource, () => {
    setAsking(false);
    onDeleted();
  });
  return (
    <div className="work-order-foot">
      <OnlineOnly label={text('pdf')}>
        <Button
          component="a"
          href={workOrderPath.pdf(type.type, subJob, record.id)}
          target="_blank"
          rel="noopener"
          variant="outlined"
        >
          {text('pdf')}
        </Button>
      </OnlineOnly>
      {mayDelete && (
        <OnlineOnly label={text('delete')}>
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
            {text('delete')}
          </Button>
        </OnlineOnly>
      )}
      <ActionDialog
        open={asking}
        title={text('delete')}
        text={text('delete_question')}
        error={refusal}
        action={text('delete')}
        busy={removing}
        danger
        onCancel={() => {
          setAsking(false);
          forget();
        }}
        onConfirm={() => void remove([record.id])}
      />
    </div>
  );
};
