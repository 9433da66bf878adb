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
const UNDOING = '6f1f3c1e-0000-4000-8000-000000000003';

const select = async (count: number): Promise<void> => {
  const boxes = await screen.findAllByRole('checkbox', { name: 'Select row' });
  for (const box of boxes.slice(0, count)) await userEvent.click(box);
  await waitFor(() => expect(screen.getByText(`${count} selected`)).toBeVisible());
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

const changing: Answering = (operation, variables) => {
  asked(operation, variables);
  if (operation === 'UndoMany') return { undo: { mutation_id: UNDOING, left_count: 0 } };
  return operation === 'updateMany' ? { done: { mutation_id: MUTATION, changed_count: 56, unchanged_count: 1 } } : null;
};

const chooseField = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Fields to change' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

export const EditingAllOfTheFilter: Story = {
  name: 'changes all that the filter finds in one, takes it back by one undo and makes it again by one redo, with the list of fields closed after a choice [ADM-009]',
  args: { answering: changing },
  play: async () => {
    await select(1);
    await press('Select all 57');
    await expect(screen.getByText('All 57 that match are selected')).toBeVisible();
    await press('Edit…');
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Edit 57 records' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Change 57 records' })).toBeDisabled();
    await chooseField('State');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(screen.getByRole('textbox', { name: 'State' }), 'TX');
    await press('Change 57 records');
    await waitFor(() => expect(screen.getByText('56 records changed. One had these values already.')).toBeVisible());
    await expect(asked).toHaveBeenCalledWith('updateMany', {
      filter: { is_active: { eq: true } },
      expected_count: 57,
      values: { state: 'TX' },
    });
    await press('Undo');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('UndoMany', { mutation_id: MUTATION, leave_changed: false }),
    );
    await waitFor(() => expect(screen.getByText('The change was undone.')).toBeVisible());
    await press('Redo');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('UndoMany', { mutation_id: UNDOING, leave_changed: false }));
    await waitFor(() => expect(screen.getByText('The change was made again.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await press('Clear');
    await waitFor(() => expect(screen.queryByText(/^\d+ selected|match are selected/)).toBeNull());
  },
};

export const ChangedMeanwhile: Story = {
  name: 'undoes nothing of a change of many while records have changed since, names them, and takes back the others when that is asked for [ADM-009]',
  args: {
    answering: (operation, variables) => {
      asked(operation, variables);
      if (operation !== 'UndoMany') return changing(operation, variables);
      if (variables.leave_changed === true) return { undo: { mutation_id: UNDOING, left_count: 1 } };
      throw new Error('1 of 56 records changed again since, so nothing was changed.', {
        cause: {
          rule: 'undo_rows_moved_on',
          params: { refused: 1, count: 56 },
          rows: [
            {
              id: 1,
              name: 'Anchor Pools',
              message: 'This change cannot be undone: State changed again since, by Ana Ruiz.',
              rule: 'undo_moved_on',
              params: { fields: 'State', by: 'Ana Ruiz' },
            },
          ],
        },
      });
    },
  },
  play: async () => {
    await select(2);
    await press('Set Active');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set 2 records active?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set Active' }));
    await press('Undo');
    const moved = within(await screen.findByRole('list', { name: 'Records that were changed again' }));
    await expect(moved.getByRole('listitem')).toHaveTextContent(
      'Anchor Pools: This change cannot be undone: State changed again since, by Ana Ruiz.',
    );
    await press('Undo the other 55');
    await waitFor(() =>
      expect(screen.getByText('The change was undone, but for 1 record that had been changed again.')).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Redo' })).toBeEnabled();
    await press('Clear');
  },
};

const STEP = {
  id: 9,
  mutation_id: MUTATION,
  at: '2026-03-04T15:30:00Z',
  command: 'updateCustomers',
  op: 'update',
  user_name: 'Ana Ruiz',
  entity_id: 1,
  title: 'Anchor Pools',
  count: 40,
  may_undo: true,
  touched: [{ entity: 'customer', entity_label: 'Builder', count: 40 }],
  fields: [
    {
      field: 'city',
      label: 'City',
      kind: 'String',
      before: 'Katy',
      after: 'Huoston',
      before_name: null,
      after_name: null,
    },
  ],
};

export const TheHistoryOfTheList: Story = {
  name: 'shows a change of many once in the history of the list, with its records inside, and undoes it as one [ADM-009]',
  parameters: { path: '/customer?open=history' },
  args: {
    answering: (operation, variables) => {
      asked(operation, variables);
      if (operation === 'UndoMany') return { undo: { mutation_id: UNDOING, left_count: 0 } };
      if (operation !== 'ListChanges') return null;
      const items =
        variables.mutation_id === MUTATION
          ? [
              { ...STEP, count: 1 },
              { ...STEP, id: 8, entity_id: 2, title: 'Bluebonnet Homes', count: 1 },
            ]
          : [STEP, { ...STEP, id: 7, mutation_id: UNDOING, command: 'undo updateCustomers' }];
      return { listChanges: { items, total_count: 2 } };
    },
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'History: Builders' }));
    const [show] = await drawer.findAllByRole('button', { name: 'Show the 40 records' });
    if (show) await userEvent.click(show);
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Bluebonnet Homes' })).toBeVisible());
    await expect(drawer.getByRole('button', { name: /^Redo all 40/ })).toBeEnabled();
    await userEvent.click(drawer.getByRole('button', { name: /^Undo all 40/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
    await waitFor(() => expect(question.getByText(/Builder \(40\)/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith('UndoMany', { mutation_id: MUTATION, leave_changed: false }),
    );
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

export const Phone: Story = {
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
