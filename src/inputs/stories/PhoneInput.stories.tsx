import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PhoneInput } from '../PhoneInput';
import { Controlled } from './Controlled';

interface Args {
  initial: string | null;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  label: string;
}

/** A phone number, written as (ddd) ddd-dddd while it is typed, with its extension beside it. */
const meta: Meta<Args> = {
  title: 'Inputs/Phone',
  args: { initial: null, label: 'Phone' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <PhoneInput {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { canvas, input: canvas.getByRole<HTMLInputElement>('textbox'), stored: canvas.getByTestId('value') };
};

export const Empty: Story = {};
export const Filled: Story = { args: { initial: '(713) 555-0142' } };
export const Invalid: Story = { args: { initial: '(713) 555', error: 'Please enter a 10-digit phone number.' } };
export const Disabled: Story = { args: { initial: '(713) 555-0142', disabled: true } };
export const ReadOnly: Story = { args: { initial: '(713) 555-0142', readOnly: true } };
export const Required: Story = { args: { required: true } };
export const LongTexts: Story = {
  args: { label: 'Phone number of the person who opens the gate outside office hours' },
};

export const FormatsWhileTyping: Story = {
  name: 'is formatted as (ddd) ddd-dddd while digits are typed [UI-010]',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    await userEvent.type(input, '713');
    await expect(input).toHaveValue('(713');
    await userEvent.type(input, '5550142');
    await expect(input).toHaveValue('(713) 555-0142');
    await expect(stored).toHaveTextContent('"(713) 555-0142"');
  },
};

export const TellsAnIncompleteNumber: Story = {
  name: 'says so when a number has fewer than 14 characters [UI-011]',
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, '713555');
    await userEvent.tab();
    await expect(canvas.getByText('Please enter a 10-digit phone number.')).toBeVisible();
    await userEvent.type(input, '0142');
    await userEvent.tab();
    await expect(canvas.queryByText('Please enter a 10-digit phone number.')).toBeNull();
  },
};

export const KeepsTheCaret: Story = {
  name: 'keeps the caret behind the digit that is typed in the middle',
  args: { initial: '(713) 55-0142' },
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement);
    input.focus();
    input.setSelectionRange(6, 6);
    await userEvent.type(input, '9', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await expect(input).toHaveValue('(713) 955-0142');
    await expect(input.selectionStart).toBe(7);
  },
};

export const Pasted: Story = {
  name: 'takes pasted numbers as people write them, with the country code 1 [KEY-011]',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    for (const pasted of [
      '1-713-555-0190',
      '+1 (713) 555-0190',
      '713.555.0190',
      'tel:+17135550190',
      '713‑555‑0190\t',
    ]) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(pasted);
      await expect(stored).toHaveTextContent('"(713) 555-0190"');
      await expect(input).toHaveValue('(713) 555-0190');
    }
  },
};

export const StaysAsTyped: Story = {
  name: 'drops no digit: a second number, a foreign one and digits too many stay as typed, in red [KEY-011]',
  play: async ({ canvasElement }) => {
    const { input, stored } = parts(canvasElement);
    for (const text of [
      '+52 81 8555 0142',
      '281-555-0142 / 832-555-0177',
      '713-555-0190 x204',
      '713-555-01901',
      '07135550190',
      '713-555-0190 (front desk)',
    ]) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(stored).toHaveTextContent('null');
      await expect(input).toBeInvalid();
    }
  },
};

/** A number with the field of its extension beside it, as builders have. */
const WithExtensionField = ({ kept }: { kept: string | null }) => {
  const [extension, setExtension] = useState(kept);
  return (
    <Controlled<string | null> initial={null}>
      {(value, onChange) => (
        <>
          <PhoneInput
            label="Business Phone"
            value={value}
            onChange={onChange}
            extension={{ held: () => extension, onChange: setExtension }}
          />
          <p data-testid="extension">{extension}</p>
        </>
      )}
    </Controlled>
  );
};

export const MovesTheExtension: Story = {
  name: 'puts the extension into its own field [KEY-011]',
  render: () => <WithExtensionField kept={null} />,
  play: async ({ canvasElement }) => {
    const { canvas, input, stored } = parts(canvasElement);
    await userEvent.type(input, '713-555-0190 x204');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('"(713) 555-0190"');
    await expect(input).toHaveValue('(713) 555-0190');
    await expect(canvas.getByTestId('extension')).toHaveTextContent('204');
  },
};

export const KeepsAnotherExtension: Story = {
  name: 'does not write over an extension that is kept already [KEY-011]',
  render: () => <WithExtensionField kept="396" />,
  play: async ({ canvasElement }) => {
    const { canvas, input } = parts(canvasElement);
    await userEvent.type(input, '713-555-0190 x204');
    await userEvent.tab();
    await expect(canvas.getByText('The extension field already holds 396.')).toBeVisible();
    await expect(canvas.getByTestId('extension')).toHaveTextContent('396');
  },
};
