import { CALLS } from '#domain/access/calls';
import { useServer } from '../../dataProvider/ServerContext';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useCan } from '../../auth/useCan';
import { useReads } from '../../auth/useReads';
import { apolloReportApi } from './reportApi';
import { ReportPage } from './ReportPage';

const productPath = (id: number): string => `/inventory-count?products=1&product=${id}`;

/** /reports/inventory/{inventory_location}/{product_category_id} [INV-019]. */
export default function ReportScreen() {
  const server = useServer();
  const mayPrice = useReads('product', 'standard_cost');
  const api = useMemo(() => apolloReportApi(server, mayPrice), [server, mayPrice]);
  const { inventory_location = '', product_category_id = '' } = useParams();
  const maySee = useCan('CAN_VIEW_INVENTORY');
  const mayOrder = useCan(CALLS.reorderList.need);
  // No place has the id -1: an address that names none shows none.
  const location = /^\d{1,9}$/.test(inventory_location) ? Number(inventory_location) : -1;
  return (
    <ReportPage
      api={api}
      location={location}
      type={Number(product_category_id)}
      mayExport={useCan('CAN_EXPORT_DATA')}
      productPath={maySee ? productPath : null}
      orderPath={mayOrder ? '/purchaseOrder?reorder=1' : null}
    />
  );
}
