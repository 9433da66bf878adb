import { ApolloProvider } from '@apollo/client';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore, type Store } from 'ra-core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { CatalogueContext } from '../dataProvider/catalogue/CatalogueContext';
import type { DataAccess } from '../dataProvider/dataAccess';
import { createRest, RestContext } from '../dataProvider/rest';
import { LiveRecords } from './LiveRecords';
import { OverridesContext, type ResourceOverride } from './values/overrides';

interface Props {
  /** From `createDataAccess`; without a loader the catalogue stays as it is. */
  access: Omit<DataAccess, 'loader' | 'rest'> & Partial<Pick<DataAccess, 'loader' | 'rest'>>;
  /** Lists keep their columns and filters for each user of this browser. */
  userId: number;
  overrides?: Readonly<Record<string, ResourceOverride>>;
  /** Where settings are kept; the browser's local storage by default. */
  store?: Store;
  children: ReactNode;
}

const NO_OVERRIDES = {};
const NO_TOKEN = createRest({ getIdToken: async () => null });

/** All that generated screens, and pages that use the same client, find around them: client, catalogue, react-admin's core. */
export const CrudProviders = ({
  access: { client, catalogue, loader, dataProvider, rest = NO_TOKEN },
  userId,
  overrides = NO_OVERRIDES,
  store,
  children,
}: Props) => {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const settings = useMemo(() => store ?? localStorageStore('1', `trowel:${userId}`), [store, userId]);
  useEffect(() => {
    void loader?.load();
  }, [loader]);
  return (
    <ApolloProvider client={client}>
      <CatalogueContext value={catalogue}>
        <OverridesContext value={overrides}>
          <RestContext value={rest}>
            <CoreAdminContext dataProvider={dataProvider} queryClient={queries} store={settings}>
              <LiveRecords onRights={loader?.load} />
              {children}
            </CoreAdminContext>
          </RestContext>
        </OverridesContext>
      </CatalogueContext>
    </ApolloProvider>
  );
};
