import { ApolloProvider } from '@apollo/client';
import { CoreAdminContext, localStorageStore } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import { appSession } from '../auth/appSession';
import { getIdToken } from '../auth/getIdToken';
import { raAuthProvider } from '../auth/raAuthProvider';
import { useProfile } from '../auth/useProfile';
import { createApolloClient } from '../dataProvider/apolloClient';
import { Catalogue } from '../dataProvider/catalogue/catalogue';
import { CatalogueContext } from '../dataProvider/catalogue/CatalogueContext';
import { createDataProvider } from '../dataProvider/dataProvider';
import { useLanguage } from '../i18n/useLanguage';
import { LiveProvider } from '../live/LiveProvider';
import { createQueryClient } from './queryClient';
import { raI18nProvider } from './reactAdmin/raI18nProvider';
import { RaToasts } from './reactAdmin/RaToasts';
import { sessionFetch } from './sessionFetch';

const connect = () => {
  const client = createApolloClient({ getIdToken, fetch: sessionFetch });
  const catalogue = new Catalogue({ hash: '', resources: [], rights: {} });
  return { client, catalogue, dataProvider: createDataProvider(client, catalogue), queryClient: createQueryClient(), authProvider: raAuthProvider(appSession) };
};

/** One Apollo client under react-admin's data provider and our own hooks, and the live stream of the signed-in user. */
export const DataLayer = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage();
  const profile = useProfile();
  const [{ client, catalogue, dataProvider, queryClient, authProvider }] = useState(connect);
  const [store] = useState(() => localStorageStore());
  const i18nProvider = useMemo(() => raI18nProvider(language), [language]);
  return (
    <ApolloProvider client={client}>
      <CatalogueContext value={catalogue}>
        <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} i18nProvider={i18nProvider} queryClient={queryClient} store={store}>
          <LiveProvider userId={profile?.id ?? 0} getIdToken={getIdToken}>{children}</LiveProvider>
          <RaToasts />
        </CoreAdminContext>
      </CatalogueContext>
    </ApolloProvider>
  );
};
