import { useId, useMemo, useState, type FormEvent } from 'react';
import type { Move } from '#domain/boards/moves';
import { assignedKey, parseBinKey, sameCrewOn } from '#domain/boards/bins';
import { addDays } from '#domain/civilDate';
import { isOrdered } from '#domain/boards/binSort';
import { Dialog } from '../../page/dialog/Dialog';
import { useLanguage } from '../../i18n/useLanguage';
import { DateInput } from '../../inputs/DateInput';
import { firstWrongText } from '../../inputs/untakenText';
import { useBoard } from '../board/BoardContext';
import type { Overlay } from '../board/createShown';
import { useCard } from '../board/useCard';
import { dayText } from '../look/dayText';
import { useMoveToText } from './useMoveToText';
import { useBoardText } from '../look/useBoardText';
import { ChoiceList } from './ChoiceList';
import { useChainText } from '../chains/chainMessages';
import { staysTexts } from '../board/staysTexts';
import { isRefusedMove, planMoves } from '../store/planMoves';
import { KEEP_CREWS, placesIn, rowChoices, trayChoices, type PlaceChoice } from './placeChoices';
import '../css/moveTo.css';

/** A day board offers the days that follow, too. */
const DAYS_OFFERED = 7;

const isOpen = ({ refusal }: PlaceChoice): boolean => refusal === null;

/** The keyboard's and the phone's way to move a card: a tray, or a crew with a day and a place [BRD-051]. */
export default function MoveToDialog({ overlay: { cardKey, isWhole: opensWhole = false } }: { overlay: Overlay }) {
  const board = useBoard();
  const { store } = board;
  const { focus } = board.shown;
  const id = useId();
  const text = useBoardText();
  const ownText = useMoveToText();
  const { language } = useLanguage();
  const view = useCard(cardKey);
  const [keys] = useState(() => board.shown.selection.with(cardKey));
  const [from] = useState(() => parseBinKey(store.binOf(cardKey) ?? ''));
  const home = from !== null && keys.every((key) => store.binOf(key) === from.key) ? from : null;
  const homeRow = home?.kind === 'assigned' ? `${home.stage}:${home.crew_id ?? '-'}` : null;
  // Most cards only change their day: their crew is chosen already.
  const isOfCrews = home === null && keys.every((key) => store.binOf(key)?.startsWith('assigned:'));
  const [place, setPlace] = useState(isOfCrews ? KEEP_CREWS : homeRow);
  const [day, setDay] = useState(() => {
    const { today } = store.facts();
    const shown = store.days();
    return from?.date ?? (shown.includes(today) ? today : (shown[0] ?? today));
  });
  const [index, setIndex] = useState<number | null>();
  const [isWhole, setWhole] = useState(opensWhole);
  const chains = board.shown.chains.get();
  const chainText = useChainText();
  const chainSize = keys.length === 1 ? (chains?.size(cardKey) ?? 0) : 0;
  const asked = useMemo(() => {
    const cards = keys.flatMap((key) => {
      const [card, bin] = [store.facts().cards.get(key), parseBinKey(store.binOf(key) ?? '')];
      return card && bin ? [{ card, from: bin }] : [];
    });
    return view && cards.length > 0 ? { store, cards, language } : null;
  }, [store, keys, view, language]);
  const trays = useMemo(() => (asked ? trayChoices(asked) : []), [asked]);
  const rows = useMemo(() => (asked ? rowChoices(asked, day) : []), [asked, day]);
  if (!view || !from) return null;

  const keepChoice: PlaceChoice = { key: KEEP_CREWS, name: text('each_keeps_crew'), group: '', refusal: null };
  const radios = { name: id, chosen: place, onChoose: setPlace };
  const row = rows.find(({ key }) => key === place);
  const keepsCrews = place === KEEP_CREWS;
  const target = row ? assignedKey(row.stage, row.crew?.id ?? null, day) : place;
  const isOne = keys.length === 1;
  const places =
    target === null || keepsCrews || !asked
      ? null
      : placesIn(
          store,
          asked.cards.map(({ card }) => card),
          target,
        );
  const isHome = home !== null && target === home.key;
  const here =
    isHome && isOne
      ? store
          .cardsIn(home.key)
          .filter(isOrdered)
          .findIndex(({ key }) => key === cardKey)
      : -1;
  const chosen = index === undefined && here >= 0 ? here : (index ?? null);
  const days =
    store.config.view === 'day'
      ? Array.from({ length: DAYS_OFFERED }, (_, after) => addDays(store.facts().date, after))
      : store.days();
  /**
   * Nothing was chosen yet but where the one card is (several go to the end of their day), or a day on which its crew
   * is refused.
   */
  const isIdle = target === null || (isHome && isOne && index === undefined) || (row !== undefined && !isOpen(row));
  const movesChain = isWhole && chainSize > 0 && row !== undefined && !isHome;
  /** What of a chain the move would break; nothing where the chain goes along. */
  const breaks =
    target === null || isIdle || movesChain || !chains ? [] : chains.breaks(keys.map((key) => ({ key, to: target })));
  const close = (): void => {
    board.shown.overlay.set(null);
    focus.focus(cardKey);
  };
  const movesTo = (to: string): Move[] => {
    const at = places === null || chosen === null ? undefined : Math.min(chosen, places - 1);
    return [cardKey, ...keys.filter((key) => key !== cardKey)].map((key) => {
      const own = parseBinKey(store.binOf(key) ?? '');
      return { key, to: keepsCrews && own ? sameCrewOn(own, day).key : to, index: at };
    });
  };
  /** What of several cards would move, and which stay with the reason. */
  const preview = (): string | null => {
    const plan = isOne || target === null || isIdle ? null : planMoves(store.facts(), movesTo(target));
    if (!plan) return null;
    const { words } = board.voice;
    return isRefusedMove(plan)
      ? staysTexts(words, [plan]).join(' ')
      : [text('group_preview', { smart_count: plan.keys.length }), ...staysTexts(words, plan.stays)].join(' · ');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (target === null || isIdle || firstWrongText()) return;
    board.shown.overlay.set(null);
    if (movesChain && !board.isOnline()) return board.voice.fail(board.voice.words.text('offline'));
    if (movesChain && chains?.move(cardKey, target, chosen ?? undefined)) return focus.focus(cardKey);
    if (board.moves.moveAll(movesTo(target))) focus.focus(cardKey);
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
      <form onSubmit={submit} className="move-to-form">
        <h2 id="move-to-title" className="move-to-title">
          {text('move_title', {
            job: isOne
              ? (view.subJob.job_name ?? text('no_name'))
              : text('several_cards', { smart_count: keys.length }),
          })}
        </h2>
        <div className="move-to-columns">
          <ChoiceList legend={text('trays')} choices={trays.filter(isOpen)} {...radios} current={home?.key ?? null} />
          <ChoiceList
            legend={ownText('place_crew')}
            choices={[...(isOfCrews ? [keepChoice] : []), ...rows.filter(isOpen)]}
            {...radios}
            current={home?.date === day ? homeRow : null}
          />
          <div className="move-to-refused">
            <ChoiceList
              legend={ownText('not_possible')}
              choices={[...trays, ...rows].filter((choice) => !isOpen(choice))}
              {...radios}
              current={null}
            />
          </div>
        </div>
        <div className="move-to-when">
          <fieldset className="move-to-days" disabled={row === undefined && !keepsCrews}>
            <legend>{ownText('choose_day')}</legend>
            {days.map((one) => (
              <button
                key={one}
                type="button"
                className="plain-button"
                aria-pressed={one === day}
                onClick={() => setDay(one)}
              >
                {dayText(one, language).short}
              </button>
            ))}
            <div className="date-field">
              <DateInput
                label={text('date')}
                value={day}
                keepsWhenWrong
                disabled={row === undefined && !keepsCrews}
                onChange={(date) => {
                  if (date !== null) setDay(date);
                }}
              />
            </div>
          </fieldset>
          <label className="move-to-position">
            {text('position')}
            <select
              className="plain-input"
              disabled={places === null}
              value={chosen === null || places === null || chosen >= places - 1 ? '' : String(chosen)}
              onChange={({ target: { value } }) => setIndex(value === '' ? null : Number(value))}
            >
              {Array.from({ length: Math.max(0, (places ?? 1) - 1) }, (_, at) => (
                <option key={at} value={at}>
                  {at + 1}
                </option>
              ))}
              <option value="">
                {places !== null && places > 1 ? `${ownText('last_position')} (${places})` : ownText('last_position')}
              </option>
            </select>
          </label>
        </div>
        <footer className="move-to-foot">
          <p className="move-to-preview" role="status">
            {[preview(), ...breaks].filter(Boolean).join(' · ')}
          </p>
          {chainSize > 0 && (
            <label className="move-to-whole">
              <input type="checkbox" checked={isWhole} onChange={({ target: { checked } }) => setWhole(checked)} />
              {chainText('whole', { smart_count: chainSize })}
            </label>
          )}
          <button type="button" className="plain-button" onClick={close}>
            {text('cancel')}
          </button>
          <button type="submit" className="plain-button is-primary" disabled={isIdle}>
            {text('move')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
