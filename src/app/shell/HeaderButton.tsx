import type { MouseEvent, ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  disabled?: boolean;
  popup?: boolean;
  expanded?: boolean;
}

/** An icon in the header, with its name as tooltip. */
export const HeaderButton = ({ label, children, onClick, disabled = false, popup = false, expanded }: Props) => (
  <button
    type="button"
    className="header-button"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
    {...(popup ? { 'aria-haspopup': 'dialog' as const } : {})}
    {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
  >
    {children}
  </button>
);
