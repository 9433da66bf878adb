import { useEffect, useRef } from 'react';
import { cardPath } from '#domain/boards/cardPath';
import type { BoardCategory } from '#domain/boards/kinds';
import type { CivilDate } from '#domain/civilDate';
import { answerTime } from '#domain/evening/siteAnswer';
import { phoneLink, phoneText } from '#domain/inputs/phoneLink';
import type { CallGroup } from '#domain/boards/told/callGroups';
import { TOLD_WAYS, type NoticeWay } from '#domain/boards/told/toldWays';
import { useLanguage } from '../../i18n/useLanguage';
import { phaseText, typeText } from '../look/cardText';
import { dayText } from '../look/dayText';
import { useBoardText } from '../look/useBoardText';
import type { CallStop, StopDate } from './callListApi';
import { useCallText } from './useCallText';

const isWay = (text: string): text is NoticeWay => Object.hasOwn(TOLD_WAYS, text);

interface Props {
  group: CallGroup<CallStop>;
  category: BoardCategory;
  mayTell: boolean;
  /** Stops whose tick is on its way. */
  busy: ReadonlySet<string>;
  onTell: (stops: readonly StopDate[], isTold: boolean) => void;
}

/** A tick of several: half when some of them have it. */
const Tick = ({
  checked,
  isHalf = false,
  isBusy,
  ...rest
}: {
  checked: boolean;
  isHalf?: boolean;
  /** What it was told last is on its way. */
  isBusy: boolean;
  disabled: boolean;
  label: string;
  onChange: (checked: boolean) => void;
}) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isHalf;
  }, [isHalf]);
  const { label, disabled, onChange } = rest;
  return (
    <label className="call-tick">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        aria-busy={isBusy}
        // Not disabled meanwhile: who ticks by keys stays where the next one is.
        onChange={({ target }) => !isBusy && onChange(target.checked)}
      />
    </label>
  );
};

/** One call: a builder with its number, the dates to be told, and a tick for each of them and for all [SDY-011]. */
export const CallGroupView = ({ group, category, mayTell, busy, onTell }: Props) => {
  const text = useCallText();
  const boardText = useBoardText();
  const { language } = useLanguage();
  const { builder, contact, phone, extension, stops, open } = group;
  const done = stops.filter(({ is_told }) => is_told).length;
  const isBusy = stops.some(({ key }) => busy.has(key));
  /** Ticked here by mistake, all at once: taken back all at once. */
  const byPhone = stops.flatMap(({ key, date, is_told, told_way }) =>
    is_told && told_way === 'phone' ? [{ key, date }] : [],
  );

  const work = ({ phase_id, type_id, crew_name }: CallStop): string =>
    [
      type_id === null ? (category === 'pebble' ? phaseText(phase_id, boardText) : null) : typeText(type_id, boardText),
      crew_name,
    ]
      .filter(Boolean)
      .join(', ');
  const toldText = ({ is_told, told_way, told_at, told_by }: CallStop): string => {
    if (!is_told || told_way === null || told_at === null || !isWay(told_way)) return '';
    const params = { way: TOLD_WAYS[told_way][language], at: answerTime(told_at) };
    return told_by === null ? text('told_alone', params) : text('told_by', { ...params, who: told_by });
  };
  return (
    <section className={done === stops.length ? 'call is-done' : 'call'} aria-label={builder}>
      <header className="call-head">
        <Tick
          checked={done === stops.length}
          isHalf={done > 0 && done < stops.length}
          isBusy={isBusy}
          disabled={!mayTell || (open.length === 0 && byPhone.length === 0)}
          label={text('tick_builder', { builder })}
          onChange={() => (open.length > 0 ? onTell(open, true) : onTell(byPhone, false))}
        />
        <h2>{builder}</h2>
        {contact && <span>{contact}</span>}
        {phone ? (
          <a className="call-phone" href={phoneLink(phone, extension)}>
            {phoneText(phone, extension)}
          </a>
        ) : (
          <span className="call-none">{text('no_phone')}</span>
        )}
      </header>
      <ul className="call-stops">
        {stops.map((stop) => {
          const { key, job_name, job_id, address, date, old_date, was_told, is_told, told_way, promised_to } = stop;
          const job = job_name ?? boardText('no_name');
          const dayOf = (one: CivilDate | null) => (one === null ? text('no_date') : dayText(one, language).medium);
          const day = dayOf(date);
          return (
            <li key={key} className={is_told ? 'call-stop is-told' : 'call-stop'} aria-busy={busy.has(key)}>
              <Tick
                checked={is_told}
                isBusy={busy.has(key)}
                disabled={!mayTell || (is_told && told_way !== 'phone')}
                label={text('tick_stop', { job, date: day })}
                onChange={(isTold) => onTell([{ key, date }], isTold)}
              />
              <span className="call-job">
                <a href={cardPath({ category, key, date }, true)} target="_blank" rel="noreferrer">
                  {job}
                </a>{' '}
                <small>#{job_id}</small>
                <small>{[work(stop), address].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="call-dates">
                {was_told ? <s>{dayOf(old_date)}</s> : <span>{text('never')}</span>}
                <span aria-hidden="true">→</span>
                <strong>{day}</strong>
              </span>
              <small className="call-note">
                {[toldText(stop), promised_to !== null && text('promised', { name: promised_to })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
