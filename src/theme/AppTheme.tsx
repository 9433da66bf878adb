import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { whenFetched } from '../page/whenFetched';
import { IsThemed } from './IsThemed';
import { muiTheme } from './muiTheme';
import { themeStore } from './themeStore';
import { MORE_CONTRAST, type ThemeMode } from './tokens';
import { useMatches } from './useMatches';

interface Props {
  children: ReactNode;
  /** Fixes the mode, for stories. */
  mode?: ThemeMode;
}

/** MUI's components speak English by themselves. */
const ENGLISH: readonly object[] = [];

/**
 * MUI's theme in the chosen mode, the texts of its components in the screen's language, and no motion for who wants
 * none.
 */
export const AppTheme = ({ children, mode: fixed }: Props) => {
  const stored = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const mode = fixed ?? stored;
  const still = useMatches('(prefers-reduced-motion: reduce)');
  const isClearer = useMatches(MORE_CONTRAST);
  const { language } = useLanguage();
  const [spanish, setSpanish] = useState<readonly object[]>(ENGLISH);

  useEffect(() => {
    if (language === 'en') return undefined;
    let current = true;
    void whenFetched(
      () => import('./muiSpanish'),
      ({ muiSpanish }) => {
        if (current) setSpanish(muiSpanish);
      },
    );
    return () => {
      current = false;
    };
  }, [language]);

  const texts = language === 'es' ? spanish : ENGLISH;
  const theme = useMemo(() => muiTheme(mode, { still, isClearer, texts }), [mode, still, isClearer, texts]);
  return (
    <IsThemed value={true}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </IsThemed>
  );
};
