import { use } from 'react';
import { I18nContext, type Translate } from './I18nContext';
import type { StartKey } from './startEn';

/** `useT` of the pages before the app, which wait for their own texts alone. */
export const useStartT = (): Translate<StartKey> => use(I18nContext).t;
