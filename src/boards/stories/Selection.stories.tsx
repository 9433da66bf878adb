import { expect, userEvent, waitFor, within } from 'storybook/test';
import { boardActions } from './boardActions';
import { boardMeta, type BoardStory } from './boardMeta';

const meta = { ...boardMeta, title: 'Boards/Several cards' };
export default meta;

/** The cards of the Unassigned tray of the group Prep, as they are drawn. */
const waiting = (canvasElement: HTMLElement): HTMLElement[] => [
  ...within(canvasElement)
    .getByRole('tabpanel', { name: 'Unassigned (Prep)' })
    .querySelectorAll<HTMLElement>('[data-card]'),
];
const keyOf = (card: HTMLElement | undefined): string => card?.dataset.card ?? '';

export const ByMouse: BoardStory = {
  name: 'chooses cards with ctrl and shift, carries them together, and one undo takes all back',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, bin, binOf, canvas } = boardActions(canvasElement);
    await isLoaded();
    const [first, second, third] = waiting(canvasElement).slice(0, 3);
    if (!first || !second || !third) throw new Error('too few cards');
    const keys = [first, second, third].map(keyOf);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(first);
    await user.keyboard('{/Control}{Shift>}');
    await user.click(third);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(canvas.getByText('3 cards selected')).toBeVisible());
    await expect(second).toHaveAccessibleName(/, Selected$/);
    const day = bin(/^Prep 1, 03\/05\/2026/);
    await carry(keys[0] ?? '', day);
    await expect(document.querySelector('.ghost-count')).toHaveTextContent('3');
    await letGo(day);
    await waitFor(() =>
      expect(keys.map((key) => binOf(key)?.slice(0, 18))).toEqual(keys.map(() => 'Prep 1, 03/05/2026')),
    );
    await waitFor(() =>
      expect(canvas.getByText('Moved 3 cards to Prep 1, 03/05/2026.', { selector: '.notice-text' })).toBeVisible(),
    );
    await expect(canvas.queryByText('3 cards selected')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 60));
    await user.click(canvas.getAllByRole('button', { name: 'Undo' })[0] ?? canvasElement);
    await waitFor(() => expect(keys.map((key) => binOf(key))).toEqual(keys.map(() => 'Unassigned (Prep)')));
  },
};

export const WholeDay: BoardStory = {
  name: 'chooses all of a crew\'s day in the card menu, and moves them with "Move to..."',
  args: { board: { jobs: 90 } },
  play: async ({ canvasElement }) => {
    const { isLoaded, opened, canvas } = boardActions(canvasElement);
    await isLoaded();
    const full = [...canvasElement.querySelectorAll<HTMLElement>('.bin:not(.is-past)')].find(
      (bin) => bin.querySelectorAll('.card:not(.is-locked)').length >= 2 && !bin.querySelector('.is-locked'),
    );
    const cards = [...(full?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const [first] = cards;
    if (!first) throw new Error('no day has two cards');
    await userEvent.click(within(first).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click((await opened('menu')).getByRole('menuitem', { name: "Select all of this crew's day" }));
    await waitFor(() => expect(canvas.getByText(`${cards.length} cards selected`)).toBeVisible());
    await userEvent.click(
      within(canvas.getByRole('region', { name: 'Selected cards' })).getByRole('button', { name: 'Move to…' }),
    );
    const dialog = await opened('dialog');
    await expect(dialog.getByRole('heading', { name: `Move ${cards.length} cards` })).toBeInTheDocument();
    await userEvent.click(within(dialog.getByRole('group', { name: 'Trays' })).getByRole('radio', { name: 'On Hold' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(
        canvas.getByText(new RegExp(`^Moved ${cards.length} cards to On Hold`), { selector: '.notice-text' }),
      ).toBeVisible(),
    );
  },
};

export const ByKeyboard: BoardStory = {
  name: 'takes cards in and out with X, and Escape ends it',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, canvas } = boardActions(canvasElement);
    await isLoaded();
    const [first, second] = waiting(canvasElement).map(keyOf);
    focus(first ?? '');
    await press('x');
    focus(second ?? '');
    await press('x');
    await waitFor(() => expect(canvas.getByText('2 cards selected')).toBeVisible());
    await press('x');
    await waitFor(() => expect(canvas.getByText('1 card selected')).toBeVisible());
    await press('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected cards' })).toBeNull());
  },
};

export const EscapeKeepsThem: BoardStory = {
  name: 'puts carried cards back on Escape, and keeps them chosen',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, bin, binOf, canvas } = boardActions(canvasElement);
    await isLoaded();
    const [first, second] = waiting(canvasElement).slice(0, 2);
    if (!first || !second) throw new Error('too few cards');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(first);
    await user.click(second);
    await user.keyboard('{/Control}');
    first.focus();
    const day = bin(/^Prep 1, 03\/05\/2026/);
    await carry(keyOf(first), day);
    await user.keyboard('{Escape}');
    await letGo(day);
    await expect(binOf(keyOf(second))).toBe('Unassigned (Prep)');
    await waitFor(() => expect(canvas.getByText('2 cards selected')).toBeVisible());
    await waitFor(() => expect(document.querySelector('.ghost')).toBeNull());
  },
};

export const OneStays: BoardStory = {
  name: 'moves those that may go there, and names the one that stays with the reason [SDY-019]',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, canvas, binOf } = boardActions(canvasElement);
    await isLoaded();
    const prep = waiting(canvasElement)[0];
    const app = canvasElement.querySelector<HTMLElement>('.tray [data-card].stage-APP');
    if (!prep || !app) throw new Error('too few cards');
    const keys = [keyOf(prep), keyOf(app)];
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(prep);
    await user.click(app);
    await user.keyboard('{/Control}');
    const weeping = canvas.getByRole('tab', { name: /^Weeping/ });
    await expect(await carry(keyOf(app), weeping)).toMatch(
      /^Drop in Weeping.*\n1 stays: .+ Weeping takes only App cards\.$/,
    );
    await letGo(weeping);
    await waitFor(() =>
      expect(
        canvas.getByText(/^Moved 1 card to Weeping.* 1 stays: .+ Weeping takes only App cards\.$/, {
          selector: '.notice-text',
        }),
      ).toBeVisible(),
    );
    await expect(binOf(keys[0] ?? '')).toBe('Unassigned (Prep)');
  },
};

export const EachKeepsItsCrew: BoardStory = {
  name: 'moves cards of two crews to another day by keyboard and by "Move to...", each with its crew [SDY-019]',
  args: { board: { jobs: 90 } },
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, opened, canvas, binOf } = boardActions(canvasElement);
    await isLoaded();
    const movable = [...canvasElement.querySelectorAll<HTMLElement>('.bin:not(.is-past) .card:not(.is-locked)')].filter(
      (card) => /^Prep \d, /.test(binOf(keyOf(card)) ?? ''),
    );
    const crewOf = (key: string): string => (binOf(key) ?? '').split(',')[0] ?? '';
    const first = movable.map(keyOf).find((key) => crewOf(key) === 'Prep 1') ?? '';
    const second = movable.map(keyOf).find((key) => crewOf(key) === 'Prep 2') ?? '';
    const day = (key: string): string => (binOf(key) ?? '').split(/, |:/)[1] ?? '';
    const crews = [first, second].map(crewOf);
    const select = async (): Promise<void> => {
      for (const key of [second, first]) {
        focus(key);
        await press('x');
      }
      await waitFor(() => expect(canvas.getByText('2 cards selected')).toBeVisible());
    };
    await select();
    const from = day(first);
    await press(' ');
    await press('{ArrowRight}');
    await press('{Enter}');
    await waitFor(() => expect(day(first)).not.toBe(from));
    await waitFor(() => expect([first, second].map(crewOf)).toEqual(crews));
    await expect(day(second)).toBe(day(first));

    await select();
    await userEvent.click(
      within(canvas.getByRole('region', { name: 'Selected cards' })).getByRole('button', { name: 'Move to…' }),
    );
    const dialog = await opened('dialog');
    await expect(dialog.getByRole('radio', { name: 'Each keeps its crew' })).toBeChecked();
    const days = within(dialog.getByRole('group', { name: 'Day' })).getAllByRole('button', { name: /\d$/ });
    const last = days.at(-1);
    if (!last) throw new Error('no day');
    await userEvent.click(last);
    await waitFor(() => expect(dialog.getByText('2 move')).toBeVisible());
    const there = day(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(day(first)).not.toBe(there));
    await waitFor(() => expect([first, second].map(crewOf)).toEqual(crews));
    await expect(day(second)).toBe(day(first));
  },
};

export const PrintQueue: BoardStory = {
  name: 'puts the chosen cards into the print queue, says how many, and one undo takes them out [WO-030]',
  play: async ({ canvasElement }) => {
    const { isLoaded, opened, canvas } = boardActions(canvasElement);
    await isLoaded();
    const [first, second] = waiting(canvasElement).slice(0, 2);
    const keys = [keyOf(first), keyOf(second)];
    const marked = (): number =>
      keys.filter((key) => canvasElement.querySelector(`[data-card="${key}"] .badge-print_queue`)).length;
    const before = marked();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    for (const card of [first, second]) if (card) await user.click(card);
    await user.keyboard('{/Control}');
    const bar = within(await canvas.findByRole('region', { name: 'Selected cards' }));
    await userEvent.click(bar.getByRole('button', { name: 'Print Queue' }));
    await waitFor(() =>
      expect(canvas.getByText(/^\d sub-jobs? put into the print queue\.$/, { selector: '.notice-text' })).toBeVisible(),
    );
    await expect(marked()).toBe(2);
    await expect(canvas.queryByText('2 cards selected')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[0] ?? canvasElement);
    await waitFor(() => expect(marked()).toBe(before));
    if (!first) throw new Error('no card');
    await userEvent.click(within(first).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click((await opened('menu')).getByRole('menuitem', { name: 'Put into the Print Queue' }));
    await waitFor(() => expect(canvas.getByText('1 sub-job put into the print queue.')).toBeVisible());
  },
};

export const LabelAtTheEdge: BoardStory = {
  name: 'says what a drop does above the card at the lower edge of the window, and inside it [SDY-019]',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo } = boardActions(canvasElement);
    await isLoaded();
    const spotAt = (top: number): HTMLElement => {
      const spot = document.createElement('i');
      spot.style.cssText = `position:fixed;left:420px;top:${top}px;width:2px;height:2px;pointer-events:none`;
      canvasElement.append(spot);
      return spot;
    };
    // Low, and not so near to the edge that the board scrolls on under the card.
    const [low, high] = [spotAt(window.innerHeight - 80), spotAt(window.innerHeight / 2)];
    const [first, second] = waiting(canvasElement);
    await carry(keyOf(first), low);
    const caption = document.querySelector('.ghost-caption');
    await waitFor(() => expect(caption).toHaveClass('is-above'));
    // The hand goes on moving until the board has seen what lies below.
    await waitFor(() => {
      const { left: clientX, top: clientY } = low.getBoundingClientRect();
      document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, buttons: 1, clientX, clientY }));
      return expect(caption).toHaveTextContent(/^Drop in Prep \d, /);
    });
    await expect(caption?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(caption?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    first?.focus();
    await userEvent.keyboard('{Escape}');
    await letGo(low);
    await waitFor(() => expect(document.querySelector('.ghost')).toBeNull());
    await carry(keyOf(second), high);
    await expect(document.querySelector('.ghost-caption')).not.toHaveClass('is-above');
    second?.focus();
    await userEvent.keyboard('{Escape}');
    await letGo(high);
  },
};
