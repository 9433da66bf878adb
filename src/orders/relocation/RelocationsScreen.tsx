import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useRefresh } from 'ra-core';
import { useCallback, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { useCan } from '../../auth/useCan';
import { ResourceList } from '../../crud/list/ResourceList';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { Loading } from '../../errors/Loading';
import { useOrdersText } from '../useOrdersText';
import { RelocationDialog } from './RelocationDialog';

const pathOf = (id: number): string => `/inventoryRelocation?id=${id}`;

/** /inventoryRelocation: the list, with the dialogs ?new=1 and ?id=7 over it [RO-001 RO-004]. */
export default function RelocationsScreen() {
  const text = useOrdersText();
  const { find, isReady } = useCatalogue();
  const refresh = useRefresh();
  const mayWrite = useCan(RESOURCE_NEEDS.inventory_relocation_order.create);
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (id: number | null) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('new');
          next.delete('id');
          if (id !== null) next.set('id', String(id));
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const id = search.get('id');
  /** The order that the open dialog made: its form stays. */
  const [made, setMade] = useState<string | null>(null);
  const isOpen = search.get('new') === '1' || (id !== null && /^[1-9]\d{0,8}$/.test(id));
  const resource = find('inventory_relocation_order');
  if (!isReady || !resource) return <Loading />;
  return (
    <>
      <ResourceList
        resource={resource}
        recordPath={pathOf}
        actions={
          mayWrite && (
            <Button component={RouterLink} to="/inventoryRelocation?new=1" variant="contained" startIcon={<AddIcon />}>
              {text('new_order')}
            </Button>
          )
        }
      />
      {isOpen && (
        <RelocationDialog
          key={id === null || id === made ? 'new' : id}
          id={id === null ? null : Number(id)}
          onSaved={(saved) => {
            refresh();
            if (id === null) setMade(String(saved));
            open(saved);
          }}
          onClose={() => {
            refresh();
            setMade(null);
            open(null);
          }}
        />
      )}
    </>
  );
}
