import { useEffect, type RefObject } from 'react';
import { useBoard } from '../board/BoardContext';
import { cardKeyAt } from '../board/cardFocus';
import { isControl } from '../../drag/isControl';

/** Long enough that crossing the board shows nothing. */
const HOVER_MS = 700;

/** Resting on a card peeks at its details, a tap opens them; its dots and the right button open its menu. */
export const useCardPointer = (areaRef: RefObject<HTMLElement | null>): void => {
  const board = useBoard();
  const { store } = board;
  const { overlay, peek, focus, selection } = board.shown;
  const { drag } = board.carry;
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tapped: string | null = null;
    /** Where the pointer let go of a card: while it rests there it has come to no other. */
    let dropped: { x: number; y: number } | null = null;
    const stop = (): void => {
      clearTimeout(timer);
      peek.set(null);
    };
    const release = ({ clientX: x, clientY: y }: PointerEvent): void => {
      dropped = drag.held.get() ? { x, y } : null;
    };
    // After a tap a browser may tell of a mouse that is not there.
    const canHover = window.matchMedia('(hover: hover)');
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !canHover.matches) return;
      if (dropped?.x === event.clientX && dropped.y === event.clientY) return;
      const cardKey = cardKeyAt(event.target);
      if (cardKey === (peek.get()?.cardKey ?? null) && cardKey !== null) return;
      stop();
      if (cardKey === null || isControl(event.target) || drag.held.get() || overlay.get()) return;
      const anchor = event.target instanceof Element ? event.target.closest('[data-card]') : null;
      timer = setTimeout(() => {
        if (!drag.held.get() && !overlay.get()) peek.set({ cardKey, anchor });
      }, HOVER_MS);
    };
    const press = (event: PointerEvent): void => {
      stop();
      if (event.pointerType === 'touch') tapped = cardKeyAt(event.target);
    };
    /** Ctrl, shift, or a tap while others are chosen: takes the card into the selection; any other click ends it. */
    const choose = (event: MouseEvent, cardKey: string): boolean => {
      if (isControl(event.target) || !store.facts().rights.can_edit || drag.held.get()) return false;
      const isTap = tapped === cardKey && selection.keys.get().length > 0;
      if (event.shiftKey) selection.extend(cardKey);
      else if (event.ctrlKey || event.metaKey || isTap) selection.toggle(cardKey);
      else selection.clear();
      return event.shiftKey || event.ctrlKey || event.metaKey || isTap;
    };
    const click = (event: MouseEvent): void => {
      const cardKey = cardKeyAt(event.target);
      const anchor = event.target instanceof Element ? event.target.closest('[data-card]') : null;
      if (cardKey === null) {
        if (event.target instanceof Element && event.target.closest('[data-board-scroll]') && !isControl(event.target))
          selection.clear();
        return;
      }
      if (choose(event, cardKey)) {
        tapped = null;
        return;
      }
      if (event.target instanceof Element && event.target.closest('[data-card-menu]')) {
        overlay.set({ kind: 'menu', cardKey, anchor: event.target.closest('[data-card-menu]') });
      } else if (event.target instanceof Element && event.target.closest('[data-card-move]')) {
        overlay.set({ kind: 'moveTo', cardKey, anchor });
      } else if (tapped === cardKey && !isControl(event.target) && !drag.held.get())
        overlay.set({ kind: 'details', cardKey, anchor });
      tapped = null;
    };
    const context = (event: MouseEvent): void => {
      const cardKey = cardKeyAt(event.target);
      if (cardKey === null || isControl(event.target) || drag.held.get()) return;
      event.preventDefault();
      stop();
      const anchor = event.target instanceof Element ? event.target.closest('[data-card]') : null;
      if (tapped === null) overlay.set({ kind: 'menu', cardKey, anchor });
    };
    const onFocus = (event: FocusEvent): void => {
      const cardKey = cardKeyAt(event.target);
      if (cardKey !== null) focus.set(cardKey);
    };
    area.addEventListener('focusin', onFocus);
    area.addEventListener('pointerover', enter);
    area.addEventListener('pointerleave', stop);
    area.addEventListener('pointerdown', press);
    area.addEventListener('click', click);
    area.addEventListener('contextmenu', context);
    area.addEventListener('scroll', stop, true);
    window.addEventListener('pointerup', release, true);
    return () => {
      stop();
      window.removeEventListener('pointerup', release, true);
      area.removeEventListener('focusin', onFocus);
      area.removeEventListener('pointerover', enter);
      area.removeEventListener('pointerleave', stop);
      area.removeEventListener('pointerdown', press);
      area.removeEventListener('click', click);
      area.removeEventListener('contextmenu', context);
      area.removeEventListener('scroll', stop, true);
    };
  }, [areaRef, overlay, drag, peek, focus, selection, store]);
};
