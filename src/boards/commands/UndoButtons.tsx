import { useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { useBoardText } from '../look/useBoardText';
import { IconButton } from '../look/IconButton';

/** The last move back, and forth again. */
export const UndoButtons = () => {
  const { mover, undo, redo } = useBoard();
  const text = useBoardText();
  const history = useSyncExternalStore(mover.history.subscribe, mover.history.get);
  return (
    <>
      <IconButton
        icon="Undo"
        label={text('undo')}
        hint="Ctrl Z"
        isDisabled={history.undo.length === 0}
        onClick={() => void undo()}
      />
      <IconButton
        icon="Redo"
        label={text('redo')}
        hint="Ctrl Shift Z"
        isDisabled={history.redo.length === 0}
        onClick={() => void redo()}
      />
    </>
  );
};
