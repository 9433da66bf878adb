import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PhoneInput } from '../PhoneInput';
import { Controlled } from './Controlled';

interface Args {
  initial: string | null;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  label: string;
}

const meta: Meta<Args> = {
  title: 'Inputs/Phone',
  args: { initial: null, label: 'Phone' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <PhoneInput {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { canvas, input: canvas.getByRole<HTMLInputElement>('textbox'), stored: canvas.getByTestId('value') };
};

export const Empty: Story = {};
export const Filled: Story = { args: { initial: '(713) 555-0142' } };
export const Invalid: Story = { args: { initial: '(713) 555', error: 'Please enter a 10-digit phone number.' } };
export const Disabled: Story = { args: { initial: '(713) 555-0142', disabled: true } };
export const ReadOnly: Story = { args: { initial: '(713) 555-0142', readOnly: true } };
export const Required: Story = { args: { required: true } };
export const Long: Story = { args: { label: 'Phone number of the person who opens the gate outside office hours' } };

export const FormatsWhileTyping: Story = {
  name: 'is formatted as (ddd) ddd-dddd while digits are typed, with a first digit 1 to 9 [UI-010]',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, '0713');
    await expect(input).toHaveValue('(713');
    await userEvent.type(input, '5550142');
    await expect(input).toHaveValue('(713) 555-0142');
    await expect(stored).toHaveTextContent('"(713) 555-0142"');
  },
};

export const TellsAnIncompleteNumber: Story = {
  name: 'says so when a number has fewer than 14 characters [UI-011]',
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, '713555');
    await userEvent.tab();
    await expect(canvas.getByText('Please enter a 10-digit phone number.')).toBeVisible();
    await userEvent.type(input, '0142');
    await userEvent.tab();
    await expect(canvas.queryByText('Please enter a 10-digit phone number.')).toBeNull();
  },
};

export const KeepsTheCaret: Story = {
  name: 'keeps the caret behind the digit that is typed in the middle',
  args: { initial: '(713) 55-0142' },
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement);
    input.focus();
    input.setSelectionRange(6, 6);
    await userEvent.type(input, '9', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await expect(input).toHaveValue('(713) 955-0142');
    await expect(input.selectionStart).toBe(7);
  },
};
