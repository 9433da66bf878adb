import { ApolloProvider, type ApolloClient } from '@apollo/client';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore, type DataProvider, type Store } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import type { Catalogue } from '../dataProvider/catalogue/catalogue';
import { CatalogueContext } from '../dataProvider/catalogue/CatalogueContext';
import { LiveRecords } from './LiveRecords';
import { OverridesContext, type ResourceOverride } from './overrides';

interface Props {
  client: ApolloClient<unknown>;
  catalogue: Catalogue;
  dataProvider: DataProvider;
  /** Lists keep their columns and filters for each user of this browser. */
  userId: number;
  overrides?: Readonly<Record<string, ResourceOverride>>;
  /** Where settings are kept; the browser's local storage by default. */
  store?: Store;
  children: ReactNode;
}

const NO_OVERRIDES = {};

/** All that generated screens, and pages that use the same client, find around them: client, catalogue, react-admin's core. */
export const CrudProviders = ({ client, catalogue, dataProvider, userId, overrides = NO_OVERRIDES, store, children }: Props) => {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const settings = useMemo(() => store ?? localStorageStore('1', `trowel:${userId}`), [store, userId]);
  return (
    <ApolloProvider client={client}>
      <CatalogueContext value={catalogue}>
        <OverridesContext value={overrides}>
          <CoreAdminContext dataProvider={dataProvider} queryClient={queries} store={settings}>
            <LiveRecords />
            {children}
          </CoreAdminContext>
        </OverridesContext>
      </CatalogueContext>
    </ApolloProvider>
  );
};
