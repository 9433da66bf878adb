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

/** A day, typed as M/D/YYYY or picked in the calendar; keys go a day on or back. */
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
export const LongTexts: Story = {
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

export const TakesShortDates: Story = {
  name: 'understands 12/5, 1205 and 12052027 as typed, and pasted dates as spreadsheets and mails write them [UI-001 JOB-033 KEY-004]',
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
    await expect(await enter('12-5-27')).toBe('"2027-12-05"');
    for (const pasted of ['2026-7-4', '4-Jul-26', 'Jul 4, 2026', '7-4-26', '7/4/2026\t', '4 de julio de 2026\r\n']) {
      await userEvent.clear(input);
      await userEvent.paste(pasted);
      await expect(stored).toHaveTextContent('"2026-07-04"');
      await expect(input).toHaveValue('07/04/2026');
    }
  },
};

export const KeysAct: Story = {
  name: 'lets only digits and "/" stand; t is today, + and - go a day on or back from the shown day, from today when empty [UI-002 FLT-026 KEY-004]',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, 't');
    await expect(input).toHaveValue('03/04/2026');
    await expect(stored).toHaveTextContent('"2026-03-04"');
    await userEvent.type(input, '++-');
    await expect(input).toHaveValue('03/05/2026');
    await userEvent.clear(input);
    await userEvent.type(input, '-');
    await expect(stored).toHaveTextContent('"2026-03-03"');
    await userEvent.clear(input);
    await userEvent.type(input, 'x.y');
    await expect(input).toHaveValue('');
  },
};

export const LettersSpoil: Story = {
  name: 'leaves no day behind of a text with letters that was typed: 05/20/26 is not Dec 05 2026 [UI-002 KEY-004]',
  args: { initial: '2026-03-04' },
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    for (const typed of ['Dec 05 2026', '5-Dec-26', 'thu', '+3', '1 1 2026']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(stored).toHaveTextContent('null');
      await expect(input).toBeInvalid();
    }
    await userEvent.clear(input);
    await userEvent.type(input, '12/5/26{Enter}');
    await expect(stored).toHaveTextContent('"2026-12-05"');
    await expect(input).toBeValid();
  },
};

export const KeepsWhatIsNoDate: Story = {
  name: 'clears the value of an entry that is no date, but keeps what was typed or pasted, in red, until it is corrected [UI-003 JOB-033 KEY-004]',
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
    await userEvent.paste('soon');
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

/** The first column of the calendar, as a screen reader says it. */
const firstWeekday = async (canvasElement: HTMLElement): Promise<string | null> => {
  await userEvent.click(parts(canvasElement).canvas.getByRole('button', { name: 'Choose a date: Scheduled Date' }));
  const popup = await within(document.body).findByRole('dialog', { name: 'Scheduled Date' }, { timeout: 5000 });
  return within(popup).getAllByRole('columnheader')[0]?.getAttribute('aria-label') ?? null;
};

export const SundayFirst: Story = {
  name: 'begins the weeks of its calendar on Sunday, as the settings have it unless they are changed [KEY-004]',
  args: { initial: '2026-03-04' },
  play: async ({ canvasElement }) => expect(await firstWeekday(canvasElement)).toBe('Sunday'),
};

export const MondayFirst: Story = {
  name: 'begins the weeks of its calendar on Monday where the settings say so [KEY-004]',
  args: { initial: '2026-03-04' },
  parameters: { weekStart: 'Monday' },
  play: async ({ canvasElement }) => expect(await firstWeekday(canvasElement)).toBe('Monday'),
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
