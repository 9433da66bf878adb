import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { heldTexts } from '../untakenText';
import { EmailListInput } from '../EmailListInput';
import { Controlled } from './Controlled';

interface Args {
  initial: readonly string[];
  error?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  label: string;
}

/** Several email addresses, each a chip; a bad one is marked and blocks what would send to it. */
const meta: Meta<Args> = {
  title: 'Inputs/Email list',
  args: { initial: [], label: 'Order Emails' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <EmailListInput {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const FILLED = ['orders@bluewater.test', 'sales@rockandgravel.test'];

export const Empty: Story = {};
export const Filled: Story = { args: { initial: FILLED } };
export const Invalid: Story = { args: { initial: FILLED, error: 'Order Emails is required' } };
export const Disabled: Story = { args: { initial: FILLED, disabled: true } };
export const ReadOnly: Story = { args: { initial: FILLED, readOnly: true } };
export const Required: Story = { args: { required: true } };
export const LongTexts: Story = {
  args: {
    initial: Array.from({ length: 9 }, (_, index) => `purchasing.department.${index}@a-rather-long-company-name.test`),
  },
};

export const HalfTyped: Story = {
  name: 'holds an address that is half typed by the name of its field, so that a draft keeps it [KEY-001 KEY-014]',
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'sales@rock');
    await waitFor(() =>
      expect(heldTexts().map(({ label, field }) => [label, field()])).toEqual([['Order Emails', input]]),
    );
    await userEvent.clear(input);
    await waitFor(() => expect(heldTexts()).toEqual([]));
  },
};

export const MarksABadEntry: Story = {
  name: 'makes a chip of each address and marks a bad one as "Invalid email" [UI-017 UI-037]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'orders@bluewater.test,');
    await expect(canvas.getByText('orders@bluewater.test')).toBeVisible();
    await expect(canvas.queryByText('Invalid email')).toBeNull();
    await userEvent.type(input, 'sales@{Enter}');
    await expect(canvas.getByText('Invalid email')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('Invalid email')).toBeNull();
    await expect(canvas.getByTestId('value')).toHaveTextContent('["orders@bluewater.test"]');
  },
};
