import type { Components, Theme } from '@mui/material/styles';
import { openByLetter, takeByTab } from './choiceKeys';
import type { Tokens } from './tokens';

/** What cannot be used is faint and read nevertheless, as why it cannot is often told by its words. */
const UNUSABLE = { opacity: 0.65 };

/** Of what stands close to others, or in a frame that cuts what reaches out of it: the ring lies inside. */
const RING_INSIDE = { '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 } };

/** How MUI's components look here: flat, dense, with visible borders instead of heavy shadows. */
export const componentStyles = (token: Tokens): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible, &:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 1 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 8, minHeight: 34, padding: '4px 14px', whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 28, padding: '2px 10px', fontSize: 13 },
      outlined: {
        borderColor: token.borderStrong,
        color: token.text,
        backgroundColor: token.surface,
        '&:hover': { backgroundColor: token.hover, borderColor: token.borderStrong },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: token.border } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 12,
        backgroundColor: token.surfaceRaised,
        border: `1px solid ${token.border}`,
        boxShadow: token.shadow3,
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 16, fontWeight: 600, padding: '18px 20px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 12px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '10px 20px 18px', gap: 4 } } },
  MuiSelect: { defaultProps: { SelectDisplayProps: { onKeyDownCapture: openByLetter } } },
  MuiMenu: {
    defaultProps: { slotProps: { list: { onKeyDownCapture: takeByTab } } },
    styleOverrides: {
      paper: {
        backgroundColor: token.surfaceRaised,
        border: `1px solid ${token.border}`,
        boxShadow: token.shadow3,
        borderRadius: 10,
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: {
        backgroundColor: token.surfaceRaised,
        border: `1px solid ${token.border}`,
        boxShadow: token.shadow3,
        borderRadius: 10,
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        backgroundColor: token.surfaceRaised,
        border: `1px solid ${token.border}`,
        boxShadow: token.shadow3,
        borderRadius: 10,
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: 14,
        minHeight: 34,
        borderRadius: 6,
        margin: '0 6px',
        padding: '4px 10px',
        '&.Mui-disabled': UNUSABLE,
        ...RING_INSIDE,
      },
    },
  },
  MuiCheckbox: { styleOverrides: { root: RING_INSIDE } },
  MuiSwitch: { styleOverrides: { switchBase: RING_INSIDE } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: token.surface,
        '&.Mui-disabled': { backgroundColor: token.surfaceSunken },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: token.borderStrong },
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: token.textFaint },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: token.focus },
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: { root: { color: token.textMuted, '&.Mui-focused:not(.Mui-error)': { color: token.primary } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 2, fontSize: 12, lineHeight: '16px' } } },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 400, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: {
        backgroundColor: '#1B2436',
        color: '#FFFFFF',
        fontSize: 12,
        lineHeight: '17px',
        padding: '4px 8px',
        borderRadius: 6,
        border: '1px solid #3C4A68',
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, fontWeight: 500, '&.Mui-disabled': UNUSABLE },
      sizeSmall: { height: 22, fontSize: 12 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: token.border, padding: '8px 12px' },
      head: { color: token.textMuted, fontWeight: 600, fontSize: 12 },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 40,
        textTransform: 'none',
        fontWeight: 600,
        '&:hover': { backgroundColor: token.hover },
        ...RING_INSIDE,
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 10 } } },
});
