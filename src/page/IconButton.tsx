import type { ReactNode } from 'react';
import { ReasonButton } from './ReasonButton';
import './iconButton.css';

interface Props {
  label: string;
  hint?: string | undefined;
  /** Why it cannot act now; null when it can. */
  reason?: string | null | undefined;
  isPressed?: boolean | undefined;
  isExpanded?: boolean | undefined;
  onClick: () => void;
  /** The icon. */
  children: ReactNode;
}

/** A button that is an icon; its name is its tooltip, with its key where it has one. */
export const IconButton = ({ label, hint, reason = null, isPressed, isExpanded, onClick, children }: Props) => (
  <ReasonButton
    className="icon-button"
    aria-label={label}
    title={hint ? `${label} (${hint})` : label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    reason={reason}
    onClick={onClick}
  >
    {children}
  </ReasonButton>
);
