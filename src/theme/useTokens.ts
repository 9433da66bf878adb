import { useMemo } from 'react';
import { MORE_CONTRAST, tokensOf, type Tokens } from './tokens';
import { useMatches } from './useMatches';
import { useThemeMode } from './useThemeMode';

/** The colors of now as values, for what cannot name a custom property: a canvas, a chart. */
export const useTokens = (): Tokens => {
  const { mode } = useThemeMode();
  const isClearer = useMatches(MORE_CONTRAST);
  return useMemo(() => tokensOf(mode, isClearer), [mode, isClearer]);
};
