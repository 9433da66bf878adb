import type { Meta, StoryObj } from '@storybook/react-vite';
import { RESOURCES } from '#domain/generated/resources';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CrudStage } from '../../crud/fixtures/CrudStage';
import { memoryProvider } from '../../crud/fixtures/memoryProvider';
import { CUSTOMERS } from '../../crud/fixtures/rows';
import { customer } from '.';

const city = ['Houston', 'Katy', 'Sugar Land'].map((name, index) => ({
  id: index + 1,
  name,
  sort_order: index,
  is_active: true,
  version: 1,
}));

/** Builders as the server describes them, with what only builders have. */
const meta: Meta<typeof CrudStage> = {
  title: 'Resources/Builders',
  component: CrudStage,
  args: { resources: RESOURCES, overrides: { customer }, provider: memoryProvider({ customer: CUSTOMERS, city }) },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const List: Story = { parameters: { path: '/customer' } };
export const New: Story = { parameters: { path: '/customer/new' } };

export const CitySuggestions: Story = {
  name: 'offer Create "{text}" for a city that the list does not have',
  parameters: { path: '/customer/7/edit' },
  play: async () => {
    const input = await screen.findByRole('combobox', { name: 'City' });
    await userEvent.clear(input);
    await userEvent.type(input, 'Sug');
    await userEvent.click(await screen.findByRole('option', { name: 'Sugar Land' }));
    await expect(input).toHaveValue('Sugar Land');
    await userEvent.clear(input);
    await userEvent.type(input, 'Fulshear');
    await userEvent.click(await screen.findByRole('option', { name: 'Create "Fulshear"' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Builder saved!')).toBeVisible());
    await expect(input).toHaveValue('Fulshear');
  },
};
