import { useQueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore, type DataProvider, type Store } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { LiveRecords } from './LiveRecords';
import { OverridesContext, type ResourceOverride } from './values/overrides';

interface Props {
  dataProvider: DataProvider;
  /** Lists keep their columns and filters for each user of this browser. */
  userId: number;
  overrides?: Readonly<Record<string, ResourceOverride>>;
  /** Where settings are kept; the browser's local storage by default. */
  store?: Store | undefined;
  children: ReactNode;
}

const NO_OVERRIDES = {};

/** What generated screens find around them besides the data: react-admin's core, its settings, and the records that others change. */
export const RecordProviders = ({ dataProvider, userId, overrides = NO_OVERRIDES, store, children }: Props) => {
  const queries = useQueryClient();
  const settings = useMemo(() => store ?? localStorageStore('1', `trowel:${userId}`), [store, userId]);
  return (
    <OverridesContext value={overrides}>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queries} store={settings}>
        <LiveRecords />
        {children}
      </CoreAdminContext>
    </OverridesContext>
  );
};
