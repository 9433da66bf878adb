import { useEffect, useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { useShape } from '../board/useShape';
import { useOnline } from '../../live/useOnline';
import { ReasonButton } from '../../page/ReasonButton';
import { useBoardText } from '../look/useBoardText';
import { IconButton } from '../look/IconButton';

/** How many cards are chosen, and what can be done with all of them. */
export default function SelectionBar() {
  const board = useBoard();
  const { store } = board;
  const { selection, overlay } = board.shown;
  const text = useBoardText();
  const keys = useSyncExternalStore(selection.keys.subscribe, selection.keys.get);
  const turn = useShape();
  useOnline(); // what may be moved is asked anew when it turns
  useEffect(() => selection.keep((key) => store.binOf(key) !== undefined), [selection, store, turn]);
  const [first] = keys;
  if (first === undefined) return null;
  const reason = board.carry.pickRefusalOfAll(keys);
  const movable = keys.find((key) => board.carry.pickRefusal(key) === null) ?? first;
  const { can_edit } = store.facts().rights;
  return (
    <section className="notice selection-bar" aria-label={text('selection')}>
      <span className="notice-text" role="status">
        {text('selected_count', { smart_count: keys.length })}
      </span>
      {can_edit && (
        <ReasonButton
          className="notice-undo"
          reason={reason}
          onClick={({ currentTarget }) => overlay.set({ kind: 'moveTo', cardKey: movable, anchor: currentTarget })}
        >
          {text('move_to')}
        </ReasonButton>
      )}
      {board.mayQueue && (
        <ReasonButton
          className="notice-undo"
          reason={board.isOnline() ? null : text('offline')}
          onClick={() => board.moves.queue(keys, true)}
        >
          {text('queue')}
        </ReasonButton>
      )}
      <IconButton icon="Close" label={text('clear_selection')} onClick={selection.clear} />
    </section>
  );
}
