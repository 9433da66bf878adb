import Popover, { type PopoverActions } from '@mui/material/Popover';
import { Suspense, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Tells when its children are in the page: the first calendar of a page is fetched after its popover has been placed,
 * empty.
 */
const Placed = ({ onPlaced, children }: { onPlaced: () => void; children: ReactNode }) => {
  useLayoutEffect(onPlaced, [onPlaced]);
  return children;
};

interface Props {
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  renderPopup: (close: () => void) => ReactNode;
}

/** What the button of a field opens under it. */
const PickerPopover = ({ anchor, open, onClose, renderPopup }: Props) => {
  const popover = useRef<PopoverActions>(null);
  const place = useCallback(() => popover.current?.updatePosition(), []);
  return (
    <Popover
      open={open}
      action={popover}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Suspense fallback={null}>
        <Placed onPlaced={place}>{open && renderPopup(onClose)}</Placed>
      </Suspense>
    </Popover>
  );
};

export default PickerPopover;
