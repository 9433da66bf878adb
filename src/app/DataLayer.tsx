import { AuthContext, I18nContextProvider } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import { appSession } from '../auth/appSession';
import { getIdToken, tokenRejected } from '../auth/getIdToken';
import { raAuthProvider } from '../auth/raAuthProvider';
import { usePermissions } from '../auth/usePermissions';
import { useProfile } from '../auth/useProfile';
import { CrudProviders } from '../crud/CrudProviders';
import { createDataAccess } from '../dataProvider/dataAccess';
import { useLanguage } from '../i18n/useLanguage';
import { LiveProvider } from '../live/LiveProvider';
import { overrides } from '../resources';
import { raI18nProvider } from './reactAdmin/raI18nProvider';
import { RaToasts } from './reactAdmin/RaToasts';
import { NotificationsProvider } from './shell/notifications/NotificationsProvider';

/** One Apollo client under react-admin's data provider and our own hooks, and the live stream of the signed-in user. */
export const DataLayer = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage();
  const userId = useProfile()?.id ?? 0;
  const permissions = usePermissions();
  const [access] = useState(() =>
    createDataAccess({ permissions, getIdToken, onRejected: () => void tokenRejected() }),
  );
  const [authProvider] = useState(() => raAuthProvider(appSession));
  const i18nProvider = useMemo(() => raI18nProvider(language), [language]);
  return (
    <LiveProvider userId={userId} getIdToken={getIdToken}>
      <CrudProviders access={access} userId={userId} overrides={overrides}>
        <AuthContext value={authProvider}>
          <I18nContextProvider value={i18nProvider}>
            <NotificationsProvider userId={userId}>{children}</NotificationsProvider>
            <RaToasts />
          </I18nContextProvider>
        </AuthContext>
      </CrudProviders>
    </LiveProvider>
  );
};
