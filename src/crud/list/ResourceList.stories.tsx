import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CrudStage } from '../fixtures/CrudStage';
import { memoryProvider } from '../fixtures/memoryProvider';
import { aCustomer, CUSTOMERS, LONG_CUSTOMER, PRIORITIES } from '../fixtures/rows';
import { CallError } from '../../dataProvider/CallError';

const NOTHING = { create: false, update: false, remove: false, export: false };
const forever = () => new Promise<never>(() => undefined);

/** The list of a generated resource: nobody wrote this screen for builders. */
const meta: Meta<typeof CrudStage> = { title: 'Crud/List', component: CrudStage, parameters: { path: '/customer' } };
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const Full: Story = {};
export const Filtered: Story = {
  parameters: {
    path: `/customer?filter=${encodeURIComponent(JSON.stringify({ city: { contains: 'Katy' }, priority_id: { in: [1, 2] }, since: { gte: '2019-01-01' } }))}`,
  },
};
export const Empty: Story = { parameters: { path: '/customer?filter={}' }, args: { provider: memoryProvider({}) } };
export const NothingMatches: Story = {
  parameters: { path: `/customer?filter=${encodeURIComponent(JSON.stringify({ search: 'no such builder' }))}` },
};
export const InactiveMatches: Story = {
  name: 'a search that finds inactive records alone says so and leads to them [KEY-019]',
  parameters: {
    path: `/customer?filter=${encodeURIComponent(JSON.stringify({ search: 'sleeping lagoon', is_active: { eq: true } }))}`,
  },
  args: {
    provider: memoryProvider({
      customer: [...CUSTOMERS, { ...aCustomer(900), company_name: 'Sleeping Lagoon', is_active: false }],
      priority: PRIORITIES,
    }),
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: '1 inactive match' }));
    await screen.findByText('Sleeping Lagoon');
  },
};
export const Loading: Story = { args: { provider: memoryProvider({}, { getList: forever }) } };
export const Failed: Story = {
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
};
export const NoRight: Story = {
  args: {
    provider: memoryProvider(
      {},
      {
        getList: async () => {
          throw new CallError('You do not have permission to do this.', 403);
        },
      },
    ),
    rights: NOTHING,
  },
};
export const OfTheRole: Story = {
  name: 'offers what the role of the toolbar may do: nothing to write for who only looks [UI-046]',
  globals: { role: 'FO' },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(String(CUSTOMERS[0]?.company_name));
    await expect(screen.queryByRole('link', { name: 'New' })).toBeNull();
    await expect(screen.queryByRole('checkbox', { name: 'Select all rows' })).toBeNull();
  },
};
export const ReadOnly: Story = { args: { rights: NOTHING } };
export const LongTexts: Story = {
  args: {
    provider: memoryProvider({
      customer: [LONG_CUSTOMER, aCustomer(1), { ...LONG_CUSTOMER, id: 98, is_active: true }],
      priority: PRIORITIES,
    }),
  },
};
export const Lookup: Story = { parameters: { path: '/admin/lookups/priority' } };
export const Single: Story = {
  args: { provider: memoryProvider({ customer: CUSTOMERS.slice(0, 1), priority: PRIORITIES }) },
};
