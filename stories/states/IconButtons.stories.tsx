import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import MuiIconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeaderButton } from '../../src/app/shell/HeaderButton';
import { IconButton } from '../../src/page/IconButton';
import '../../src/app/shell/header.css';
import '../../src/toasts/toasts.css';
import { Looks } from './Looks';
import { statesOf } from './statesOf';

/** Buttons that are an icon: on pages and boards, in the header, and on messages. */
const meta: Meta = { title: 'States/Icon buttons' };
export default meta;
type Story = StoryObj;

const act = () => undefined;

const { rest, hover, focusVisible, pressed, disabled, shows, showsInDark } = statesOf({
  parts: '.icon-button, .MuiIconButton-root, .header-button, .toast-close',
  disabled: ':is(:disabled, [aria-disabled="true"])',
  draw: (isDisabled) => (
    <Looks
      looks={[
        [
          'IconButton',
          <IconButton key="plain" label="Close" reason={isDisabled ? 'Not now' : null} onClick={act}>
            <CloseIcon fontSize="small" />
          </IconButton>,
        ],
        [
          'IconButton, on',
          <IconButton key="on" label="Close" isPressed reason={isDisabled ? 'Not now' : null} onClick={act}>
            <CloseIcon fontSize="small" />
          </IconButton>,
        ],
        [
          'MUI IconButton',
          <MuiIconButton key="mui" aria-label="Close" disabled={isDisabled}>
            <CloseIcon />
          </MuiIconButton>,
        ],
        [
          'HeaderButton',
          <div
            key="header"
            className="header"
            role="group"
            aria-label="Header"
            style={{ position: 'static', zIndex: 'auto' }}
          >
            <HeaderButton label="Search" disabled={isDisabled} onClick={act}>
              <SearchIcon />
            </HeaderButton>
          </div>,
        ],
        ...(isDisabled
          ? []
          : [
              [
                'toast-close',
                <div key="toast" className="toast toast-success" style={{ width: 'fit-content' }}>
                  <button type="button" className="toast-close" aria-label="Close">
                    ×
                  </button>
                </div>,
              ] as const,
            ]),
      ]}
    />
  ),
});

export const Rest: Story = rest;
export const Hover: Story = hover;
export const FocusVisible: Story = focusVisible;
export const Pressed: Story = pressed;
export const Disabled: Story = disabled;
export const Shows: Story = { ...shows, name: 'shows each state [UI-048]' };
export const ShowsInDark: Story = { ...showsInDark, name: 'shows each state in the dark [UI-048]' };
