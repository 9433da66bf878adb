import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { SuggestedPlace, UnplacedCard } from '#domain/boards/distance/suggestPlaces';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { useBoard } from '../board/BoardContext';
import { conflictWords } from '../rainOut/rainWords';
import { createSuggest, MAX_PLACED, suggestedTrays } from './createSuggest';
import { useDistanceText } from './distanceMessages';
import { leftText, milesText } from './figureWords';
import '../rainOut/rain.css';
import './suggest.css';

/** Lies beside the days, so that the board itself shows where the cards of a tray would stand [SDY-004]. */
export const SuggestPanel = ({ onClose }: { onClose: () => void }) => {
  const board = useBoard();
  const { words } = board.voice;
  const text = useDistanceText();
  const localText = useLocalText();
  const { language } = useLanguage();
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const [trays] = useState(() =>
    suggestedTrays(board).map(({ tray, heading }) => ({
      key: tray.key,
      heading,
      count: board.shown.matches.shownCount(tray.key),
    })),
  );
  const [suggest] = useState(() => createSuggest(board, (trays.find(({ count }) => count > 0) ?? trays[0])?.key ?? ''));
  const { step, tray, places, unplaced, out, keys, isCut, conflicts } = useSyncExternalStore(
    suggest.drawn.subscribe,
    suggest.drawn.get,
  );
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    void suggest.start();
    panel.current?.querySelector<HTMLElement>('select, button')?.focus();
    return () => suggest.end();
  }, [suggest]);
  useEffect(() => {
    if (step === 'done') close.current();
  }, [step]);

  const whyOf = ({ why }: UnplacedCard): string => (typeof why === 'string' ? text(why) : words.refusal(why));
  /** Why a card goes there: what it is the best of, and what the day has left. */
  const whyThere = ({ choices, isForChain, left, isUnmeasured }: SuggestedPlace): string =>
    [
      '',
      isForChain ? text('for_chain') : text('fewest', { smart_count: choices }),
      left !== null && leftText(left, board.config.category, text),
      isUnmeasured && unmeasured,
    ]
      .filter((words) => words !== false)
      .join(', ');
  const placeOf = new Map(places.map((place) => [place.key, place]));
  const miles = places.reduce((sum, place) => sum + place.miles, 0);
  const found =
    places.length === 0
      ? text('nothing')
      : text('found', { smart_count: places.length, miles: text('miles', { miles: milesText(miles) }) });
  const said = step === 'loading' ? text('loading') : step === 'failed' ? text('load_failed') : found;
  const unmeasured = text(board.config.category === 'gunite' ? 'unmeasured' : 'unmeasured_area');
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
      <label className="suggest-tray">
        {text('tray')}
        <select className="plain-input" value={tray} onChange={({ target }) => suggest.choose(target.value)}>
          {trays.map(({ key, heading, count }) => (
            <option key={key} value={key}>
              {text('tray_count', { heading: localText(heading), count })}
            </option>
          ))}
        </select>
      </label>
      <div role="status" className="rain-count">
        <p>{said}</p>
        {step === 'drawn' && isCut && <p>{text('too_many', { most: MAX_PLACED })}</p>}
      </div>
      <p className="rain-hint">{text('straight')}</p>
      {conflicts.length > 0 && (
        <div role="alert" className="rain-conflicts">
          <p>{text('conflicts', { smart_count: conflicts.length })}</p>
          <ul>
            {conflicts.map((conflict) => (
              <li key={conflict.key}>{conflictWords(conflict, { jobOf: words.job }, board, language)}</li>
            ))}
          </ul>
        </div>
      )}
      <fieldset className="suggest-list">
        <legend>{text('list')}</legend>
        {keys.map((key) => {
          const place = placeOf.get(key);
          if (!place && !out.has(key)) return null;
          return (
            <label key={key}>
              <input type="checkbox" checked={place !== undefined} onChange={() => suggest.toggle(key)} />
              <span>
                {words.job(key)}
                {place && (
                  <small>
                    {text('place', {
                      bin: words.bin(place.to),
                      miles: text('miles', { miles: milesText(place.miles) }),
                    })}
                    {whyThere(place)}
                  </small>
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
      {unplaced.length > 0 && (
        <ul className="suggest-stay">
          {unplaced.map((card) => (
            <li key={card.key}>{text('stay', { job: words.job(card.key), reason: whyOf(card) })}</li>
          ))}
        </ul>
      )}
      <footer>
        <button type="button" className="plain-button" onClick={onClose}>
          {text('cancel')}
        </button>
        <button
          type="button"
          className="plain-button is-primary"
          disabled={step !== 'drawn' || places.length === 0}
          onClick={() => void suggest.commit(conflicts.length > 0)}
        >
          {step === 'sending'
            ? text('moving')
            : conflicts.length > 0
              ? text('do_rest')
              : text('do_move', { smart_count: places.length })}
        </button>
      </footer>
    </section>
  );
};
