import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { Link as RouterLink, useSearchParams, type SetURLSearchParams } from 'react-router';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { useCan } from '../../auth/useCan';
import { ResourceList } from '../../crud/list/ResourceList';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { Loading } from '../../errors/Loading';
import { fetchedLater } from '../../page/fetchedLater';
import { useOrdersText } from '../useOrdersText';

const RecordsDialog = fetchedLater(async () => ({
  default: (await import('../../crud/recordsDialog/RecordsDialog')).RecordsDialog,
}));

/** The part of the address that opens the vendors. */
const VENDORS = 'vendors';
const showVendors = (setParams: SetURLSearchParams): void =>
  setParams((before) => {
    const next = new URLSearchParams(before);
    next.set(VENDORS, '1');
    return next;
  });

const pathOf = (id: number): string => `/purchaseOrder/${id}/edit`;

/** /purchaseOrder: the generated list, all but the cancelled orders, newest first [PO-001 PO-007]. */
export default function PurchaseOrdersScreen() {
  const text = useOrdersText();
  const [params, setParams] = useSearchParams();
  const { find, isReady } = useCatalogue();
  const mayWrite = useCan(RESOURCE_NEEDS.purchase_order.create);
  const resource = find('purchase_order');
  if (!isReady || !resource) return <Loading />;
  const actions = mayWrite && (
    <>
      <Button onClick={() => showVendors(setParams)}>{text('vendors')}</Button>
      <Button component={RouterLink} to="/purchaseOrder/new" variant="contained" startIcon={<AddIcon />}>
        {text('new_order')}
      </Button>
    </>
  );
  return (
    <>
      <ResourceList resource={resource} actions={actions} recordPath={pathOf} />
      {mayWrite && params.get(VENDORS) === '1' && (
        <Suspense fallback={null}>
          <RecordsDialog
            name="vendor"
            opens={VENDORS}
            title={text('vendors')}
            unused={{ field: 'is_active', value: true, label: text('show_inactive') }}
            mayEdit={mayWrite}
          />
        </Suspense>
      )}
    </>
  );
}
