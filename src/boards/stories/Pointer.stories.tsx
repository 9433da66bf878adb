import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { boardActions } from './boardActions';
import { boardMeta, PREP, type BoardStory } from './boardMeta';

const meta = { ...boardMeta, title: 'Boards/The pointer on cards' };
export default meta;

const peek = (): HTMLElement | null => document.querySelector<HTMLElement>('.peek');
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const over = (node: Element): Promise<boolean> => {
  const { left, top } = node.getBoundingClientRect();
  return fireEvent.pointerOver(node, { pointerType: 'mouse', clientX: left + 20, clientY: top + 20 });
};

export const Click: BoardStory = {
  name: 'opens the details of a card that is clicked, and its job at a double click, without its details',
  play: async ({ canvasElement }) => {
    const { card, isLoaded, opened } = boardActions(canvasElement);
    await isLoaded();
    await userEvent.click(card(PREP));
    const details = await opened('dialog');
    await expect(details.getByRole('link', { name: 'Open job' })).toBeVisible();
    await expect(await details.findByText('dale@bayou.test', { exact: false })).toBeInTheDocument();
    await expect(details.getByText('dog in the yard')).toBeInTheDocument();
    const paper = document.querySelector('.details.MuiPaper-root')?.getBoundingClientRect();
    await expect(paper?.bottom).toBeLessThanOrEqual(window.innerHeight);
    const link = details.getByRole('link', { name: 'Open job' }).getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    const { open } = window;
    const went: unknown[] = [];
    window.open = (url) => {
      went.push(url);
      return null;
    };
    await userEvent.dblClick(card(PREP));
    await rest(400);
    window.open = open;
    await expect(went).toEqual(['/job/511/edit/11']);
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
  },
};

export const Peek: BoardStory = {
  name: 'peeks at a card under a resting pointer, and keeps the peek while the pointer goes on to it',
  play: async ({ canvasElement }) => {
    const { card, isLoaded } = boardActions(canvasElement);
    await isLoaded();
    await over(card(PREP));
    await waitFor(() => expect(peek()).not.toBeNull(), { timeout: 2000 });
    const shown = peek();
    if (!shown) return;
    const between = card(PREP).parentElement;
    if (between) await over(between);
    await rest(100);
    await over(shown);
    await rest(500);
    const link = within(shown).getAllByRole('link')[0];
    if (link) await fireEvent.pointerDown(link, { pointerType: 'mouse' });
    await expect(peek()).toBe(shown);
    if (between) await over(between);
    await waitFor(() => expect(peek()).toBeNull(), { timeout: 1000 });
  },
};
