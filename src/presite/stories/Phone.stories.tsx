import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aDay, anItem } from './presiteData';
import { presiteActions } from './presiteActions';
import { StoryPresite } from './StoryPresite';

const meta = {
  title: 'Presite schedule/On a phone',
  component: StoryPresite,
  args: {
    day: aDay(),
    server: {},
    flags: { presite_gunite: true, presite_pebble: true },
    elsewhere: null,
    offline: false,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StoryPresite>;
export default meta;
type Story = StoryObj<typeof meta>;

const visit = (root: HTMLElement, id: number): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[data-visit="${id}"]`);
  if (!found) throw new Error(`visit ${id} is not listed`);
  return found;
};
const opened = async (root: HTMLElement, id: number): Promise<ReturnType<typeof within>> => {
  await waitFor(() => visit(root, id));
  const sheet = within(visit(root, id));
  await userEvent.click(sheet.getByRole('button', { expanded: false }));
  await sheet.findByRole('button', { name: /^Visited/ });
  return sheet;
};

export const Visits: Story = {
  name: 'begins with the visits of today, and takes an answer a tap [PRE-001 PRE-002]',
  play: async ({ canvasElement }) => {
    const sheet = await opened(canvasElement, 9);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Wednesday')).toBeVisible();
    await expect(canvas.getByText('1 of 9 visited')).toBeVisible();
    await expect(sheet.getByRole('link', { name: /^Call Ruth Abbott/ })).toHaveAttribute('href', 'tel:7135550177');
    await expect(sheet.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('88'),
    );
    const water = sheet.getByRole('group', { name: 'Water on Site' });
    await userEvent.click(within(water).getByRole('button', { name: 'Yes' }));
    await expect(within(water).getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sheet.getByText('1 of 12 answered')).toBeVisible());
    await userEvent.type(sheet.getByRole('textbox', { name: 'Feet of Hose Needed' }), '120');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Slurry Type' }), 'Other');
    await expect(await sheet.findByRole('alert')).toHaveTextContent('Required');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Other Slurry Type' }), 'River mud');
    await userEvent.click(sheet.getByRole('button', { name: 'Visited today' }));
    await waitFor(() => expect(canvas.getByText('2 of 9 visited')).toBeVisible());
    await waitFor(() => expect(sheet.getByText('Saved')).toBeVisible());
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(390);
    const tooSmall = [...visit(canvasElement, 9).querySelectorAll('a, button, input, select, textarea')].filter(
      (node) => node.getBoundingClientRect().height < 43.5,
    );
    await expect(tooSmall).toEqual([]);
  },
};

export const WrongCount: Story = {
  name: 'keeps a stored count while a text that is no count stands in red over it, and does not say saved [KEY-010]',
  play: async ({ canvasElement }) => {
    const sheet = await opened(canvasElement, 9);
    const hose = sheet.getByRole('textbox', { name: 'Feet of Hose Needed' });
    await userEvent.type(hose, '4');
    await userEvent.tab();
    await waitFor(() => expect(sheet.getByText('Saved')).toBeVisible());
    await userEvent.type(hose, '3 1/2', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.tab();
    await expect(hose).toHaveValue('3 1/2');
    await expect(hose).toHaveAttribute('aria-invalid', 'true');
    await expect(sheet.getByText(/^Not saved: one answer/)).toBeVisible();
    await expect(sheet.queryByText('Saved')).toBeNull();
    // The step goes on from the stored count.
    await userEvent.click(sheet.getByRole('button', { name: 'Feet of Hose Needed: one more' }));
    await expect(hose).toHaveValue('5');
    await waitFor(() => expect(sheet.getByText('Saved')).toBeVisible());
    await userEvent.type(hose, '4 or 5', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await within(document.body).findByText(/^Feet of Hose Needed: /)).toBeVisible();
    await userEvent.clear(hose);
    await userEvent.tab();
    await waitFor(() => expect(sheet.getByText('Saved')).toBeVisible());
  },
};

export const VisitsDark: Story = {
  ...Visits,
  name: 'begins with the visits in dark mode',
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

export const Offline: Story = {
  name: 'takes an answer without a network, and keeps it',
  args: { offline: true },
  play: async ({ canvasElement }) => {
    const sheet = await opened(canvasElement, 9);
    const yes = within(sheet.getByRole('group', { name: 'Water on Site' })).getByRole('button', { name: 'Yes' });
    await userEvent.click(yes);
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Reader: Story = {
  name: 'says to whom the checklist is not theirs to fill in that it is read [PRE-020]',
  globals: { role: 'ES', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const sheet = await opened(canvasElement, 9);
    await expect(sheet.getByText(/^You may read this checklist/)).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: 'Access Notes' })).toHaveAttribute('readonly');
  },
};

export const NoVisits: Story = {
  name: 'says that a day has no visits',
  args: { day: aDay([anItem(5)]) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('No visits on this day.')).toBeVisible());
  },
};

export const OneColumn: Story = {
  name: 'shows one column at a time and assigns by "Assign to..."',
  parameters: { path: '/?view=schedule' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, card, menu } = presiteActions(canvasElement);
    await isLoaded();
    await expect(canvasElement.querySelectorAll('section[data-column]')).toHaveLength(1);
    await userEvent.click(card(1).querySelector('button') ?? canvasElement);
    await userEvent.click((await menu()).getByRole('menuitemradio', { name: 'Winston Overby' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-presite="1"]')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: /^Winston Overby/ }));
    await waitFor(() => expect(card(1)).toBeVisible());
  },
};

export const MapTab: Story = {
  name: 'has the map in a tab of its own',
  parameters: { path: '/?view=schedule' },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = presiteActions(canvasElement);
    await isLoaded();
    await expect(canvasElement.querySelector('.presite-map')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await waitFor(() => expect(canvasElement.querySelector('.presite-map')).toBeVisible());
    await expect(canvasElement.querySelector('[data-presite]')).toBeNull();
  },
};
