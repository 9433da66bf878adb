import { expect, waitFor } from 'storybook/test';
import { boardActions } from './boardActions';
import { boardMeta, PREP, type BoardStory } from './boardMeta';

const meta = { ...boardMeta, title: 'Boards/Printing' };
export default meta;

const printed = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.print-page [data-print-card]')];
const marked = (): string[] =>
  printed()
    .filter((card) => card.classList.contains('is-changed'))
    .map((card) => card.dataset.printCard ?? '');
/** Opens the paper, as the browser does before it prints; what draws it may have to come first. */
const toPaper = (): Promise<void> =>
  waitFor(async () => {
    if (printed().length === 0) window.dispatchEvent(new Event('beforeprint'));
    await expect(printed().length).toBeGreaterThan(0);
  });
const fromPaper = async (): Promise<void> => {
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.print-page')).toBeNull());
};

export const Marked: BoardStory = {
  name: 'marks on the paper what changed since the last print, and nothing at the first [PRT-003]',
  play: async ({ canvasElement }) => {
    const { isLoaded, focus, press, binOf } = boardActions(canvasElement);
    await isLoaded();
    await toPaper();
    await expect(marked()).toEqual([]);
    await fromPaper();
    await toPaper();
    await expect(marked()).toEqual([]);
    await fromPaper();
    focus(PREP);
    await press(' {ArrowRight} ');
    await waitFor(() => expect(binOf(PREP)).toMatch(/^Prep 1, 03\/02\/2026/));
    await toPaper();
    await expect(marked()).toEqual([PREP]);
    const [card] = printed().filter((one) => one.dataset.printCard === PREP);
    await expect(card && getComputedStyle(card).borderLeftStyle).toBe('solid');
    await expect(document.querySelector('.print-since')).toHaveTextContent(/^▌/);
    await fromPaper();
  },
};
