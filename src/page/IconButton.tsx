import type { ReactNode } from 'react';
import './iconButton.css';

interface Props {
  label: string;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  isPressed?: boolean | undefined;
  onClick: () => void;
  /** The icon. */ children: ReactNode;
}

/** A button that is an icon; its name is its tooltip, with its key where it has one. */
export const IconButton = ({ label, hint, isDisabled = false, isPressed, onClick, children }: Props) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={hint ? `${label} (${hint})` : label}
    aria-pressed={isPressed}
    disabled={isDisabled}
    onClick={onClick}
  >
    {children}
  </button>
);
