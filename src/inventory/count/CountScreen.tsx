import { useServer } from '../../dataProvider/ServerContext';
import { useMemo } from 'react';
import { CALLS } from '#domain/access/calls';
import { useCan } from '../../auth/useCan';
import { useReach } from '../../auth/useReach';
import { useProfile } from '../../auth/useProfile';
import { serverInventoryApi } from '../data/serverInventoryApi';
import { CountPage } from './CountPage';

/** /inventory-count [INV-001]. */
export default function CountScreen() {
  const server = useServer();
  const reach = useReach();
  const api = useMemo(() => serverInventoryApi(server, reach), [server, reach]);
  const userId = useProfile()?.id ?? 0;
  return <CountPage key={userId} api={api} userId={userId} mayEdit={useCan(CALLS.updateInventory.need)} />;
}
