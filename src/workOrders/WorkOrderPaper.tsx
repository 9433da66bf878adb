import { useParams } from 'react-router';
import { ORDER_ADDRESSES } from '#domain/workOrders/orderAddresses';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import PaperScreen from '../papers/PaperScreen';

/** The paper of one work order, or, without one in the address, the form to be filled in by hand [WO-021 WO-029]. */
export default function WorkOrderPaper({ word }: { word: WorkOrderTypeName }) {
  const { jobId, jobDetailId, workOrderId } = useParams();
  const { en, es, paper } = ORDER_ADDRESSES[word];
  const subJob = { job_id: Number(jobId), job_detail_id: Number(jobDetailId) };
  return (
    <PaperScreen
      kind={paper}
      param="workOrderId"
      list={{
        label: { en: `${en} Work Order`, es: `Orden ${es}` },
        ...(workOrderId === undefined ? {} : { to: workOrderPath.edit(word, subJob, Number(workOrderId)) }),
      }}
    />
  );
}
