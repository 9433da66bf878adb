import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { boardActions } from './boardActions';
import { boardMeta, PREP, type BoardStory } from './boardMeta';
import { goOffline } from './StoryBoard';

const meta = { ...boardMeta, title: 'Boards/Moves' };
export default meta;

export const ByMouse: BoardStory = {
  name: 'moves a card with the mouse to the place that the line shows, and says so beside it',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, bin, binOf, canvas } = boardActions(canvasElement);
    await isLoaded();
    const day = bin(/^Prep 1, 03\/05\/2026/);
    await expect(await carry(PREP, day)).toMatch(/^Drop in Prep 1, 03\/05\/2026\nThu 5, [\d,.]+ sf$/);
    await expect(day.closest('.rows')).toHaveAttribute('data-tint', 'takes');
    await expect(canvasElement.querySelector('.drop-line')).toHaveClass('is-shown');
    await letGo(day);
    await waitFor(() => expect(binOf(PREP)).toMatch(/^Prep 1, 03\/05\/2026/));
    const notice = canvas.getByText(/^Moved .* to Prep 1, 03\/05\/2026\.$/, { selector: '.notice-text' });
    await waitFor(() => expect(notice).toBeVisible());
  },
};

export const RefusedBin: BoardStory = {
  name: 'greys the bins that refuse a carried card and says why; a drop there returns the card and sends nothing [BRD-051]',
  play: async ({ canvasElement }) => {
    const { isLoaded, carry, letGo, binOf, canvas } = boardActions(canvasElement);
    await isLoaded();
    const start = binOf(PREP);
    const awaiting = canvas.getByRole('button', { name: /^Awaiting Builder/ });
    await expect(await carry(PREP, awaiting)).toBe('Awaiting Builder takes only warranty and repair cards.');
    await expect(awaiting).toHaveAttribute('data-tint', 'refuses');
    await letGo(awaiting);
    await expect(binOf(PREP)).toBe(start);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvasElement.querySelector('.notice')).toBeNull();
    await waitFor(() => expect(document.querySelector('.ghost')).toBeNull());
  },
};

export const ByKeyboard: BoardStory = {
  name: 'moves a card by keyboard, says each place, passes over bins that refuse it with their reason, and undoes it [BRD-051]',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, said, binOf } = boardActions(canvasElement);
    await isLoaded();
    const start = binOf(PREP);
    focus(PREP);
    await press(' ');
    await expect(said()).toMatch(/^Picked up .* from Unassigned \(Prep\)\./);
    await press('{ArrowRight}');
    await expect(said()).toBe('Prep 1, 03/02/2026, place 1 of 1');
    await press('{ArrowUp}');
    await expect(said()).toMatch(/This card belongs to Prep\./);
    await press('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(said()).toMatch(/^Prep 1, 03\/05\/2026/);
    await press(' ');
    await waitFor(() => expect(binOf(PREP)).toMatch(/^Prep 1, 03\/05\/2026/));
    await expect(document.activeElement).toHaveAttribute('data-card', PREP);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await press('{Control>}z{/Control}');
    await waitFor(() => expect(binOf(PREP)).toBe(start));
    await expect(said()).toMatch(/^Move undone\. It was: Moved .+ to Prep 1, 03\/05\/2026\.$/);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-card', PREP));
  },
};

export const EscapeCancels: BoardStory = {
  name: 'puts a card back on Escape, and sends nothing',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, said, binOf } = boardActions(canvasElement);
    await isLoaded();
    const start = binOf(PREP);
    focus(PREP);
    await press(' {ArrowRight}{ArrowRight}{Escape}');
    await expect(said()).toMatch(/^Cancelled\./);
    await expect(binOf(PREP)).toBe(start);
  },
};

export const ArrowsWalk: BoardStory = {
  name: 'walks from card to card with the arrow keys, with one tab stop',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press } = boardActions(canvasElement);
    await isLoaded();
    focus(PREP);
    await press('{ArrowDown}');
    const second = document.activeElement?.getAttribute('data-card');
    await expect(second).not.toBe(PREP);
    await press('{ArrowUp}');
    await expect(document.activeElement).toHaveAttribute('data-card', PREP);
    await press('{ArrowRight}');
    await expect(document.activeElement?.closest('.bin')).not.toBeNull();
    await expect(canvasElement.querySelectorAll('[data-card][tabindex="0"]').length).toBe(1);
  },
};

export const MoveTo: BoardStory = {
  name: 'moves a card with "Move to...", where refused places are disabled and say why, and a crew says its load of the day [BRD-051 SDY-019]',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, page, binOf, opened } = boardActions(canvasElement);
    await isLoaded();
    focus(PREP);
    await press('m');
    const dialog = await opened('dialog');
    const all = dialog.getAllByRole('radio');
    const firstRefused = all.findIndex((radio) => radio.hasAttribute('disabled'));
    await expect(all.slice(firstRefused).every((radio) => radio.hasAttribute('disabled'))).toBe(true);
    await expect(
      within(dialog.getByRole('group', { name: 'Detail' })).getByRole('radio', { name: 'Unassigned' }),
    ).toBeDisabled();
    const refused = dialog.getByRole('radio', { name: 'App 1' });
    await expect(refused).toBeDisabled();
    await expect(refused).toHaveAccessibleDescription('This card belongs to Prep.');
    const loads = (): (string | null)[] =>
      dialog
        .getAllByRole('radio', { name: /^Prep \d/ })
        .map((radio) => radio.closest('label')?.querySelector('.choice-name')?.textContent ?? null);
    await expect(loads()).toEqual(['Prep 1', 'Prep 2', 'Prep 3 · 1,014 sf', 'Prep 4 · 2,417 sf']);
    await userEvent.click(dialog.getByRole('radio', { name: /^Prep 2( ·|$)/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fri 6' }));
    await waitFor(() => expect(loads()).toEqual(['Prep 1 · 2,740 sf', 'Prep 2', 'Prep 3 · 1,503 sf', 'Prep 4']));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(binOf(PREP)).toMatch(/^Prep 2, 03\/06\/2026/));
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  },
};

export const Menu: BoardStory = {
  name: 'offers what a card can do: hold, the whole job to Awaiting Builder, its job and link [BRD-049]',
  play: async ({ canvasElement }) => {
    const { isLoaded, card, page, canvas, opened } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.click(within(card(PREP)).getByRole('button', { name: /^Actions for/ }));
    const menu = await opened('menu');
    const items = menu.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual([
      'Move to…M',
      'On Hold',
      'Set job to Awaiting Builder',
      'Select or deselectX',
      'Select all of this tray',
      'DetailsI',
      'HistoryH',
      'Put into the Print Queue',
      'Open job',
      'Copy link',
    ]);
    const before = canvas.getByRole('button', { name: /^Awaiting Builder/, hidden: true }).textContent;
    await userEvent.click(menu.getByRole('menuitem', { name: 'Set job to Awaiting Builder' }));
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Awaiting Builder/ }).textContent).not.toBe(before));
  },
};

export const Refused: BoardStory = {
  name: 'puts a refused card back and shows the reason in a red toast [BRD-064]',
  args: { server: { refuses: { message: 'Maria Ortiz moved this card to On Hold (Prep).', code: 'CONFLICT' } } },
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, page, binOf } = boardActions(canvasElement);
    await isLoaded();
    const start = binOf(PREP);
    focus(PREP);
    await press(' {ArrowRight} ');
    await expect(await page.findByRole('alert')).toHaveTextContent('Maria Ortiz moved this card to On Hold (Prep).');
    await waitFor(() => expect(binOf(PREP)).toBe(start));
  },
};

export const Locked: BoardStory = {
  name: 'does not pick up complete cards, nor cards of a past day [BRD-053 BRD-054]',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, said, page, card } = boardActions(canvasElement);
    await isLoaded();
    const complete = canvasElement.querySelector('.bin .card:has(.status-1)')?.getAttribute('data-card') ?? '';
    focus(complete);
    await press(' ');
    await expect(said()).toBe('This card cannot be moved: This card is complete and cannot be moved.');
    await waitFor(() =>
      expect(
        page
          .getAllByRole('alert')
          .map((alert) => alert.textContent)
          .join('\n'),
      ).toContain('This card is complete and cannot be moved.'),
    );
    await expect(card(complete)).toHaveAccessibleName(/, Complete, (Past due, )?Locked$/);
    const past = canvasElement.querySelector('.bin.is-past .card:has(.status-2)')?.getAttribute('data-card') ?? '';
    focus(past);
    await press(' ');
    await expect(said()).toBe('This card cannot be moved: This card is on a past day and cannot be moved.');
    await expect(canvasElement.querySelector('[data-lifted]')).toBeNull();
  },
};

export const ReadOnly: BoardStory = {
  name: 'is read-only without the right to edit',
  args: { server: { rights: { can_edit: false, can_move_all: false } } },
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, said, canvas } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByText('Read only')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    focus(PREP);
    await press(' ');
    await expect(said()).toMatch(/^This card cannot be moved: You do not have permission/);
  },
};

export const Offline: BoardStory = {
  name: 'is read-only offline, and says so [BRD-064]',
  args: { offline: true },
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, said, canvas } = boardActions(canvasElement);
    await isLoaded();
    await expect(canvas.getByText(/^Not available offline/)).toBeVisible();
    focus(PREP);
    await press(' ');
    await expect(said()).toMatch(/offline/);
  },
};

/** Comes back when the story is over, however it ends. */
let comeBack: () => void = () => undefined;
const onWrite = fn();
const onLoad = fn();

export const GoesOffline: BoardStory = {
  name: 'sends nothing offline: push, undo and redo of toolbar, keys and notice say why, also to a finger and the keyboard [BRD-064]',
  args: { board: { category: 'gunite', view: 'day' }, server: { onWrite } },
  beforeEach: () => {
    onWrite.mockClear();
    return () => comeBack();
  },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, press } = boardActions(canvasElement);
    await isLoaded();
    const push = canvas.getByRole('button', { name: /^Push to next day/ });
    await userEvent.click(push);
    await waitFor(() => expect(onWrite).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[0] ?? push);
    await waitFor(() => expect(onWrite).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Redo' })).toHaveLength(2));
    const redo = canvas.getAllByRole('button', { name: 'Redo' });
    for (const button of [...redo, push]) await expect(button).not.toHaveAttribute('aria-disabled');

    comeBack = goOffline();
    await waitFor(() => expect(push).toHaveAttribute('aria-disabled', 'true'));
    const tip = (): Element | null => document.querySelector('.reason-tip');
    await expect(tip()).toBeNull();
    for (const button of [...redo, push]) {
      await expect(button).toHaveAccessibleDescription(/^Not available offline/);
      await userEvent.click(button);
      await waitFor(() => expect(tip()).toHaveTextContent(/^Not available offline/));
      await expect(tip()).toBeVisible();
      button.blur();
      await waitFor(() => expect(tip()).toBeNull());
      button.focus();
      await waitFor(() => expect(tip()).toBeVisible());
      await press('{Escape}{Enter}');
    }
    await press('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(onWrite).toHaveBeenCalledTimes(2);

    comeBack();
    await waitFor(() => expect(push).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(redo[0] ?? push);
    await waitFor(() => expect(onWrite).toHaveBeenCalledTimes(3));
  },
};

/** The minute of the boards in a moment. */
const quickly = (): (() => void) => {
  const real = window.setInterval;
  Object.assign(window, {
    setInterval: (act: () => void, ms: number) => real(act, ms === 60_000 ? 150 : ms),
  });
  onLoad.mockClear();
  return () => Object.assign(window, { setInterval: real });
};

export const AsksAgain: BoardStory = {
  name: 'asks what changed since its answer when it gets the focus, when the network is back, and each minute while the stream is down, but not under a held card [BRD-012]',
  args: { isDown: true, server: { onLoad } },
  beforeEach: quickly,
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press } = boardActions(canvasElement);
    await isLoaded();
    await expect(onLoad.mock.calls[0]).toEqual([null, undefined]);
    await waitFor(() => expect(onLoad.mock.calls.length).toBeGreaterThan(2));
    await expect(onLoad.mock.calls.slice(1).every(([date, since]) => date === '2026-03-04' && since)).toBe(true);
    focus(PREP);
    await press(' ');
    const asked = onLoad.mock.calls.length;
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(onLoad).toHaveBeenCalledTimes(asked);
    await press('{Escape}');
    await waitFor(() => expect(onLoad.mock.calls.length).toBeGreaterThan(asked));
  },
};

export const AsksOnFocus: BoardStory = {
  name: 'asks nothing by the minute while the stream is open, only on focus and when the network is back [BRD-012]',
  args: { server: { onLoad } },
  beforeEach: quickly,
  play: async ({ canvasElement }) => {
    await boardActions(canvasElement).isLoaded();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(onLoad).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(2));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(3));
    await expect(onLoad.mock.calls.slice(1).every(([, since]) => Boolean(since))).toBe(true);
  },
};

export const HeldByAnother: BoardStory = {
  name: 'shows the initials of who holds a card',
  args: {
    events: [
      {
        name: 'hold',
        data: {
          category: 'pebble',
          card_key: PREP,
          user: { id: 4, name: 'Maria Ortiz', initials: 'MO' },
          stream: 'other',
          is_held: true,
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { isLoaded, card } = boardActions(canvasElement);
    await isLoaded();
    await waitFor(() =>
      expect(within(card(PREP)).getByTitle('Maria Ortiz is holding this card')).toHaveTextContent('MO'),
    );
  },
};

const viewer = (id: number, name: string, initials: string, is_open = true) =>
  ({
    name: 'viewer',
    data: { category: 'pebble', user: { id, name, initials }, stream: `of ${id}`, screen: 'a', is_open },
  }) as const;

export const OthersAtIt: BoardStory = {
  name: 'shows in its head who else has it open, and what they hold [SDY-006]',
  args: {
    events: [
      viewer(4, 'Maria Ortiz', 'MO'),
      viewer(5, 'Sam Lee', 'SL'),
      ...(['of another week', PREP] as const).map(
        (card_key) =>
          ({
            name: 'hold',
            data: {
              category: 'pebble',
              card_key,
              user: { id: 4, name: 'Maria Ortiz', initials: 'MO' },
              stream: 'of 4',
              is_held: true,
            },
          }) as const,
      ),
      viewer(6, 'Who Leaves', 'WL'),
      viewer(6, 'Who Leaves', 'WL', false),
    ],
  },
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas, opened, page, card } = boardActions(canvasElement);
    await isLoaded();
    const menu = within(card(PREP)).getByRole('button', { name: /^Actions for/ });
    const job = menu.getAttribute('aria-label')?.replace('Actions for ', '') ?? '';
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /have this board open/ })).toHaveTextContent(
        /^MOSL2 others have this board open$/,
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: /2 others have this board open$/ }));
    const list = await opened('dialog');
    const rows = () => list.getAllByRole('listitem').map((row) => row.textContent);
    await waitFor(() =>
      expect(rows()).toEqual([`MOMaria OrtizHolding a card that is not shown hereHolding ${job}, Prep`, 'SLSam Lee']),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const Filtered: BoardStory = {
  globals: { viewport: { value: 'desktop' } },
  name: 'dims what does not match the search, and hides nothing',
  play: async ({ canvasElement }) => {
    const { isLoaded, canvas } = boardActions(canvasElement);
    await isLoaded();
    const all = canvasElement.querySelectorAll('[data-card]').length;
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'kowalski');
    await waitFor(() => expect(canvasElement.querySelectorAll('.is-dimmed').length).toBeGreaterThan(0));
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBe(all);
    await expect(canvasElement.querySelector('.card:not(.is-dimmed)')).toHaveTextContent('Kowalski');
  },
};
