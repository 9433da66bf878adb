import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
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
  <Tooltip title={label}>
    <span>
      <IconButton
        className="header-button"
        color="inherit"
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
        {...(popup ? { 'aria-haspopup': 'dialog' as const } : {})}
        {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      >
        {children}
      </IconButton>
    </span>
  </Tooltip>
);
