import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Choice } from '../choice';
import { Combobox } from '../Combobox';
import { Controlled } from './Controlled';

const COLORS: readonly Choice[] = [
  'Aqua Blue',
  'Bahama Blue',
  'Black Pearl',
  'Caribbean Blue',
  'Cool Blue',
  'French Gray',
  'Irish Mist',
  'Jade',
  'Ocean Blue',
  'Onyx',
  'Sandy Beach',
  'Sky Blue',
  'Tahoe Blue',
  'White Diamonds',
].map((name, index) => ({ id: index + 1, name }));

interface Args {
  initial: Choice | null;
  options: readonly Choice[];
  limit?: number | null;
  onCreate?: (text: string) => void;
  loading?: boolean;
  error?: string;
  helperText?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  label: string;
}

const meta: Meta<Args> = {
  title: 'Inputs/Combobox',
  args: { initial: null, options: COLORS, label: 'Color' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <Combobox {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    body: within(document.body),
    input: canvas.getByRole('combobox'),
    stored: canvas.getByTestId('value'),
  };
};

export const Empty: Story = {};
export const Filled: Story = { args: { initial: { id: 9, name: 'Ocean Blue' } } };
export const Invalid: Story = { args: { error: 'Color is required' } };
export const Disabled: Story = { args: { initial: { id: 9, name: 'Ocean Blue' }, disabled: true } };
export const ReadOnly: Story = { args: { initial: { id: 9, name: 'Ocean Blue' }, readOnly: true } };
export const Required: Story = { args: { required: true } };
export const Loading: Story = { args: { options: [], loading: true } };
export const Long: Story = {
  args: {
    initial: { id: 1, name: 'A colour that a builder named after the whole of the neighbourhood it was first used in' },
    options: [
      { id: 1, name: 'A colour that a builder named after the whole of the neighbourhood it was first used in' },
    ],
  },
};

export const ByKeyboard: Story = {
  name: 'lists at most ten entries and is used by keyboard alone [UI-014]',
  play: async ({ canvasElement }) => {
    const { body, input, stored } = parts(canvasElement);
    await userEvent.click(input);
    await expect(await body.findAllByRole('option')).toHaveLength(10);
    await userEvent.keyboard('bl{ArrowDown}{Enter}');
    await expect(stored).toHaveTextContent('{"id":1,"name":"Aqua Blue"}');
    await userEvent.clear(input);
    await expect(stored).toHaveTextContent('null');
  },
};

export const Uncapped: Story = {
  name: 'lists all entries when the cap is turned off [UI-014]',
  args: { limit: null },
  play: async ({ canvasElement }) => {
    const { body, input } = parts(canvasElement);
    await userEvent.click(input);
    await expect(await body.findAllByRole('option')).toHaveLength(COLORS.length);
    await userEvent.keyboard('{Escape}');
  },
};

export const NothingFound: Story = {
  name: 'says "No results" when it has nothing to offer [UI-013]',
  play: async ({ canvasElement }) => {
    const { body, input } = parts(canvasElement);
    await userEvent.type(input, 'plaid');
    await waitFor(async () => expect(await body.findByText('No results')).toBeVisible());
  },
};

export const NewEntriesAlone: Story = {
  name: 'says "No results" while nothing is typed, then offers Create "{text}" [LKP-012 FLT-023]',
  args: { options: [], onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    const { body, input } = parts(canvasElement);
    await userEvent.click(input);
    await waitFor(async () => expect(await body.findByText('No results')).toBeVisible());
    await userEvent.type(input, 'Plum Night');
    await userEvent.click(await body.findByRole('option', { name: 'Create "Plum Night"' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Plum Night');
  },
};

export const CreatesAnEntry: Story = {
  name: 'offers to create what is typed, in double quotes [UI-012]',
  args: { onCreate: fn() },
  play: async ({ canvasElement, args }) => {
    const { body, input } = parts(canvasElement);
    await userEvent.type(input, 'Plum Night');
    await waitFor(async () => expect(await body.findByRole('option', { name: 'Create "Plum Night"' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Plum Night');
    await userEvent.clear(input);
    await userEvent.type(input, 'jade');
    await expect(body.queryByText('Create "jade"')).toBeNull();
  },
};
