import { memo, Suspense, useRef, useState } from 'react';
import { themed } from '../../theme/themed';
import { IconButton } from '../look/IconButton';
import { useBoardText } from '../look/useBoardText';

const PrintMenu = themed(() => import('./PrintMenu'));

/** Asks what to print. */
export const PrintButton = memo(function PrintButton() {
  const text = useBoardText();
  const host = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <span ref={host} className="print-button">
        <IconButton icon="Print" label={text('print')} onClick={() => setAnchor(host.current)} />
      </span>
      <Suspense fallback={null}>{anchor && <PrintMenu anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
});
