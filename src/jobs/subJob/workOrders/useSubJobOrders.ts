import { useCallback, useEffect } from 'react';
import { usePermissions } from '../../../auth/usePermissions';
import { gql } from '../../../dataProvider/gql';
import { narrowed } from '../../../dataProvider/narrowed';
import { useServer } from '../../../dataProvider/ServerContext';
import { useLoaded } from '../../../dataProvider/useLoaded';
import { isGap } from '../../../live/liveEvent';
import { useLive } from '../../../live/useLive';
import { useMode } from '../../../connectivity/mode';
import { deviceOrdersOf } from '../../../offline/records/deviceOrders';
import type { ListedOrder } from './workOrderLinks';

/** The work orders of a sub-job, and the types that the user may start. */
export interface SubJobOrders {
  items: readonly ListedOrder[];
  fillable: readonly string[];
}

const ORDERS = narrowed<{ orders: SubJobOrders }>(
  gql(
    `query SubJobWorkOrders($id: Int!) { orders: workOrdersOf(job_detail_id: $id) { items { type id is_complete date_completed } fillable } }`,
  ),
);

/** Milliseconds in which changes gather. */
const GATHER = 250;

/**
 * What is known of the work orders of a sub-job, asked again when one is started or changed, in another tab too; null
 * before, and for a sub-job that is not saved.
 */
export const useSubJobOrders = (subJob: number | null): { orders: SubJobOrders | null; isFailed: boolean } => {
  const server = useServer();
  const live = useLive();
  const permissions = usePermissions();
  // The server knows the rights; the device asks for them.
  const held = useMode() === 'offline' ? permissions : null;
  const load = useCallback(async (): Promise<SubJobOrders | null> => {
    if (subJob === null) return null;
    if (held) return deviceOrdersOf(subJob, held);
    return (await server.query(ORDERS, { id: subJob })).orders;
  }, [server, subJob, held]);
  const { value, error, reload } = useLoaded(load);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.subscribe((event, resumed) => {
      const isAbout =
        isGap(event, resumed) ||
        (event.name === 'change' && event.data.records.some(({ entity }) => entity.endsWith('_work_order')));
      if (!isAbout) return;
      clearTimeout(timer);
      timer = setTimeout(reload, GATHER);
    });
    window.addEventListener('focus', reload);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('focus', reload);
    };
  }, [live, reload]);
  return { orders: value, isFailed: error !== null };
};
