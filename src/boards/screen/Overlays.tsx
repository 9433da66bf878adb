import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { CardPeek } from '../commands/CardPeek';

const CardMenu = lazy(() => import('../commands/CardMenu'));
const CardDetails = lazy(() => import('../commands/CardDetails'));
const RescheduleDialog = lazy(() => import('../commands/RescheduleDialog'));
const CardHistory = lazy(() => import('../commands/CardHistory'));
const MoveToDialog = lazy(() => import('../commands/MoveToDialog'));
const MoveVisitDialog = lazy(() => import('../timeGrid/MoveVisitDialog'));

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
