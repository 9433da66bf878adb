import { useApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { CALLS } from '#domain/access/calls';
import { useCan } from '../../auth/useCan';
import { useProfile } from '../../auth/useProfile';
import { apolloInventoryApi } from '../data/apolloInventoryApi';
import { CountPage } from './CountPage';

/** /inventory-count [INV-001]. */
export default function CountScreen() {
  const client = useApolloClient();
  const api = useMemo(() => apolloInventoryApi(client), [client]);
  const userId = useProfile()?.id ?? 0;
  return <CountPage key={userId} api={api} userId={userId} mayEdit={useCan(CALLS.updateInventory.need)} />;
}
