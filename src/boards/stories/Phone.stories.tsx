import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { boardActions } from './boardActions';
import { StoryBoard } from './StoryBoard';

const meta = {
  title: 'Boards/On a phone',
  component: StoryBoard,
  args: { board: {}, server: {}, events: [], offline: false },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  },
} satisfies Meta<typeof StoryBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A finger on a card, moved over an element, held there. */
const finger = (node: Element) => {
  const at = (over: Element) => {
    const { left, top, width, height } = over.getBoundingClientRect();
    return new Touch({ identifier: 1, target: node, clientX: left + width / 2, clientY: top + height / 2 });
  };
  const send = (type: string, over: Element, isDown = true): boolean => {
    const touches = isDown ? [at(over)] : [];
    return node.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [at(over)] }),
    );
  };
  return {
    press: () => send('touchstart', node),
    over: (place: Element) => send('touchmove', place),
    lift: (place: Element) => send('touchend', place, false),
  };
};

export const TurnsByTouch: Story = {
  name: 'a card under a finger that rests on another day, or on the arrow of a week, goes there',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    const card = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('.bin .card:not(.is-locked)');
      if (!found) throw new Error('no card of the day yet');
      return found;
    });
    const key = card.dataset.card ?? '';
    const touch = finger(card);
    touch.press();
    await waitFor(() => expect(document.querySelector('.ghost')).not.toBeNull());
    touch.over(canvas.getByRole('button', { name: /^Friday 03\/06\/2026/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Friday 03\/06\/2026/ })).toHaveAttribute('aria-current', 'date'),
    );
    touch.over(canvas.getByRole('button', { name: 'Next week' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Friday 03\/13\/2026/ })).toHaveAttribute('aria-current', 'date'),
    );
    const bin = await waitFor(() => {
      const found = canvasElement.querySelector('.bin[aria-label*="03/13/2026"]');
      if (!found) throw new Error('no crew of the day yet');
      return found;
    });
    touch.over(bin);
    await waitFor(() => expect(document.querySelector('.ghost-caption')).toHaveTextContent(/03\/13\/2026/));
    touch.lift(bin);
    await waitFor(() => expect(bin.querySelector(`[data-card="${key}"]`)).not.toBeNull());
  },
};

export const OneDay: Story = {
  name: 'shows one day and one stage at a time, and moves a card from the tray sheet with "Move to..."',
  play: async ({ canvasElement }) => {
    const { canvas, opened } = boardActions(canvasElement);
    const tray = await canvas.findByRole('button', { name: /^Unassigned/ });
    await userEvent.click(tray);
    await waitFor(() => expect(canvasElement.querySelector('.tray-sheet [data-card]')).not.toBeNull());
    const first = canvasElement.querySelector<HTMLElement>('.tray-sheet [data-card]');
    const key = first?.dataset.card ?? '';
    await userEvent.click(within(first ?? canvasElement).getByRole('button', { name: 'Move to…' }));
    const dialog = await opened('dialog');
    await userEvent.click(dialog.getByRole('radio', { name: /^Prep 1( ·|$)/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(canvasElement.querySelector(`.bin [data-card="${key}"]`)).not.toBeNull());
  },
};

export const Days: Story = {
  name: 'leads from day to day, and to the weeks around',
  play: async ({ canvasElement }) => {
    const { canvas } = boardActions(canvasElement);
    const today = await canvas.findByRole('button', { name: /^Wednesday 03\/04\/2026/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await userEvent.click(canvas.getByRole('button', { name: /^Friday 03\/06\/2026/ }));
    await waitFor(() => expect(canvasElement.querySelector('.bin')).toHaveAccessibleName(/^Prep 1, 03\/06\/2026/));
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    const next = await canvas.findByRole('button', { name: /^Friday 03\/13\/2026/ });
    await expect(next).toHaveAttribute('aria-current', 'date');
    await expect(canvasElement.querySelector('.bin')).toHaveAccessibleName(/^Prep 1, 03\/13\/2026/);
  },
};

export const OtherDay: Story = {
  name: 'brings a card to another day in two taps of "Move to...", its crew chosen already; counts each stage of the day, and has undo at hand [BRD-051]',
  args: { board: { jobs: 90 } },
  play: async ({ canvasElement }) => {
    const { canvas, opened } = boardActions(canvasElement);
    const move = await waitFor(() => {
      const button = canvasElement.querySelector<HTMLElement>('.bin [data-card-move]');
      if (!button) throw new Error('no card of the day can be moved');
      return button;
    });
    const bin = move.closest<HTMLElement>('.bin');
    const crew = /^(.+), 03\/04\/2026/.exec(bin?.getAttribute('aria-label') ?? '')?.[1] ?? '';
    const key = move.closest<HTMLElement>('[data-card]')?.dataset.card ?? '';
    const card = () => canvasElement.querySelector(`.bin [data-card="${key}"]`);
    const stage = () =>
      Number(canvas.getByRole('button', { name: /^Prep.*cards?$/ }).querySelector('.stage-count')?.textContent ?? 0);
    const ofStage = stage();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(move);
    const dialog = await opened('dialog');
    await expect(
      dialog.getByRole('radio', {
        name: (name) => crew !== '' && name.startsWith(crew) && name.includes('where it is now'),
      }),
    ).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Fri 6' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(card()).toBeNull());
    await waitFor(() => expect(stage()).toBe(ofStage - 1));
    await userEvent.click(
      within(canvasElement.querySelector<HTMLElement>('.board-toolbar') ?? canvasElement).getByRole('button', {
        name: 'Undo',
      }),
    );
    await waitFor(() => expect(card()).not.toBeNull());
    await waitFor(() => expect(stage()).toBe(ofStage));
  },
};
