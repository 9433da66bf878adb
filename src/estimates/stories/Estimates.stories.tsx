import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryEstimates } from './StoryEstimates';
import { CallError } from '../../dataProvider/CallError';

/** The list of estimates in each of its states. */
const meta: Meta<typeof StoryEstimates> = {
  title: 'Estimates/List',
  component: StoryEstimates,
  parameters: { path: '/estimate' },
};
export default meta;
type Story = StoryObj<typeof StoryEstimates>;

const seen = (find: () => Promise<HTMLElement>) => waitFor(async () => expect(await find()).toBeVisible());
const address = () => screen.getByTestId('address').textContent ?? '';

export const Listed: Story = {
  name: 'shows the estimates at /estimate with their columns, the newest first; a row opens its form [EST-001 EST-012]',
  play: async () => {
    await seen(() => screen.findByRole('gridcell', { name: 'Bishop Residence' }));
    await waitFor(() =>
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Estimate ID',
        'Name',
        'Company',
        'Address',
        'City',
        'Entered Date',
        'Status',
      ]),
    );
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('gridcell')
          .map(({ textContent }) => textContent)
          .filter((text) => /^206\d\d$/.test(text ?? ''))
          .slice(0, 2),
      ).toEqual(['20619', '20618']),
    );
    await userEvent.click(screen.getByRole('gridcell', { name: 'Ochoa Backyard' }));
    await waitFor(() => expect(address()).toBe('/estimate/20618/edit'));
  },
};

export const ByStatus: Story = {
  name: 'is narrowed to a status by its tabs, and searched; New begins one [EST-012]',
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Approved' }));
    await waitFor(() =>
      expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toContain('Ochoa Backyard'),
    );
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Bishop Residence' })).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'New' }));
    await waitFor(() => expect(address()).toBe('/estimate/new'));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => seen(() => screen.findByText('Bishop Residence')),
};
export const SpanishDark: Story = {
  globals: { theme: 'dark', language: 'es' },
  play: () => seen(() => screen.findByText('Presupuestos', { selector: 'h1' })),
};
export const Empty: Story = {
  name: 'says that nothing was found [EST-012]',
  args: { estimates: [] },
  play: () => seen(() => screen.findByText('No results found.')),
};
export const Failed: Story = {
  args: {
    provider: {
      getList: async () => {
        throw new CallError('The service is not available. Please try again.', 503);
      },
    },
  },
  play: () => seen(() => screen.findByRole('button', { name: 'Retry' })),
};
export const ReadOnly: Story = {
  name: 'has no New for who may only look [EST-009 EST-012]',
  globals: { role: 'SU' },
  play: async () => {
    await seen(() => screen.findByRole('gridcell', { name: 'Bishop Residence' }));
    await expect(screen.queryByRole('link', { name: 'New' })).toBeNull();
  },
};
