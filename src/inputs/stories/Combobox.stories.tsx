import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { matchChoices, type Choice } from '../choice';
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

/** One of many choices, found by typing; some lists take a new entry. */
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
export const LongTexts: Story = {
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

export const TabTakesTheFirstMatch: Story = {
  name: 'highlights the first match of what is typed, which Tab, Enter and leaving the field take [KEY-003]',
  args: { initial: { id: 9, name: 'Ocean Blue' } },
  play: async ({ canvasElement }) => {
    const { body, input, stored } = parts(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, 'blue');
    const [first] = await body.findAllByRole('option');
    await expect(first).toHaveTextContent('Aqua Blue');
    await expect(input).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.tab();
    await expect(stored).toHaveTextContent('{"id":1,"name":"Aqua Blue"}');
    await expect(input).toHaveValue('Aqua Blue');
    await userEvent.clear(input);
    await userEvent.type(input, 'blue{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('{"id":4,"name":"Caribbean Blue"}');
    await userEvent.clear(input);
    await userEvent.type(input, 'jade');
    await userEvent.click(document.body);
    await expect(stored).toHaveTextContent('{"id":8,"name":"Jade"}');
    input.focus();
    await userEvent.tab();
    await expect(stored).toHaveTextContent('{"id":8,"name":"Jade"}');
  },
};

export const KeepsWhatMatchesNothing: Story = {
  name: 'keeps what matches nothing as it was typed, in red, and the choice that stood [KEY-003]',
  args: { initial: { id: 9, name: 'Ocean Blue' } },
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('plaid');
    await userEvent.tab();
    await expect(input).toHaveValue('plaid');
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('No match.')).toBeVisible();
    input.focus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('plaid');
    await userEvent.clear(input);
    await userEvent.type(input, 'onyx{Enter}');
    await expect(stored).toHaveTextContent('{"id":10,"name":"Onyx"}');
    await expect(input).toBeValid();
  },
};

export const SendsNoForm: Story = {
  name: 'keeps its Enter from the form around, open or not [KEY-003]',
  render: ({ initial, ...props }) => {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset.sent = 'yes';
        }}
      >
        <Controlled initial={initial}>
          {(value, onChange) => <Combobox {...props} value={value} onChange={onChange} />}
        </Controlled>
        <button type="submit">Save</button>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}jade{Enter}{Enter}plaid{Enter}{Escape}{Enter}');
    await expect(stored).toHaveTextContent('{"id":8,"name":"Jade"}');
    await expect(canvasElement.querySelector('form')?.dataset.sent).toBeUndefined();
  },
};

/** The options come a second after they were asked for. */
const SlowServer = () => {
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<{ text: string; options: readonly Choice[] }>({ text: '', options: COLORS });
  useEffect(() => {
    const timer = setTimeout(() => setFound({ text: asked, options: matchChoices(COLORS, asked) }), 600);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <Controlled<Choice | null> initial={null}>
      {(value, onChange) => (
        <Combobox
          label="Color"
          value={value}
          onChange={onChange}
          options={found.options}
          onSearch={setAsked}
          loading={found.text !== asked}
        />
      )}
    </Controlled>
  );
};

export const SlowOptions: Story = {
  name: 'keeps text that is left while its options are still coming, and takes it or marks it when they have come [KEY-003]',
  render: () => <SlowServer />,
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    await userEvent.type(input, 'tahoe');
    await userEvent.tab();
    await expect(input).toHaveValue('tahoe');
    await expect(stored).toHaveTextContent('null');
    await waitFor(() => expect(stored).toHaveTextContent('{"id":13,"name":"Tahoe Blue"}'), { timeout: 3000 });
    await expect(input).toHaveValue('Tahoe Blue');
    await userEvent.clear(input);
    await userEvent.type(input, 'plaid{Enter}');
    await expect(input).toHaveValue('plaid');
    await waitFor(() => expect(canvas.getByText('No match.')).toBeVisible(), { timeout: 3000 });
    await expect(input).toHaveValue('plaid');
  },
};
