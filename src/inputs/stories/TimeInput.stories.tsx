import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TimeInput } from '../TimeInput';
import { Controlled } from './Controlled';

interface Args {
  initial: string | null;
  error?: string;
  disabled?: boolean;
  label: string;
}

/** A time of the day, typed short or picked. */
const meta: Meta<Args> = {
  title: 'Inputs/Time',
  args: { initial: null, label: 'On Job' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <TimeInput {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { canvas, input: canvas.getByRole('textbox'), stored: canvas.getByTestId('value') };
};

export const Empty: Story = {};
export const Filled: Story = { args: { initial: '07:30' } };
export const Wrong: Story = { args: { initial: '07:30', error: 'Times must be in order.' } };
export const Disabled: Story = { args: { initial: '07:30', disabled: true } };

export const TypedShort: Story = {
  name: 'takes 730 and 3:15p as they are meant',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, '730');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('"07:30"');
    await expect(input).toHaveValue('07:30');
    await userEvent.clear(input);
    await userEvent.type(input, '3:15p{Enter}');
    await expect(stored).toHaveTextContent('"15:15"');
  },
};

export const NoTime: Story = {
  name: 'keeps what is no time, in red, and takes no value from it [KEY-004]',
  args: { initial: '07:30' },
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '25:00');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('null');
    await expect(input).toHaveValue('25:00');
    await expect(canvas.getByText('Must be a valid time.')).toBeVisible();
  },
};

export const Chosen: Story = {
  name: 'offers quarter hours around the time that stands',
  args: { initial: '13:10' },
  play: async ({ canvasElement }) => {
    const { canvas, stored } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a time: On Job' }));
    const near = await screen.findByRole('menuitem', { name: /13:00/ });
    await waitFor(() => expect(near).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(stored).toHaveTextContent('"13:15"'));
  },
};
