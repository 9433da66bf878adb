import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { laneOf } from '#domain/boards/rainOut/rainOut';
import type { Stage } from '#domain/boards/kinds';
import type { BoardCrew } from '#domain/boards/types';
import { addDays, daysBetween, type CivilDate } from '#domain/civilDate';
import { DAY_REASONS, type DayReason } from '#domain/boards/workdays/dayWithoutWork';
import { useLanguage } from '../../i18n/useLanguage';
import { DateInput } from '../../inputs/DateInput';
import { NumberInput } from '../../inputs/NumberInput';
import { useAskToClose } from '../../page/dialog/useAskToClose';
import { createValueStore } from '../../store/valueStore';
import { useBoard } from '../board/BoardContext';
import { createRain } from '../rainOut/createRain';
import type { DayEntry } from '../store/rainApi';
import { useRainText } from '../rainOut/rainMessages';
import { conflictWords, countWords, stayWords } from '../rainOut/rainWords';
import { useEntryText } from './useEntryText';
import '../rainOut/rain.css';

/** What becomes of the cards of a crew that is off. */
const WAYS = ['leave', 'others', 'push'] as const;
/** More days than this are drawn no further. */
const MAX_DRAWN = 60;

/** The name of the field that Enter saves from: a date is taken when its field is left. */
const CAPACITY = 'capacity';

const isReason = (text: string): text is DayReason => Object.hasOwn(DAY_REASONS, text);
const REASONS: readonly DayReason[] = Object.keys(DAY_REASONS).filter(isReason);

const spanOf = (first: CivilDate | null, last: CivilDate | null): CivilDate[] =>
  first !== null && last !== null
    ? Array.from({ length: Math.max(0, Math.min(MAX_DRAWN, daysBetween(first, last) + 1)) }, (_, at) =>
        addDays(first, at),
      )
    : [];

interface Props {
  kind: 'crew_off' | 'crew_short';
  crew: BoardCrew;
  stage: Stage;
  day: CivilDate;
  onClose: () => void;
}

/** A crew is off, or short: said and solved at once; what becomes of its cards is drawn on the board first [SDY-001]. */
export const CrewOffPanel = ({ kind, crew, stage, day, onClose }: Props) => {
  const board = useBoard();
  const text = useEntryText();
  const rainText = useRainText();
  const { language } = useLanguage();
  const title = useId();
  const isOff = kind === 'crew_off';
  const lane = laneOf(stage, crew.id);
  const [reason, setReason] = useState<DayReason>(isOff ? 'sick' : 'short');
  const [first, setFirst] = useState<CivilDate | null>(day);
  const [last, setLast] = useState<CivilDate | null>(day);
  const [capacity, setCapacity] = useState<number | null>(null);
  const [way, setWay] = useState<(typeof WAYS)[number]>(isOff ? 'others' : 'leave');
  const [entry] = useState(() => createValueStore<DayEntry | null>(null));
  const [rain] = useState(() =>
    createRain(board, day, isOff ? [lane] : [], {
      mode: 'others',
      done: text('saved', { crew: crew.name }),
      send: async (plans, plan) => {
        const said = entry.get();
        if (!said) throw new Error('no entry');
        const mayOverride = board.store.facts().rights.can_override === true;
        const reason = mayOverride ? { override: { reason_code: 'crew_off' as const } } : {};
        return plans.crewOff(said, plan.items.length > 0 ? { ...plan, ...reason } : null);
      },
    }),
  );
  const state = useSyncExternalStore(rain.drawn.subscribe, rain.drawn.get);
  const { items, step, conflicts } = state;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    void rain.start();
    panel.current?.querySelector<HTMLElement>('select')?.focus();
    return () => rain.end();
  }, [rain]);
  useEffect(() => {
    if (step === 'done') close.current();
  }, [step]);

  const draw = (days: readonly CivilDate[], next: (typeof WAYS)[number]): void =>
    rain.choose({
      days: days.length === 0 ? [day] : days,
      mode: next === 'push' ? 'push' : 'others',
      spared: new Set(next === 'leave' || days.length === 0 ? [lane] : []),
    });
  const span = spanOf(first, last);
  const wrong =
    first === null || last === null
      ? text('no_date')
      : span.length === 0
        ? text('backwards')
        : !isOff && capacity === null
          ? text('no_capacity')
          : null;
  const askToClose = useAskToClose(capacity !== null || first !== day || last !== day, onClose);
  const save = (): void => {
    if (step !== 'drawn' || wrong !== null || first === null || last === null) return;
    entry.set({
      kind,
      crew_id: crew.id,
      reason,
      first_day: first,
      last_day: last,
      capacity: isOff ? null : capacity,
    });
    void rain.commit(conflicts.length > 0);
  };
  return (
    <section
      ref={panel}
      className="rain-panel"
      aria-labelledby={title}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape') askToClose();
        if (key === 'Enter' && target instanceof HTMLInputElement && target.name === CAPACITY) save();
      }}
    >
      <h2 id={title}>{text(isOff ? 'off_title' : 'short_title', { crew: crew.name })}</h2>
      <label>
        {text('reason')}
        <select
          className="plain-input"
          value={reason}
          onChange={({ target }) => isReason(target.value) && setReason(target.value)}
        >
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {DAY_REASONS[one][language]}
            </option>
          ))}
        </select>
      </label>
      {!isOff && (
        <NumberInput
          label={text('capacity')}
          name={CAPACITY}
          min={0}
          scale={2}
          value={capacity}
          onChange={setCapacity}
        />
      )}
      <DateInput
        label={text('first_day')}
        value={first}
        onChange={(date) => {
          const until = date !== null && last !== null && date > last ? date : last;
          setFirst(date);
          setLast(until);
          draw(spanOf(date, until), way);
        }}
      />
      <DateInput
        label={text('last_day')}
        value={last}
        onChange={(date) => {
          setLast(date);
          draw(spanOf(first, date), way);
        }}
      />
      {isOff && (
        <fieldset>
          <legend>{text('cards')}</legend>
          {WAYS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={title}
                checked={way === one}
                onChange={() => {
                  setWay(one);
                  draw(span, one);
                }}
              />
              {text(`cards_${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      <div role="status" className="rain-count">
        {conflicts.length > 0 && <p>{text('not_saved')}</p>}
        {wrong !== null && <p>{wrong}</p>}
        {isOff && (
          <p>
            {step === 'loading'
              ? rainText('loading')
              : step === 'failed'
                ? rainText('load_failed')
                : countWords(state, board, rainText)}
          </p>
        )}
        {isOff && step !== 'loading' && stayWords(state, rain, board, rainText).map((line) => <p key={line}>{line}</p>)}
      </div>
      {conflicts.length > 0 && (
        <div role="alert" className="rain-conflicts">
          <p>{rainText('conflicts', { smart_count: conflicts.length })}</p>
          <ul>
            {conflicts.map((conflict) => (
              <li key={conflict.key}>{conflictWords(conflict, rain, board, language)}</li>
            ))}
          </ul>
        </div>
      )}
      <footer>
        <button type="button" className="plain-button" onClick={onClose}>
          {rainText('cancel')}
        </button>
        <button
          type="button"
          className="plain-button is-primary"
          disabled={step !== 'drawn' || wrong !== null}
          onClick={save}
        >
          {step === 'sending'
            ? rainText('moving')
            : conflicts.length > 0
              ? rainText('do_rest')
              : items.length > 0
                ? text('save_move', { smart_count: items.length })
                : text('save')}
        </button>
      </footer>
    </section>
  );
};
