import { createTheme, type Theme } from '@mui/material/styles';
import { componentStyles } from './componentStyles';
import { FONT, tokensOf, type ThemeMode } from './tokens';

const AT_ONCE = { shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0, enteringScreen: 0, leavingScreen: 0 };

/** Nothing fades or slides, for those who ask their system for less motion. */
const STILL = { create: () => 'none', getAutoHeightDuration: () => 0, duration: AT_ONCE };

interface Look {
  /** True for a person who wants less motion. */
  still?: boolean;
  /** True for a person who wants more contrast. */
  isClearer?: boolean;
  /** The words inside MUI's components in another language. */
  texts?: readonly object[];
}

/** MUI's theme of a mode, made from the tokens. */
export const muiTheme = (mode: ThemeMode, { still = false, isClearer = false, texts = [] }: Look = {}): Theme => {
  const token = tokensOf(mode, isClearer);
  return createTheme(
    {
      palette: {
        mode,
        primary: { main: token.primary, dark: token.primaryHover, contrastText: token.onPrimary },
        secondary: { main: token.info, contrastText: mode === 'dark' ? token.onPrimary : '#FFFFFF' },
        error: { main: token.error, contrastText: mode === 'dark' ? '#2B0806' : '#FFFFFF' },
        warning: { main: token.warning, contrastText: mode === 'dark' ? '#2A1A00' : '#FFFFFF' },
        success: { main: token.success, contrastText: mode === 'dark' ? '#06210F' : '#FFFFFF' },
        info: { main: token.info, contrastText: mode === 'dark' ? '#04182F' : '#FFFFFF' },
        background: { default: token.background, paper: token.surface },
        text: { primary: token.text, secondary: token.textMuted, disabled: token.textFaint },
        divider: token.border,
        action: {
          hover: token.hover,
          selected: token.selected,
          active: token.textMuted,
          disabled: token.textFaint,
          focus: token.selected,
        },
      },
      ...(still && { transitions: STILL }),
      shape: { borderRadius: 8 },
      spacing: 8,
      // The widths at which screens change (UI-027): 875 is the menu's, the others belong to single screens.
      breakpoints: { values: { xs: 0, sm: 600, md: 876, lg: 1255, xl: 1440 } },
      typography: {
        fontFamily: FONT,
        fontSize: 14,
        h1: { fontSize: 24, lineHeight: '32px', fontWeight: 600, letterSpacing: '-0.02em' },
        h2: { fontSize: 18, lineHeight: '26px', fontWeight: 600, letterSpacing: '-0.01em' },
        h3: { fontSize: 15, lineHeight: '22px', fontWeight: 600 },
        h4: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
        h5: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
        h6: { fontSize: 15, lineHeight: '22px', fontWeight: 600 },
        body1: { fontSize: 14, lineHeight: '20px' },
        body2: { fontSize: 13, lineHeight: '18px' },
        caption: { fontSize: 12, lineHeight: '16px' },
        button: { fontSize: 14, lineHeight: '20px', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
      },
      components: componentStyles(token),
    },
    ...texts,
  );
};
