import { useApolloClient, type ApolloClient } from '@apollo/client';
import type { QueryClient } from '@tanstack/react-query';
import { AuthContext, I18nContextProvider, type DataProvider } from 'ra-core';
import { use, useMemo, useState, type ReactNode } from 'react';
import { appSession } from '../../auth/appSession';
import { raAuthProvider } from '../../auth/raAuthProvider';
import { useProfile } from '../../auth/useProfile';
import { newQueries } from '../../crud/newQueries';
import { RecordProviders } from '../../crud/RecordProviders';
import type { Catalogue } from '../../dataProvider/catalogue/catalogue';
import CatalogueLayer from '../../dataProvider/catalogue/CatalogueLayer';
import { CatalogueContext } from '../../dataProvider/catalogue/CatalogueContext';
import { createDataProvider } from '../../dataProvider/dataProvider';
import { useLanguage } from '../../i18n/useLanguage';
import { overrides } from '../../resources';
import { AppTheme } from '../../theme/AppTheme';
import { raI18nProvider } from './raI18nProvider';
import { RaToasts } from './RaToasts';

/** Kept with the client, as what it was asked for is kept: a visit to a board forgets no list. */
const known = new WeakMap<ApolloClient<object>, { dataProvider: DataProvider; queries: QueryClient }>();

const recordsOf = (client: ApolloClient<object>, catalogue: Catalogue) => {
  const records = known.get(client) ?? {
    dataProvider: createDataProvider(client, catalogue),
    queries: newQueries(),
  };
  known.set(client, records);
  return records;
};

const Records = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient();
  const catalogue = use(CatalogueContext);
  const userId = useProfile()?.id ?? 0;
  const { language } = useLanguage();
  const [authProvider] = useState(() => raAuthProvider(appSession));
  const i18nProvider = useMemo(() => raI18nProvider(language), [language]);
  return (
    <RecordProviders {...recordsOf(client, catalogue)} userId={userId} overrides={overrides}>
      <AuthContext value={authProvider}>
        <I18nContextProvider value={i18nProvider}>
          {children}
          <RaToasts />
        </I18nContextProvider>
      </AuthContext>
    </RecordProviders>
  );
};

/** react-admin around a screen, and MUI. Its file comes with the first screen that needs it: boards and schedules do without. */
const RecordLayer = ({ children }: { children: ReactNode }) => (
  <AppTheme>
    <CatalogueLayer>
      <Records>{children}</Records>
    </CatalogueLayer>
  </AppTheme>
);

export default RecordLayer;
