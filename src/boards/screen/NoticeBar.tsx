import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { IconButton } from './IconButton';
import { useBoardText } from '../useBoardText';

const NOTICE_MS = 6000;

/** What was just done, with the way back; hover or focus stops its time. */
export const NoticeBar = () => {
  const board = useBoard();
  const text = useBoardText();
  const notice = useSyncExternalStore(board.notice.subscribe, board.notice.get);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!notice || isHeld) return undefined;
    const timer = setTimeout(() => board.notice.set(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, isHeld, board]);
  if (!notice) return null;
  const { back } = notice;
  const goBack = (): void => void (back?.way === 'undo' ? board.undo(back.ticket) : board.redo());
  return (
    <div
      className="notice" key={notice.turn} onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}
    >
      <span className="notice-text">{notice.text}</span>
      {back && <button type="button" className="notice-undo" onClick={goBack}>{text(back.way)}</button>}
      <IconButton icon="Close" label={text('close')} onClick={() => board.notice.set(null)} />
    </div>
  );
};
