import { useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { useBoardText } from '../look/useBoardText';
import { IconButton } from '../look/IconButton';

/** The last move back, and forth again. */
export const UndoButtons = () => {
  const { history, labelOf, undo, redo } = useBoard().moves;
  const text = useBoardText();
  const waiting = useSyncExternalStore(history.subscribe, history.get);
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
        isDisabled={waiting.undo.length === 0}
        onClick={() => void undo()}
      />
      <IconButton
        icon="Redo"
        label={text('redo')}
        hint={hint('Ctrl Shift Z', waiting.redo)}
        isDisabled={waiting.redo.length === 0}
        onClick={() => void redo()}
      />
    </>
  );
};
