import { textHook } from '../i18n/textHook';

const en = {
  tables: 'Lists',
  none: 'This source has no lists that can be shown.',
};

/** The texts of the screens of sources. */
export const useSourcesText = textHook<keyof typeof en>({
  en,
  es: {
    tables: 'Listas',
    none: 'Esta fuente no tiene listas que se puedan mostrar.',
  },
});
