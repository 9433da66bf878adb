import type { PointerEvent, RefObject } from 'react';
import type { Bin } from '#domain/boards/kinds';
import { drawn, resizedTo, xOf } from '#domain/boards/timeGrid/gridGeometry';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import { spanText } from '#domain/wallTime';
import { useBoard } from '../board/BoardContext';

interface Resized {
  cardKey: string;
  bin: Bin;
  block: RefObject<HTMLElement | null>;
  label: RefObject<HTMLElement | null>;
}

/**
 * Drags the end of a visit: by whole steps, at least an hour, to the end of the day at most; Escape lets it be
 * [WRB-006 WRB-007 WRB-008].
 */
export const useResize = ({ cardKey, bin, block, label }: Resized): ((event: PointerEvent<HTMLElement>) => void) => {
  const board = useBoard();
  const { store } = board;
  const { move } = board.moves;
  const { pickRefusal, holds } = board.carry;
  const { fail, words } = board.voice;
  const { peek } = board.shown;
  return (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const card = store.facts().cards.get(cardKey);
    const span = card && spanOf(card);
    const node = block.current;
    if (event.button !== 0 || !span || !node) return;
    event.preventDefault();
    event.stopPropagation();
    peek.set(null);
    const refusal = pickRefusal(cardKey);
    if (refusal !== null) return fail(words.text('cannot_pick', { reason: refusal }));

    const scroller = node.closest('[data-board-scroll]');
    const startX = event.clientX + (scroller?.scrollLeft ?? 0);
    const before = node.style.width;
    let now = span;
    const carry = ({ clientX }: globalThis.PointerEvent): void => {
      const moved = clientX + (scroller?.scrollLeft ?? 0) - startX;
      now = Math.abs(moved) < 4 ? span : resizedTo(span, xOf(span.end) + moved);
      node.style.width = `${drawn(now).width}px`;
      node.classList.add('is-resizing');
      if (label.current) {
        label.current.hidden = false;
        label.current.textContent = spanText(now);
      }
    };
    const end = (): void => {
      holds.release();
      handle.removeEventListener('pointermove', carry);
      handle.removeEventListener('pointerup', drop);
      handle.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', onKey, true);
      node.classList.remove('is-resizing');
      if (label.current) label.current.hidden = true;
    };
    const cancel = (): void => {
      end();
      node.style.width = before;
    };
    const drop = (): void => {
      end();
      if (now.end === span.end || !move({ key: cardKey, to: bin.key, span: now })) node.style.width = before;
    };
    const onKey = (key: KeyboardEvent): void => {
      if (key.key !== 'Escape') return;
      key.stopPropagation();
      cancel();
    };
    holds.take(cardKey);
    // The keyboard goes on where the hand was.
    node.querySelector<HTMLElement>('[data-card]')?.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', carry);
    handle.addEventListener('pointerup', drop);
    handle.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', onKey, true);
    return undefined;
  };
};
