import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { useCan } from '../../auth/useCan';
import { ResourceList } from '../../crud/list/ResourceList';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { Loading } from '../../errors/Loading';
import { useOrdersText } from '../useOrdersText';

const pathOf = (id: number): string => `/purchaseOrder/${id}/edit`;

/** /purchaseOrder: the generated list, all but the cancelled orders, newest first [PO-001 PO-007]. */
export default function PurchaseOrdersScreen() {
  const text = useOrdersText();
  const { find, isReady } = useCatalogue();
  const mayWrite = useCan(RESOURCE_NEEDS.purchase_order.create);
  const resource = find('purchase_order');
  if (!isReady || !resource) return <Loading />;
  const actions = mayWrite && (
    <>
      <Button component={RouterLink} to="/vendor">
        {text('vendors')}
      </Button>
      <Button component={RouterLink} to="/purchaseOrder/new" variant="contained" startIcon={<AddIcon />}>
        {text('new_order')}
      </Button>
    </>
  );
  return <ResourceList resource={resource} actions={actions} recordPath={pathOf} />;
}
