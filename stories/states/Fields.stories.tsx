import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../src/boards/css/board.css';
import { useLocalText } from '../../src/i18n/useLocalText';
import { OutlinedField } from '../../src/inputs/OutlinedField';
import { Looks } from './Looks';
import { statesOf } from './statesOf';

/** What is typed into. The inputs under "Inputs" all have this frame; an error and what is read only have their stories there. */
const meta: Meta = { title: 'States/Fields' };
export default meta;
type Story = StoryObj;

interface Props {
  isDisabled: boolean;
  isFocused: boolean;
}

const Typed = ({ isDisabled, isFocused, isFilled }: Props & { isFilled: boolean }) => (
  <OutlinedField
    label={useLocalText()({ en: 'City', es: 'Ciudad' })}
    helperText={useLocalText()({ en: 'Where the pool is', es: 'Donde está la alberca' })}
    value={isFilled ? 'Katy' : ''}
    onChange={() => undefined}
    disabled={isDisabled}
    {...(isFocused && { focused: true })}
  />
);
const Plain = ({ isDisabled }: { isDisabled: boolean }) => {
  const label = useLocalText()({ en: 'Crew', es: 'Cuadrilla' });
  return <input className="plain-input" aria-label={label} defaultValue="Pebble 1" disabled={isDisabled} />;
};

const { rest, hover, focusVisible, disabled, shows, showsInDark } = statesOf({
  parts: '.MuiOutlinedInput-root, .plain-input',
  disabled: ':is(:disabled, .Mui-disabled)',
  isTyped: true,
  draw: (isDisabled, isFocused) => (
    <Looks
      looks={[
        ['OutlinedField', <Typed key="empty" isFilled={false} {...{ isDisabled, isFocused }} />],
        ['OutlinedField, filled', <Typed key="filled" isFilled {...{ isDisabled, isFocused }} />],
        ['plain-input', <Plain key="plain" isDisabled={isDisabled} />],
      ]}
    />
  ),
});

export const Rest: Story = rest;
export const Hover: Story = hover;
export const FocusVisible: Story = focusVisible;
export const Disabled: Story = disabled;
export const Shows: Story = { ...shows, name: 'shows each state [UI-048]' };
export const ShowsInDark: Story = { ...showsInDark, name: 'shows each state in the dark [UI-048]' };
