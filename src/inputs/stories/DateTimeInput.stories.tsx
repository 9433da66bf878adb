import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DateTimeInput } from '../DateTimeInput';
import { Controlled } from './Controlled';

interface Args {
  initial: string | null;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  label: string;
}

/** A day with a time, typed or picked; minutes go by the quarter of an hour. */
const meta: Meta<Args> = {
  title: 'Inputs/Date and time',
  args: { initial: null, label: 'Visit Start' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <DateTimeInput {...props} value={value} onChange={onChange} />}
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
export const Filled: Story = { args: { initial: '2026-03-04T14:30:00' } };
export const Invalid: Story = { args: { error: 'Must be a valid date and time.' } };
export const Disabled: Story = { args: { initial: '2026-03-04T14:30:00', disabled: true } };
export const ReadOnly: Story = { args: { initial: '2026-03-04T14:30:00', readOnly: true } };
export const Required: Story = { args: { required: true } };
export const LongTexts: Story = {
  args: { label: 'Moment at which the fieldworker is expected at the gate of the community' },
};

export const RoundsUp: Story = {
  name: 'reads MM/DD/YYYY hh:mm A and rounds minutes up to a quarter hour [UI-006 JOB-035]',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, '3/9/2026 2:07 pm');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('"2026-03-09T14:15:00"');
    await expect(input).toHaveValue('03/09/2026 02:15 PM');
  },
};

export const ClearsWhatIsNoMoment: Story = {
  name: 'clears the value of an entry that is not a date and time, and keeps what was typed, in red [UI-003 JOB-035 KEY-004]',
  args: { initial: '2026-03-04T14:30:00' },
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '3/9/2026 25:00{Enter}');
    await expect(stored).toHaveTextContent('null');
    await expect(input).toHaveValue('3/9/2026 25:00');
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, '+1 8a{Enter}');
    await expect(stored).toHaveTextContent('"2026-03-05T08:00:00"');
    await userEvent.clear(input);
  },
};

export const PicksATime: Story = {
  name: 'offers times in steps of 15 minutes [UI-006 JOB-035 WAR-009 WRB-013]',
  args: { initial: '2026-03-04T14:30:00' },
  play: async ({ canvasElement }) => {
    const { canvas, stored } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date: Visit Start' }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'Time' }, { timeout: 5000 }));
    const times = (await body.findAllByRole('option')).map((option) => option.textContent);
    await expect(times).toHaveLength(96);
    await expect(times.slice(0, 3)).toEqual(['12:00 AM', '12:15 AM', '12:30 AM']);
    await userEvent.click(body.getByRole('option', { name: '02:45 PM' }));
    await expect(stored).toHaveTextContent('"2026-03-04T14:45:00"');
    await userEvent.click(await body.findByRole('button', { name: 'Done' }));
  },
};
