import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage, type Answering } from '../fixtures/CrudStage';

/** What a user does with many records at once. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Many records',
  component: CrudStage,
  parameters: { path: '/customer' },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

const asked = fn();
const MUTATION = '6f1f3c1e-0000-4000-8000-000000000002';

const select = async (count: number): Promise<void> => {
  const boxes = await screen.findAllByRole('checkbox', { name: 'Select row' });
  for (const box of boxes.slice(0, count)) await userEvent.click(box);
  await waitFor(() => expect(screen.getByText(`${count} selected`)).toBeVisible());
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

const changing: Answering = (operation, variables) => {
  asked(operation, variables);
  if (operation === 'Undo') return { undo: { mutation_id: MUTATION } };
  return operation === 'updateMany' ? { done: { mutation_id: MUTATION, changed_count: 56, unchanged_count: 1 } } : null;
};

const chooseField = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Fields to change' }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
};

/** All that the filter finds, with their number asked back, and all of it taken back by one undo. */
export const EditingAllOfTheFilter: Story = {
  args: { answering: changing },
  play: async () => {
    await select(1);
    await press('Select all 57');
    await expect(screen.getByText('All 57 that match are selected')).toBeVisible();
    await press('Edit…');
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Edit 57 records' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Change 57 records' })).toBeDisabled();
    await chooseField('State');
    await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'TX');
    await press('Change 57 records');
    await waitFor(() => expect(screen.getByText('56 records changed. One had these values already.')).toBeVisible());
    await expect(asked).toHaveBeenCalledWith('updateMany', {
      filter: { is_active: { eq: true } },
      expected_count: 57,
      values: { state: 'TX' },
    });
    await press('Undo');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('Undo', { mutation_id: MUTATION }));
    await press('Clear');
    await waitFor(() => expect(screen.queryByText(/^\d+ selected|match are selected/)).toBeNull());
  },
};

export const HiddenRecords: Story = {
  name: 'says how many of the chosen records the list does not show, and that they are changed too',
  args: { answering: changing },
  play: async () => {
    await select(2);
    const before = screen.getByRole('grid').getBoundingClientRect().bottom;
    await userEvent.type(await screen.findByRole('searchbox'), 'bluebonnet');
    await waitFor(() => expect(screen.getByText('2 selected · 2 of them not shown now')).toBeVisible(), {
      timeout: 3000,
    });
    await press('Set Active');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set 2 records active?' }));
    await expect(dialog.getByText('2 of the 2 are not shown in the list now, and are changed too.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('Only those shown');
    await waitFor(() => expect(screen.queryByText(/^\d+ selected/)).toBeNull());
    await userEvent.clear(await screen.findByRole('searchbox'));
    // The list reaches down to the end of the window again, with the bar gone from above it.
    await waitFor(() => expect(screen.getByRole('grid').getBoundingClientRect().bottom).toBeCloseTo(before, -1), {
      timeout: 3000,
    });
  },
};

/** A value that no record may have is told at its field, before anything is sent. */
export const AWrongValue: Story = {
  args: { answering: changing },
  play: async () => {
    await select(2);
    await press('Edit…');
    await chooseField('Company Name');
    await press('Change 2 records');
    await waitFor(() => expect(screen.getByText('Company name is required')).toBeVisible());
  },
};

/** Which records a rule keeps is told by name, and none is changed. */
export const Refused: Story = {
  args: {
    answering: (operation) => {
      if (operation === 'chosen')
        return {
          chosen: {
            count: 2,
            used_count: 1,
            blocked_count: 0,
            used: [
              {
                id: 2,
                name: 'Blue Lagoon Custom Pools and Outdoor Living of Greater Northwest Houston',
                uses: '1204 jobs',
              },
            ],
          },
        };
      if (operation !== 'updateMany') return null;
      throw new Error('1 of 2 records cannot be changed, so nothing was changed.', {
        cause: {
          rows: [{ id: 1, name: 'Homeowner', message: 'Homeowner is named by rules and cannot be set inactive.' }],
        },
      });
    },
  },
  play: async () => {
    await select(2);
    await press('Set Inactive');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set 2 records inactive?' }));
    await waitFor(() => expect(dialog.getByText(/Blue Lagoon/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Set Inactive' }));
    await waitFor(() =>
      expect(dialog.getByText('Homeowner is named by rules and cannot be set inactive.')).toBeVisible(),
    );
  },
};

/** Without the right to change or delete there is nothing to select. */
export const NoRight: Story = {
  args: { rights: { create: false, update: false, remove: false, export: false } },
  play: async () => {
    await screen.findByRole('grid');
    await expect(screen.queryAllByRole('checkbox', { name: 'Select row' })).toHaveLength(0);
  },
};

export const OnATelephone: Story = {
  name: 'chooses several cards on a telephone',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select / });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await waitFor(() => expect(screen.getByText('2 selected')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Set Inactive' })).toBeVisible());
    await userEvent.click(boxes[0] ?? document.body);
    await waitFor(() => expect(screen.getByText('1 selected')).toBeVisible());
  },
};

export const AsksBeforeItIsLost: Story = {
  name: 'closes neither by Escape nor by a click beside it without a question, once a field is chosen or filled in [KEY-013 KEY-014]',
  args: { answering: changing },
  play: async () => {
    await select(2);
    await press('Edit…');
    const dialog = await screen.findByRole('dialog', { name: 'Edit 2 records' });
    const isAsked = async (): Promise<void> => {
      await expect(await screen.findByText('Discard what you typed here?')).toBeVisible();
      await press('Keep editing');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await chooseField('State');
    await userEvent.click(screen.getByRole('textbox', { name: 'State' }));
    await userEvent.keyboard('{Escape}');
    await isAsked();
    await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'TX');
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await isAsked();
    await expect(screen.getByRole('textbox', { name: 'State' })).toHaveValue('TX');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit 2 records' })).toBeNull());
    await press('Clear');
    await waitFor(() => expect(screen.queryByText(/^\d+ selected/)).toBeNull());
  },
};

export const NotChanged: Story = {
  name: 'keeps what is filled in, and says why, when the change fails [KEY-014]',
  args: {
    answering: (operation) => {
      if (operation === 'updateMany') throw new Error('An error has occurred.');
      return null;
    },
  },
  play: async () => {
    await select(2);
    await press('Edit…');
    await screen.findByRole('dialog', { name: 'Edit 2 records' });
    await chooseField('State');
    await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'TX');
    await press('Change 2 records');
    await waitFor(() => expect(screen.getByText(/error/i)).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'State' })).toHaveValue('TX');
  },
};
