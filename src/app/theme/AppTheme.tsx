import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { applyTokens } from './applyTokens';
import { muiTheme } from './muiTheme';
import { themeStore } from './themeStore';
import type { ThemeMode } from './tokens';

interface Props {
  children: ReactNode;
  /** Fixes the mode, for stories. */
  mode?: ThemeMode;
}

/** MUI's theme in the chosen mode and the texts of its components in the screen's language. */
export const AppTheme = ({ children, mode: fixed }: Props) => {
  const stored = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const mode = fixed ?? stored;
  const { language } = useLanguage();
  const [texts, setTexts] = useState<readonly object[]>([]);

  useEffect(() => { applyTokens(mode); }, [mode]);
  useEffect(() => {
    let current = true;
    if (language === 'en') setTexts([]);
    else void import('./muiSpanish').then(({ muiSpanish }) => { if (current) setTexts(muiSpanish); });
    return () => { current = false; };
  }, [language]);

  const theme = useMemo(() => muiTheme(mode, texts), [mode, texts]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
};
