import { expect, userEvent, waitFor, within } from 'storybook/test';
import { boardActions } from './boardActions';
import { boardMeta, PREP, type BoardStory } from './boardMeta';

const meta = { ...boardMeta, title: 'Boards/History of a card' };
export default meta;

export const Moved: BoardStory = {
  name: 'tells who moved a card from where to where, and takes the last move back',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, card, opened, binOf } = boardActions(canvasElement);
    await isLoaded();
    const start = binOf(PREP);
    focus(PREP);
    await press(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight} ');
    await waitFor(() => expect(binOf(PREP)).toMatch(/^Prep 1, 03\/05\/2026/));
    await new Promise((resolve) => setTimeout(resolve, 60));
    focus(PREP);
    await press(' {ArrowRight} ');
    await waitFor(() => expect(binOf(PREP)).toMatch(/^Prep 1, 03\/06\/2026/));
    await new Promise((resolve) => setTimeout(resolve, 60));
    await userEvent.click(within(card(PREP)).getByRole('button', { name: /^Actions for/ }));
    const menu = await opened('menu');
    await userEvent.click(menu.getByRole('menuitem', { name: /^History/ }));
    const panel = await opened('dialog');
    await panel.findByText('from Prep 1, 03/05/2026 to Prep 1, 03/06/2026');
    const entries = panel.getAllByRole('listitem');
    await expect(entries[0]).toHaveTextContent(/^Dana Reyes Moved03\/04\/2026 09:01 AM/);
    await expect(entries[1]).toHaveTextContent('Unassigned (Prep) → Prep 1, 03/05/2026');
    await expect(panel.getAllByRole('button', { name: /^Undo: Dana Reyes/ })).toHaveLength(1);
    await userEvent.click(panel.getByRole('button', { name: /^Undo: Dana Reyes/ }));
    await waitFor(() => expect(panel.getByText('Move undone', { selector: '.history-title' })).toBeVisible());
    await expect(binOf(PREP)).not.toBe(start);
    await waitFor(() => expect(binOf(PREP)).toMatch(/^Prep 1, 03\/05\/2026/));
  },
};

export const Nothing: BoardStory = {
  name: 'says so when nobody has moved the card',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, opened } = boardActions(canvasElement);
    await isLoaded();
    focus(PREP);
    await press('h');
    const panel = await opened('dialog');
    await waitFor(() => expect(panel.getByText('Nobody has moved this card yet.')).toBeVisible());
  },
};

export const WithoutTheRight: BoardStory = {
  name: 'offers no way back without the right to move cards',
  args: { server: { rights: { can_edit: false, can_move_all: false } } },
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, opened } = boardActions(canvasElement);
    await isLoaded();
    focus(PREP);
    await press('h');
    const panel = await opened('dialog');
    await panel.findByText('Nobody has moved this card yet.');
    await expect(panel.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
};

export const Spanish: BoardStory = {
  ...Moved,
  name: 'speaks Spanish',
  globals: { language: 'es' },
  play: async () => undefined,
};
