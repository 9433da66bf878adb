import { useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { useBoardText } from '../look/useBoardText';
import { IconButton } from '../look/IconButton';

/** The last move back, and forth again. */
export const UndoButtons = () => {
  const { history, undo, redo } = useBoard().moves;
  const text = useBoardText();
  const waiting = useSyncExternalStore(history.subscribe, history.get);
  return (
    <>
      <IconButton
        icon="Undo"
        label={text('undo')}
        hint="Ctrl Z"
        isDisabled={waiting.undo.length === 0}
        onClick={() => void undo()}
      />
      <IconButton
        icon="Redo"
        label={text('redo')}
        hint="Ctrl Shift Z"
        isDisabled={waiting.redo.length === 0}
        onClick={() => void redo()}
      />
    </>
  );
};
