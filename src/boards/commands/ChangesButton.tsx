import { memo, Suspense, useState, useSyncExternalStore } from 'react';
import { themed } from '../../theme/themed';
import type { CivilDate } from '#domain/civilDate';
import { useBoard } from '../board/BoardContext';
import { BoardIcon } from '../look/BoardIcon';
import { useBoardText } from '../look/useBoardText';

const ChangesList = themed(() => import('./ChangesList'));

/** How many cards others moved since the last visit; nothing when there are none. */
export const ChangesButton = memo(function ChangesButton({ onDate }: { onDate: (date: CivilDate) => void }) {
  const { visit } = useBoard();
  const text = useBoardText();
  const moves = useSyncExternalStore(visit.moves.subscribe, visit.moves.get);
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (moves.length === 0) return null;
  const label = text('changes_count', { smart_count: moves.length });
  return (
    <>
      <button
        type="button"
        className="plain-button changes-button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <BoardIcon name="Update" size={18} />
        {moves.length}
      </button>
      <Suspense fallback={null}>
        {anchor && <ChangesList anchor={anchor} moves={moves} onDate={onDate} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
});
