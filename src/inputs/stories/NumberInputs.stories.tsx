import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CurrencyInput } from '../CurrencyInput';
import type { InputProps } from '../inputProps';
import { IntegerInput } from '../IntegerInput';
import { NumberInput } from '../NumberInput';
import { Controlled } from './Controlled';

interface Args {
  input: ComponentType<InputProps<number | null> & { unit?: string }>;
  initial: number | null;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  label: string;
  unit?: string;
}

const meta: Meta<Args> = {
  title: 'Inputs/Numbers',
  args: { input: NumberInput, initial: null, label: 'Total Yards' },
  argTypes: { input: { control: false } },
  render: ({ initial, input: Input, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <Input {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { input: canvas.getByRole('textbox'), stored: canvas.getByTestId('value') };
};

export const Empty: Story = {};
export const Filled: Story = { args: { initial: 12.5, unit: 'yd' } };
export const Invalid: Story = { args: { initial: -3, error: 'Must be 0 or more.' } };
export const Disabled: Story = { args: { initial: 12.5, disabled: true } };
export const ReadOnly: Story = { args: { initial: 12.5, readOnly: true } };
export const Required: Story = { args: { required: true } };
export const Money: Story = { args: { input: CurrencyInput, initial: 1250, label: 'Price' } };
export const Long: Story = {
  args: {
    initial: 123_456_789.25,
    label: 'Total area of all interior surfaces, spas and water features included',
    unit: 'square feet',
  },
};

export const EmptyIsNull: Story = {
  name: 'stores null when it is left empty, and decimals as they are typed [UI-007]',
  args: { initial: 8 },
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(stored).toHaveTextContent('null');
    await userEvent.type(input, '12.');
    await expect(input).toHaveValue('12.');
    await userEvent.type(input, '50');
    await expect(stored).toHaveTextContent('12.5');
  },
};

export const StripsNonDigits: Story = {
  name: 'strips every character that is not a digit from an integer [UI-008]',
  args: { input: IntegerInput, label: 'Batches' },
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, '-1a2.5');
    await expect(input).toHaveValue('125');
    await expect(stored).toHaveTextContent('125');
  },
};

export const KeepsDigitsAndPoint: Story = {
  name: 'keeps only digits and the decimal point of an amount [UI-009]',
  args: { input: CurrencyInput, label: 'Price' },
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, '$1,250.5x');
    await expect(input).toHaveValue('1250.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1250.50');
    await expect(stored).toHaveTextContent('1250.5');
  },
};
