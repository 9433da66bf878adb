import { useServer } from '../../dataProvider/ServerContext';
import type { Server } from '../../dataProvider/server';
import type { QueryClient } from '@tanstack/react-query';
import {
  AuthContext,
  I18nContext,
  type DataProvider,
  useNotificationContext,
  useTranslate,
  type I18nProvider,
} from 'ra-core';
import { use, useMemo, useState, type ReactNode, useEffect } from 'react';
import { appSession } from '../../auth/appSession';
import { raAuthProvider } from '../../auth/raAuthProvider';
import { useProfile } from '../../auth/useProfile';
import { newQueries } from '../../crud/newQueries';
import { RecordProviders } from '../../crud/RecordProviders';
import type { Catalogue } from '../../dataProvider/catalogue/catalogue';
import CatalogueLayer from './CatalogueLayer';
import { CatalogueContext } from '../../dataProvider/catalogue/CatalogueContext';
import { createDataProvider } from '../../dataProvider/dataProvider';
import { useLanguage } from '../../i18n/useLanguage';
import { overrides } from '../../resources';
import { AppTheme } from '../../theme/AppTheme';
import { withDevice } from '../../offline/records/deviceProvider';
import { toast } from '../../toasts/toast';
import type { Language } from '#domain/localText';
import { LANGUAGES, languageStore } from '../../i18n/languageStore';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { raMessages } from './raMessages';

/** A text that an add-on asks for, with what it says itself where nobody knows the key. */
type TextParams = MessageParams & { readonly _?: string };

/** react-admin's texts in the screen's language, which is kept in one place, our language store. */
const raI18nProvider = (language: Language): I18nProvider => {
  const messages = raMessages(language);
  return {
    translate: (key, asked: TextParams = {}) => {
      const text = formatMessage(messages, key, asked);
      return text === key && asked._ !== undefined ? formatMessage({ usual: asked._ }, 'usual', asked) : text;
    },
    getLocale: () => language,
    getLocales: () => LANGUAGES.map(({ code, name }) => ({ locale: code, name })),
    changeLocale: async (locale) => languageStore.set(locale === 'es' ? 'es' : 'en'),
  };
};

/** Shows react-admin's notifications as our toasts [UI-018]. */
const RaToasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const text = translate(notification.message, notification.notificationOptions?.messageArgs);
    if (notification.type === 'error' || notification.type === 'warning') toast.error(text);
    else toast.success(text);
  }, [notifications, takeNotification, translate]);
  return null;
};

/** Kept with the server, as what it was asked for is kept: a visit to a board forgets no list. */
const known = new WeakMap<Server, { dataProvider: DataProvider; queries: QueryClient }>();

const recordsOf = (server: Server, catalogue: Catalogue) => {
  const records = known.get(server) ?? {
    dataProvider: withDevice(createDataProvider(server, catalogue)),
    queries: newQueries(),
  };
  known.set(server, records);
  return records;
};

const Records = ({ children }: { children: ReactNode }) => {
  const server = useServer();
  const catalogue = use(CatalogueContext);
  const userId = useProfile()?.id ?? 0;
  const { language } = useLanguage();
  const [authProvider] = useState(() => raAuthProvider(appSession));
  const i18nProvider = useMemo(() => raI18nProvider(language), [language]);
  return (
    <RecordProviders {...recordsOf(server, catalogue)} userId={userId} overrides={overrides}>
      <AuthContext value={authProvider}>
        <I18nContext value={i18nProvider}>
          {children}
          <RaToasts />
        </I18nContext>
      </AuthContext>
    </RecordProviders>
  );
};

/**
 * react-admin around a screen, and MUI. Its file comes with the first screen that needs it: boards and schedules do
 * without.
 */
const RecordLayer = ({ children }: { children: ReactNode }) => (
  <AppTheme>
    <CatalogueLayer>
      <Records>{children}</Records>
    </CatalogueLayer>
  </AppTheme>
);

export default RecordLayer;
