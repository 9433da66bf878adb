import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LimitedField } from '../LimitedField';
import { StateInput } from '../StateInput';
import { ZipInput } from '../ZipInput';
import { Controlled } from './Controlled';

interface Args {
  kind: 'text' | 'state' | 'zip';
  initial: string | null;
  label: string;
  disabled?: boolean;
  required?: boolean;
}

/** Texts that have a rule: a length, a ZIP code, a state, a web address. */
const meta: Meta<Args> = {
  title: 'Inputs/Texts with a rule',
  args: { kind: 'text', initial: null, label: 'Note' },
  render: ({ kind, initial, ...props }) => (
    <Controlled<string | null> initial={initial}>
      {(value, onChange) => {
        if (kind === 'state') return <StateInput {...props} value={value} onChange={onChange} />;
        if (kind === 'zip') return <ZipInput {...props} value={value} onChange={onChange} />;
        return (
          <LimitedField
            {...props}
            multiline
            minRows={2}
            max={20}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
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
export const Filled: Story = { args: { initial: 'Gate code 4417' } };
export const Disabled: Story = { args: { kind: 'state', label: 'State', initial: 'TX', disabled: true } };
export const LongLabel: Story = { args: { kind: 'zip', label: 'Zip code of the place to which invoices are sent' } };

export const Links: Story = {
  name: 'lets phone numbers and web addresses of a note be tapped below it',
  args: { initial: 'Kim 713-555-0102' },
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await expect(await canvas.findByRole('link', { name: '713-555-0102' })).toHaveAttribute('href', 'tel:7135550102');
    await userEvent.clear(input);
    await userEvent.paste('https://m.example/a');
    await expect(await canvas.findByRole('link', { name: 'https://m.example/a' })).toHaveAttribute('target', '_blank');
    await userEvent.clear(input);
    await userEvent.type(input, 'Gate code 4417');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const TooLong: Story = {
  name: 'cuts nothing off: what is too long stays whole and says by how much [KEY-012]',
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('DO NOT SHOOT BEFORE 10 AM');
    await expect(stored).toHaveTextContent('"DO NOT SHOOT BEFORE 10 AM"');
    await expect(canvas.getByText('25 of 20 characters: please shorten it.')).toBeVisible();
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await expect(input).toBeValid();
  },
};

export const States: Story = {
  name: 'makes a state that is written out its code; what is none stays, in red [KEY-012]',
  args: { kind: 'state', label: 'State' },
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    for (const typed of ['Texas', 'T.X.', 'tx', 'Tejas']) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(stored).toHaveTextContent('"TX"');
      await expect(input).toHaveValue('TX');
    }
    await userEvent.clear(input);
    await userEvent.type(input, 'Texs');
    await userEvent.tab();
    await expect(input).toHaveValue('Texs');
    await expect(stored).toHaveTextContent('null');
    await expect(canvas.getByText('Please enter a state, such as TX or Texas.')).toBeVisible();
  },
};

export const ZipCodes: Story = {
  name: 'takes a ZIP code with blanks or without a hyphen; what is none stays, in red [KEY-012]',
  args: { kind: 'zip', label: 'Zip Code' },
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    for (const pasted of [' 77441-0418', '77441 - 0418', '774410418']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(pasted);
      await userEvent.tab();
      await expect(stored).toHaveTextContent('"77441-0418"');
    }
    await userEvent.clear(input);
    await userEvent.type(input, 'ABCDE');
    await userEvent.tab();
    await expect(input).toHaveValue('ABCDE');
    await expect(canvas.getByText('Please enter a ZIP code, such as 77441 or 77441-0418.')).toBeVisible();
  },
};
