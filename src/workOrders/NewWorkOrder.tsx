import { useApolloClient } from '@apollo/client';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { workOrderType } from '#domain/workOrders/workOrderTypes';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { useLoaded } from '../dataProvider/useLoaded';
import { Loading } from '../errors/Loading';
import { startWorkOrder } from './data/workOrderCalls';

/** A visit starts one order, however often its page is drawn or its answer is lost. */
const actions = new Map<string, string>();
const actionOf = (visit: string): string => {
  const known = actions.get(visit) ?? crypto.randomUUID();
  actions.set(visit, known);
  return known;
};

/** /job/{jobId}/{jobDetailId}/work-order/new/{type}: starts an order and leads on to its form, in whose place no way leads back here [WO-002 NAV-096]. */
export default function NewWorkOrder() {
  const { jobId = '', jobDetailId = '', type: word = '' } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [type] = useState(() => workOrderType(word.toLowerCase()));
  const start = useCallback(
    async () =>
      type ? startWorkOrder(client, type.type, Number(jobDetailId), actionOf(`${key} ${word} ${jobDetailId}`)) : null,
    [client, type, jobDetailId, key, word],
  );
  const { value: id, error, reload } = useLoaded(start);
  useEffect(() => {
    if (id === null || !type) return;
    const subJob = { job_id: Number(jobId), job_detail_id: Number(jobDetailId) };
    void navigate(workOrderPath.edit(type.type, subJob, id), { replace: true });
  }, [id, type, jobId, jobDetailId, navigate]);
  return error === null ? <Loading /> : <ErrorPanel error={error} variant="page" onRetry={reload} />;
}
