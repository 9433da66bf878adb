import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Language } from '#domain/localText';
import { I18nContext } from './I18nContext';
import { languageStore } from './languageStore';
import { loadedMessages, loadMessages, type LoadedMessages } from './loadMessages';
import { formatMessage } from './message';

interface Props {
  children: ReactNode;
  /** Fixes the language, for stories and tests. */
  language?: Language;
}

/** Gives the texts of the chosen language to all below; until Spanish has been fetched, the previous texts stay. */
export const I18nProvider = ({ children, language: fixed }: Props) => {
  const stored = useSyncExternalStore(languageStore.subscribe, languageStore.get);
  const wanted = fixed ?? stored;
  const [shown, setShown] = useState<LoadedMessages | null>(() => loadedMessages(wanted));

  useEffect(() => {
    let current = true;
    void loadMessages(wanted).then((loaded) => {
      if (current) setShown(loaded);
    });
    return () => {
      current = false;
    };
  }, [wanted]);

  const value = useMemo(
    () =>
      shown && {
        language: shown.language,
        t: (key: string, params?: Parameters<typeof formatMessage>[2]) => formatMessage(shown.messages, key, params),
        setLanguage: languageStore.set,
      },
    [shown],
  );

  return value && <I18nContext value={value}>{children}</I18nContext>;
};
