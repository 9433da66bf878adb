import { useServer } from '../dataProvider/ServerContext';
import Box from '@mui/material/Box';
import { useGetOne } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { workOrderType } from '#domain/workOrders/workOrderTypes';
import { usePermissions } from '../auth/usePermissions';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { Notice } from '../crud/look/Notice';
import { GUTTER } from '../crud/look/RecordPage';
import { GivenChoicesContext } from '../crud/values/givenChoices';
import { takesPlaceOf } from '../dataProvider/takesPlaceOf';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import type { OwnRow } from '../dataProvider/row';
import { useLoaded } from '../dataProvider/useLoaded';
import { Loading } from '../errors/Loading';
import { useMode } from '../connectivity/mode';
import { isOfSubJob } from '../offline/records/deviceOrders';
import { readDevicePlace } from './devicePlace';
import { readOrderPlace, withFittingCrews } from './workOrderCalls';
import { WorkOrderForm } from './form/WorkOrderForm';
import { useWorkOrdersText } from './useWorkOrdersText';

interface Props {
  /** The type of the addresses below /SuperDetail, which name it themselves; Back and Save return there. */
  inField?: WorkOrderTypeName;
}

/**
 * /job/{jobId}/{jobDetailId}/work-order/{type}/{workOrderId}/edit, and the same form below /SuperDetail
 * [WO-002 NAV-097].
 */
export default function WorkOrderScreen({ inField }: Props) {
  const { jobDetailId = '', type: word = '', workOrderId = '' } = useParams();
  const text = useWorkOrdersText();
  const server = useServer();
  const { find } = useCatalogue();
  const type = workOrderType(inField ?? word.toLowerCase());
  const resource = type && find(type.table);
  const [id, subJob] = [Number(workOrderId), Number(jobDetailId)];
  const permissions = usePermissions();
  // The server knows the rights; the device asks for them.
  const held = useMode() === 'offline' ? permissions : null;
  const load = useCallback(
    () => (held ? readDevicePlace(subJob, held) : readOrderPlace(server, subJob)),
    [server, subJob, held],
  );
  const { value, error, reload } = useLoaded(load);
  const lists = useMemo(() => type && value && withFittingCrews(type, value.lists), [type, value]);
  const {
    data: record,
    error: missing,
    refetch,
  } = useGetOne<OwnRow>(resource?.name ?? '', { id }, { retry: false, enabled: resource !== undefined });

  if (error !== null || takesPlaceOf(record, missing))
    return (
      <ErrorPanel
        error={error ?? missing}
        variant="page"
        onRetry={() => {
          reload();
          void refetch();
        }}
      />
    );
  if (!type || !resource || !record || !value || !lists) return <Loading />;
  // An order of another sub-job is nothing that this address names.
  if (!isOfSubJob(record.job_detail_id, subJob))
    return (
      <Box sx={{ p: GUTTER }}>
        <Notice kind="missing" title={text('not_of_sub_job')} />
      </Box>
    );
  return (
    <GivenChoicesContext value={lists}>
      <WorkOrderForm
        key={`${type.type} ${id}`}
        type={type}
        resource={resource}
        record={record}
        place={value.place}
        inField={inField !== undefined}
      />
    </GivenChoicesContext>
  );
}
