import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BooleanInput } from './BooleanInput';

const meta: Meta<typeof BooleanInput> = {
  title: 'Generated screens/Switch',
  component: BooleanInput,
  args: {
    field: { name: 'is_main', label: 'Main Location', kind: 'Boolean', required: true },
    label: 'Main Location',
    value: true,
    error: 'Main is already used.',
    onChange: fn(),
  },
};
export default meta;

export const Refused: StoryObj<typeof BooleanInput> = {
  name: 'that is refused is marked as wrong and says why, to who hears the screen too',
  play: async () => {
    const input = await screen.findByRole('switch', { name: 'Main Location' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Main is already used.');
  },
};
