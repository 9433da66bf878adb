import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'ra-core';
import type { Language } from '#domain/access/localText';
import { LANGUAGES, languageStore } from '../../i18n/languageStore';
import { raMessages } from './raMessages';

/** react-admin's texts in the screen's language, which is kept in one place, our language store. */
export const raI18nProvider = (language: Language): I18nProvider => ({
  ...polyglotI18nProvider(
    () => raMessages(language),
    language,
    LANGUAGES.map(({ code, name }) => ({ locale: code, name })),
    { allowMissing: true },
  ),
  getLocale: () => language,
  changeLocale: async (locale) => languageStore.set(locale === 'es' ? 'es' : 'en'),
});
