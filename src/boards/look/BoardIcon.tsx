import { isValidElement, memo, type ReactNode } from 'react';
import { ICONS, type IconName } from './icons';

/** What an icon draws, without the frame that its maker puts around it. */
const drawingOf = (name: IconName): ReactNode => {
  const Icon = ICONS[name];
  return 'drawing' in Icon && isValidElement(Icon.drawing) ? Icon.drawing : <Icon component="g" />;
};

interface Props {
  name: IconName;
  size?: number;
  className?: string;
}

/**
 * An icon in two elements: a reference to a sheet of icons would have the browser make a copy with a tree of its own at
 * each of hundreds of places. Decorative: the text beside it says what it means.
 */
export const BoardIcon = memo(function BoardIcon({ name, size = 16, className }: Props) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {drawingOf(name)}
    </svg>
  );
});
