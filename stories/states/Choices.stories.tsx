import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Looks, Said } from './Looks';
import { statesOf } from './statesOf';

/** What is ticked, switched or chosen from a few. */
const meta: Meta = { title: 'States/Choices' };
export default meta;
type Story = StoryObj;

const ACTIVE = <Said text={{ en: 'Active', es: 'Activo' }} />;
const YES = <Said text={{ en: 'Yes', es: 'Sí' }} />;
const NO = <Said text={{ en: 'No', es: 'No' }} />;

const { rest, hover, focusVisible, pressed, disabled, shows, showsInDark } = statesOf({
  parts: '.MuiCheckbox-root, .MuiSwitch-switchBase, .MuiToggleButton-root',
  disabled: '.Mui-disabled',
  draw: (isDisabled) => (
    <Looks
      looks={[
        ['Checkbox', <FormControlLabel key="off" control={<Checkbox disabled={isDisabled} />} label={ACTIVE} />],
        [
          'Checkbox, on',
          <FormControlLabel key="on" control={<Checkbox checked disabled={isDisabled} />} label={ACTIVE} />,
        ],
        ['Switch', <FormControlLabel key="switch" control={<Switch disabled={isDisabled} />} label={ACTIVE} />],
        [
          'Switch, on',
          <FormControlLabel key="lit" control={<Switch checked disabled={isDisabled} />} label={ACTIVE} />,
        ],
        [
          'Yes or no',
          <ToggleButtonGroup
            key="toggle"
            exclusive
            size="small"
            value="yes"
            aria-label="Yes or no"
            disabled={isDisabled}
          >
            <ToggleButton value="yes">{YES}</ToggleButton>
            <ToggleButton value="no">{NO}</ToggleButton>
          </ToggleButtonGroup>,
        ],
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
