import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage } from '../fixtures/CrudStage';
import { memoryProvider } from '../fixtures/memoryProvider';
import { aCustomer, CUSTOMERS, PRIORITIES } from '../fixtures/rows';
import { CallError, conflictError } from '../../dataProvider/CallError';

const tables = { customer: CUSTOMERS, priority: PRIORITIES };
const NOTHING = { create: false, update: false, remove: false, export: false };
const cellOf = async (record: string, field: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('link', { name: record })).closest('[role="row"]');
  const cell = row?.querySelector<HTMLElement>(`[role="gridcell"][data-field="${field}"]`);
  if (!cell) throw new Error(`no cell ${field} of ${record}`);
  return cell;
};
const city = () => cellOf('Anchor Pools', 'city');
const type = async (text: string): Promise<void> => {
  const input = await screen.findByRole('textbox', { name: 'City' });
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

/** Cells of a list that are edited in place, with the checks of the form. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Inline edit',
  component: CrudStage,
  parameters: { path: '/customer' },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const ByDoubleClick: Story = {
  name: 'saves a cell with Enter after a double click',
  args: { provider: memoryProvider(tables) },
  play: async () => {
    await userEvent.dblClick(await city());
    await type('Bellaire{Enter}');
    await waitFor(async () => expect(await city()).toHaveTextContent('Bellaire'));
    await expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  name: 'edits by F2 or Enter, and Escape leaves the cell as it was',
  args: { provider: memoryProvider(tables) },
  play: async () => {
    await userEvent.click(await city());
    await userEvent.keyboard('{F2}');
    await type('Nowhere{Escape}');
    await waitFor(async () => expect(await city()).toHaveTextContent('Katy'));
    await userEvent.keyboard('{Enter}');
    await type('Alvin{Enter}');
    await waitFor(async () => expect(await city()).toHaveTextContent('Alvin'));
  },
};

export const UndoOutsideOfFields: Story = {
  name: 'does not let Ctrl+Z after a cell was edited bring back an old search',
  args: { provider: memoryProvider(tables) },
  play: async () => {
    await userEvent.dblClick(await city());
    await type('Bellaire{Enter}');
    await waitFor(async () => expect(await city()).toHaveTextContent('Bellaire'));
    let isStopped = false;
    const look = (event: KeyboardEvent): void => {
      isStopped = event.defaultPrevented;
    };
    window.addEventListener('keydown', look);
    await userEvent.keyboard('{Control>}z');
    await expect(isStopped).toBe(true);
    await userEvent.keyboard('{/Control}');
    window.removeEventListener('keydown', look);
  },
};

export const WrongValue: Story = {
  name: 'says what is wrong with a value and keeps the cell open',
  args: { provider: memoryProvider(tables) },
  play: async () => {
    await userEvent.dblClick(await cellOf('Anchor Pools', 'schedule_contact_email'));
    const input = await screen.findByRole('textbox', { name: 'Schedule Contact Email' });
    await userEvent.clear(input);
    await userEvent.type(input, 'nobody@{Enter}');
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Please enter a valid email address.'));
    await expect(screen.getByRole('textbox', { name: 'Schedule Contact Email' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Schedule Contact Email' }), 'pools.test{Enter}');
    await waitFor(async () =>
      expect(await cellOf('Anchor Pools', 'schedule_contact_email')).toHaveTextContent('nobody@pools.test'),
    );
  },
};

export const RefusedByTheServer: Story = {
  args: {
    provider: memoryProvider(tables, {
      update: async () => {
        throw new CallError('This name is taken.', 422, {
          fields: [{ path: 'city', message: 'There is no such city.' }],
        });
      },
    }),
  },
  play: async () => {
    await userEvent.dblClick(await city());
    await type('Atlantis{Enter}');
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('There is no such city.'));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await city()).toHaveTextContent('Katy'));
  },
};

const THEIRS = aCustomer(1, { version: 4, city: 'Richmond' });
const sent = fn();
let tries = 0;

export const ChangedByBoth: Story = {
  name: 'asks what to keep when somebody else changed the same cell',
  args: {
    provider: memoryProvider(tables, {
      getOne: async () => JSON.parse(JSON.stringify({ data: THEIRS })),
      update: async (_resource, { data, previousData }) => {
        sent(data.city, previousData.version);
        tries += 1;
        if (tries === 1)
          throw conflictError({ current: THEIRS, changed_by: 'Dana Reyes', changed_at: '2026-03-03T15:00:00Z' });
        return JSON.parse(JSON.stringify({ data: { ...THEIRS, ...data, version: 5 } }));
      },
    }),
  },
  play: async () => {
    tries = 0;
    sent.mockClear();
    await userEvent.dblClick(await city());
    await type('Fulshear{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    await waitFor(() => expect(dialog.getByText(/Dana Reyes saved this record/)).toBeVisible());
    await expect(dialog.getByText('Richmond')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Merged' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenLastCalledWith('Fulshear', 4);
  },
};

export const ReadOnly: Story = {
  name: 'opens the record in place of editing for those who may not change it',
  args: { rights: NOTHING },
  play: async () => {
    await userEvent.click(await city());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Anchor Pools' })).toBeVisible());
  },
};
