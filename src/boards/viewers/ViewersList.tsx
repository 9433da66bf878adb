import { useBoard } from '../board/BoardContext';
import type { Viewer } from '../board/createViewers';
import { phaseText } from '../look/cardText';
import { HeadPopover } from '../look/HeadPopover';
import { useBoardText } from '../look/useBoardText';
import { Initials } from './Initials';
import { useViewerText } from './useViewerText';

interface Props {
  anchor: Element;
  viewers: readonly Viewer[];
  onClose: () => void;
}

/** Who else has the board open, each with the cards in their hands. */
export default function ViewersList({ anchor, viewers, onClose }: Props) {
  const { store } = useBoard();
  const text = useViewerText();
  const boardText = useBoardText();
  const held = (key: string): string => {
    const view = store.view(key);
    if (!view) return text('holds_elsewhere');
    const { card, subJob } = view;
    const job = subJob.job_name ?? boardText('no_name');
    return card.phase_id === null
      ? text('holds', { job })
      : text('holds_phase', { job, phase: phaseText(card.phase_id, boardText) });
  };
  return (
    <HeadPopover anchor={anchor} label={text('title')} className="viewers" onClose={onClose}>
      <strong className="viewers-head">{text('title')}</strong>
      <ul className="viewers-list">
        {viewers.map(({ user, holds }) => (
          <li key={user.id}>
            <Initials user={user} isHolding={holds.length > 0} />
            <span>
              {user.name}
              {holds.map((key) => (
                <span key={key} className="viewers-hold">
                  {held(key)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </HeadPopover>
  );
}
