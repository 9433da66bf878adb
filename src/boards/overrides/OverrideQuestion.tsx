import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  MAX_REASON,
  OVERRIDE_REASONS,
  REASON_KEYS,
  type ScheduleOverride,
} from '#domain/boards/overrides/overrideReason';
import { useLanguage } from '../../i18n/useLanguage';
import { useTextLimit } from '../../inputs/useTextLimit';
import { useAskToClose } from '../../page/dialog/useAskToClose';
import { useBoard } from '../board/BoardContext';
import type { MoveQuestion } from '../board/createShown';
import { useOverrideText } from './useOverrideText';
import './overrides.css';

/**
 * Asks whoever may override for a reason, before a card moves in spite of a past day, a day without work or a chain: five
 * on keys, or own words; Escape leaves the card [SDY-005].
 */
export default function OverrideQuestion({ reasons, keys, act }: Omit<MoveQuestion, 'name' | 'needsReason'>) {
  const board = useBoard();
  const { asked, focus } = board.shown;
  const { say } = board.voice;
  const { language } = useLanguage();
  const text = useOverrideText();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const typed = words.trim();
  const [field, tooLong] = useTextLimit(typed, MAX_REASON, text('words'));
  const broken = reasons();
  const said = text('said', { reasons: broken.join('. ') });
  useEffect(() => {
    // No button has the focus: the Enter that dropped the card is to choose nothing.
    panel.current?.focus();
    // The card that was dropped waits for the answer, and is not to take the focus meanwhile.
    focus.forget();
  }, [focus]);
  useEffect(() => say(said), [say, said]);

  const [first] = keys;
  const leave = (): void => {
    asked.set(null);
    if (first !== undefined) focus.focus(first);
  };
  const askToLeave = useAskToClose(typed !== '', leave);
  const give = (override: ScheduleOverride): void => {
    asked.set(null);
    act(override);
    if (first !== undefined) focus.focus(first);
  };
  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    // What is typed here is for no shortcut of the board.
    event.stopPropagation();
    if (event.key === 'Escape') return askToLeave();
    const isTyping = event.target instanceof HTMLInputElement;
    const code =
      isTyping || event.ctrlKey || event.metaKey || event.altKey ? undefined : REASON_KEYS[Number(event.key) - 1];
    if (!code) return;
    event.preventDefault();
    give({ reason_code: code });
  };
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-broken`}
      className="override-question"
      onKeyDown={pressed}
    >
      <h2 id={id}>{text('title')}</h2>
      <ul id={`${id}-broken`}>
        {broken.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div role="group" aria-label={text('group')} className="override-reasons">
        {REASON_KEYS.map((code, at) => (
          <button
            key={code}
            type="button"
            className="plain-button"
            aria-keyshortcuts={String(at + 1)}
            onClick={() => give({ reason_code: code })}
          >
            <kbd aria-hidden="true">{at + 1}</kbd> {OVERRIDE_REASONS[code][language]}
          </button>
        ))}
      </div>
      <form
        className="override-words"
        onSubmit={(event) => {
          event.preventDefault();
          if (tooLong !== null) field.current?.focus();
          else if (typed !== '') give({ reason_text: typed });
        }}
      >
        <label>
          {text('words')}
          <input
            ref={field}
            className="plain-input"
            aria-invalid={tooLong !== null}
            aria-describedby={tooLong === null ? undefined : `${id}-long`}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <button type="submit" className="plain-button is-primary" disabled={typed === ''}>
          {text('move')}
        </button>
        <button type="button" className="plain-button" onClick={leave}>
          {text('cancel')}
        </button>
      </form>
      {tooLong !== null && (
        <p id={`${id}-long`} role="alert">
          {tooLong}
        </p>
      )}
    </div>
  );
}
