import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CrudStage } from '../fixtures/CrudStage';
import { memoryProvider } from '../fixtures/memoryProvider';
import { CUSTOMERS } from '../fixtures/rows';
import { CallError } from '../../dataProvider/CallError';

const many = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: `Priority ${index + 1}`,
  sort_order: index,
  is_active: true,
  version: 1,
}));
const asked = fn();
const counted = memoryProvider({ customer: CUSTOMERS, priority: many });
const priority = async (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Priority' });

/** The picker of a reference, in the form of a generated record. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Reference picker',
  component: CrudStage,
  parameters: { path: '/customer/new' },
  args: { provider: memoryProvider({ customer: CUSTOMERS, priority: many }) },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const TenAtMost: Story = {
  name: 'lists the first ten, and finds the others by typing',
  args: {
    provider: {
      ...counted,
      getList: async (resource, params) => {
        asked(params.pagination?.perPage);
        return counted.getList(resource, params);
      },
    },
  },
  play: async () => {
    await userEvent.click(await priority());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10));
    await expect(asked).toHaveBeenLastCalledWith(10);
    await userEvent.type(await priority(), '17');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Priority 17' })).toBeVisible());
  },
};

export const Inactive: Story = {
  name: 'marks a chosen record that is in use no more, and offers it to no others [KEY-020]',
  parameters: { path: '/customer/7/edit' },
  args: {
    provider: memoryProvider({
      customer: CUSTOMERS.map((row) => ({ ...row, priority_id: 2, priority: null })),
      priority: many.slice(0, 3).map((row) => ({ ...row, is_active: row.id !== 2 })),
    }),
  },
  play: async () => {
    await waitFor(async () => expect(await priority()).toHaveValue('Priority 2 (inactive)'));
    await userEvent.clear(await priority());
    await userEvent.type(await priority(), 'Prio');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Priority 1', 'Priority 3']),
    );
  },
};

export const Spanish: Story = {
  name: 'finds an entry of the product by its Spanish word, though the server knows the English one',
  globals: { language: 'es' },
  args: {
    provider: memoryProvider({
      customer: CUSTOMERS,
      priority: many.slice(0, 3).map((row, index) => ({ ...row, name: ['Emergency', 'High', 'Low'][index] })),
    }),
  },
  play: async () => {
    const input = await screen.findByRole('combobox', { name: 'Prioridad' });
    await userEvent.type(input, 'emergencia');
    await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Emergencia']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Emergencia'));
  },
};

export const NothingFound: Story = {
  name: 'says "No results" and offers nothing to create, for the list is closed',
  play: async () => {
    await userEvent.type(await priority(), 'plaid');
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible());
    await expect(screen.queryByText(/^Create/)).toBeNull();
  },
};

export const ListFailed: Story = {
  name: 'says "Lookup error" when its list cannot be loaded',
  args: {
    provider: memoryProvider(
      {},
      {
        getList: async () => {
          throw new CallError('The service is not available. Please try again.', 503);
        },
      },
    ),
  },
  play: async () => {
    await userEvent.click(await priority());
    await waitFor(() => expect(screen.getByText('Lookup error')).toBeVisible());
  },
};

export const SlowServer: Story = {
  name: 'takes the match of what was typed and left while the server was still searching, and marks what matches nothing [KEY-003]',
  args: {
    provider: {
      ...counted,
      getList: async (resource, params) => {
        if (resource === 'priority') await new Promise((resolve) => setTimeout(resolve, 500));
        return counted.getList(resource, params);
      },
    },
  },
  play: async () => {
    const input = await priority();
    await userEvent.type(input, 'priority 2');
    await userEvent.tab();
    await expect(input).toHaveValue('priority 2');
    await waitFor(() => expect(input).toHaveValue('Priority 2'), { timeout: 4000 });
    await userEvent.clear(input);
    await userEvent.type(input, 'plaid{Enter}');
    await waitFor(() => expect(screen.getByText('No match.')).toBeVisible(), { timeout: 4000 });
    await expect(input).toHaveValue('plaid');
  },
};
