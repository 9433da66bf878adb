import { useCallback, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { workOrderType } from '#domain/workOrders/workOrderTypes';
import { usePermissions } from '../auth/usePermissions';
import { useToday } from '../clock/useToday';
import { useMode } from '../connectivity/mode';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { GivenChoicesContext } from '../crud/values/givenChoices';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import { useServer } from '../dataProvider/ServerContext';
import { takesPlaceOf } from '../dataProvider/takesPlaceOf';
import { useLoaded } from '../dataProvider/useLoaded';
import { Loading } from '../errors/Loading';
import { deviceOrdersOf, newDeviceOrder } from '../offline/records/deviceOrders';
import { readDevicePlace } from './devicePlace';
import { WorkOrderForm } from './form/WorkOrderForm';
import { readNewOrder, readOrderPlace, withFittingCrews } from './workOrderCalls';

/**
 * /job/{jobId}/{jobDetailId}/work-order/new/{type}: the form of an order that its first save makes; one that was only
 * looked at is not made [WO-002 NAV-096 FLD-011]. `?from=detail` leads back to Supervisor Detail.
 */
export default function NewWorkOrder() {
  const { jobDetailId = '', type: word = '' } = useParams();
  const { search, key: visit } = useLocation();
  const server = useServer();
  const { find } = useCatalogue();
  const type = workOrderType(word.toLowerCase());
  const resource = type && find(type.table);
  const subJob = Number(jobDetailId);
  const permissions = usePermissions();
  const today = useToday();
  // The server knows the rights; the device asks for them.
  const held = useMode() === 'offline' ? permissions : null;
  const load = useCallback(async () => {
    if (!type) return null;
    if (held) {
      const start = newDeviceOrder(type, await deviceOrdersOf(subJob, held), today);
      return { type, start, ...(await readDevicePlace(subJob, held)) };
    }
    const [start, place] = await Promise.all([readNewOrder(server, type.type, subJob), readOrderPlace(server, subJob)]);
    return { type, start, ...place };
  }, [server, type, subJob, held, today]);
  const { value: loaded, error, isLoading, reload } = useLoaded(load);
  // What is read anew, without a network or on the next day, and fails leaves the form of the order open [KEY-018].
  const [last, setLast] = useState(loaded);
  if (loaded !== null && loaded !== last) setLast(loaded);
  const isLastOfPage = last !== null && last.type === type && last.place.sub_job.job_detail_id === subJob;
  const value = loaded ?? (isLastOfPage ? last : null);
  const lists = useMemo(() => value && withFittingCrews(value.type, value.lists), [value]);
  if (takesPlaceOf(value, error)) return <ErrorPanel error={error} variant="page" onRetry={reload} />;
  // The order of the address before is none of this one.
  if (
    !resource ||
    !value ||
    !lists ||
    value.type !== type ||
    (isLoading && value.place.sub_job.job_detail_id !== subJob)
  )
    return <Loading />;
  return (
    <GivenChoicesContext value={lists}>
      <WorkOrderForm
        key={`${visit} ${type.type} ${subJob}`}
        type={type}
        resource={resource}
        record={null}
        start={value.start}
        place={value.place}
        inField={workOrderPath.isInField(search)}
      />
    </GivenChoicesContext>
  );
}
