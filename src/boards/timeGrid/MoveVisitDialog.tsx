import { useState, type FormEvent } from 'react';
import { assignedKey, isTray, parseBinKey } from '#domain/boards/bins';
import { crewRefusal, dayRefusal } from '#domain/boards/crewRules';
import { verdictsOf } from '#domain/boards/dropRules';
import type { Bin } from '#domain/boards/kinds';
import { isVisit, spanOf } from '#domain/boards/timeGrid/visitCard';
import { DAY_MINUTES, minutesOn, readWallTime, wallTime } from '#domain/wallTime';
import { Dialog } from '../../page/dialog/Dialog';
import { useLocalText } from '../../i18n/useLocalText';
import { DateTimeInput } from '../../inputs/DateTimeInput';
import { firstWrongText } from '../../inputs/untakenText';
import { ReasonButton } from '../../page/ReasonButton';
import { useBoard } from '../board/BoardContext';
import type { Overlay } from '../board/createShown';
import { useCard } from '../board/useCard';
import { useMoveToText } from '../commands/useMoveToText';
import { useBoardText } from '../look/useBoardText';
import { spansOfAll } from '../carry/spansOfAll';
import { useGridText } from './useGridText';
import { refuse } from '#domain/refusals/refusal';
import '../css/moveTo.css';

const NOBODY = '';

/**
 * The keyboard's and the phone's way to move visits: a tray, or a fieldworker with typed times, which go up to the next
 * quarter [WRB-013 WAR-022]. Of several, the times are those of the first; the others follow as they do in a drag.
 */
export default function MoveVisitDialog({ overlay: { cardKey } }: { overlay: Overlay }) {
  const board = useBoard();
  const { store, config } = board;
  const { focus } = board.shown;
  const { words } = board.voice;
  const text = useBoardText();
  const ownText = useMoveToText();
  const gridText = useGridText();
  const localText = useLocalText();
  const view = useCard(cardKey);
  const [keys] = useState(() => [cardKey, ...board.shown.selection.with(cardKey).filter((key) => key !== cardKey)]);
  const [from] = useState(() => parseBinKey(store.binOf(cardKey) ?? ''));
  const [worker, setWorker] = useState(() =>
    String(view?.card.crew_id ?? store.layout().groups[0]?.rows[0]?.crew?.id ?? NOBODY),
  );
  const [start, setStart] = useState<string | null>(() => view?.card.start ?? null);
  const [end, setEnd] = useState<string | null>(() => view?.card.end ?? null);
  const [error, setError] = useState<string | null>(null);
  if (!view || !from) return null;

  const { groups, loose } = store.layout();
  const trays = [...groups.flatMap((group) => group.trays), ...loose];
  const workers = [...store.facts().crews.values()].filter(
    ({ id, is_active, division_id }) =>
      (is_active !== false && division_id === config.division_id) || id === view.card.crew_id,
  );
  const cards = keys.flatMap((key) => store.facts().cards.get(key) ?? []);
  const isHome = (bin: Bin): boolean => keys.every((key) => store.binOf(key) === bin.key);
  const refusalAt = (bin: Bin) => {
    if (cards.some(({ completion }) => completion === true)) return refuse('visit_completed');
    return cards.map((card) => verdictsOf(card, config).get(bin.zone)).find((refusal) => refusal) ?? null;
  };
  const close = (): void => {
    board.shown.overlay.set(null);
    focus.focus(cardKey);
  };
  const done = (moved: boolean): void => {
    if (moved) focus.focus(cardKey);
  };

  const toTray = (bin: Bin): void => {
    board.shown.overlay.set(null);
    done(board.moves.moveAll(keys.map((key) => ({ key, to: bin.key }))));
  };
  /** A new start brings its end along, an hour later, cut at midnight [WRB-009 WAR-022]. */
  const changeStart = (time: string | null): void => {
    setStart(time);
    setError(null);
    const read = time === null ? null : readWallTime(time);
    setEnd(read ? wallTime(read.date, Math.min(read.minutes + 60, DAY_MINUTES)) : null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (firstWrongText()) return undefined;
    const read = start === null ? null : readWallTime(start);
    if (!read) return setError(gridText('times_needed'));
    const until = end === null ? Math.min(read.minutes + 60, DAY_MINUTES) : minutesOn(end, read.date);
    if (until <= read.minutes || until > DAY_MINUTES) return setError(gridText('end_after_start'));
    const to = assignedKey('WARRANTY', worker === NOBODY ? null : Number(worker), read.date);
    const bin = parseBinKey(to);
    const refusal =
      bin &&
      ((bin.crew_id === view.card.crew_id ? null : crewRefusal(bin, store.facts())) ??
        (bin.key === store.binOf(keys[0] ?? '') ? null : dayRefusal(bin, store.facts())));
    if (refusal) return setError(words.refusal(refusal));
    board.shown.overlay.set(null);
    const spans = spansOfAll(cards.map(spanOf), { start: read.minutes, end: until });
    done(board.moves.moveAll(keys.map((key, at) => ({ key, to, span: spans[at] }))));
    return undefined;
  };

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby="move-to-title"
      slotProps={{ paper: { className: 'move-to' } }}
      fullWidth
      maxWidth="sm"
    >
      <form onSubmit={submit} className="move-to-form" noValidate>
        <h2 id="move-to-title" className="move-to-title">
          {text('move_title', {
            job:
              keys.length > 1
                ? text('several_cards', { smart_count: keys.length })
                : (view.subJob.job_name ?? text('no_name')),
          })}
        </h2>
        <fieldset className="move-visit-trays">
          <legend>{text('trays')}</legend>
          {trays.map((bin) => {
            const home = isHome(bin);
            const refusal = home ? null : refusalAt(bin);
            return (
              bin.kind !== 'assigned' && (
                <ReasonButton
                  key={bin.key}
                  className="plain-button"
                  reason={home ? ownText('here_now_reason') : refusal && words.refusal(refusal)}
                  onClick={() => toTray(bin)}
                >
                  {localText(config.headings[bin.kind])}
                </ReasonButton>
              )
            );
          })}
        </fieldset>
        <div className="move-visit">
          <label className="is-wide">
            {gridText('workers')}
            <select className="plain-input" value={worker} onChange={({ target }) => setWorker(target.value)}>
              {workers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={NOBODY}>{gridText('no_worker')}</option>
            </select>
          </label>
          <DateTimeInput label={gridText('start')} value={start} onChange={changeStart} />
          <DateTimeInput
            label={gridText('end')}
            value={end}
            disabled={start === null}
            onChange={(time) => {
              setEnd(time);
              setError(null);
            }}
          />
          {keys.length > 1 && <p className="move-visit-note is-wide">{gridText('others_follow')}</p>}
          {error !== null && (
            <p className="move-visit-error is-wide" role="alert">
              {error}
            </p>
          )}
        </div>
        <footer className="move-to-foot">
          <button type="button" className="plain-button" onClick={close}>
            {text('cancel')}
          </button>
          <button type="submit" className="plain-button is-primary">
            {isVisit(view.card) && !isTray(from) ? text('move') : gridText('schedule')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
