import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import {
  DataProviderContext,
  NotificationContextProvider,
  ResourceDefinitionContextProvider,
  StoreContextProvider,
  UndoableMutationsContextProvider,
  type DataProvider,
  type Store,
} from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useWhenBack } from '../live/connection';
import { useWhenLate } from '../connectivity/lateAnswers';
import { LiveRecords } from './LiveRecords';
import { settingsStore } from './listState/settingsStore';
import { OverridesContext, type ResourceOverride } from './values/overrides';

interface Props {
  dataProvider: DataProvider;
  /** What was asked for before. */
  queries: QueryClient;
  /** Lists keep their columns and filters for each user of this browser. */
  userId: number;
  overrides?: Readonly<Record<string, ResourceOverride>>;
  /** Where settings are kept; the browser's local storage by default. */
  store?: Store | undefined;
  children: ReactNode;
}

const NO_OVERRIDES = {};

/**
 * What generated screens find around them besides the data: react-admin's core, its settings, and the records that
 * others change. Its contexts are named one by one: CoreAdminContext draws nothing until it has looked for a language of
 * its own, which is ours to know.
 */
export const RecordProviders = ({
  dataProvider,
  queries,
  userId,
  overrides = NO_OVERRIDES,
  store,
  children,
}: Props) => {
  const settings = useMemo(() => store ?? settingsStore(userId), [store, userId]);
  useWhenBack(
    () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  );
  useWhenLate(() => void queries.refetchQueries({ type: 'active' }));
  return (
    <OverridesContext value={overrides}>
      <QueryClientProvider client={queries}>
        <DataProviderContext value={dataProvider}>
          <StoreContextProvider value={settings}>
            <NotificationContextProvider>
              <UndoableMutationsContextProvider>
                <ResourceDefinitionContextProvider>
                  <LiveRecords />
                  {children}
                </ResourceDefinitionContextProvider>
              </UndoableMutationsContextProvider>
            </NotificationContextProvider>
          </StoreContextProvider>
        </DataProviderContext>
      </QueryClientProvider>
    </OverridesContext>
  );
};
