import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aRelocation } from './orderData';
import { StoryOrders } from './StoryOrders';

/** The dialog of a relocation order in each of its states. */
const meta: Meta<typeof StoryOrders> = {
  title: 'Orders/Relocation order',
  component: StoryOrders,
  args: { relocation: 4 },
  parameters: { path: '/inventoryRelocation?id=4' },
};
export default meta;
type Story = StoryObj<typeof StoryOrders>;

export const Draft: Story = {
  name: 'warns when less is on hand than is to be shipped, and shows what one item weighs [RO-003]',
  play: async () => {
    await waitFor(() => expect(screen.getByText('Only 1 on hand.')).toBeVisible());
    await expect(screen.getAllByRole('textbox', { name: /^Weight each \(lb\)/ })[0]).toBeVisible();
  },
};
export const Shipped: Story = {
  args: { api: { relocation: async () => aRelocation([2, 'Shipped']) } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Receive' })).toBeVisible());
  },
};
export const Received: Story = { args: { api: { relocation: async () => aRelocation([3, 'Received']) } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NewWithNothing: Story = {
  name: 'names what is missing before it is sent [RO-004]',
  args: { relocation: null },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Remarks/ }), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByText('Order name is required')[0]).toBeVisible());
    await expect(screen.getAllByText('Location is required').length).toBeGreaterThanOrEqual(2);
  },
};
export const Loading: Story = { args: { api: { relocation: () => new Promise(() => undefined) } } };

export const Closing: Story = {
  name: 'asks before what is not saved is left [UI-024]',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Remarks/ }), ' Ring twice.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog', { name: /unsaved changes/i });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Remarks/ })).toHaveValue('With the morning truck. Ring twice.'),
    );
  },
};

const saving: { answer?: () => void } = {};
export const TypedWhileSaved: Story = {
  name: 'keeps what is typed while it is saved, and is saved before it is closed [KEY-006 KEY-008]',
  args: {
    api: {
      saveRelocation: fn(async (stored, values) => {
        await new Promise<void>((resolve) => {
          saving.answer = resolve;
        });
        return { id: stored?.id ?? 5, version: (stored?.version ?? 0) + 1, order_number: 'RO-00005', values };
      }),
    },
  },
  play: async ({ args }) => {
    const remarks = await screen.findByRole('textbox', { name: /^Remarks/ });
    await userEvent.type(remarks, ' Ring twice.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.api?.saveRelocation).toHaveBeenCalledTimes(1));
    await userEvent.type(remarks, ' Then wait.');
    saving.answer?.();
    await waitFor(() => expect(screen.getByText('Relocation order saved!')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: /^Remarks/ })).toHaveValue(
      'With the morning truck. Ring twice. Then wait.',
    );
    // The notice that it was saved has a button of this name too.
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog', { name: /unsaved changes/i });
    await userEvent.click(within(question).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(args.api?.saveRelocation).toHaveBeenCalledTimes(2));
    saving.answer?.();
  },
};
