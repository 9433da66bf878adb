import { useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { useGridText } from '../timeGrid/useGridText';
import { useBoardText } from '../look/useBoardText';

/** What a screen reader hears: how cards are used, and what happens to them. */
export const LiveRegion = () => {
  const board = useBoard();
  const { said } = board.voice;
  const { timeDrag } = board.carry;
  const text = useBoardText();
  const gridText = useGridText();
  const { text: words, turn } = useSyncExternalStore(said.subscribe, said.get);
  return (
    <>
      <p id="board-instructions" className="visually-hidden">
        {timeDrag ? gridText('instructions') : text('instructions')}
      </p>
      <div className="visually-hidden" role="status" aria-live="assertive" aria-atomic="true" data-board-said>
        <span key={turn}>{words}</span>
      </div>
    </>
  );
};
