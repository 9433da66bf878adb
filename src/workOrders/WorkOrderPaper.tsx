import { useParams } from 'react-router';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { workOrderType } from '#domain/workOrders/workOrderTypes';
import PaperScreen from '../papers/PaperScreen';

/** The paper of one work order, or, without one in the address, the form to be filled in by hand [WO-021 WO-029]. */
export default function WorkOrderPaper({ word }: { word: WorkOrderTypeName }) {
  const { jobId, jobDetailId, workOrderId } = useParams();
  const type = workOrderType(word);
  if (!type) return null;
  const subJob = { job_id: Number(jobId), job_detail_id: Number(jobDetailId) };
  return (
    <PaperScreen
      kind={type.paper}
      param="workOrderId"
      list={{
        label: { en: `${type.label} Work Order`, es: `Orden de ${type.label_es}` },
        ...(workOrderId === undefined ? {} : { to: workOrderPath.edit(type.type, subJob, Number(workOrderId)) }),
      }}
    />
  );
}
