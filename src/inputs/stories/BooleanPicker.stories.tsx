import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BooleanPicker } from '../BooleanPicker';
import { Controlled } from './Controlled';

interface Args {
  initial: boolean | null;
  error?: string;
  helperText?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  label: string;
}

/** Yes, no, or not answered yet. */
const meta: Meta<Args> = {
  title: 'Inputs/Yes or no',
  args: { initial: null, label: 'Gate code known' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <BooleanPicker {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const Filled: Story = { args: { initial: true } };
export const Invalid: Story = { args: { error: 'Gate code known is required' } };
export const Disabled: Story = { args: { initial: false, disabled: true } };
export const ReadOnly: Story = { args: { initial: true, readOnly: true } };
export const Required: Story = { args: { required: true } };
export const LongTexts: Story = {
  args: {
    label: 'The builder has confirmed that the yard can be reached by truck',
    helperText: 'Ask before the presite visit, not on the day.',
  },
};

export const Answers: Story = {
  name: 'answers YES, NO or nothing [UI-032]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stored = canvas.getByTestId('value');
    await userEvent.click(canvas.getByRole('button', { name: 'YES' }));
    await expect(stored).toHaveTextContent('true');
    await userEvent.click(canvas.getByRole('button', { name: 'NO' }));
    await expect(stored).toHaveTextContent('false');
    await userEvent.click(canvas.getByRole('button', { name: 'NO' }));
    await expect(stored).toHaveTextContent('null');
  },
};
