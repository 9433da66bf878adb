import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CurrencyInput } from '../CurrencyInput';
import type { InputProps } from '../inputProps';
import { IntegerInput } from '../IntegerInput';
import { NumberInput } from '../NumberInput';
import { Controlled } from './Controlled';

interface Args {
  input: ComponentType<InputProps<number | null> & { unit?: string; min?: number }>;
  initial: number | null;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  label: string;
  unit?: string;
  min?: number;
}

/** Whole numbers, amounts and measures: only what can be part of them is typed, and an empty field is no zero. */
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
  return { input: canvas.getByRole<HTMLInputElement>('textbox'), stored: canvas.getByTestId('value') };
};

export const Empty: Story = {};
export const Filled: Story = { args: { initial: 12.5, unit: 'yd' } };
export const Invalid: Story = { args: { initial: -3, error: 'Must be 0 or more.' } };
export const Disabled: Story = { args: { initial: 12.5, disabled: true } };
export const ReadOnly: Story = { args: { initial: 12.5, readOnly: true } };
export const Required: Story = { args: { required: true } };
export const Money: Story = { args: { input: CurrencyInput, initial: 1250, label: 'Price' } };
export const LongTexts: Story = {
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

/** Types, leaves the field, and says what it holds and shows. */
const typeInto = async (canvasElement: HTMLElement, typed: string): Promise<readonly [string | null, string]> => {
  const { input, stored } = parts(canvasElement);
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  await userEvent.tab();
  return [stored.textContent, input.value];
};

export const FeetAndInches: Story = {
  name: 'understands feet and inches, fractions and a decimal comma, and shows the number in its own unit [KEY-010]',
  args: { label: 'Depth Low', unit: 'ft', min: 0 },
  play: async ({ canvasElement }) => {
    for (const [typed, value] of [
      [`3'6"`, '3.5'],
      ['3 1/2', '3.5'],
      ['3,5', '3.5'],
      ['8½', '8.5'],
      ['92 ft 6 in', '92.5'],
      ['850', '850'],
    ] as const)
      await expect(await typeInto(canvasElement, typed)).toEqual([value, value]);
  },
};

export const Refused: Story = {
  name: 'keeps what is no number as it was typed, in red, with unit, range and what fractions look like [KEY-010]',
  args: { label: 'Depth Low', unit: 'ft', min: 0, initial: 4 },
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement);
    for (const typed of ['850-900', '3-6', '1e3', '=3+4', '-5', '12 7', 'deep'])
      await expect(await typeInto(canvasElement, typed)).toEqual(['null', typed]);
    await expect(input).toBeInvalid();
    await expect(
      within(canvasElement).getByText(`Must be a number of feet (3.5, 3 1/2 · 3'6"), 0 or more.`),
    ).toBeVisible();
    await expect(await typeInto(canvasElement, '4')).toEqual(['4', '4']);
    await expect(input).toBeValid();
  },
};

export const WholeNumbers: Story = {
  name: 'takes no fraction for a whole number and joins no digits: digits alone stand in it once it is left [UI-008 KEY-010]',
  args: { input: IntegerInput, label: 'Quantity', min: 1, unit: 'Pallet' },
  play: async ({ canvasElement }) => {
    for (const typed of ['1.5', '2 1/2', '1/2', '-1a2.5', '0', '10 531'])
      await expect(await typeInto(canvasElement, typed)).toEqual(['null', typed]);
    await expect(await typeInto(canvasElement, '1,250')).toEqual(['1250', '1250']);
    await expect(await typeInto(canvasElement, '10 pallets')).toEqual(['10', '10']);
    const { input, stored } = parts(canvasElement);
    await userEvent.clear(input);
    await userEvent.paste('10\n531,102');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('null');
  },
};

export const Dollars: Story = {
  name: 'takes an amount with its sign and its thousands: digits and the decimal point stand in it once it is left [UI-009 KEY-010]',
  args: { input: CurrencyInput, label: 'Price', min: 0.01 },
  play: async ({ canvasElement }) => {
    await expect(await typeInto(canvasElement, '$1,250.5')).toEqual(['1250.5', '1250.50']);
    await expect(await typeInto(canvasElement, '19,99')).toEqual(['19.99', '19.99']);
    for (const typed of ['-5', '(15)', '19.999', '$1,250.5x', '1/3'])
      await expect(await typeInto(canvasElement, typed)).toEqual(['null', typed]);
  },
};

export const Spanish: Story = {
  name: 'says in Spanish what is wanted',
  args: { label: 'Profundidad mínima', unit: 'ft', min: 0 },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox');
    await typeInto(canvasElement, '850-900');
    await expect(
      within(canvasElement).getByText(`Debe ser un número de pies (3.5, 3 1/2 · 3'6"), 0 o más.`),
    ).toBeVisible();
  },
};

/** With a button that puts another value. */
const besideAnAnswer = ({ initial, input: Input, ...props }: Args) => (
  <Controlled initial={initial}>
    {(value, onChange) => (
      <>
        <Input {...props} value={value} onChange={onChange} />
        <button type="button" onClick={() => onChange(5)}>
          Answer
        </button>
      </>
    )}
  </Controlled>
);

export const LateValue: Story = {
  name: 'keeps typed text that stands for no number yet when a value comes late, and shows it in place of a taken one [KEY-018]',
  args: { unit: 'ft' },
  render: besideAnAnswer,
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, '3 1/');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Answer' }));
    await expect(stored).toHaveTextContent('5');
    await expect(input).toHaveValue('3 1/');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(input);
    await userEvent.type(input, '12');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Answer' }));
    await expect(input).toHaveValue('5');
  },
};

export const LateUnderTheHand: Story = {
  name: 'puts no late value before the keys of a hand that is still at the field, emptied or not [KEY-010 KEY-018]',
  args: { initial: 71 },
  render: besideAnAnswer,
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    const answer = (): void => within(canvasElement).getByRole('button', { name: 'Answer' }).click();
    for (const begun of [' ', '1', '{Delete}']) {
      await userEvent.click(input);
      input.select();
      await userEvent.keyboard(begun);
      answer();
      await waitFor(() => expect(stored).toHaveTextContent('5'));
      await userEvent.keyboard('2');
      await expect(stored).toHaveTextContent(begun === '1' ? '12' : '2');
      await userEvent.tab();
      await expect(input).toHaveValue(begun === '1' ? '12' : '2');
    }
    // Left without another key, it shows what came.
    input.select();
    await userEvent.keyboard(' ');
    answer();
    await waitFor(() => expect(stored).toHaveTextContent('5'));
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('5'));
  },
};
