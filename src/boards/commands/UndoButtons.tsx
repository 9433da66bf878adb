import { useSyncExternalStore } from 'react';
import { useOnline } from '../../live/useOnline';
import { useValue } from '../../store/useValue';
import { useBoard } from '../board/BoardContext';
import { useBoardText } from '../look/useBoardText';
import { IconButton } from '../look/IconButton';

/** The last move back, and forth again. */
export const UndoButtons = () => {
  const board = useBoard();
  const { labelOf, undo, redo } = board.moves;
  const text = useBoardText();
  const drawn = useValue(board.shown.draft);
  const history = drawn?.steps?.state ?? board.moves.history;
  const waiting = useSyncExternalStore(history.subscribe, history.get);
  const isOnline = useOnline() || drawn?.steps !== undefined;
  const reasonOf = (ids: readonly string[], nothing: 'nothing_to_undo' | 'nothing_to_redo'): string | null =>
    isOnline ? (ids.length === 0 ? text(nothing) : null) : text('offline');
  const hint = (key: string, ids: readonly string[]): string => {
    const what = labelOf(ids.at(-1) ?? '');
    return what === undefined ? key : `${key}: ${what}`;
  };
  return (
    <>
      <IconButton
        icon="Undo"
        label={text('undo')}
        hint={hint('Ctrl Z', waiting.undo)}
        reason={reasonOf(waiting.undo, 'nothing_to_undo')}
        onClick={() => void undo()}
      />
      <IconButton
        icon="Redo"
        label={text('redo')}
        hint={hint('Ctrl Shift Z', waiting.redo)}
        reason={reasonOf(waiting.redo, 'nothing_to_redo')}
        onClick={() => void redo()}
      />
    </>
  );
};
