import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppShell } from '../src/app/shell/AppShell';
import type { Answers } from './support/fakeServer';
import { ShellFrame } from './support/ShellFrame';

const LONG = 'The Honourable Bartholomew Featherstonehaugh-Cholmondeley Residence at the Far End of Lakewood Crossing';
const RECORDS = [
  { __typename: 'PaletteHit', kind: 'job', id: 1042, label: 'Lakewood Residence', note: '#1042 · 12 Elm St, Katy' },
  {
    __typename: 'PaletteHit',
    kind: 'job',
    id: 1043,
    label: LONG,
    note: '#1043 · 4800 Lakewood Crossing Boulevard, Missouri City',
  },
  { __typename: 'PaletteHit', kind: 'builder', id: 7, label: 'Lakewood Pools', note: 'Houston' },
  { __typename: 'PaletteHit', kind: 'homeowner', id: 9, label: 'Dana Lakewood', note: '' },
];

interface Args {
  answers: Answers;
}

const Where = () => (
  <p style={{ padding: 24 }} data-testid="address">
    {useLocation().pathname}
  </p>
);

/** One list of all that a user may go to and do. */
const meta: Meta<Args> = {
  title: 'Shell/Palette',
  args: {
    answers: {
      Palette: () => ({
        palette: RECORDS.map((hit) => ({ status: null, next_date: null, is_inactive: false, ...hit })),
      }),
    },
  },
  argTypes: { answers: { control: false } },
  beforeEach: () => {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith('trowel:palette')) window.localStorage.removeItem(key);
  },
  render: ({ answers }) => (
    <ShellFrame answers={answers}>
      <AppShell>
        <Where />
      </AppShell>
    </ShellFrame>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const open = async (): Promise<HTMLElement> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Go to anything…' });
};
const options = (): (string | null | undefined)[] =>
  screen.queryAllByRole('option').map((option) => option.querySelector('.palette-label')?.textContent);

export const Opened: Story = {
  name: 'opens by Ctrl K with screens and commands, and closes by Escape',
  play: async () => {
    const field = await open();
    await expect(field).toHaveFocus();
    await expect(options()).toEqual(expect.arrayContaining(['Pebble Week', 'Homeowners', 'New Homeowner', 'Log out']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Found: Story = {
  name: 'lists records, screens and commands together and opens one with the keyboard; it is there again as a recent one',
  play: async ({ canvasElement }) => {
    await userEvent.type(await open(), 'lakewood');
    await waitFor(() => expect(options()).toEqual(['Lakewood Residence', 'Lakewood Pools', LONG, 'Dana Lakewood']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(within(canvasElement).getByTestId('address')).toHaveTextContent('/customer/7/edit'));
    await open();
    await expect(options()[0]).toBe('Lakewood Pools');
  },
};

export const Tells: Story = {
  name: 'tells jobs of one name apart by place, status and next day [KEY-019]',
  args: {
    answers: {
      Palette: () => ({
        palette: [
          { id: 1042, note: '#1042 · 12 Elm St, Katy', status: 'Pending', next_date: '2026-03-09' },
          { id: 1077, note: '#1077 · Cypress', status: 'On Hold', next_date: null },
        ].map((hit) => ({
          __typename: 'PaletteHit',
          kind: 'job',
          label: 'Smith Residence',
          is_inactive: false,
          ...hit,
        })),
      }),
    },
  },
  play: async () => {
    await userEvent.type(await open(), 'smith');
    await waitFor(() =>
      expect([...document.querySelectorAll('.palette-note')].map(({ textContent }) => textContent)).toEqual([
        '#1042 · 12 Elm St, Katy · Pending · Mon 03/09/2026',
        '#1077 · Cypress · On Hold',
      ]),
    );
  },
};

export const Performed: Story = {
  name: 'does a command once the focus is back',
  play: async () => {
    await userEvent.type(await open(), 'keyboard shortcuts{Enter}');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(list).toBeVisible());
  },
};

export const NoRight: Story = {
  name: 'offers nobody what they may not open',
  globals: { role: 'SB' },
  args: { answers: { Palette: () => ({ palette: [] }) } },
  play: async () => {
    await open();
    await expect(options()).not.toEqual(expect.arrayContaining(['Homeowners']));
    await expect(options()).not.toEqual(expect.arrayContaining(['New Homeowner']));
  },
};

export const NothingFound: Story = {
  args: { answers: { Palette: () => ({ palette: [] }) } },
  play: async () => {
    await userEvent.type(await open(), 'zzzz');
    await waitFor(async () => expect(await screen.findByText('Nothing found for “zzzz”.')).toBeVisible());
  },
};

export const Failing: Story = {
  name: 'still offers screens and commands when records cannot be searched',
  args: { answers: {} },
  play: async () => {
    await userEvent.type(await open(), 'pebble week');
    await waitFor(() => expect(options()).toEqual(['Pebble Week']));
  },
};
