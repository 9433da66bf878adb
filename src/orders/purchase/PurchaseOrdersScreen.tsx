import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
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

const ReorderDialog = fetchedLater(async () => ({
  default: (await import('../reorder/ReorderDialog')).ReorderDialog,
}));

/** The part of the address that opens what to order. */
const REORDER = 'reorder';
/** The part of the address that opens the vendors. */
const VENDORS = 'vendors';
const show = (setParams: SetURLSearchParams, part: string, isOpen = true): void =>
  setParams((before) => {
    const next = new URLSearchParams(before);
    if (isOpen) next.set(part, '1');
    else next.delete(part);
    return next;
  });

const pathOf = (id: number): string => `/purchaseOrder/${id}/edit`;

/** /purchaseOrder: the generated list, all but the cancelled orders, newest first [PO-001 PO-007]. */
export default function PurchaseOrdersScreen() {
  const text = useOrdersText();
  const [params, setParams] = useSearchParams();
  const { find, isReady } = useCatalogue();
  const queries = useQueryClient();
  const mayWrite = useCan(RESOURCE_NEEDS.purchase_order.create);
  const resource = find('purchase_order');
  if (!isReady || !resource) return <Loading />;
  const actions = (
    <>
      <Button onClick={() => show(setParams, REORDER)}>{text('what_to_order')}</Button>
      {mayWrite && (
        <>
          <Button onClick={() => show(setParams, VENDORS)}>{text('vendors')}</Button>
          <Button component={RouterLink} to="/purchaseOrder/new" variant="contained" startIcon={<AddIcon />}>
            {text('new_order')}
          </Button>
        </>
      )}
    </>
  );
  return (
    <>
      <ResourceList resource={resource} actions={actions} recordPath={pathOf} />
      {params.get(REORDER) === '1' && (
        <Suspense fallback={null}>
          <ReorderDialog
            mayEdit={mayWrite}
            onClose={() => show(setParams, REORDER, false)}
            onChanged={() => void queries.invalidateQueries({ queryKey: [resource.name, 'getList'] })}
          />
        </Suspense>
      )}
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
