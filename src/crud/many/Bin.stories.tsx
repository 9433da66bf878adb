import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage, type Answering } from '../fixtures/CrudStage';
import { CUSTOMER } from '../fixtures/resources';

/** The deleted records of a resource. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Bin',
  component: CrudStage,
  parameters: { path: '/customer?open=bin' },
  args: { resources: [{ ...CUSTOMER, has_bin: true }] },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

const ROWS = [
  { id: 31, name: 'Anchor Pools', deleted_at: '2026-03-04T15:30:00Z', deleted_by: 'Ana Ruiz' },
  {
    id: 30,
    name: 'The Very Long Name of a Builder That Went Out of Business Before Anybody Could Shorten It, Incorporated',
    deleted_at: '2026-03-01T08:00:00Z',
    deleted_by: null,
  },
];
const asked = fn();
const binOf =
  (items: typeof ROWS): Answering =>
  (operation, variables) => {
    asked(operation, variables);
    if (operation === 'deleted') return { deleted: { items, total_count: items.length } };
    return operation === 'restoreMany'
      ? {
          done: {
            mutation_id: '6f1f3c1e-0000-4000-8000-000000000003',
            changed_count: Array.isArray(variables.ids) ? variables.ids.length : 0,
            unchanged_count: 0,
          },
        }
      : null;
  };

export const Restoring: Story = {
  args: { answering: binOf(ROWS) },
  play: async () => {
    const bin = within(await screen.findByRole('dialog', { name: 'Deleted: Builders' }));
    await waitFor(() => expect(bin.getByText('03/04/2026 09:30 AM, by Ana Ruiz')).toBeVisible());
    await userEvent.click(bin.getByRole('button', { name: 'Restore Anchor Pools' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('restoreMany', { ids: [31] }));
    for (const box of bin.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(bin.getByRole('button', { name: 'Restore 2' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('restoreMany', { ids: [31, 30] }));
  },
};

export const Empty: Story = {
  args: { answering: binOf([]) },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Nothing has been deleted.')).toBeVisible());
  },
};

export const Refused: Story = {
  args: {
    answering: (operation, variables) => {
      if (operation === 'restoreMany')
        throw new Error('1 of 1 records cannot be changed, so nothing was changed.', {
          cause: {
            rows: [
              {
                id: 31,
                name: 'Anchor Pools',
                message: 'Anchor Pools belongs to Owner Rae Gone, which is deleted too. Restore that first.',
              },
            ],
          },
        });
      return binOf(ROWS)(operation, variables);
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Anchor Pools' }));
    await waitFor(() => expect(screen.getByText(/Restore that first/)).toBeVisible());
  },
};

/** Whoever may not change the records has no bin. */
export const NoRight: Story = {
  args: { rights: { create: false, update: false, remove: false, export: false }, answering: binOf(ROWS) },
  play: async () => {
    await within(await screen.findByRole('grid')).findAllByRole('gridcell');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
