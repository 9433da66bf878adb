import { useRef } from 'react';
import type { Bin } from '#domain/boards/kinds';
import { useTrayTint } from '../board/useTint';
import { useCount, useFoundIn } from '../board/useBin';
import { useBoardText } from '../look/useBoardText';

interface Props {
  bin: Bin;
  heading: string;
  isOpen: boolean;
  only: boolean;
  panelId: string;
  onOpen: () => void;
  /** Opens and closes by itself, instead of being one of several tabs. */ asToggle?: boolean;
}

/** One tray by its name and count. */
export const TrayTab = ({ bin, heading, isOpen, only, panelId, onOpen, asToggle = false }: Props) => {
  const tab = useRef<HTMLButtonElement>(null);
  const text = useBoardText();
  const count = useCount(bin.key);
  const found = useFoundIn(bin.key);
  useTrayTint(tab, bin);
  const state = asToggle ? { 'aria-expanded': isOpen } : { role: 'tab', 'aria-selected': isOpen };
  return (
    <button
      ref={tab}
      type="button"
      className={`tray-tab${only ? ' is-only' : ''}${isOpen ? ' is-open' : ''}`}
      {...state}
      aria-controls={isOpen ? panelId : undefined}
      data-bin={bin.key}
      title={heading}
      onClick={onOpen}
    >
      <span className="tray-name">{heading}</span>
      <span className={`tray-count${found ? ' has-found' : ''}`}>
        {found === null ? count : text('found_of', { found, count })}
      </span>
    </button>
  );
};
