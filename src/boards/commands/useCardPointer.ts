import { useEffect, type RefObject } from 'react';
import { useBoard } from '../board/BoardContext';
import { cardKeyAt } from '../board/cardFocus';
import { isControl } from '../../drag/isControl';
import { jobPath } from '../look/jobPath';

/** Long enough that crossing the board shows nothing. */
const HOVER_MS = 700;

/** So long the peek waits for a pointer that has left the card for it. */
const REACH_MS = 250;
/** Within this time a second click may follow: then the job is opened, and no details before it. */
const DOUBLE_MS = 220;
/** Company and open icon come to a card that the pointer does not only cross, or take at once. */
const NEAR_MS = 120;
/** Pixels from a drop within which the pointer has come to no other card. */
const NEAR = 40;

const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * Resting on a card peeks at its details, which the pointer can reach; a click or a tap opens them to stay, a double
 * click opens the job. Its dots and the right button open its menu.
 */
export const useCardPointer = (areaRef: RefObject<HTMLElement | null>): void => {
  const board = useBoard();
  const { store } = board;
  const { overlay, peek, focus, selection } = board.shown;
  const { drag } = board.carry;
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    let clicking: ReturnType<typeof setTimeout> | undefined;
    let tapped: string | null = null;
    /** Where the pointer let go of a card: while it is near it has come to no other. */
    let dropped: { x: number; y: number } | null = null;
    const isInPeek = (target: EventTarget | null): boolean => closest(target, '.peek') !== null;
    let nearing: ReturnType<typeof setTimeout> | undefined;
    let near: Element | null = null;
    /** Written on the card itself: to sort the layers of the page anew for each crossed card costs more than a move. */
    const comeTo = (card: Element | null): void => {
      clearTimeout(nearing);
      if (card === near) return;
      near?.removeAttribute('data-near');
      near = null;
      if (!card) return;
      nearing = setTimeout(() => {
        near = card;
        card.setAttribute('data-near', '');
      }, NEAR_MS);
    };
    const stop = (): void => {
      clearTimeout(timer);
      clearTimeout(leaving);
      leaving = undefined;
      peek.set(null);
    };
    /** The peek stays a moment: the pointer may be on its way to it. */
    const leave = (): void => {
      clearTimeout(timer);
      if (peek.get()) leaving ??= setTimeout(stop, REACH_MS);
    };
    const stay = (): void => {
      clearTimeout(timer);
      clearTimeout(leaving);
      leaving = undefined;
    };
    const release = ({ clientX: x, clientY: y }: PointerEvent): void => {
      dropped = drag.held.get() ? { x, y } : null;
    };
    // After a tap a browser may tell of a mouse that is not there.
    const canHover = window.matchMedia('(hover: hover)');
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !canHover.matches) return;
      const cardKey = cardKeyAt(event.target);
      if (isInPeek(event.target) || (cardKey !== null && cardKey === peek.get()?.cardKey)) return stay();
      leave();
      const card = closest(event.target, '[data-card]');
      if (card !== near) comeTo(null);
      if (dropped && Math.hypot(dropped.x - event.clientX, dropped.y - event.clientY) < NEAR) return;
      dropped = null;
      if (cardKey === null || drag.held.get()) return;
      comeTo(card);
      if (isControl(event.target) || overlay.get()) return;
      timer = setTimeout(() => {
        if (drag.held.get() || overlay.get()) return;
        stop();
        peek.set({ cardKey, anchor: card });
      }, HOVER_MS);
    };
    const press = (event: PointerEvent): void => {
      if (isInPeek(event.target)) return;
      stop();
      clearTimeout(nearing);
      if (event.pointerType === 'touch') tapped = cardKeyAt(event.target);
    };
    /** Ctrl, shift, or a tap while others are chosen: takes the card into the selection; any other click ends it. */
    const choose = (event: MouseEvent, cardKey: string): boolean => {
      if (isControl(event.target) || !board.maySelect() || drag.held.get()) return false;
      const isTap = tapped === cardKey && selection.keys.get().length > 0;
      if (event.shiftKey) selection.extend(cardKey);
      else if (event.ctrlKey || event.metaKey || isTap) selection.toggle(cardKey);
      else selection.clear();
      return event.shiftKey || event.ctrlKey || event.metaKey || isTap;
    };
    const click = (event: MouseEvent): void => {
      const cardKey = cardKeyAt(event.target);
      const anchor = closest(event.target, '[data-card]');
      const menu = closest(event.target, '[data-card-menu]');
      const isTap = tapped === cardKey;
      const hadSelection = selection.keys.get().length > 0;
      clearTimeout(clicking);
      if (cardKey === null) {
        if (closest(event.target, '[data-board-scroll]') && !isControl(event.target)) selection.clear();
        return;
      }
      const isChosen = choose(event, cardKey);
      tapped = null;
      if (isChosen) return;
      if (menu) return overlay.set({ kind: 'menu', cardKey, anchor: menu });
      if (closest(event.target, '[data-card-move]')) return overlay.set({ kind: 'moveTo', cardKey, anchor });
      if (isControl(event.target) || drag.held.get()) return;
      if (isTap) return overlay.set({ kind: 'details', cardKey, anchor });
      // A click that ends a selection does no more; the second of two opens the job.
      if (hadSelection || event.detail > 1) return;
      clicking = setTimeout(() => {
        if (!drag.held.get() && !overlay.get()) overlay.set({ kind: 'details', cardKey, anchor });
      }, DOUBLE_MS);
    };
    const doubleClick = (event: MouseEvent): void => {
      clearTimeout(clicking);
      const card = store.facts().cards.get(cardKeyAt(event.target) ?? '');
      if (!card || isControl(event.target) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      stop();
      window.open(jobPath(card), '_blank', 'noreferrer');
    };
    const scrolled = ({ target }: Event): void => {
      if (!isInPeek(target)) stop();
    };
    const context = (event: MouseEvent): void => {
      const cardKey = cardKeyAt(event.target);
      if (cardKey === null || isControl(event.target) || drag.held.get()) return;
      event.preventDefault();
      stop();
      const anchor = closest(event.target, '[data-card]');
      if (tapped === null) overlay.set({ kind: 'menu', cardKey, anchor });
    };
    const onFocus = (event: FocusEvent): void => {
      const cardKey = cardKeyAt(event.target);
      if (cardKey !== null) focus.set(cardKey);
    };
    area.addEventListener('focusin', onFocus);
    area.addEventListener('pointerover', enter);
    const leaveArea = (): void => {
      leave();
      comeTo(null);
    };
    area.addEventListener('pointerleave', leaveArea);
    area.addEventListener('pointerdown', press);
    area.addEventListener('click', click);
    area.addEventListener('dblclick', doubleClick);
    area.addEventListener('contextmenu', context);
    area.addEventListener('scroll', scrolled, true);
    window.addEventListener('pointerup', release, true);
    return () => {
      stop();
      comeTo(null);
      clearTimeout(clicking);
      window.removeEventListener('pointerup', release, true);
      area.removeEventListener('focusin', onFocus);
      area.removeEventListener('pointerover', enter);
      area.removeEventListener('pointerleave', leaveArea);
      area.removeEventListener('pointerdown', press);
      area.removeEventListener('click', click);
      area.removeEventListener('dblclick', doubleClick);
      area.removeEventListener('contextmenu', context);
      area.removeEventListener('scroll', scrolled, true);
    };
  }, [areaRef, board, overlay, drag, peek, focus, selection, store]);
};
