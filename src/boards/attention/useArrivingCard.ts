import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CARD_PARAM, DETAILS_PARAM } from '#domain/boards/cardPath';
import type { Board } from '../board/createBoard';
import type { AttentionText } from './useAttentionText';

/** So long a board may take to draw the card that an address names; it may be elsewhere by now. */
const ARRIVE_MS = 4_000;
const LOOK_MS = 100;

/** Goes to the card that the address names, and opens its details when it says so [SDY-015]. */
export const useArrivingCard = (board: Board, text: AttentionText): void => {
  const [params, setParams] = useSearchParams();
  const key = params.get(CARD_PARAM);
  const isOpen = params.has(DETAILS_PARAM);
  useEffect(() => {
    if (key === null) return undefined;
    const { jump, overlay, turnTo } = board.shown;
    const until = Date.now() + ARRIVE_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    jump.to(key, null, (date) => turnTo.get()?.(date));
    const look = (): void => {
      const card = document.querySelector(`[data-card="${CSS.escape(key)}"]`);
      const isThere = card !== null && document.activeElement === card;
      if (!isThere && Date.now() < until) {
        timer = setTimeout(look, LOOK_MS);
        return;
      }
      if (!isThere && board.store.binOf(key) === undefined) board.voice.fail(text('not_there'));
      if (isThere && isOpen) overlay.set({ kind: 'details', cardKey: key, anchor: card });
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(CARD_PARAM);
          next.delete(DETAILS_PARAM);
          return next;
        },
        { replace: true },
      );
    };
    look();
    return () => clearTimeout(timer);
    // The address changes by other hands too: only another card is a new way.
    // eslint-disable-next-line react/exhaustive-deps
  }, [board, key]);
};
