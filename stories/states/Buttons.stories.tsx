import MuiButton from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/page/Button';
import '../../src/boards/css/board.css';
import '../../src/boards/css/push.css';
import '../../src/undo/noticeBar.css';
import { Looks, Said } from './Looks';
import { statesOf } from './statesOf';

/** Buttons with a word: of pages, of forms, of boards and of the bar that offers an undo. */
const meta: Meta = { title: 'States/Buttons' };
export default meta;
type Story = StoryObj;

const save = <Said text={{ en: 'Save', es: 'Guardar' }} />;
const VARIANTS = ['contained', 'outlined', 'text'] as const;

const { rest, hover, focusVisible, pressed, disabled, shows, showsInDark } = statesOf({
  parts: '.button, .MuiButton-root, .plain-button, .push-button, .notice-undo',
  disabled: ':is(:disabled, [aria-disabled="true"])',
  draw: (isDisabled) => (
    <Looks
      looks={[
        ...VARIANTS.map(
          (variant) =>
            [
              `Button ${variant}`,
              <Button key={variant} variant={variant} disabled={isDisabled}>
                {save}
              </Button>,
            ] as const,
        ),
        ...VARIANTS.map(
          (variant) =>
            [
              `MUI ${variant}`,
              <MuiButton key={variant} variant={variant} disabled={isDisabled}>
                {save}
              </MuiButton>,
            ] as const,
        ),
        [
          'MUI error',
          <MuiButton key="error" variant="contained" color="error" disabled={isDisabled}>
            <Said text={{ en: 'Delete', es: 'Eliminar' }} />
          </MuiButton>,
        ],
        [
          'plain-button',
          <button key="plain" type="button" className="plain-button" disabled={isDisabled}>
            <Said text={{ en: 'Today', es: 'Hoy' }} />
          </button>,
        ],
        [
          'plain-button, on',
          <button key="on" type="button" className="plain-button" aria-pressed="true" disabled={isDisabled}>
            <Said text={{ en: 'Compact', es: 'Compacto' }} />
          </button>,
        ],
        [
          'plain-button, primary',
          <button key="primary" type="button" className="plain-button is-primary" disabled={isDisabled}>
            {save}
          </button>,
        ],
        [
          'push-button',
          <button key="push" type="button" className="push-button" disabled={isDisabled}>
            <Said text={{ en: 'Move to next day', es: 'Mover al día siguiente' }} />
          </button>,
        ],
        ...(isDisabled
          ? []
          : [
              [
                'notice-undo',
                <div
                  key="undo"
                  className="notice"
                  style={{ position: 'static', width: 'fit-content', transform: 'none' }}
                >
                  <span className="notice-text">
                    <Said text={{ en: 'Moved to Crew 2', es: 'Movido a la cuadrilla 2' }} />
                  </span>
                  <button type="button" className="notice-undo">
                    <Said text={{ en: 'Undo', es: 'Deshacer' }} />
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
