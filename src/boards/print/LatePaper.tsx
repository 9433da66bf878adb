import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { preloadable } from '../../page/preloadable';
import { usePrintText } from './usePrintText';

const PrintBoard = preloadable(async () => ({ default: (await import('./PrintBoard')).PrintBoard }));

/** A print of the first moments says so, and not the screen in letters that nobody can read. */
const NotYet = () => {
  const text = usePrintText();
  return createPortal(
    <div className="print-page">
      <div className="print-board">{text('print_later')}</div>
    </div>,
    document.body,
  );
};

/** What a print of the board shows: fetched beside the board, which does not wait for it. */
export const LatePaper = () => (
  <Suspense fallback={<NotYet />}>
    <PrintBoard />
  </Suspense>
);
