import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '#domain/civilDate';
import { aDay, anItem, DAY, SUPERVISORS, usualItems } from './presiteData';
import { presiteActions } from './presiteActions';
import { StoryPresite } from './StoryPresite';

const BOTH = { presite_gunite: true, presite_pebble: true };
const OVERBY = String(SUPERVISORS.OVERBY.id);

const meta = {
  title: 'Presite schedule/Schedule',
  component: StoryPresite,
  args: { day: aDay(), server: {}, flags: BOTH, elsewhere: null, offline: false },
  beforeEach: () => window.localStorage.setItem('trowel:presite:map', 'hidden'),
} satisfies Meta<typeof StoryPresite>;
export default meta;
type Story = StoryObj<typeof meta>;

const heads = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('.presite-head-name')].map((head) => head.textContent ?? '');

export const AnyDay: Story = {
  name: 'shows the unassigned columns and the supervisors by last name, with what is said of each presite [PSC-002 PSC-014 PSC-017]',
  play: async ({ canvasElement }) => {
    const { isLoaded, card, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    await expect(heads(canvasElement)).toEqual([
      'Unassigned Gunite',
      'Unassigned Pebble',
      'Winston Overby',
      'Lucinda Prado',
      'Otis Quill',
      'Ramona Sheffield',
    ]);
    await expect(card(1)).toHaveTextContent(
      /Abbott Residence88 Whistling Duck Dr, Houston, Texas 77008Three Herons Outdoor Living/,
    );
    await expect([columnOf(1), columnOf(2), columnOf(9), columnOf(17)]).toEqual(['-2', '-3', OVERBY, '14']);
    await expect(
      [card(3), card(5), card(13), card(15)].map((one) => one.querySelector('.presite-badge')?.textContent),
    ).toEqual(['Past due', '(No Date)', 'Checked in', 'Cancelled']);
  },
};

export const Divisions: Story = {
  name: 'hides the columns and presites of an unchecked division [PSC-013]',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gunite' }));
    await waitFor(() =>
      expect(heads(canvasElement)).toEqual(['Unassigned Pebble', 'Lucinda Prado', 'Ramona Sheffield']),
    );
    await expect(columnOf(8)).toBe('13');
    await expect(columnOf(13)).toBeUndefined();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pebble' }));
    await waitFor(async () => expect(await canvas.findByText('Check a division to see its presites.')).toBeVisible());
  },
};

export const HeldByAnother: Story = {
  name: 'shows the initials of who holds a presite [BRD-012]',
  args: { held: { id: 1, name: 'Ana Ruiz' } },
  play: async ({ canvasElement }) => {
    const { isLoaded, card } = presiteActions(canvasElement);
    await isLoaded();
    await waitFor(() => expect(card(1).querySelector('.is-holder')).toHaveTextContent('AR'));
    await expect(card(1).querySelector('.is-holder')).toHaveAttribute('title', 'Ana Ruiz is holding this presite');
  },
};

export const OneDivision: Story = {
  name: 'offers the divisions of the role alone [PSC-010]',
  args: { flags: { presite_gunite: true, presite_pebble: false } },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await expect(heads(canvasElement)[1]).toBe('Winston Overby');
  },
};

export const NoDivision: Story = {
  name: 'says "No results found." to a role without divisions [PSC-013]',
  args: { flags: { presite_gunite: false, presite_pebble: false } },
  play: async ({ canvasElement }) =>
    expect(await presiteActions(canvasElement).canvas.findByText('No results found.')).toBeVisible(),
};

export const Empty: Story = {
  name: 'says in each column that there is nothing',
  args: { day: aDay([]) },
  play: async ({ canvasElement }) =>
    expect(await presiteActions(canvasElement).canvas.findAllByText('No presites on this day.')).toHaveLength(3),
};

export const Full: Story = {
  name: 'keeps only the cards in view in the page, however long a column is',
  args: {
    day: aDay(Array.from({ length: 800 }, (_, index) => anItem(index + 1, { job_name: `Residence ${index + 1}` }))),
  },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByRole('region', { name: 'Unassigned Gunite: 400 presites' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-presite]').length).toBeLessThan(60);
  },
};

export const LongTexts: Story = {
  name: 'cuts very long names',
  args: {
    day: {
      ...aDay([
        anItem(1, {
          job_name: 'The Extraordinarily Long Named Residence of the Montgomery-Featherstonehaugh Family Trust',
          company_name: 'Consolidated Gulf Coast Custom Aquatics and Outdoor Living Company of Greater Houston',
          address: null,
        }),
      ]),
      supervisors: [
        { ...SUPERVISORS.OVERBY, first_name: 'Maximilian-Alexander', last_name: 'Featherstonehaugh-Montgomery' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { isLoaded, card } = presiteActions(canvasElement);
    await isLoaded();
    await expect(card(1)).toHaveTextContent('(No Address)');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const ByMouse: Story = {
  name: 'assigns by drag, says where the card goes, and offers the way back [PSC-015]',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, column, columnOf, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await expect(await carry(1, column(11))).toBe('Drop in Winston Overby');
    await expect(column(12)).toHaveAttribute('data-tint', 'refuses');
    await letGo(column(11));
    await waitFor(() => expect(columnOf(1)).toBe(OVERBY));
    const undo = await canvas.findByText('Undo', { selector: '.notice-undo' });
    await new Promise((resolve) => setTimeout(resolve, 100)); // a click right after a drop belongs to the drop
    await userEvent.click(undo);
    await waitFor(() => expect(columnOf(1)).toBe('-2'));
  },
};

export const Refused: Story = {
  name: 'says why a column refuses a card, and leaves the card where it was [PSC-009]',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, column, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    await expect(await carry(1, column(12))).toBe('Lucinda Prado does not supervise presites of Gunite.');
    await letGo(column(12));
    await expect(columnOf(1)).toBe('-2');
  },
};

export const ByKeyboard: Story = {
  name: 'assigns by keyboard, saying each column, and gives the card the focus again',
  play: async ({ canvasElement }) => {
    const { isLoaded, card, press, said, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    card(1).focus();
    await press(' ');
    await expect(said()).toMatch(/^Picked up Abbott Residence from Unassigned Gunite\./);
    await press('{ArrowRight}');
    await expect(said()).toMatch(/Winston Overby$/);
    await press(' ');
    await waitFor(() => expect(columnOf(1)).toBe(OVERBY));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-presite', '1'));
    await press('{Control>}z{/Control}');
    await waitFor(() => expect(columnOf(1)).toBe('-2'));
    await expect(said()).toBe('Assignment undone.');
  },
};

export const PickList: Story = {
  name: 'assigns and clears by the pick list of the card, which lists who fits [PSC-009 PSC-015]',
  play: async ({ canvasElement }) => {
    const { isLoaded, card, press, menu, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    card(5).focus();
    await press('m');
    const list = await menu();
    await expect(list.getAllByRole('menuitemradio').map((entry) => entry.textContent)).toEqual([
      'Unassigned Gunite',
      'Winston Overby',
      'Ramona Sheffield',
    ]);
    await waitFor(() => expect(list.getByRole('menuitem', { name: 'Plan for 03/04/2026' })).toBeVisible());
    await userEvent.click(list.getByRole('menuitemradio', { name: 'Ramona Sheffield' }));
    await waitFor(() => expect(columnOf(5)).toBe('13'));
  },
};

export const Failed: Story = {
  name: 'takes a card back alone when the server fails, with a red message [PSC-018]',
  args: { server: { refuses: { message: 'An error has occurred.', code: 'INTERNAL_SERVER_ERROR' }, delay: 100 } },
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, column, columnOf, page } = presiteActions(canvasElement);
    await isLoaded();
    await carry(1, column(11));
    await letGo(column(11));
    await waitFor(() => expect(columnOf(1)).toBe(OVERBY));
    await waitFor(() => expect(columnOf(1)).toBe('-2'));
    await expect((await page.findAllByText('Error, please try again.'))[0]).toBeVisible();
  },
};

export const MovedElsewhere: Story = {
  name: 'shows where somebody else moved a card, and who [PSC-008]',
  args: { elsewhere: { id: 1, given: { presite_supervisor_id: 11 } } },
  play: async ({ canvasElement }) => {
    const { isLoaded, card, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    await waitFor(() => expect(columnOf(1)).toBe(OVERBY), { timeout: 3000 });
    await expect(card(1)).toHaveTextContent(/Ana Ruiz$/);
  },
};

export const Search: Story = {
  name: 'dims what is not searched for, and counts the rest',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, card } = presiteActions(canvasElement);
    await isLoaded();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'abbott duck');
    await waitFor(() => expect(card(2)).toHaveClass('is-dimmed'));
    await expect(card(1)).not.toHaveClass('is-dimmed');
    await expect(canvas.getByText('1 match')).toBeVisible();
  },
};

export const OfflineDay: Story = {
  name: 'is read-only without a network, and says so',
  args: { offline: true },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, card, press, said, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    await waitFor(async () =>
      expect(
        await canvas.findByText('Not available offline: the schedule is read-only until the connection is back.'),
      ).toBeVisible(),
    );
    card(1).focus();
    await press(' ');
    await expect(said()).toMatch(/^This presite cannot be moved/);
    await expect(columnOf(1)).toBe('-2');
  },
};

export const Loading: Story = { name: 'shows its outline while it is on its way', args: { server: { load: 'waits' } } };

export const LoadFailed: Story = {
  name: 'says that it could not be loaded, with a way to try again',
  args: { server: { load: 'fails' } },
  play: async ({ canvasElement }) =>
    expect(await presiteActions(canvasElement).canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const WithMap: Story = {
  name: 'has the map of the week beside it: both ends included, light with a crew and dark without [PSC-004 PSC-012 PSC-016 PSC-017]',
  beforeEach: () => window.localStorage.removeItem('trowel:presite:map'),
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('03/02/2026');
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('03/09/2026');
    await waitFor(async () =>
      expect(await canvas.findByText('9 jobs on the map · 1 job has no confirmed place')).toBeVisible(),
    );
    await expect(canvasElement.querySelectorAll('.presite-legend li')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pebble' }));
    await waitFor(async () => expect(await canvas.findByText('5 jobs on the map')).toBeVisible());
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '3/20/2026{Enter}');
    await waitFor(() => expect(to).toHaveValue('03/20/2026'));
    await userEvent.click(canvas.getByRole('button', { name: 'This week' }));
    await waitFor(() => expect(to).toHaveValue('03/09/2026'));
  },
};

export const DayOnTheMap: Story = {
  name: 'shows the visits of the day by supervisor, each with a shape of its own; one that is given to somebody else changes it',
  beforeEach: () => window.localStorage.removeItem('trowel:presite:map'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Visits of the day' }));
    const legend = within(await canvas.findByRole('list', { name: 'Shapes' }));
    const rows = () => legend.getAllByRole('listitem').map((row) => row.textContent ?? '');
    const shapes = legend.getAllByRole('listitem').map((row) => row.querySelector('svg')?.innerHTML);
    await expect(new Set(shapes).size).toBe(shapes.length);
    const count = (name: string): number =>
      Number(/(\d+)$/.exec(rows().find((row) => row.startsWith(name)) ?? '0')?.[1] ?? 0);
    const [first, second] = [
      ...canvasElement.querySelectorAll<HTMLElement>('.presite-column:not(.is-unassigned)'),
    ].filter((column) => column.querySelector('[data-presite]'));
    const nameOf = (column: HTMLElement | undefined): string =>
      column?.querySelector('.presite-head-name')?.textContent ?? '';
    await expect(count(nameOf(first))).toBeGreaterThan(0);
    await expect(count(nameOf(second))).toBeGreaterThan(0);
    await expect(canvas.getByText(/^\d+ visits on the map$/)).toBeVisible();
    const before = count(nameOf(first));
    first?.querySelector<HTMLElement>('.presite-assign')?.click();
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: /^Unassigned/ }));
    await waitFor(() => expect(count(nameOf(first))).toBe(before - 1));
  },
};

export const EmptyMap: Story = {
  name: 'says that no jobs are on the map',
  args: { server: { map: 'empty' } },
  beforeEach: () => window.localStorage.removeItem('trowel:presite:map'),
  play: async ({ canvasElement }) =>
    expect(await presiteActions(canvasElement).canvas.findByText('No jobs in these days.')).toBeVisible(),
};

export const FailedMap: Story = {
  name: "says that the map's jobs could not be loaded, and still schedules",
  args: { server: { map: 'fails' } },
  beforeEach: () => window.localStorage.removeItem('trowel:presite:map'),
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await waitFor(async () => expect(await canvas.findByText(/could not be loaded/)).toBeVisible());
  },
};

export const AnotherDay: Story = {
  name: 'goes from day to day, and keeps what has no date [PSC-014 PSC-016]',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, columnOf } = presiteActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Date' })).toHaveValue('03/05/2026'));
    await waitFor(() => expect(columnOf(1)).toBeUndefined());
    await expect(columnOf(5)).toBe('-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(columnOf(1)).toBe('-2'));
  },
};

export const Spanish: Story = {
  name: 'in Spanish',
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    await presiteActions(canvasElement).isLoaded();
    await waitFor(() => expect(heads(canvasElement)[0]).toBe('Sin asignar: Gunita'), { timeout: 4000 });
  },
};
export const Dark: Story = {
  name: 'in dark mode',
  globals: { theme: 'dark' },
  args: { day: aDay(usualItems()) },
  parameters: { path: `/?date=${DAY}` },
};

let businessDay = DAY;

export const Midnight: Story = {
  name: 'shows the new day past midnight, by itself and with Today, when the address names none [SDY-009]',
  args: { server: { today: () => businessDay } },
  parameters: { path: '/PresiteSchedule' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = presiteActions(canvasElement);
    businessDay = DAY;
    await isLoaded();
    businessDay = addDays(DAY, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(canvas.getByText('Thursday')).toBeVisible());
    businessDay = addDays(DAY, 2);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(canvas.getByText('Friday')).toBeVisible());
  },
};
