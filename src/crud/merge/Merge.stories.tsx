import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GetManyParams, RaRecord } from 'ra-core';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { backOnline, refusesOffline } from '../fixtures/refusesOffline';
import { CrudStage, type Answering } from '../fixtures/CrudStage';
import { memoryProvider } from '../fixtures/memoryProvider';
import { CUSTOMER, PRIORITY } from '../fixtures/resources';
import { aCustomer, PRIORITIES } from '../fixtures/rows';

const MUTATION = '6f1f3c1e-0000-4000-8000-000000000009';
const RESOURCES = [{ ...CUSTOMER, merges: true }, PRIORITY];
const ONE = {
  ...aCustomer(1),
  company_name: 'Larkmere Pools',
  note: null,
  business_phone: '(281) 555-0100',
  version: 3,
};
const OTHER = {
  ...aCustomer(2),
  company_name: 'LARKMERE POOLS',
  note: 'Gate code 4471',
  business_phone: null,
  version: 1,
};
const asked = fn();

/** As the server's own: of records that are looked up by their ids come the columns of their title alone. */
const provider = () =>
  memoryProvider(
    { customer: [ONE, OTHER], priority: PRIORITIES },
    {
      getMany: async <Record extends RaRecord>(_name: string, { ids }: GetManyParams<Record>) => ({
        data: JSON.parse(
          JSON.stringify(
            [ONE, OTHER]
              .filter(({ id }) => ids.includes(id))
              .map(({ id, version, company_name }) => ({ id, version, company_name })),
          ),
        ),
      }),
    },
  );

const answering: Answering = (operation, variables) => {
  asked(operation, variables);
  if (operation === 'mergePreview')
    return {
      uses: [
        { table: 'customer_contact', count: 2 },
        { table: 'job', count: variables.id === 2 ? 14 : 3 },
      ],
    };
  if (operation === 'mergedInto') return { into: variables.id === 77 ? 1 : null };
  return operation === 'merge' ? { done: { mutation_id: MUTATION, changed_count: 16, unchanged_count: 0 } } : null;
};

/** Two records that are made one. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Merge',
  component: CrudStage,
  parameters: { path: '/customer' },
  args: {
    answering,
    resources: RESOURCES,
    provider: provider(),
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

const choose = async (): Promise<HTMLElement> => {
  const boxes = await screen.findAllByRole('checkbox', { name: 'Select row' });
  for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  return await screen.findByRole('dialog', { name: 'Merge two records' });
};

export const TwoOfAList: Story = {
  name: 'of two selected records: what moves and which values stay is shown before [KEY-020]',
  play: async () => {
    const dialog = within(await choose());
    await dialog.findByText(/14 jobs of LARKMERE POOLS #2 go to Larkmere Pools #1|3 jobs of Larkmere Pools #1 go to/);
    await userEvent.click(dialog.getByRole('radio', { name: 'Larkmere Pools #1' }));
    await dialog.findByText(
      '2 contacts, 14 jobs of LARKMERE POOLS #2 go to Larkmere Pools #1. LARKMERE POOLS #2 is deleted.',
    );
    // What the one that stays has not is taken over unless it is said otherwise.
    const note = within(dialog.getByRole('group', { name: 'Note' }));
    await expect(note.getByRole('radio', { name: 'Gate code 4471' })).toBeChecked();
    const name = within(dialog.getByRole('group', { name: 'Company Name' }));
    await userEvent.click(name.getByRole('radio', { name: 'LARKMERE POOLS' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await screen.findByText('LARKMERE POOLS is now part of Larkmere Pools.');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        'merge',
        expect.objectContaining({
          keep_id: 1,
          keep_version: 3,
          gone_id: 2,
          gone_version: 1,
          take: expect.arrayContaining(['company_name', 'note']),
        }),
      ),
    );
  },
};

export const OpenDialog: Story = {
  name: 'the dialog',
  play: async () => {
    await choose();
  },
};

export const OldAddress: Story = {
  name: 'the address of a record that was merged leads to the one it went into [KEY-020]',
  parameters: { path: '/customer/77/edit' },
  play: async () => {
    await screen.findByText('Builder #77 was merged into this record.');
    await expect(await screen.findByRole('textbox', { name: /Company Name/ })).toHaveValue('Larkmere Pools');
  },
};

export const Offline: Story = {
  name: 'is not begun offline, and the button says so [OFF-029 KEY-020]',
  parameters: { path: '/customer/1/edit' },
  beforeEach: backOnline,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Merge…' })).toBeEnabled();
    await refusesOffline('Delete');
    await expect(screen.queryByRole('button', { name: 'Merge…' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Merge' })).toHaveAccessibleDescription('Not available offline');
  },
};
