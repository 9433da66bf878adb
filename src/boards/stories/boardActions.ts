import { expect, userEvent, waitFor, within } from 'storybook/test';

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
    isLoaded: () => waitFor(() => expect(canvasElement.querySelector('[data-card]')).not.toBeNull()),
    binOf: (key: string): string | null => node(key).closest('[role="group"], [role="tabpanel"]')?.getAttribute('aria-label') ?? null,
    said: (): string => canvasElement.querySelector('[data-board-said]')?.textContent ?? '',
    focus: (key: string): void => node(key).focus(),
    press: (keys: string) => userEvent.keyboard(keys),
    scrollTo: async (top: number): Promise<void> => {
      const scroller = canvasElement.querySelector('[data-board-scroll]');
      scroller?.scrollTo({ top });
      await new Promise((resolve) => setTimeout(resolve, 60));
    },
    /** A dialog or menu, which is fetched when it is first opened. */
    opened: async (role: 'dialog' | 'menu') => within(await within(document.body).findByRole(role, {}, { timeout: 8000 })),
    /** The page outside of the story: menus, dialogs and toasts. */
    page: within(document.body),
  };
};
