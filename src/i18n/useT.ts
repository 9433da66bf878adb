import { use } from 'react';
import { en, type MessageKey } from './en';
import { I18nContext, type Translate } from './I18nContext';
import { formatMessage } from './message';

const inEnglish: Translate<MessageKey> = (key, params) => formatMessage(en, key, params);

/**
 * The translate function of the screen's language.
 * @example const t = useT(); t('nav.quick_search.no_destination', { text })
 */
export const useT = (): Translate<MessageKey> => {
  const { language, t } = use(I18nContext);
  return language === 'en' ? inEnglish : t;
};
