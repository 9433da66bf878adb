import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useParams } from 'react-router';
import { ordersText, readOrders } from '#domain/workOrders/printSelection';
import { CallError } from '../../dataProvider/CallError';
import { useLoaded } from '../../dataProvider/useLoaded';
import { Loading } from '../../errors/Loading';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import { NotLoaded } from './NotLoaded';
import { PrintPage } from './PrintPage';

/** The work orders of a selection as one paper, each on a page of its own [NAV-084 WO-022]. */
export default function OrdersPage() {
  const { selection = '' } = useParams();
  const api = useFieldApi();
  const text = useFieldText();
  const frame = useRef<HTMLIFrameElement>(null);
  const wanted = ordersText(readOrders(selection));
  const load = useCallback(async () => {
    try {
      // Which sub-jobs they are of is known as long as they wait in the queue.
      const lines = await api.printQueue().catch(() => []);
      const orders = wanted.split(',');
      const queued = lines.filter(({ work_orders }) => work_orders.some((one) => orders.includes(one)));
      const paper = wanted === '' ? null : await api.orderPapers(wanted);
      return { paper, queued: [...new Set(queued.map(({ job_detail_id }) => job_detail_id))] };
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return { paper: null, queued: [] };
      throw error;
    }
  }, [api, wanted]);
  const { value, error, reload } = useLoaded(load);
  const paper = value?.paper ?? null;
  const url = useMemo(() => (paper === null ? null : URL.createObjectURL(paper)), [paper]);
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);
  if (error !== null) return <NotLoaded error={error} reload={reload} />;
  if (value === null) return <Loading />;
  if (url === null) return <p className="super-missing">{text('no_orders')}</p>;
  return (
    <PrintPage title={text('work_orders')} queued={value.queued} onPrint={() => frame.current?.contentWindow?.print()}>
      {/* A sandbox would keep the browser's own PDF viewer out; what is shown is made by our server. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} className="print-frame" src={url} title={text('work_orders')} />
    </PrintPage>
  );
}
