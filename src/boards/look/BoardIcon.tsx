import type { IconName } from './icons';

interface Props {
  name: IconName;
  size?: number;
  className?: string;
}

/**
 * An icon of the sheet; a few elements however often it is shown. Decorative: the text beside it says what it means.
 */
export const BoardIcon = ({ name, size = 16, className }: Props) => (
  <svg
    className={className ? `icon ${className}` : 'icon'}
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <use href={`#board-icon-${name}`} />
  </svg>
);
