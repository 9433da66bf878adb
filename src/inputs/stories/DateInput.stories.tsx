import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DateInput } from '../DateInput';
import { Controlled } from './Controlled';

interface Args {
  initial: string | null;
  error?: string;
  helperText?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  label: string;
  yearsAhead?: number;
}

const meta: Meta<Args> = {
  title: 'Inputs/Date',
  args: { initial: null, label: 'Scheduled Date' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <DateInput {...props} value={value} onChange={onChange} />}
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
export const Filled: Story = { args: { initial: '2026-03-04' } };
export const Invalid: Story = { args: { error: 'Must be a valid date.' } };
export const Disabled: Story = { args: { initial: '2026-03-04', disabled: true } };
export const ReadOnly: Story = { args: { initial: '2026-03-04', readOnly: true } };
export const Required: Story = { args: { required: true, helperText: 'The day the crew starts.' } };
export const Long: Story = {
  args: {
    label: 'Date on which the builder was asked to confirm the final interior colour',
    helperText: 'Shown on the work order, on the board and on the confirmation that goes out to the builder.',
  },
};

export const TypesADay: Story = {
  name: 'stores a typed M/D/YYYY as a date and shows it as MM/DD/YYYY [UI-001 UI-005 JOB-033]',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, '3/9/2026');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('"2026-03-09"');
    await expect(input).toHaveValue('03/09/2026');
    await userEvent.clear(input);
    await userEvent.type(input, '12/5/27{Enter}');
    await expect(stored).toHaveTextContent('"2027-12-05"');
  },
};

export const TakesShorthands: Story = {
  name: 'understands 12/5, 1205, 12052027, t, +3 and a weekday, and YYYY-M-D when pasted; Tab and Enter take them [UI-001 JOB-033 KEY-004]',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    const enter = async (text: string): Promise<string | null> => {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      return stored.textContent;
    };
    // The story's today is Wednesday 2026-03-04.
    await expect(await enter('4/5')).toBe('"2026-04-05"');
    await expect(input).toHaveValue('04/05/2026');
    await expect(await enter('0405')).toBe('"2026-04-05"');
    await expect(await enter('12052027')).toBe('"2027-12-05"');
    await expect(await enter('t')).toBe('"2026-03-04"');
    await expect(await enter('+3')).toBe('"2026-03-07"');
    await expect(await enter('mon')).toBe('"2026-03-09"');
    await expect(await enter('jue')).toBe('"2026-03-05"');
    await userEvent.clear(input);
    await userEvent.paste('2026-7-4');
    await expect(stored).toHaveTextContent('"2026-07-04"');
  },
};

export const KeepsWhatIsNoDate: Story = {
  name: 'clears the value of an entry that is no date, but keeps what was typed, in red, until it is corrected [UI-003 JOB-033 KEY-004]',
  args: { initial: '2026-03-04' },
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '2/30/2026');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('null');
    await expect(input).toHaveValue('2/30/2026');
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Must be a valid date.')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'soon{Enter}');
    await expect(input).toHaveValue('soon');
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, '2/28{Enter}');
    await expect(stored).toHaveTextContent('"2026-02-28"');
    await expect(input).toBeValid();
  },
};

export const KeepsItsLimits: Story = {
  name: 'takes no day before 01/01/1980 or after 31 December of the year after next [UI-004 UI-035 JOB-034]',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    const enter = async (text: string): Promise<string | null> => {
      await userEvent.clear(input);
      await userEvent.type(input, `${text}{Enter}`);
      return stored.textContent;
    };
    await expect(await enter('12/31/2028')).toBe('"2028-12-31"');
    await expect(await enter('1/1/2029')).toBe('null');
    await expect(await enter('1/1/1980')).toBe('"1980-01-01"');
    await expect(await enter('12/31/1979')).toBe('null');
  },
};

export const PresiteDate: Story = {
  name: 'accepts presite dates five years ahead [UI-004]',
  args: { label: 'Presite Date', yearsAhead: 5 },
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, '3/5/2031{Enter}');
    await expect(stored.textContent).toBe('null');
    await userEvent.clear(input);
    await userEvent.type(input, '3/4/2031{Enter}');
    await expect(stored).toHaveTextContent('"2031-03-04"');
  },
};

export const ChoosesInTheCalendar: Story = {
  name: 'opens a calendar whose days outside the limits cannot be chosen [UI-035]',
  args: { initial: '2028-12-15' },
  play: async ({ canvasElement }) => {
    const { canvas, stored } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date: Scheduled Date' }));
    const popup = within(
      await within(document.body).findByRole('dialog', { name: 'Scheduled Date' }, { timeout: 5000 }),
    );
    await expect(popup.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await userEvent.click(popup.getByRole('gridcell', { name: '20' }));
    await expect(stored).toHaveTextContent('"2028-12-20"');
  },
};

export const ByKeyboard: Story = {
  name: 'is passed by Tab in one step, and opens its calendar by Alt and the down arrow, which gives the focus back',
  args: { initial: '2026-03-04' },
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    input.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a date: Scheduled Date' })).not.toHaveFocus();
    input.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const popup = within(
      await within(document.body).findByRole('dialog', { name: 'Scheduled Date' }, { timeout: 5000 }),
    );
    await waitFor(() => expect(popup.getByRole('gridcell', { name: '4' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(popup.getByRole('gridcell', { name: '5' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stored).toHaveTextContent('"2026-03-05"'));
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const KeepsAReadOnlyValue: Story = {
  name: 'does not change a read-only date when it is left or pasted into',
  args: { initial: '1979-05-01', readOnly: true },
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    input.focus();
    await userEvent.paste('1/1/2026');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('"1979-05-01"');
  },
};
