import Close from '@mui/icons-material/Close';
import { useEffect, useState } from 'react';
import { useOnline } from '../live/useOnline';
import { ReasonButton } from '../page/ReasonButton';
import { useValue } from '../store/useValue';
import type { ValueStore } from '../store/valueStore';
import type { Notice } from './notice';
import './noticeBar.css';

const NOTICE_MS = 6000;

interface Props {
  notice: ValueStore<Notice | null>;
  /** Takes the change of a ticket back. */
  undo: (ticket: number) => unknown;
  redo: () => unknown;
  /** In the words of the screen. */
  words: (word: 'undo' | 'redo' | 'close' | 'offline') => string;
}

/** What was just done, with the way back; hover or focus stops its time. */
export const NoticeBar = ({ notice: store, undo, redo, words }: Props) => {
  const notice = useValue(store);
  const isOnline = useOnline();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!notice || isHeld) return undefined;
    const timer = setTimeout(() => store.set(null), notice.link ? 4 * NOTICE_MS : NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, isHeld, store]);
  if (!notice) return null;
  const { back, link } = notice;
  return (
    <div
      className="notice"
      key={notice.turn}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="notice-text">{notice.text}</span>
      {back && (
        <ReasonButton
          className="notice-undo"
          reason={isOnline ? null : words('offline')}
          onClick={() => void (back.way === 'undo' ? undo(back.ticket) : redo())}
        >
          {words(back.way)}
        </ReasonButton>
      )}
      {link && (
        <a className="notice-undo" href={link.href} target="_blank" rel="noreferrer">
          {link.text}
        </a>
      )}
      <button
        type="button"
        className="notice-close"
        aria-label={words('close')}
        title={words('close')}
        onClick={() => store.set(null)}
      >
        <Close />
      </button>
    </div>
  );
};
