export type ThemeMode = 'light' | 'dark';

/** The product's colour [UI-030]. */
export const BRAND = '#0D224A';

/**
 * The colours of the app, by their role. MUI's theme and the CSS custom properties (`--surface`, `--text-muted`) are
 * both made from them, so plain CSS and components look the same. Text on its ground has a contrast of at least 7 to 1, as
 * it is read in the sun [FLD-012]; what is faint, such as hints and what cannot be used, has less.
 */
export interface Tokens {
  background: string;
  surface: string;
  surfaceSunken: string;
  surfaceRaised: string;
  hover: string;
  selected: string;
  border: string;
  borderStrong: string;
  text: string;
  textMuted: string;
  textFaint: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  primarySoft: string;
  header: string;
  onHeader: string;
  onHeaderMuted: string;
  headerHover: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  error: string;
  errorSoft: string;
  info: string;
  infoSoft: string;
  focus: string;
  shadow1: string;
  shadow2: string;
  shadow3: string;
}

const light: Tokens = {
  background: '#F5F6F8',
  surface: '#FFFFFF',
  surfaceSunken: '#EEF0F4',
  surfaceRaised: '#FFFFFF',
  hover: '#F0F2F6',
  selected: '#E8EDF8',
  border: '#E1E5EB',
  borderStrong: '#C4CBD6',
  text: '#131A26',
  textMuted: '#434D5E',
  textFaint: '#687285',
  primary: BRAND,
  primaryHover: '#1B3A75',
  onPrimary: '#FFFFFF',
  primarySoft: '#E8EDF8',
  header: BRAND,
  onHeader: '#FFFFFF',
  onHeaderMuted: '#B9C6E0',
  headerHover: 'rgba(255, 255, 255, 0.12)',
  success: '#12572F',
  successSoft: '#E3F4E9',
  warning: '#6E4200',
  warningSoft: '#FDF1DC',
  error: '#951B15',
  errorSoft: '#FCE9E8',
  info: '#124788',
  infoSoft: '#E5F0FC',
  focus: '#2F6FED',
  shadow1: '0 1px 2px rgba(13, 34, 74, 0.06)',
  shadow2: '0 2px 8px rgba(13, 34, 74, 0.10)',
  shadow3: '0 8px 28px rgba(13, 34, 74, 0.18)',
};

const dark: Tokens = {
  background: '#0A0F1A',
  surface: '#121927',
  surfaceSunken: '#0D131F',
  surfaceRaised: '#1A2335',
  hover: '#1B2436',
  selected: '#1D2C4C',
  border: '#26314A',
  borderStrong: '#3C4A68',
  text: '#E7ECF5',
  textMuted: '#B3BED1',
  textFaint: '#8C99B0',
  primary: '#9DBBF7',
  primaryHover: '#BBD0FA',
  onPrimary: '#0A1730',
  primarySoft: '#1D2C4C',
  header: BRAND,
  onHeader: '#FFFFFF',
  onHeaderMuted: '#B9C6E0',
  headerHover: 'rgba(255, 255, 255, 0.12)',
  success: '#7ED6A0',
  successSoft: '#12301F',
  warning: '#F2BE6A',
  warningSoft: '#35260B',
  error: '#FFA59E',
  errorSoft: '#3B1614',
  info: '#8CC0FF',
  infoSoft: '#10294A',
  focus: '#7FA8FF',
  shadow1: '0 1px 2px rgba(0, 0, 0, 0.4)',
  shadow2: '0 2px 8px rgba(0, 0, 0, 0.45)',
  shadow3: '0 10px 32px rgba(0, 0, 0, 0.6)',
};

export const TOKENS: Readonly<Record<ThemeMode, Tokens>> = { light, dark };

/** For who asks the system for more contrast: muted texts are as clear as others, and lines are seen from afar [UI-043]. */
const clearer = (tokens: Tokens): Tokens => ({
  ...tokens,
  textMuted: tokens.text,
  textFaint: tokens.text,
  border: tokens.textFaint,
  borderStrong: tokens.textMuted,
});

/** The tokens of a mode, as they are or with more contrast. */
export const tokensOf = (mode: ThemeMode, isClearer: boolean): Tokens =>
  isClearer ? clearer(TOKENS[mode]) : TOKENS[mode];

/** Asked of the system. */
export const MORE_CONTRAST = '(prefers-contrast: more)';

/** System fonts only: nothing is fetched for a text to be drawn. */
export const FONT =
  'Inter, -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", system-ui, sans-serif';
