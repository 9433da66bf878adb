import { useCallback, type KeyboardEventHandler, type ReactNode } from 'react';
import type { Point } from '../../drag/point';
import { QuietDragArea } from '../../drag/QuietDragArea';
import { useBoard } from '../board/BoardContext';
import { cardKeyAt } from '../board/cardFocus';

interface Props {
  className: string;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
}

/** Picks the cards of the board up, unless somebody holds one of them. */
export const DragArea = (props: Props) => {
  const board = useBoard();
  const { drag, pickRefusal } = board.carry;
  const { fail, words } = board.voice;
  const start = useCallback(
    (key: string, at: Point) => {
      const refusal = pickRefusal(key);
      const box = document.querySelector(`[data-card="${CSS.escape(key)}"]`)?.getBoundingClientRect();
      if (refusal !== null) fail(words.text('cannot_pick', { reason: refusal }));
      else if (box) drag.pickUp(key, 'pointer', { at, box });
    },
    [drag, pickRefusal, fail, words],
  );
  return (
    <QuietDragArea
      {...props}
      cardAt={cardKeyAt}
      onStart={start}
      onCarry={drag.carry}
      onEnd={drag.drop}
      onCancel={drag.cancel}
    />
  );
};
