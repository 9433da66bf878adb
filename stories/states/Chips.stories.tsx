import Chip from '@mui/material/Chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../src/boards/attention/attention.css';
import { Looks, Said } from './Looks';
import { statesOf } from './statesOf';

/** What a filter, a layout or a number that needs attention is told and changed by. */
const meta: Meta = { title: 'States/Chips' };
export default meta;
type Story = StoryObj;

const act = () => undefined;
const city = (
  <>
    <b>
      <Said text={{ en: 'City', es: 'Ciudad' }} />
    </b>{' '}
    Katy
  </>
);
const chip = (kind: string, isOn: boolean, isDisabled: boolean) => (
  <button type="button" className={`attention-chip ${kind}`} aria-pressed={isOn} disabled={isDisabled}>
    <Said text={{ en: 'Past due', es: 'Vencidos' }} /> <b>3</b>
  </button>
);

const { rest, hover, focusVisible, pressed, disabled, shows, showsInDark } = statesOf({
  parts: '.MuiChip-root, .attention-chip',
  disabled: ':is(:disabled, [aria-disabled="true"])',
  draw: (isDisabled) => (
    <Looks
      looks={[
        [
          'Filter',
          <Chip key="filter" label={city} variant="outlined" color="primary" disabled={isDisabled} onClick={act} />,
        ],
        ['Layout', <Chip key="layout" label={city} color="primary" disabled={isDisabled} onClick={act} />],
        ['MUI Chip', <Chip key="chip" label={city} disabled={isDisabled} onClick={act} />],
        ['attention-chip', chip('is-past_due', false, isDisabled)],
        ['attention-chip, on', chip('is-past_due', true, isDisabled)],
        ['attention-chip, none', chip('is-none', false, isDisabled)],
        ['attention-chip, tool', chip('is-tool', false, isDisabled)],
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
