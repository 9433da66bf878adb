import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { CardPeek } from '../details/CardPeek';

const CardMenu = lazy(() => import('../menu/CardMenu'));
const CardDetails = lazy(() => import('../details/CardDetails'));
const MoveToDialog = lazy(() => import('../moveTo/MoveToDialog'));

/** What opens over the board, one at a time; each is fetched when it is first needed. */
export const Overlays = () => {
  const { overlay: store } = useBoard();
  const overlay = useSyncExternalStore(store.subscribe, store.get);
  return (
    <>
      <CardPeek />
      <Suspense fallback={null}>
        {overlay?.kind === 'menu' && <CardMenu overlay={overlay} />}
        {overlay?.kind === 'details' && <CardDetails overlay={overlay} />}
        {overlay?.kind === 'moveTo' && <MoveToDialog overlay={overlay} />}
      </Suspense>
    </>
  );
};
