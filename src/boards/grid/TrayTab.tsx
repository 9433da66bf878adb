import type { Bin } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import { useTint } from '../board/useTint';
import { useBin, useFoundIn } from '../board/useBin';
import { useKeyed } from '../store/useKeyed';
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
  const { marks } = useBoard().shown;
  const text = useBoardText();
  const cards = useBin(bin.key);
  const found = useFoundIn(bin.key);
  const tint = useTint(bin.zone);
  const over = useKeyed(marks.over, bin.key);
  const state = asToggle ? { 'aria-expanded': isOpen } : { role: 'tab', 'aria-selected': isOpen };
  return (
    <button
      type="button"
      className={`tray-tab${only ? ' is-only' : ''}${isOpen ? ' is-open' : ''}`}
      {...state}
      aria-controls={isOpen ? panelId : undefined}
      data-tint={tint}
      data-over={over}
      data-bin={bin.key}
      title={heading}
      onClick={onOpen}
    >
      <span className="tray-name">{heading}</span>
      <span className={`tray-count${found ? ' has-found' : ''}`}>
        {found === null ? cards.length : text('found_of', { found, count: cards.length })}
      </span>
    </button>
  );
};
