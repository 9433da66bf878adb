import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface Props {
  anchor: Element;
  label: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/** What a button in the head of a board opens under itself. */
export const HeadPopover = ({ anchor, label, className, onClose, children }: Props) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { className, role: 'dialog', 'aria-label': label } }}
  >
    {children}
  </Popover>
);
