import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MultiPicker } from '../MultiPicker';
import type { Option } from '../matchOptions';
import { Controlled } from './Controlled';

const PEOPLE: readonly Option<string>[] = [
  'Ana Ruiz',
  'Ben Ochoa',
  'Cleo Banks',
  'Dev Anand',
  'Eli Stone',
  'Fay Wood',
  'Gus Hale',
  'Hal Reed',
  'Ida Lund',
  'Jo Vance',
  'Kim Park',
  'Lou Marsh',
].map((name, index) => ({ id: index % 3 === 0 ? `${index + 1}-h` : String(index + 1), name }));

interface Args {
  initial: readonly string[];
  options: readonly Option<string>[];
  limit?: number | null;
  error?: string;
  helperText?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  closesOnChoice?: boolean;
  label: string;
}

/** Any number of choices, each a chip. The list stays open for the next one, unless it closes on a choice. */
const meta: Meta<Args> = {
  title: 'Inputs/Multi picker',
  args: { initial: [], options: PEOPLE, label: 'Supervisor' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <MultiPicker {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { body: within(document.body), input: canvas.getByRole('combobox'), stored: canvas.getByTestId('value') };
};

export const Empty: Story = {};
export const Filled: Story = { args: { initial: ['1-h', '2', '3'] } };
export const UnknownChoice: Story = { args: { initial: ['999'] } };
export const Invalid: Story = { args: { error: 'Choose a supervisor' } };
export const Disabled: Story = { args: { initial: ['2'], disabled: true } };
export const ReadOnly: Story = { args: { initial: ['2'], readOnly: true } };
export const Required: Story = { args: { required: true } };
export const LongTexts: Story = {
  args: {
    initial: ['1'],
    options: [
      { id: '1', name: 'A builder whose name was made of the names of all four of its founders and their towns' },
    ],
  },
};

export const ByKeyboard: Story = {
  name: 'takes several choices by typing and arrow keys, and gives the last one back [FLT-005 FLT-024]',
  play: async ({ canvasElement }) => {
    const { body, input, stored } = parts(canvasElement);
    await userEvent.click(input);
    await expect(await body.findAllByRole('option')).toHaveLength(10);
    await userEvent.keyboard('ana{Enter}');
    await userEvent.clear(input);
    await userEvent.keyboard('kim{Enter}');
    await expect(stored).toHaveTextContent('["1-h","11"]');
    await userEvent.keyboard('{Escape}');
    await userEvent.clear(input);
    await userEvent.keyboard('{Backspace}');
    await expect(stored).toHaveTextContent('["1-h"]');
  },
};

export const StaysOpen: Story = {
  name: 'stays open after Enter, so that several are chosen in one go, and closes by Escape [FLT-024]',
  play: async ({ canvasElement }) => {
    const { body, input, stored } = parts(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('ana{Enter}');
    await expect(stored).toHaveTextContent('["1-h"]');
    await expect(body.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
  },
};

export const ClosesOnChoice: Story = {
  name: 'closes after Enter where what was chosen asks for something below it [ADM-009]',
  args: { closesOnChoice: true },
  play: async ({ canvasElement }) => {
    const { body, input, stored } = parts(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('ana{Enter}');
    await expect(stored).toHaveTextContent('["1-h"]');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('kim');
    await expect(await body.findByRole('option', { name: 'Kim Park' })).toBeVisible();
  },
};

export const Uncapped: Story = {
  name: 'lists all entries when the cap is turned off, and "No results" when none fits [FLT-023 FLT-024 UI-013]',
  args: { limit: null },
  play: async ({ canvasElement }) => {
    const { body, input } = parts(canvasElement);
    await userEvent.click(input);
    await expect(await body.findAllByRole('option')).toHaveLength(PEOPLE.length);
    await userEvent.keyboard('nobody');
    await waitFor(async () => expect(await body.findByText('No results')).toBeVisible());
  },
};

export const TabTakesTheFirstMatch: Story = {
  name: 'takes the first match by Tab, and keeps what matches nothing in red [KEY-003]',
  args: { initial: ['2'] },
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, 'ana');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('["2","1-h"]');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'nobody');
    await userEvent.tab();
    await expect(input).toHaveValue('nobody');
    await expect(input).toBeInvalid();
    await expect(stored).toHaveTextContent('["2","1-h"]');
  },
};
