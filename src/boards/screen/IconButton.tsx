import { BoardIcon } from '../icons/BoardIcon';
import type { IconName } from '../icons/icons';

interface Props { icon: IconName; label: string; hint?: string; isDisabled?: boolean; isPressed?: boolean; onClick: () => void }

/** A button that is an icon; its name is its tooltip, with its key where it has one. */
export const IconButton = ({ icon, label, hint, isDisabled = false, isPressed, onClick }: Props) => (
  <button
    type="button" className="icon-button" aria-label={label} title={hint ? `${label} (${hint})` : label} aria-pressed={isPressed}
    disabled={isDisabled} onClick={onClick}
  >
    <BoardIcon name={icon} size={18} />
  </button>
);
