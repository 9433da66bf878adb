import { useEffect, useId, useRef } from 'react';
import { useBoard } from '../board/BoardContext';
import type { MoveQuestion } from '../board/createShown';
import { useDays } from './useDays';
import { useClosedText } from './useClosedText';
import './days.css';

/** Asks once before a card lands on a day without work; Enter, or the same drop again, confirms [SDY-001]. */
export default function ClosedQuestion({ reasons, act }: MoveQuestion) {
  const { asked } = useBoard().shown;
  const { say } = useBoard().voice;
  const text = useClosedText();
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  // Somebody may change the day while the question stands.
  useDays();
  const now = reasons().join(' · ');
  const words = now === '' ? text('worked_now') : text('question', { reasons: now });
  useEffect(() => {
    yes.current?.focus();
    say(words);
  }, [say, words]);
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      className="closed-question"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        asked.set(null);
      }}
    >
      <p id={id}>{words}</p>
      <button ref={yes} type="button" className="plain-button is-primary" onClick={() => act()}>
        {text(now === '' ? 'move' : 'yes')}
      </button>
      <button type="button" className="plain-button" onClick={() => asked.set(null)}>
        {text('no')}
      </button>
    </div>
  );
}
