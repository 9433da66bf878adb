import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage } from '../fixtures/CrudStage';
import { memoryGroups } from '../fixtures/memoryGroups';
import { memoryProvider } from '../fixtures/memoryProvider';
import type { Row } from '../../dataProvider/row';
import { aCustomer, CUSTOMERS, PRIORITIES } from '../fixtures/rows';

/** Builders since other days, one without a day and one without a town. */
const ROWS = CUSTOMERS.map((row, index) => ({
  ...row,
  since:
    index === 4
      ? null
      : `2026-${String((index % 3) + 2).padStart(2, '0')}-${String((index % 20) + 1).padStart(2, '0')}`,
  ...(index === 7 && { city: null }),
}));
const staged = (rows: readonly Row[] = ROWS, given = {}) => {
  const provider = memoryProvider({ customer: rows, priority: PRIORITIES }, given);
  return { provider, answering: memoryGroups(provider, 'customer') };
};
const table = () => screen.findByRole('table', { name: 'Grouped by City' });
const row = (name: RegExp | string) => screen.getByRole('row', { name });

/** A list in groups with counts and sums, as a board and as a calendar. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Layouts',
  component: CrudStage,
  args: staged(),
  parameters: { path: '/customer', now: '2026-03-11T17:00:00Z' },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const Groups: Story = {
  name: 'groups a list by a column, with counts and sums of its numbers [ADM-018]',
  args: staged(),
  play: async () => {
    await waitFor(() => expect(screen.getByText('57 records')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Groups, board, calendar…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Show the list as' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Groups with counts and sums' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'By' }));
    await userEvent.click(await screen.findByRole('option', { name: 'City' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
    await table();
    await expect(screen.getByRole('rowheader', { name: /Katy/ })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/^Total57/));
    // The group of empty values stands last.
    await expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent('(empty)');
    await userEvent.click(screen.getByRole('button', { name: 'City' }));
    await expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Cypress');
  },
};

/** Three builders of two towns, whose contacts are easily added up. */
const ADDED_UP = staged([
  aCustomer(1, { city: 'Katy', contact_count: 30, is_active: true }),
  aCustomer(2, { city: 'Katy', contact_count: 14, is_active: true }),
  aCustomer(3, { city: 'Spring', contact_count: 5, is_active: true }),
]);
/** The cells of a row that hold a count or a sum. */
const numbersOf = (name: RegExp): (string | null)[] =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
    .filter((text) => /^\d/.test(text ?? ''));

export const Sums: Story = {
  name: 'adds up the numbers of each group and of all [ADM-018]',
  args: ADDED_UP,
  parameters: { path: '/customer?layout=groups.city' },
  play: async () => {
    await table();
    await waitFor(() => expect(numbersOf(/Katy/)).toEqual(['2', '44']));
    await expect(numbersOf(/Spring/)).toEqual(['1', '5']);
    await expect(numbersOf(/^Total/)).toEqual(['3', '49']);
  },
};

export const OpenGroup: Story = {
  name: 'shows the records of a group, and all of them as a list [ADM-018]',
  args: staged(),
  parameters: { path: '/customer?layout=groups.city' },
  play: async () => {
    await table();
    const katy = screen.getByRole('button', { name: 'Show the records of Katy' });
    katy.focus();
    await userEvent.keyboard('{Enter}');
    await expect(katy).toHaveAttribute('aria-expanded', 'true');
    await expect(await screen.findAllByRole('link')).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Show the records of Katy' }));
    await expect(katy).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByRole('button', { name: /^Grouped by City/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Grouped by City' })).toBeNull());
    await expect(screen.getByText('57 records')).toBeVisible();
  },
};

export const ManyInAGroup: Story = {
  name: 'leads from a group of many to its rows, narrowed to them [ADM-018]',
  args: staged(Array.from({ length: 40 }, (_, index) => aCustomer(index + 1, { city: 'Katy', is_active: true }))),
  parameters: { path: '/customer?layout=groups.city' },
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Show the records of Katy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more (15)' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Grouped by City/ }));
    await userEvent.keyboard('{Escape}');
  },
};

export const Months: Story = {
  name: 'groups dates by month, year or day, the latest first [ADM-018]',
  args: staged(),
  parameters: { path: '/customer?layout=groups.since' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('April 2026'));
    await userEvent.click(screen.getByRole('button', { name: 'Year' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(/^2026$/));
  },
};

export const Board: Story = {
  name: 'draws a column for each value, also without a card, and moves a card by its menu [ADM-018]',
  args: staged(),
  parameters: { path: '/customer?layout=board.priority_id' },
  play: async () => {
    const column = (name: RegExp) => screen.findByRole('region', { name });
    const before = await column(/^High, 1\d records$/);
    const [card] = await within(before).findAllByRole('listitem');
    const title = within(card ?? before).getByRole('link').textContent;
    await userEvent.click(within(card ?? before).getByRole('button', { name: `Move ${title} to…` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Low' }));
    await expect(await screen.findByText(`${title} moved to Low.`)).toBeVisible();
    await waitFor(async () =>
      expect(within(await column(/^Low/)).getByRole('link', { name: title ?? '' })).toBeVisible(),
    );
    await expect(await column(/^\(empty\), 0 records$/)).toBeVisible();
  },
};

export const BoardRefused: Story = {
  name: 'says why a card could not be moved, and leaves it where it was [ADM-018]',
  args: staged(ROWS, {
    update: async () => {
      throw new Error('You do not have permission.');
    },
  }),
  parameters: { path: '/customer?layout=board.priority_id' },
  play: async () => {
    const column = await screen.findByRole('region', { name: /^High/ });
    const [move] = await within(column).findAllByRole('button', { name: /^Move / });
    await userEvent.click(move ?? column);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Low' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(await screen.findByRole('region', { name: column.getAttribute('aria-label') ?? '' })).toBeVisible();
  },
};

export const BoardToLookAt: Story = {
  name: 'offers no move to those who may not change records [ADM-018]',
  args: { ...staged(), rights: { create: false, update: false, remove: false, export: false } },
  parameters: { path: '/customer?layout=board.priority_id' },
  play: async () => {
    await screen.findByRole('region', { name: /^High/ });
    await expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  },
};

const moved = fn();

export const BoardToInactive: Story = {
  name: 'asks before a card that is used is moved to "No" of Active, and moves none without an answer [ADM-010]',
  args: {
    ...staged(ROWS, {
      update: async (_resource: string, { data }: { data: Row }) => {
        moved(data);
        return { data };
      },
    }),
    usage: [
      {
        table: 'job',
        label: 'Jobs',
        field: 'company_id',
        field_label: 'Company',
        count: 2,
        readable_count: 2,
        records: [{ id: 5, name: 'Alder Street', path: '/job/5/edit' }],
      },
    ],
  },
  parameters: { path: '/customer?layout=board.is_active' },
  play: async () => {
    moved.mockClear();
    const moveFirst = async () => {
      const column = await screen.findByRole('region', { name: /^yes/i });
      const [move] = await within(column).findAllByRole('button', { name: /^Move / });
      await userEvent.click(move ?? column);
      await userEvent.click(await screen.findByRole('menuitem', { name: /^no$/i }));
      const question = within(await screen.findByRole('alertdialog'));
      await waitFor(() => expect(question.getByText(/is used by: 2 Jobs \(Alder Street/)).toBeVisible());
      return question;
    };
    await userEvent.click((await moveFirst()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.click((await moveFirst()).getByRole('button', { name: 'Set Inactive' }));
    await waitFor(() => expect(moved).toHaveBeenCalledWith(expect.objectContaining({ is_active: false })));
    await expect(moved).toHaveBeenCalledOnce();
  },
};

export const Calendar: Story = {
  name: 'stands on the days of a month, and says how many have no date [ADM-018]',
  args: staged(),
  parameters: { path: '/customer?layout=calendar.since' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeVisible();
    await expect(await screen.findByRole('listitem', { name: 'Sunday, March 8' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(10));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await expect(await screen.findByRole('heading', { name: 'April 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await userEvent.click(await screen.findByRole('button', { name: '1 record without a date' }));
    await expect(await screen.findByText('One record')).toBeVisible();
  },
};

export const GroupsOnPhone: Story = {
  ...Groups,
  name: 'shows groups with one sum on a telephone [ADM-018]',
  args: ADDED_UP,
  parameters: { path: '/customer?layout=groups.city' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await table();
    await expect(row(/Katy/)).toBeVisible();
    await waitFor(() => expect(numbersOf(/Katy/)).toEqual(['2', '44']));
    await expect(numbersOf(/Spring/)).toEqual(['1', '5']);
    await expect(numbersOf(/^Total/)).toEqual(['3', '49']);
  },
};
