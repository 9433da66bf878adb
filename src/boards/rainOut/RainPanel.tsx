import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { laneOf, RAIN_MODES, type Lane } from '#domain/boards/rainOut/rainOut';
import type { CivilDate } from '#domain/civilDate';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import type { Board } from '../board/createBoard';
import { dayText } from '../look/dayText';
import { createRain } from './createRain';
import { RainCrews } from './RainCrews';
import { useRainText } from './rainMessages';
import { conflictWords, countWords, stayWords } from './rainWords';
import './rain.css';

/** The server takes no more in one commit. */
const MAX_CARDS = 500;

const lanesOf = ({ store }: Board): Lane[] =>
  store.layout().groups.flatMap(({ group, rows }) => rows.map(({ crew }) => laneOf(group.stage, crew?.id ?? null)));

/** Lies beside the days, so that the board itself shows what a Rain-out would do [SDY-002]. */
export const RainPanel = ({ day, onClose }: { day: CivilDate; onClose: () => void }) => {
  const board = useBoard();
  const text = useRainText();
  const { language } = useLanguage();
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const [rain] = useState(() => createRain(board, day, lanesOf(board)));
  const state = useSyncExternalStore(rain.drawn.subscribe, rain.drawn.get);
  const { choice, items, step, conflicts } = state;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    void rain.start();
    panel.current?.querySelector<HTMLElement>('input')?.focus();
    const click = (event: MouseEvent): void => {
      const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]') : null;
      const other = head?.dataset.day;
      if (!event.shiftKey || other === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      toggle(other);
    };
    const toggle = (other: CivilDate): void => {
      const { days } = rain.drawn.get().choice;
      const next = days.includes(other) ? days.filter((one) => one !== other) : [...days, other];
      if (next.length > 0) rain.choose({ days: next });
    };
    // A browser marks the text between two clicks with Shift.
    const press = (event: MouseEvent): void => {
      if (event.shiftKey && event.target instanceof Element && event.target.closest('[data-day]'))
        event.preventDefault();
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('click', click, true);
      rain.end();
    };
  }, [rain]);
  useEffect(() => {
    if (step === 'done') close.current();
  }, [step]);

  const count =
    step === 'loading' ? text('loading') : step === 'failed' ? text('load_failed') : countWords(state, board, text);
  const tooMany = items.length > MAX_CARDS;
  const isIdle = step !== 'drawn' || items.length === 0 || tooMany;
  return (
    <section
      ref={panel}
      className="rain-panel"
      aria-labelledby={title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <h2 id={title}>{text('title')}</h2>
      <fieldset>
        <legend>{text('days')}</legend>
        <div className="rain-days">
          {board.store.days().map((one) => (
            <button
              key={one}
              type="button"
              className="plain-button"
              aria-pressed={choice.days.includes(one)}
              onClick={() => {
                const days = choice.days.includes(one)
                  ? choice.days.filter((other) => other !== one)
                  : [...choice.days, one];
                if (days.length > 0) rain.choose({ days });
              }}
            >
              {dayText(one, language).short}
            </button>
          ))}
        </div>
        <p className="rain-hint">{text('days_hint')}</p>
        {rain.chosen > 0 && <p>{text('chosen', { smart_count: rain.chosen })}</p>}
      </fieldset>
      <fieldset>
        <legend>{text('mode')}</legend>
        {RAIN_MODES.map((mode) => (
          <label key={mode}>
            <input type="radio" name={title} checked={choice.mode === mode} onChange={() => rain.choose({ mode })} />
            {text(`mode_${mode}`)}
          </label>
        ))}
        <label>
          {text('from_stop')}
          <select
            className="plain-input"
            value={choice.from_stop}
            onChange={({ target }) => rain.choose({ from_stop: Number(target.value) })}
          >
            {[1, 2, 3, 4, 5, 6, 7, 8].map((stop) => (
              <option key={stop}>{stop}</option>
            ))}
          </select>
        </label>
      </fieldset>
      <div role="status" className="rain-count">
        <p>{tooMany ? text('too_many', { most: MAX_CARDS }) : count}</p>
        {step !== 'loading' && stayWords(state, rain, board, text).map((line) => <p key={line}>{line}</p>)}
      </div>
      {conflicts.length > 0 && (
        <div role="alert" className="rain-conflicts">
          <p>{text('conflicts', { smart_count: conflicts.length })}</p>
          <ul>
            {conflicts.map((conflict) => (
              <li key={conflict.key}>{conflictWords(conflict, rain, board, language)}</li>
            ))}
          </ul>
        </div>
      )}
      <RainCrews spared={choice.spared} onSpare={(spared) => rain.choose({ spared })} />
      <footer>
        <button type="button" className="plain-button" onClick={onClose}>
          {text('cancel')}
        </button>
        <button
          type="button"
          className="plain-button is-primary"
          disabled={isIdle}
          onClick={() => void rain.commit(conflicts.length > 0)}
        >
          {step === 'sending'
            ? text('moving')
            : conflicts.length > 0
              ? text('do_rest')
              : text('do_move', { smart_count: items.length })}
        </button>
      </footer>
    </section>
  );
};
