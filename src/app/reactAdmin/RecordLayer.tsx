import { useApolloClient, type ApolloClient } from '@apollo/client';
import { AuthContext, I18nContextProvider, type DataProvider } from 'ra-core';
import { use, useMemo, useState, type ReactNode } from 'react';
import { appSession } from '../../auth/appSession';
import { raAuthProvider } from '../../auth/raAuthProvider';
import { useProfile } from '../../auth/useProfile';
import { RecordProviders } from '../../crud/RecordProviders';
import type { Catalogue } from '../../dataProvider/catalogue/catalogue';
import { CatalogueContext } from '../../dataProvider/catalogue/CatalogueContext';
import { createDataProvider } from '../../dataProvider/dataProvider';
import { useLanguage } from '../../i18n/useLanguage';
import { overrides } from '../../resources';
import { raI18nProvider } from './raI18nProvider';
import { RaToasts } from './RaToasts';

/** Kept with the client, as what it was asked for is kept: a visit to a board forgets no list. */
const known = new WeakMap<ApolloClient<object>, DataProvider>();

const dataProviderOf = (client: ApolloClient<object>, catalogue: Catalogue): DataProvider => {
  const provider = known.get(client) ?? createDataProvider(client, catalogue);
  known.set(client, provider);
  return provider;
};

/** react-admin around a screen. Its file comes with the first screen that needs it: boards and schedules do without. */
const RecordLayer = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient();
  const catalogue = use(CatalogueContext);
  const userId = useProfile()?.id ?? 0;
  const { language } = useLanguage();
  const [authProvider] = useState(() => raAuthProvider(appSession));
  const i18nProvider = useMemo(() => raI18nProvider(language), [language]);
  return (
    <RecordProviders dataProvider={dataProviderOf(client, catalogue)} userId={userId} overrides={overrides}>
      <AuthContext value={authProvider}>
        <I18nContextProvider value={i18nProvider}>
          {children}
          <RaToasts />
        </I18nContextProvider>
      </AuthContext>
    </RecordProviders>
  );
};

export default RecordLayer;
