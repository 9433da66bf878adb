import { Suspense } from 'react';
import { fetchedLater } from '../../page/fetchedLater';

const AttentionStrip = fetchedLater(() => import('./AttentionStrip'));

/** The place of the chips above a board: kept free until their code has come, so that nothing below it moves. */
export const AttentionRow = () => (
  <div className="attention">
    <Suspense>
      <AttentionStrip />
    </Suspense>
  </div>
);
