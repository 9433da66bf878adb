import type { KeyboardEvent, RefObject } from 'react';

const listOf = (root: ParentNode | null | undefined, selector: string): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const neighbour = (all: readonly HTMLElement[], from: Element | null, step: number): HTMLElement | undefined => {
  const index = all.findIndex((each) => each === from);
  return all.at((index + step + all.length) % all.length);
};

interface Options {
  bar: RefObject<HTMLElement | null>;
  open: string | null;
  setOpen: (key: string | null) => void;
}

/**
 * Arrow keys for the menu bar: left and right between menus, down into one, up and down inside it, Escape out of it.
 * The links stay links, so Tab and Enter work as everywhere.
 */
export const useMenuKeys =
  ({ bar, open, setOpen }: Options): ((event: KeyboardEvent) => void) =>
  (event) => {
    const focused = document.activeElement;
    const tops = listOf(bar.current, '[data-menu-top]');
    const panel = focused?.closest('[data-menu-panel]');
    const items = listOf(panel, '[data-menu-item]');
    const top = panel ? (listOf(panel.parentElement, '[data-menu-top]')[0] ?? null) : focused;

    const goTo = (target: HTMLElement | undefined): void => {
      event.preventDefault();
      target?.focus();
    };
    const toMenu = (step: number): void => {
      const next = neighbour(tops, top, step);
      if (open !== null) setOpen(next?.dataset.menuKey ?? null);
      goTo(next);
    };
    const intoMenu = (): void => {
      const key = top instanceof HTMLElement ? top.dataset.menuKey : undefined;
      if (!key) return;
      setOpen(key);
      event.preventDefault();
      // The panel is drawn first, then its first link can take the focus.
      requestAnimationFrame(() => listOf(top?.parentElement, '[data-menu-item]')[0]?.focus());
    };

    switch (event.key) {
      case 'ArrowRight':
        return toMenu(1);
      case 'ArrowLeft':
        return toMenu(-1);
      case 'ArrowDown':
        return panel ? goTo(neighbour(items, focused, 1)) : intoMenu();
      case 'ArrowUp':
        return panel ? goTo(neighbour(items, focused, -1)) : undefined;
      case 'Home':
        return goTo((panel ? items : tops)[0]);
      case 'End':
        return goTo((panel ? items : tops).at(-1));
      case 'Escape':
        if (open === null) return undefined;
        setOpen(null);
        return goTo(top instanceof HTMLElement ? top : undefined);
      default:
        return undefined;
    }
  };
