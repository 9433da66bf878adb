import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

interface Props { icon: ComponentType<SvgIconProps>; label: string; hint?: string; isDisabled?: boolean; isPressed?: boolean; onClick: () => void }

/** A button that is an icon; its name is its tooltip, with its key where it has one. */
export const IconButton = ({ icon: Icon, label, hint, isDisabled = false, isPressed, onClick }: Props) => (
  <button
    type="button" className="presite-icon-button" aria-label={label} title={hint ? `${label} (${hint})` : label} aria-pressed={isPressed}
    disabled={isDisabled} onClick={onClick}
  >
    <Icon />
  </button>
);
