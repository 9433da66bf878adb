import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CallError } from '../../dataProvider/CallError';
import type { OrdersApi } from '../data/ordersApi';
import { StoryOrders } from './StoryOrders';

const make = fn<OrdersApi['createReorders']>();
const undo = fn<OrdersApi['undo']>();

/** What to order over all places and categories. */
const meta: Meta<typeof StoryOrders> = {
  title: 'Orders/What to order',
  component: StoryOrders,
  args: { isReorder: true },
  parameters: { path: '/purchaseOrder' },
};
export default meta;
type Story = StoryObj<typeof StoryOrders>;

const chooseBuyer = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('combobox', { name: /^Order By/ }), 'Alma');
  await userEvent.click(await screen.findByRole('option', { name: 'Alma Lindqvist' }));
};

export const Listed: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const SpanishDark: Story = { globals: { language: 'es', theme: 'dark' } };
export const Nothing: Story = { args: { api: { reorderList: async () => [] } } };

export const MadeAtOnce: Story = {
  name: 'makes an order for each vendor and place at once, and takes all of them back by one undo [INV-022]',
  args: { api: { createReorders: make, undo } },
  beforeEach: () => {
    make.mockReset().mockResolvedValue({ mutation_id: 'm1', order_ids: [8, 9] });
    undo.mockReset().mockResolvedValue(undefined);
  },
  play: async () => {
    await chooseBuyer();
    await expect(screen.getByRole('button', { name: 'Make 3 Orders' })).toBeEnabled();
    await expect(screen.getByRole('checkbox', { name: 'Trial Sand, Houston Yard' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'White Cement, Houston Yard' }));
    const quantity = screen.getByRole('textbox', { name: /^To order: Bayou Green/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Make 2 Orders' }));
    await waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    await expect(make.mock.lastCall).toEqual([
      1,
      [
        { product_id: 1, location_id: 1, on_order: 0, quantity: 12 },
        { product_id: 3, location_id: 2, on_order: 0, quantity: 18 },
      ],
    ]);
    const notice = await screen.findByText('2 draft orders were made.');
    const alert = notice.closest<HTMLElement>('[role=status]');
    if (alert === null) throw new Error('No notice.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undo).toHaveBeenCalledWith('m1'));
  },
};

export const MovedOn: Story = {
  name: 'says what somebody ordered meanwhile, and reads the list again [INV-022]',
  args: { api: { createReorders: make } },
  beforeEach: () => {
    make.mockReset().mockRejectedValue(
      new CallError('What is on order of Bayou Green changed meanwhile. Look at the list again.', 400, {
        code: 'BAD_USER_INPUT',
        rule: 'reorder_moved_on',
        params: { product: 'Bayou Green' },
      }),
    );
  },
  play: async () => {
    await chooseBuyer();
    await userEvent.click(screen.getByRole('button', { name: 'Make 3 Orders' }));
    await expect(await screen.findByText(/What is on order of Bayou Green changed meanwhile/)).toBeVisible();
  },
};

export const Copied: Story = {
  name: 'is copied with which lines are chosen [ADM-007]',
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'White Cement, Houston Yard' }));
    const write = fn(async (_items: ClipboardItem[]) => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
    await userEvent.click(screen.getByRole('button', { name: 'Copy as table' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    const text = await (await write.mock.lastCall?.[0][0]?.getType('text/plain'))?.text();
    await expect(text).toMatch(/^Chosen\tProduct\t/);
    await expect(text).toMatch(/^NO\t"?White Cement/m);
    await expect(text).toMatch(/^YES\t"?Bayou Green/m);
  },
};

const quantityOf = (product: string): Promise<HTMLElement> =>
  screen.findByRole('textbox', { name: new RegExp(`^To order: ${product}`) });
const isAsked = async (): Promise<void> => {
  await expect(await screen.findByText('Discard what you typed here?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

export const AsksBeforeItIsLost: Story = {
  name: 'closes neither by Escape nor by its button without a question, once a quantity is typed or a line is left out [KEY-013 KEY-014]',
  play: async () => {
    const line = await screen.findByRole('checkbox', { name: 'White Cement, Houston Yard' });
    await userEvent.click(line);
    await userEvent.keyboard('{Escape}');
    await isAsked();
    await userEvent.click(line);
    const quantity = await quantityOf('Bayou Green');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isAsked();
    await expect(quantity).toHaveValue('12');
  },
};

const slow = { answer: (): void => undefined };
export const TypedOn: Story = {
  name: 'keeps what is typed while the orders are made, and what was typed when they are taken back [KEY-018]',
  args: { api: { createReorders: make, undo } },
  beforeEach: () => {
    undo.mockReset().mockResolvedValue(undefined);
    make.mockReset().mockImplementation(
      () =>
        new Promise((resolve) => {
          slow.answer = () => resolve({ mutation_id: 'm1', order_ids: [8, 9] });
        }),
    );
  },
  play: async () => {
    await chooseBuyer();
    await userEvent.click(screen.getByRole('button', { name: 'Make 3 Orders' }));
    await waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    const quantity = await quantityOf('Bayou Green');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '31');
    await userEvent.tab();
    slow.answer();
    await screen.findByText('2 draft orders were made.');
    await expect(quantity).toHaveValue('31');
    await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('2 draft orders were made.')).toBeNull());
    await expect(quantity).toHaveValue('31');
  },
};
