import { ApolloProvider, type ApolloClient } from '@apollo/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useWhenBack } from '../live/connection';
import { useLive } from '../live/useLive';
import type { Catalogue } from './catalogue/catalogue';
import { CatalogueContext } from './catalogue/CatalogueContext';
import type { CatalogueLoader } from './catalogue/catalogueLoader';
import { isOwnMutation } from './ownMutations';
import { createRest, RestContext, type Rest } from './rest';

interface Props {
  /** From `createDataAccess`; without a loader the catalogue stays as it is. */
  access: { client: ApolloClient<unknown>; catalogue: Catalogue; loader?: CatalogueLoader; rest?: Rest };
  children: ReactNode;
}

const NO_TOKEN = createRest({ getIdToken: async () => null });

/** Tables whose change may have changed what the user may do. */
const RIGHTS: ReadonlySet<string> = new Set(['app_user', 'role', 'role_permission', 'user_permission']);

/** What every screen finds around it: the client, what was asked for last, what is known of the API and kept right, and files. */
export const DataProviders = ({ access: { client, catalogue, loader, rest = NO_TOKEN }, children }: Props) => {
  const live = useLive();
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  useEffect(() => {
    void loader?.load();
  }, [loader]);
  useWhenBack(() => {
    if (catalogue.state.error !== null) void loader?.load();
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
  useEffect(
    () =>
      live.subscribe((event) => {
        if (event.name !== 'change' || isOwnMutation(event.data.mutation_id)) return;
        if (event.data.records.some(({ entity }) => RIGHTS.has(entity))) void loader?.load();
      }),
    [live, loader],
  );
  return (
    <ApolloProvider client={client}>
      <CatalogueContext value={catalogue}>
        <RestContext value={rest}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </RestContext>
      </CatalogueContext>
    </ApolloProvider>
  );
};
