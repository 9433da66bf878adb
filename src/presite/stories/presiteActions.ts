import { expect, userEvent, waitFor, within } from 'storybook/test';

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

const middle = (node: Element): { clientX: number; clientY: number } => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + Math.min(height / 2, 200) };
};

const mouse = (type: string, node: EventTarget, at: { clientX: number; clientY: number }): boolean =>
  node.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons: type === 'mouseup' ? 0 : 1, ...at }),
  );

/** What a user does on the schedule, for the play functions of its stories. */
export const presiteActions = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const find = (selector: string): HTMLElement => {
    const found = canvasElement.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${selector} is not in the page`);
    return found;
  };
  const card = (id: number): HTMLElement => find(`[data-presite="${id}"]`);
  return {
    canvas,
    card,
    page: within(document.body),
    column: (id: number): HTMLElement => find(`section[data-column="${id}"]`),
    isLoaded: () => waitFor(() => expect(canvasElement.querySelector('[data-presite]')).not.toBeNull()),
    columnOf: (id: number): string | undefined =>
      canvasElement.querySelector<HTMLElement>(`section[data-column]:has([data-presite="${id}"])`)?.dataset.column,
    said: (): string => canvasElement.querySelector('[data-presite-said]')?.textContent ?? '',
    press: (keys: string) => userEvent.keyboard(keys),
    /** Takes a card with the mouse and carries it over a column; answers what is said beside it. */
    carry: async (id: number, over: Element): Promise<string> => {
      const start = middle(card(id));
      mouse('mousedown', card(id), start);
      mouse('mousemove', document, { clientX: start.clientX + 8, clientY: start.clientY + 8 });
      await frame();
      mouse('mousemove', document, middle(over));
      await frame();
      await frame();
      return document.querySelector('.presite-caption')?.textContent ?? '';
    },
    letGo: async (over: Element): Promise<void> => {
      mouse('mouseup', document, middle(over));
      await frame();
    },
    /** The pick list, which is fetched when it is first opened. */
    menu: async () => within(await within(document.body).findByRole('menu', {}, { timeout: 8000 })),
  };
};
