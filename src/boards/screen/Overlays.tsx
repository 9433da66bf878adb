import { Suspense, useSyncExternalStore } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import { useBoard } from '../board/BoardContext';
import { CardPeek } from '../commands/CardPeek';

const CardMenu = fetchedLater(() => import('../commands/CardMenu'));
const CardDetails = fetchedLater(() => import('../commands/CardDetails'));
const RescheduleDialog = fetchedLater(() => import('../commands/RescheduleDialog'));
const CardHistory = fetchedLater(() => import('../commands/CardHistory'));
const MoveToDialog = fetchedLater(() => import('../commands/MoveToDialog'));
const MoveVisitDialog = fetchedLater(() => import('../timeGrid/MoveVisitDialog'));

/** What opens over the board, one at a time; each is fetched when it is first needed. */
export const Overlays = () => {
  const board = useBoard();
  const { overlay: store } = board.shown;
  const { timeDrag } = board.carry;
  const overlay = useSyncExternalStore(store.subscribe, store.get);
  return (
    <>
      <CardPeek />
      <Suspense fallback={null}>
        {overlay?.kind === 'menu' && <CardMenu overlay={overlay} />}
        {overlay?.kind === 'details' && <CardDetails overlay={overlay} />}
        {overlay?.kind === 'reschedule' && <RescheduleDialog key={overlay.cardKey} overlay={overlay} />}
        {overlay?.kind === 'history' && <CardHistory key={overlay.cardKey} overlay={overlay} />}
        {overlay?.kind === 'moveTo' &&
          (timeDrag ? <MoveVisitDialog overlay={overlay} /> : <MoveToDialog overlay={overlay} />)}
      </Suspense>
    </>
  );
};
