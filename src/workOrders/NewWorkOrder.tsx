import { useServer } from '../dataProvider/ServerContext';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { workOrderType } from '#domain/workOrders/workOrderTypes';
import { usePermissions } from '../auth/usePermissions';
import { useToday } from '../clock/useToday';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { useLoaded } from '../dataProvider/useLoaded';
import { Loading } from '../errors/Loading';
import { useMode } from '../connectivity/mode';
import { deviceOrdersOf, startDeviceOrder } from '../offline/records/deviceOrders';
import { startWorkOrder } from './workOrderCalls';

/** A visit starts one order, however often its page is drawn or its answer is lost. */
const actions = new Map<string, string>();
const actionOf = (visit: string): string => {
  const known = actions.get(visit) ?? crypto.randomUUID();
  actions.set(visit, known);
  return known;
};

/**
 * /job/{jobId}/{jobDetailId}/work-order/new/{type}: starts an order and leads on to its form, in whose place no way
 * leads back here [WO-002 NAV-096].
 */
export default function NewWorkOrder() {
  const { jobId = '', jobDetailId = '', type: word = '' } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const server = useServer();
  const type = useMemo(() => workOrderType(word.toLowerCase()), [word]);
  const permissions = usePermissions();
  const today = useToday();
  // The server knows the rights; the device asks for them.
  const held = useMode() === 'offline' ? permissions : null;
  const start = useCallback(async () => {
    if (!type) return null;
    const [subJob, action] = [Number(jobDetailId), actionOf(`${key} ${word} ${jobDetailId}`)];
    if (!held) return startWorkOrder(server, type.type, subJob, action);
    return startDeviceOrder(type, await deviceOrdersOf(subJob, held), action, today);
  }, [server, type, jobDetailId, key, word, held, today]);
  const { value: id, error, isLoading, reload } = useLoaded(start);
  useEffect(() => {
    // The order of the address before is none of this one.
    if (id === null || isLoading || !type) return;
    const subJob = { job_id: Number(jobId), job_detail_id: Number(jobDetailId) };
    void navigate(workOrderPath.edit(type.type, subJob, id), { replace: true });
  }, [id, isLoading, type, jobId, jobDetailId, navigate]);
  return error === null ? <Loading /> : <ErrorPanel error={error} variant="page" onRetry={reload} />;
}
