import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { ActionDialog } from '../ActionDialog';
import { useCrudText } from '../useCrudText';
import { useDeleteRecords } from '../useDeleteRecords';
import { recordTitle } from '../values/recordTitle';

interface Props { resource: ResourceDescriptor; record: Row; onDeleted: () => void }

/** Deletes the record after a question; a refusal, such as what still uses it, is shown where one asked. */
export const DeleteButton = ({ resource, record, onDeleted }: Props) => {
  const text = useCrudText();
  const [asking, setAsking] = useState(false);
  const { remove, removing, refusal, forget } = useDeleteRecords(resource, () => { setAsking(false); onDeleted(); });
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>{text('delete')}</Button>
      <ActionDialog
        open={asking} title={text('delete_title', { name: recordTitle(resource, record) })} text={text('delete_text')} error={refusal}
        action={text('delete')} busy={removing} danger onCancel={() => { setAsking(false); forget(); }} onConfirm={() => void remove([record.id])}
      />
    </>
  );
};
