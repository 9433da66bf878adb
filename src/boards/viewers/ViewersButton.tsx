import { memo, Suspense, useState, useSyncExternalStore } from 'react';
import { themed } from '../../theme/themed';
import { useBoard } from '../board/BoardContext';
import { Initials } from './Initials';
import { useViewerText } from './useViewerText';
import './viewers.css';

const ViewersList = themed(() => import('./ViewersList'));

/** So many stand beside one another; a number stands for the rest. */
const SHOWN = 3;

/** Who else has the board open, by their initials; nothing while nobody has [SDY-006]. */
export const ViewersButton = memo(function ViewersButton() {
  const { shown } = useBoard();
  const text = useViewerText();
  const viewers = useSyncExternalStore(shown.viewers.shown.subscribe, shown.viewers.shown.get);
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (viewers.length === 0) return null;
  const more = viewers.length - SHOWN;
  return (
    <>
      <button
        type="button"
        className="viewers-button"
        title={viewers.map(({ user }) => user.name).join('\n')}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {viewers.slice(0, more === 1 ? SHOWN + 1 : SHOWN).map(({ user, holds }) => (
          <Initials key={user.id} user={user} isHolding={holds.length > 0} />
        ))}
        {more > 1 && <span className="viewers-more">+{more}</span>}
        <span className="visually-hidden">{text('count', { smart_count: viewers.length })}</span>
      </button>
      <Suspense fallback={null}>
        {anchor && <ViewersList anchor={anchor} viewers={viewers} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
});
