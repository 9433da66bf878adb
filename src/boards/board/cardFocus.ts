import type { Direction } from '../carry/direction';
import { firstCard, nextCard, type CardMap } from '../carry/nextCard';
import { createKeyedStore } from '../../store/keyedStore';

/** As long as the answer to an undo may take, and how often it is looked whether the card has moved. */
const KEEPING_MS = 3_000;
const LOOK_MS = 50;

/** Which card the arrow keys are on: one tab stop for the whole board. */
/** @param successorOf the card that a card has become: a stand-in gets its row's key when the server has made it */
export const createCardFocus = (map: () => CardMap, successorOf: (cardKey: string) => string | undefined) => {
  const revealers = new Set<(cardKey: string) => void>();
  const active = createKeyedStore<true>();
  let current: string | null = null;
  /** A card that takes the focus as soon as it is in the page. */
  let wanted: string | null = null;

  const set = (key: string | null): void => {
    if (key === current) return;
    if (current !== null) active.set(current, undefined);
    current = key;
    if (key !== null) active.set(key, true);
  };
  const reveal = (key: string): void => {
    set(key);
    for (const bring of revealers) bring(key);
  };
  const focus = (key: string): void => {
    set(key);
    wanted = key;
    reveal(key);
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  };

  return {
    active,
    current: (): string | null => current,
    set,
    focus,
    /** Brings a card into the page and makes it the one of the arrow keys, without the focus. */
    reveal,
    /** Brings cards into the page that are out of the view. */
    onReveal: (bring: (cardKey: string) => void): (() => void) => {
      revealers.add(bring);
      return () => revealers.delete(bring);
    },
    /** Called by a card that came into the page; true once for the card that is waited for. */
    claims: (key: string): boolean => {
      if (wanted !== key) return false;
      wanted = null;
      return true;
    },
    /** No card takes the focus when it comes into the page. */
    forget: (): void => {
      wanted = null;
    },
    move: (direction: Direction): void => {
      const from = current ?? firstCard(map());
      if (from !== undefined) focus(current === null ? from : nextCard(map(), from, direction));
    },
    /** The focus stays on a card while it goes to another row: it leaves the page and comes back in a moment. */
    keep: (key: string): void => {
      const until = Date.now() + KEEPING_MS;
      const look = (): void => {
        if (current !== key || Date.now() > until) return;
        if (document.activeElement === document.body && map().binOf(key) !== undefined) focus(key);
        setTimeout(look, LOOK_MS);
      };
      look();
    },
    /** Keeps a card active when the active one has left the board. */
    repair: (): void => {
      if (current !== null && map().binOf(current) !== undefined) return;
      const successor = current === null ? undefined : successorOf(current);
      if (successor !== undefined && document.activeElement === document.body) focus(successor);
      else set(successor ?? firstCard(map()) ?? null);
    },
  };
};

export type CardFocus = ReturnType<typeof createCardFocus>;

/** The key of the card that an event happened on; null beside the cards. */
export const cardKeyAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-card]')?.getAttribute('data-card') ?? null) : null;
