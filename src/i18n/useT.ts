import { use } from 'react';
import { I18nContext, type Translate } from './I18nContext';

/**
 * The translate function of the screen's language.
 * @example const t = useT(); t('nav.quick_search.no_destination', { text })
 */
export const useT = (): Translate => use(I18nContext).t;
