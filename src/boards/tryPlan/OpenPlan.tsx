import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useValue } from '../../store/useValue';
import { useBoard } from '../board/BoardContext';
import { IconButton } from '../look/IconButton';
import { conflictWords } from '../rainOut/rainWords';
import type { Plan } from './createPlan';
import { usePlanText } from './planMessages';
import { changeWords, countWords } from './planWords';

/** Counts the moves of the plan that is on, and applies it or throws it away [SDY-008]. */
export const OpenPlan = ({ plan }: { plan: Plan }) => {
  const board = useBoard();
  const { words } = board.voice;
  const text = usePlanText();
  const { language } = useLanguage();
  const id = useId();
  const drawn = useValue(plan.drawn);
  const steps = useValue(plan.state);
  const [isListed, setListed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) no.current?.focus();
  }, [isAsking]);
  // The button that was pressed goes with its row: the focus stays in the list, or comes to the button that is left.
  const list = useRef<HTMLOListElement>(null);
  const thrower = useRef<HTMLButtonElement>(null);
  const takenAt = useRef<number | null>(null);
  const takeOut = (key: string, at: number): void => {
    takenAt.current = at;
    plan.takeOut(key);
  };
  const { items, step, refused, changed, conflicts, failure, isKept } = drawn;
  useEffect(() => {
    const at = takenAt.current;
    takenAt.current = null;
    if (at === null) return;
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[Math.min(at, buttons.length - 1)] ?? thrower.current)?.focus();
  }, [items]);
  const isEmpty = items.length === 0;
  const keptText = isKept === null ? text('keeping') : text(isKept ? 'kept' : 'not_kept');
  const refusedWords = refused.map(({ key, refusal }) => ({
    key,
    said: text('refused', { job: plan.jobOf(key), reason: words.refusal(refusal) }),
  }));
  return (
    <section className="plan-bar is-on" aria-labelledby={id}>
      <div className="plan-said">
        <h2 id={id}>{text('title')}</h2>
        <p>{text('is_on')}</p>
        <p role="status" className="plan-count">
          {countWords(drawn, board, text)}
        </p>
        {!isEmpty && <p className={isKept === false ? 'plan-warning' : 'plan-kept'}>{keptText}</p>}
      </div>
      {failure !== null && (
        <p role="alert" className="plan-warning">
          {failure}
        </p>
      )}
      {conflicts.length > 0 && (
        <div role="alert" className="plan-conflicts">
          <p>{text('conflicts', { smart_count: conflicts.length })}</p>
          <ul>
            {conflicts.map((conflict) => (
              <li key={conflict.key}>{conflictWords(conflict, plan, board, language)}</li>
            ))}
          </ul>
        </div>
      )}
      {conflicts.length === 0 && changed.length > 0 && (
        <div role="status" className="plan-conflicts">
          <p>{text('changed', { smart_count: changed.length })}</p>
          <ul>
            {changed.map((one) => (
              <li key={one.key}>{changeWords(one, plan.jobOf, board, text)}</li>
            ))}
          </ul>
        </div>
      )}
      {conflicts.length === 0 && refusedWords.length > 0 && (
        <ul className="plan-conflicts">
          {refusedWords.map(({ key, said }) => (
            <li key={key}>{said}</li>
          ))}
        </ul>
      )}
      {isListed && !isEmpty && (
        <ol ref={list} id={`${id}-list`} className="plan-list" aria-label={text('list_of')}>
          {items.map(({ key, expected_bin, to }, at) => (
            <li key={key}>
              {text('row', { job: plan.jobOf(key), from: words.bin(expected_bin), to: words.bin(to) })}{' '}
              <button
                type="button"
                className="plain-button"
                aria-label={text('take_out_of', { job: plan.jobOf(key) })}
                disabled={step !== 'drawn'}
                onClick={() => takeOut(key, at)}
              >
                {text('take_out')}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="plan-tools">
        {isAsking && !isEmpty ? (
          <div role="group" aria-label={text('throw_away')} className="plan-tools">
            <span>{text('throw_sure', { smart_count: items.length })}</span>
            <button type="button" className="plain-button" onClick={() => plan.throwAway()}>
              {text('throw_yes')}
            </button>
            <button ref={no} type="button" className="plain-button" onClick={() => setAsking(false)}>
              {text('throw_no')}
            </button>
          </div>
        ) : (
          <>
            <IconButton
              icon="Undo"
              label={text('undo')}
              hint="Ctrl Z"
              reason={steps.undo.length > 0 ? null : text('none')}
              onClick={() => void plan.turn('undo')}
            />
            <IconButton
              icon="Redo"
              label={text('redo')}
              hint="Ctrl Shift Z"
              reason={steps.redo.length > 0 ? null : text('none')}
              onClick={() => void plan.turn('redo')}
            />
            <button
              type="button"
              className="plain-button"
              aria-expanded={isListed && !isEmpty}
              aria-controls={`${id}-list`}
              disabled={isEmpty}
              onClick={() => setListed(!isListed)}
            >
              {text(isListed ? 'list_hide' : 'list')}
            </button>
            <button
              ref={thrower}
              type="button"
              className="plain-button"
              disabled={step !== 'drawn'}
              onClick={() => (isEmpty ? plan.throwAway() : setAsking(true))}
            >
              {text('throw_away')}
            </button>
          </>
        )}
        <button
          type="button"
          className="plain-button is-primary"
          disabled={step !== 'drawn' || isEmpty}
          onClick={() => void plan.apply(conflicts.length > 0)}
        >
          {text(step === 'sending' ? 'applying' : conflicts.length > 0 ? 'apply_rest' : 'apply')}
        </button>
      </div>
    </section>
  );
};
