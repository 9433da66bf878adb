import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCan } from '../../../auth/useCan';
import { askToConfirm } from '../../../page/dialog/confirmStore';
import { toast } from '../../../toasts/toast';
import { useJobFormApi } from '../data/useJobFormApi';
import { useFormStore } from '../state/FormContext';
import { useField } from '../state/useField';
import { useSubJob } from '../state/useSubJob';
import { useJobFormText } from '../data/useJobFormText';
import { withoutSubJob } from './withoutSubJob';

/**
 * Deletes a stored sub-job after a question; one that is not stored is just taken away
 * [JOB-050 JOB-051 JOB-052 JOB-072].
 */
export const DeleteSubJobButton = ({ subJobKey }: { subJobKey: string }) => {
  const text = useJobFormText();
  const api = useJobFormApi();
  const store = useFormStore();
  const mayDelete = useCan('CAN_DELETE_JOB');
  const { readOnly } = useField(`sub_jobs.${subJobKey}.status`);
  const id = useSubJob(subJobKey, (subJob) => subJob.id);
  const category = useSubJob(subJobKey, (subJob) => subJob.job_category?.name ?? '');
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (id != null && id > 0) {
      if (
        !(await askToConfirm({
          text: text('delete_sub_job_question', { category: category ?? '' }),
          yes: text('delete'),
          no: text('cancel'),
        }))
      )
        return;
      setBusy(true);
      try {
        await api.deleteSubJob(id);
        toast.success(text('sub_job_deleted'));
      } catch {
        toast.error(text('sub_job_delete_failed'));
        setBusy(false);
        return;
      }
    }
    store.put((state) => withoutSubJob(state, subJobKey));
  };
  if (id != null && (!mayDelete || readOnly)) return null;
  return (
    <Button color="error" size="small" loading={isBusy} onClick={() => void remove()}>
      {text('delete_sub_job')}
    </Button>
  );
};
