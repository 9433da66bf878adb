import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { boardActions } from './boardActions';
import { StoryBoard } from './StoryBoard';

const meta = {
  title: 'Boards/Pebble day',
  component: StoryBoard,
  args: { board: { view: 'day' }, server: {}, events: [], offline: false },
  beforeEach: () => window.localStorage.removeItem('trowel:board:/day/pebble'),
} satisfies Meta<typeof StoryBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FullDay: Story = {
  name: 'shows one day with the bins of the week, and pushes from Unassigned and Ready to Apply [BRD-006 BRD-059]',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await expect([...canvasElement.querySelectorAll('.day-name')].map((day) => day.textContent)).toEqual(['Wed 4']);
    await expect(canvas.getAllByRole('button', { name: /^Push to next day/ }).length).toBeGreaterThan(1);
    const [onHold] = canvas.getAllByRole('tab', { name: /^On Hold/ });
    const group = onHold?.closest<HTMLElement>('.tray');
    if (onHold) await userEvent.click(onHold);
    await expect(group?.querySelector('.push-button')).toBeNull();
  },
};

export const Days: Story = {
  name: 'leads from day to day [BRD-010]',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(canvas.getByText('Thursday 03/05/2026', { selector: '.board-days' })).toBeVisible());
  },
};

export const BesideEachOther: Story = {
  name: 'a card is dropped between two that stand side by side, and takes that place',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, said, card } = boardActions(canvasElement);
    await isLoaded();
    const bin = [...canvasElement.querySelectorAll('.bin')].find(
      (one) => one.querySelectorAll('.card:not(.is-locked)').length > 1,
    );
    const keys = [...(bin?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].map((one) => one.dataset.card ?? '');
    focus(keys[0] ?? '');
    await press(' ');
    await press('{ArrowRight}');
    await expect(said()).toMatch(/, place 2 of \d$/);
    await press(' ');
    await waitFor(() => expect(card(keys[0] ?? '').querySelector('.card-order')).toHaveTextContent('2'));
    await expect(card(keys[1] ?? '').querySelector('.card-order')).toHaveTextContent('1');
  },
};

export const Empty: Story = { name: 'has an empty state', args: { board: { view: 'day', jobs: 0 } } };
export const Compact: Story = {
  name: 'shows more of the day with compact cards',
  play: async ({ canvasElement }) => {
    const { canvas, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    canvas.getByRole('button', { name: 'Compact cards' }).click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Normal cards' })).toBeVisible());
  },
};
export const Phone: Story = { name: 'on a phone', globals: { viewport: { value: 'phone' } } };
