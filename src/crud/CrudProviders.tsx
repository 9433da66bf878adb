import type { Server } from '../dataProvider/server';
import { ServerContext } from '../dataProvider/ServerContext';
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Catalogue } from '../dataProvider/catalogue/catalogue';
import { CatalogueContext } from '../dataProvider/catalogue/CatalogueContext';
import { createRest, RestContext, type Rest } from '../dataProvider/rest';
import { newQueries } from './newQueries';
import { RecordProviders } from './RecordProviders';

interface Props extends Omit<ComponentProps<typeof RecordProviders>, 'dataProvider' | 'queries'> {
  access: { server: Server; catalogue: Catalogue; rest?: Rest; dataProvider: DataProvider };
  children: ReactNode;
}

const NO_TOKEN = createRest({ getIdToken: async () => null });

/**
 * All that generated screens, and pages that use the same client, find around them, in one piece: the app draws it in
 * layers.
 */
export const CrudProviders = ({
  access: { server, catalogue, rest = NO_TOKEN, dataProvider },
  children,
  ...records
}: Props) => {
  const [queries] = useState<QueryClient>(newQueries);
  return (
    <ServerContext value={server}>
      <CatalogueContext value={catalogue}>
        <RestContext value={rest}>
          <RecordProviders dataProvider={dataProvider} queries={queries} {...records}>
            {children}
          </RecordProviders>
        </RestContext>
      </CatalogueContext>
    </ServerContext>
  );
};
