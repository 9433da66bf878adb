import { gql, useApolloClient } from '@apollo/client';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo, type ReactNode } from 'react';
import { CALLS } from '#domain/access/calls';
import type { MenuLocation } from '#domain/access/inventoryMenu';
import { useCan } from '../../auth/useCan';
import { ShellFactsContext } from './ShellFacts';
import { calls } from '../../dataProvider/calls';

const LOCATIONS = gql`query MenuLocations { lookupInventoryLocation { id name is_active is_main } }`;

/** Gives the Current Inventory menu its places; who may not see the report is not asked for them [NAV-008 NAV-015]. */
export const MenuLocations = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient();
  const facts = use(ShellFactsContext);
  const enabled = useCan(CALLS.reportInventory.need);
  const { data } = useQuery({
    queryKey: ['inventory_location', 'menu'],
    enabled,
    retry: false,
    staleTime: Infinity,
    queryFn: async () =>
      (await calls(client).ask<{ lookupInventoryLocation: MenuLocation[] }>(LOCATIONS)).lookupInventoryLocation,
  });
  const value = useMemo(() => ({ ...facts, locations: data ?? facts.locations }), [facts, data]);
  return <ShellFactsContext value={value}>{children}</ShellFactsContext>;
};
