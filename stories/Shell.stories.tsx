import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useLocation } from 'react-router';
import { AppShell } from '../src/app/shell/AppShell';
import { commandRegistry } from '../src/commands/commandRegistry';
import { ShellFactsContext, type ShellFacts } from '../src/app/shell/ShellFacts';
import { SessionContext } from '../src/auth/SessionContext';
import { aSession } from './support/aSession';
import type { Answers } from './support/fakeServer';
import { ShellFrame } from './support/ShellFrame';

interface Args {
  facts: Partial<ShellFacts>;
  answers?: Answers;
  environment?: string;
  onLogout?: () => Promise<void>;
  roleCode?: string;
}

const LOCATIONS = [
  { id: 2, name: 'North Yard', is_active: true, is_main: false },
  { id: 1, name: 'Main Warehouse', is_active: true, is_main: true },
  { id: 3, name: 'Old Yard', is_active: false, is_main: false },
];

const Where = () => (
  <p style={{ padding: 24 }} data-testid="address">
    {useLocation().pathname}
  </p>
);

const Shell = ({ facts, answers = {} }: Args) => (
  <ShellFrame answers={answers}>
    <ShellFactsContext
      value={{ online: true, locations: LOCATIONS, sources: [], unsynced: 0, syncing: false, ...facts }}
    >
      <AppShell>
        <Where />
      </AppShell>
    </ShellFactsContext>
  </ShellFrame>
);

/** Header, menus and what stands around every screen. */
const meta: Meta<Args> = {
  title: 'Shell/Header',
  args: { facts: {} },
  argTypes: { facts: { control: false }, answers: { control: false } },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Shell {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

const menu = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Main menu' }));
const tops = (canvasElement: HTMLElement): (string | null)[] =>
  [...canvasElement.querySelectorAll('.menu-bar [data-menu-top]')].map((each) => each.textContent);

export const Administrator: Story = {
  name: 'carries the menus that are built, the bell, the clear-local-data icon and Logout [NAV-001]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(tops(canvasElement)).toEqual([
      'Schedule',
      'Jobs',
      'Search Map',
      'Inventory',
      'Reports',
      'Print Queue',
      'Utility',
      'Users',
      'Admin',
    ]);
    for (const name of ['Notifications', 'Clear local data', 'Logout'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const Subcontractor: Story = {
  name: 'leaves out the menus that the role does not open [NAV-002]',
  globals: { role: 'SB' },
  play: async ({ canvasElement }) => {
    await expect(tops(canvasElement)).toEqual(['Schedule']);
    await userEvent.click(menu(canvasElement).getByRole('button', { name: 'Schedule' }));
    await expect(
      menu(canvasElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['My Schedule']);
  },
};

export const NobodyAtAll: Story = { globals: { role: 'none' } };

export const ByMouse: Story = {
  name: 'opens a menu by click, follows the pointer to the next and closes outside [NAV-004]',
  play: async ({ canvasElement }) => {
    const nav = menu(canvasElement);
    await userEvent.click(nav.getByRole('button', { name: 'Schedule' }));
    await expect(nav.getByRole('link', { name: 'Gunite Week' })).toBeVisible();
    await userEvent.hover(nav.getByRole('button', { name: 'Jobs' }));
    await expect(nav.queryByRole('link', { name: 'Gunite Week' })).toBeNull();
    await expect(
      nav
        .getAllByRole('link')
        .filter((link) => link.closest('[data-menu-panel]'))
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual([
      'Job Search /job',
      'Estimates /estimate',
      'Builders /customer',
      'Employees /employee',
      'Homeowners /homeowner',
    ]);
    await userEvent.click(nav.getByRole('link', { name: 'Builders' }));
    await expect(within(canvasElement).getByTestId('address')).toHaveTextContent('/customer');
    await expect(nav.queryByRole('link', { name: 'Builders' })).toBeNull();
  },
};

export const FromMenuToMenu: Story = {
  name: 'opens the next menu when the pointer comes to it; the click that follows keeps it open, another one closes it',
  play: async ({ canvasElement }) => {
    const schedule = menu(canvasElement).getByRole('button', { name: 'Schedule' });
    const jobs = menu(canvasElement).getByRole('button', { name: 'Jobs' });
    await userEvent.click(schedule);
    await userEvent.hover(jobs);
    await expect(jobs).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(jobs);
    await expect(jobs).toHaveAttribute('aria-expanded', 'true');
    await expect(schedule).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(jobs);
    await expect(jobs).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByKeyboard: Story = {
  name: 'is used by arrow keys, Escape and Enter',
  play: async ({ canvasElement }) => {
    const nav = menu(canvasElement);
    nav.getByRole('button', { name: 'Schedule' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(nav.getByRole('link', { name: 'Job Search' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(nav.getByRole('link', { name: 'Homeowners' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(nav.getByRole('button', { name: 'Jobs' })).toHaveFocus();
    await expect(nav.queryByRole('link', { name: 'Homeowners' })).toBeNull();
  },
};

export const InventoryMenu: Story = {
  name: 'lists the active locations with five links each, and all locations under the main one [NAV-007 NAV-008 NAV-017]',
  play: async ({ canvasElement }) => {
    const nav = menu(canvasElement);
    await userEvent.click(nav.getByRole('button', { name: 'Inventory' }));
    const groups = nav.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    await expect(groups).toEqual(['Main Warehouse', 'All Locations', 'North Yard']);
    const north = within(nav.getByRole('group', { name: 'North Yard' })).getAllByRole('link');
    await expect(north.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Drains /reports/inventory/2/1',
      'Beadcrete /reports/inventory/2/2',
      'Pigment /reports/inventory/2/3',
      'PT-Warehouse /reports/inventory/2/4',
      'Rock /reports/inventory/2/5',
    ]);
  },
};

export const ReportsMenu: Story = {
  name: 'opens each report in a new tab [NAV-009]',
  play: async ({ canvasElement }) => {
    const nav = menu(canvasElement);
    await userEvent.click(nav.getByRole('button', { name: 'Reports' }));
    const links = nav.getAllByRole('link').filter((link) => link.closest('[data-menu-panel]'));
    await expect(links).toHaveLength(14);
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Offline: Story = {
  name: 'does not offer Employees while offline [NAV-005]',
  args: { facts: { online: false } },
  play: async ({ canvasElement }) => {
    const nav = menu(canvasElement);
    await userEvent.click(nav.getByRole('button', { name: 'Jobs' }));
    await expect(nav.queryByRole('link', { name: 'Employees' })).toBeNull();
    await expect(nav.getByRole('link', { name: 'Builders' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'collapses the menus into a slide-out menu up to 875 px, with the quick search inside [NAV-014 NAV-037]',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(window.innerWidth).toBeLessThanOrEqual(875));
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    const slide = within(await within(document.body).findByRole('dialog', { name: 'Main menu' }));
    await expect(slide.getByPlaceholderText('Job ID or job name...')).toBeVisible();
    await userEvent.click(slide.getByRole('button', { name: 'Jobs' }));
    await userEvent.click(slide.getByRole('link', { name: 'Builders' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/customer');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const QuickSearchByNumber: Story = {
  name: 'takes a number for a job id and goes to its edit page [NAV-030 NAV-031 NAV-035]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByPlaceholderText('Job ID or job name...');
    await userEvent.type(search, '1042{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/job/1042/edit'));
  },
};

export const QuickSearchNothing: Story = {
  name: 'has a text input and a go button, which says when nothing matches, and what to enter [JS-017 NAV-029]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(button).toHaveAttribute('title', 'Please enter a Job Number');
    const input = canvas.getByPlaceholderText('Job ID or job name...');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(button);
    await expect(canvas.getByText('Please enter a Job Number')).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.type(input, '99999');
    await waitFor(async () =>
      expect(await canvas.findByText("No valid destination for '99999'", {}, { timeout: 3000 })).toBeVisible(),
    );
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const QuickSearchByName: Story = {
  name: 'finds jobs by keyword and lists them with their address [NAV-032 NAV-033 NAV-034 NAV-036]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByPlaceholderText('Job ID or job name...'), 'lake');
    const first = await canvas.findByRole(
      'link',
      { name: /^Lakewood Residence - 1418 Bering Dr\b/ },
      { timeout: 3000 },
    );
    await expect(first).toHaveAttribute('href', '/job/1042/edit');
    await expect(canvas.getByRole('link', { name: /^Lakeside Spa Remodel - \(No Address\)/ })).toBeVisible();
    await expect(first.closest('ul')).toHaveStyle({ maxHeight: '400px', overflowY: 'auto' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/job/1077/edit');
  },
};

export const QuickSearchTells: Story = {
  name: 'tells jobs of one name apart by town, status and next day [KEY-019]',
  args: {
    answers: {
      QuickSearchKeyword: () => ({
        jobsByKeyword: [
          { id: 1042, city: 'Katy', status: 'Pending', next_date: '2026-03-09' },
          { id: 1077, city: 'Cypress', status: 'On Hold', next_date: null },
        ].map((facts) => ({
          __typename: 'Job',
          name: 'Smith Residence',
          address_line_1: null,
          job_detail_id: null,
          ...facts,
        })),
        jobsByKeyword_count: 2,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByPlaceholderText('Job ID or job name...'), 'smith');
    const lines = await canvas.findAllByRole('link', { name: /^Smith Residence - / }, { timeout: 3000 });
    await expect(lines.map((line) => line.querySelector('small')?.textContent)).toEqual([
      '#1042 · Katy · Pending · Mon 03/09/2026',
      '#1077 · Cypress · On Hold',
    ]);
  },
};

export const QuickSearchByPhone: Story = {
  name: 'takes a number also for part of a phone number, and leads to all that a keyword finds [JS-032]',
  args: {
    answers: {
      QuickSearchKeyword: () => ({
        jobsByKeyword: [
          {
            __typename: 'Job',
            id: 1077,
            name: 'Caller Pool',
            address_line_1: '1 Elm St',
            job_detail_id: null,
            city: null,
            status: null,
            next_date: null,
          },
        ],
        jobsByKeyword_count: 34,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByPlaceholderText('Job ID or job name...'), '7135550123');
    const line = await canvas.findByRole('link', { name: /^Caller Pool - 1 Elm St\b/ }, { timeout: 3000 });
    await expect(line).toHaveAttribute('href', '/job/1077/edit');
    await expect(canvas.getByRole('link', { name: 'See all 34' })).toHaveAttribute('href', '/job?keyword=7135550123');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/job/1077/edit'));
  },
};

export const QuickSearchInTheField: Story = {
  name: 'leads a foreman, who edits no jobs, to the page of the sub-job, by name and by number [JS-032]',
  globals: { role: 'FO' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByPlaceholderText('Job ID or job name...');
    await userEvent.type(box, 'lakewood');
    const line = await canvas.findByRole('link', { name: /^Lakewood Residence - 1418 Bering Dr\b/ }, { timeout: 3000 });
    await expect(line).toHaveAttribute('href', '/SuperDetail/2042');
    await userEvent.clear(box);
    await userEvent.type(box, '1077{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/SuperDetail/2077'));
  },
};

export const NoQuickSearch: Story = {
  name: 'has no quick search without the right to see jobs',
  globals: { role: 'CW' },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('search')).toBeNull(),
};

/** Of this page alone: what would load it anew is told, and does not. */
const loads = fn();
const holdLoads = (): (() => void) => {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) throw new Error('no Navigation API');
  const hold = (event: Event): void => {
    if (!('navigationType' in event) || event.navigationType !== 'reload') return;
    event.preventDefault();
    loads();
  };
  loads.mockClear();
  navigation.addEventListener('navigate', hold);
  return () => navigation.removeEventListener('navigate', hold);
};

export const NewVersion: Story = {
  name: 'offers to reload when the server has another version, and loads the page anew [NAV-024 NAV-026]',
  beforeEach: holdLoads,
  args: { answers: { ApiVersion: () => ({ apiVersion: '2.4.026' }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(await canvas.findByText('A new version is available.')).toBeVisible());
    await expect(loads).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  },
};

const askVersion = fn(() => ({ apiVersion: '2.4.025' }));
export const VersionEachTenMinutes: Story = {
  name: 'asks for the version again every ten minutes, and says nothing while it is the same [NAV-026]',
  args: { answers: { ApiVersion: askVersion } },
  beforeEach: () => {
    askVersion.mockClear();
    const real = window.setInterval;
    Object.assign(window, { setInterval: (act: () => void, ms: number) => real(act, ms === 600_000 ? 300 : ms) });
    return () => Object.assign(window, { setInterval: real });
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(askVersion.mock.calls.length).toBeGreaterThan(2));
    await expect(within(canvasElement).queryByText('A new version is available.')).toBeNull();
  },
};

export const ClearsNothingInASync: Story = {
  name: 'offers to clear local data, but not while a sync runs [NAV-018]',
  args: { facts: { syncing: true } },
  play: async ({ canvasElement }) => {
    const icon = await within(canvasElement).findByRole('button', { name: 'Clear local data' });
    await waitFor(() => expect(icon).toBeDisabled());
  },
};
export const ClearsBesideASync: Story = {
  name: 'offers to clear local data while no sync runs [NAV-018]',
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByRole('button', { name: 'Clear local data' })).toBeEnabled(),
};

const inEnvironment = (environment: string) => {
  const session = aSession('AD');
  return { ...session, config: session.config && { ...session.config, environment } };
};

export const Production: Story = {
  name: 'shows no environment where it is prod [NAV-026]',
  render: (args) => (
    <SessionContext value={inEnvironment('prod')}>
      <Shell {...args} />
    </SessionContext>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Trowel home page' });
    await expect(within(canvasElement).queryByText('prod')).toBeNull();
  },
};
export const Environment: Story = {
  name: 'shows the environment beside the name only when it is not prod [NAV-026]',
  render: (args) => (
    <>
      <SessionContext value={inEnvironment('staging')}>
        <Shell {...args} />
      </SessionContext>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('staging')).toBeVisible();
    await expect(canvas.queryByText('prod')).toBeNull();
  },
};

const logout = fn(async () => undefined);
export const Logout: Story = {
  render: (args) => (
    <SessionContext value={aSession('AD', { logout })}>
      <Shell {...args} />
    </SessionContext>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(logout).toHaveBeenCalledOnce());
  },
};

export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(commandRegistry.get()).not.toHaveLength(0)); // faster than anybody's hand
    await userEvent.keyboard('?');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(dialog.getByText('Go to quick search')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('/');
    await expect(within(canvasElement).getByPlaceholderText('Job ID or job name...')).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Spanish: Story = { globals: { language: 'es' } };
