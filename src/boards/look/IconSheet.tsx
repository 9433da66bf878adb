import { memo } from 'react';
import { ICONS } from './icons';

/** Every icon once, as a symbol; cards only refer to it. */
export const IconSheet = memo(function IconSheet() {
  return (
    <svg className="icon-sheet" aria-hidden="true" focusable="false">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={`board-icon-${name}`} viewBox="0 0 24 24">
          <Icon component="g" />
        </symbol>
      ))}
    </svg>
  );
});
