import { expect, userEvent, waitFor, within } from 'storybook/test';

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** The middle of what is seen of a node: a tall bin may reach below the board's edge, where nothing can be dropped. */
const middle = (node: Element): { clientX: number; clientY: number } => {
  const box = node.getBoundingClientRect();
  const seen = node.closest('[data-board-scroll]')?.getBoundingClientRect() ?? box;
  const top = Math.max(box.top, Math.min(seen.top, box.bottom));
  const bottom = Math.min(box.bottom, Math.max(seen.bottom, top));
  return { clientX: box.left + box.width / 2, clientY: (top + bottom) / 2 };
};

const mouse = (type: string, node: EventTarget, at: { clientX: number; clientY: number }): boolean =>
  node.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons: type === 'mouseup' ? 0 : 1, ...at }),
  );

/** What a user does on a board, for the play functions of its stories. */
export const boardActions = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const node = (key: string): HTMLElement => {
    const found = canvasElement.querySelector<HTMLElement>(`[data-card="${key}"]`);
    if (!found) throw new Error(`the card ${key} is not in the page`);
    return found;
  };
  return {
    canvas,
    card: node,
    /** The date of the toolbar, once its input has come. */
    dateField: async () => {
      await userEvent.hover(canvas.getByRole('textbox', { name: 'Date' }));
      return waitFor(() => {
        const field = canvas.getByRole('textbox', { name: 'Date' });
        if (field.hasAttribute('readonly')) throw new Error('the input of the date has not come yet');
        return field;
      });
    },
    /** Takes a card with the mouse and carries it over an element; answers what is said beside it. */
    carry: async (key: string, over: Element): Promise<string> => {
      const start = middle(node(key));
      mouse('mousedown', node(key), start);
      mouse('mousemove', document, { clientX: start.clientX + 6, clientY: start.clientY + 6 });
      await frame();
      mouse('mousemove', document, middle(over));
      await frame();
      return document.querySelector('.ghost-caption')?.textContent ?? '';
    },
    letGo: async (over: Element): Promise<void> => {
      mouse('mouseup', document, middle(over));
      await frame();
    },
    bin: (label: RegExp): HTMLElement => {
      const found = [...canvasElement.querySelectorAll<HTMLElement>('.bin')].find((bin) =>
        label.test(bin.getAttribute('aria-label') ?? ''),
      );
      if (!found) throw new Error(`the bin ${String(label)} is not in the page`);
      return found;
    },
    isLoaded: () => waitFor(() => expect(canvasElement.querySelector('[data-card]')).not.toBeNull()),
    binOf: (key: string): string | null =>
      node(key).closest('[role="group"], [role="tabpanel"]')?.getAttribute('aria-label') ?? null,
    said: (): string => canvasElement.querySelector('[data-board-said]')?.textContent ?? '',
    focus: (key: string): void => node(key).focus(),
    press: (keys: string) => userEvent.keyboard(keys),
    scrollTo: async (top: number): Promise<void> => {
      const scroller = canvasElement.querySelector('[data-board-scroll]');
      scroller?.scrollTo({ top });
      await new Promise((resolve) => setTimeout(resolve, 60));
    },
    /** A dialog or menu, which is fetched when it is first opened. */
    opened: async (role: 'dialog' | 'menu') =>
      within(await within(document.body).findByRole(role, {}, { timeout: 8000 })),
    /** The page outside of the story: menus, dialogs and toasts. */
    page: within(document.body),
  };
};
