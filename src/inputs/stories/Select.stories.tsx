import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Controlled } from './Controlled';

interface Args {
  initial: string;
  error?: boolean;
  helperText?: string;
  disabled?: boolean;
  required?: boolean;
}

const NAMES = ['Cancelled', 'Complete', 'On Hold', 'Pending', 'Planned'];
const LONG_NAME = 'Waits for the builder, whose office answers on Tuesdays and Thursdays between nine and ten alone';

/** One of a few choices that are all seen at once; longer lists are a combobox. */
const meta: Meta<Args> = {
  title: 'Inputs/Select',
  args: { initial: 'Planned' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => (
        <TextField select label="Status" {...props} value={value} onChange={({ target }) => onChange(target.value)}>
          {[...NAMES, LONG_NAME].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Controlled>
  ),
};
export default meta;

export const Empty: StoryObj<Args> = { args: { initial: '' } };
export const Filled: StoryObj<Args> = {};
export const Invalid: StoryObj<Args> = { args: { initial: '', error: true, helperText: 'Choose a status' } };
export const Disabled: StoryObj<Args> = { args: { disabled: true } };
export const Required: StoryObj<Args> = { args: { initial: '', required: true } };
export const LongTexts: StoryObj<Args> = { args: { initial: LONG_NAME } };

/** As a browser sends it: what it does by itself, it does from where the focus is afterwards. */
const pressTab = async (): Promise<boolean> =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });

export const ByKeys: StoryObj<Args> = {
  name: 'is opened by letters, and Tab takes the choice that letters or arrows led to and goes on from the field [KEY-003]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [field, stored] = [canvas.getByRole('combobox'), canvas.getByTestId('value')];
    field.focus();
    await userEvent.keyboard('com');
    await expect(document.activeElement).toHaveTextContent('Complete');
    await expect(await pressTab()).toBe(true);
    await expect(stored).toHaveTextContent('"Complete"');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(await pressTab()).toBe(true);
    await expect(stored).toHaveTextContent('"On Hold"');
    await userEvent.keyboard('pl{Escape}');
    await expect(stored).toHaveTextContent('"On Hold"');
  },
};
