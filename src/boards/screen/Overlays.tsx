import { Suspense, useSyncExternalStore } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import { themed } from '../../theme/themed';
import { useBoard } from '../board/BoardContext';

const CardPeek = fetchedLater(() => import('../commands/CardPeek'));
const CardMenu = themed(() => import('../commands/CardMenu'));
const CardDetails = themed(() => import('../commands/CardDetails'));
const RescheduleDialog = themed(() => import('../commands/RescheduleDialog'));
const CardHistory = themed(() => import('../commands/CardHistory'));
const MoveToDialog = themed(() => import('../commands/MoveToDialog'));
const MoveVisitDialog = themed(() => import('../timeGrid/MoveVisitDialog'));

/** What opens over the board, one at a time; each is fetched when it is first needed. */
export const Overlays = () => {
  const board = useBoard();
  const { overlay: store, peek } = board.shown;
  const { timeDrag } = board.carry;
  const overlay = useSyncExternalStore(store.subscribe, store.get);
  const peeked = useSyncExternalStore(peek.subscribe, peek.get);
  return (
    <>
      <Suspense fallback={null}>{peeked && <CardPeek {...peeked} />}</Suspense>
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
