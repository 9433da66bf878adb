import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Controlled } from './Controlled';

const meta: Meta<{ initial: string }> = {
  title: 'Inputs/Select',
  args: { initial: 'Planned' },
  render: ({ initial }) => (
    <Controlled initial={initial}>
      {(value, onChange) => (
        <TextField select label="Status" value={value} onChange={({ target }) => onChange(target.value)}>
          {['Cancelled', 'Complete', 'On Hold', 'Pending', 'Planned'].map((name) => (
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

/** As a browser sends it: what it does by itself, it does from where the focus is afterwards. */
const pressTab = async (): Promise<boolean> =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });

export const ByKeys: StoryObj<{ initial: string }> = {
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
