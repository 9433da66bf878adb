import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SuggestField } from '../SuggestField';
import { Controlled } from './Controlled';

interface Args {
  initial: string;
  suggestions: readonly string[];
  error?: string;
  disabled?: boolean;
  label: string;
}

/** A free text with suggestions: what is typed counts, whether it is suggested or not. */
const meta: Meta<Args> = {
  title: 'Inputs/Suggest field',
  args: { initial: '', suggestions: ['Houston', 'Katy', 'League City', 'Missouri City', 'Sugar Land'], label: 'City' },
  render: ({ initial, ...props }) => (
    <Controlled initial={initial}>
      {(value, onChange) => <SuggestField {...props} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const Filled: Story = { args: { initial: 'Katy' } };
export const Invalid: Story = { args: { error: 'Unknown city' } };
export const Disabled: Story = { args: { initial: 'Katy', disabled: true } };

export const Suggests: Story = {
  name: 'suggests the cities that hold the text, and takes any other text as well [FLT-010 FLT-033]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [input, stored] = [canvas.getByRole('combobox'), canvas.getByTestId('value')];
    await userEvent.type(input, 'cit');
    await expect((await within(document.body).findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'League City',
      'Missouri City',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(stored).toHaveTextContent('"League City"');
    await userEvent.clear(input);
    await userEvent.type(input, 'Marfa');
    await userEvent.tab();
    await expect(stored).toHaveTextContent('"Marfa"');
    await expect(input).toHaveValue('Marfa');
  },
};
