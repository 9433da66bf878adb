import Dialog from '@mui/material/Dialog';
import { useMemo, useState, type FormEvent } from 'react';
import { assignedKey, parseBinKey } from '#domain/boards/bins';
import { isCivilDate } from '#domain/civilDate';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import type { Overlay } from '../board/createBoard';
import { useCard } from '../card/useCard';
import { dayText } from '../grid/dayText';
import { useBoardText } from '../useBoardText';
import { ChoiceList } from './ChoiceList';
import { placesIn, rowChoices, trayChoices } from './placeChoices';

/** The keyboard's and the phone's way to move a card: a tray, or a crew with a day and a place [BRD-051]. */
export default function MoveToDialog({ overlay: { cardKey } }: { overlay: Overlay }) {
  const board = useBoard();
  const { store, focus } = board;
  const text = useBoardText();
  const { language } = useLanguage();
  const view = useCard(cardKey);
  const [from] = useState(() => parseBinKey(store.binOf(cardKey) ?? ''));
  const [place, setPlace] = useState<string | null>(null);
  const [day, setDay] = useState(() => {
    const { today } = store.facts();
    const shown = store.days();
    return from?.date ?? (shown.includes(today) ? today : shown[0] ?? today);
  });
  const [index, setIndex] = useState<number | null>(null);
  const asked = useMemo(() => (view && from ? { store, card: view.card, from, language } : null), [store, view, from, language]);
  const trays = useMemo(() => (asked ? trayChoices(asked) : []), [asked]);
  const rows = useMemo(() => (asked ? rowChoices(asked, day) : []), [asked, day]);
  if (!view || !from) return null;

  const row = rows.find(({ key }) => key === place);
  const target = row ? assignedKey(row.stage, row.crew?.id ?? null, day) : place;
  const places = target === null ? null : placesIn(store, view.card, target);
  const close = (): void => { board.overlay.set(null); focus.focus(cardKey); };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (target === null) return;
    board.overlay.set(null);
    const at = places === null || index === null ? undefined : Math.min(index, places - 1);
    if (board.move({ key: cardKey, to: target, index: at })) focus.focus(cardKey);
  };

  return (
    <Dialog open onClose={close} aria-labelledby="move-to-title" slotProps={{ paper: { className: 'move-to' } }} fullWidth maxWidth="sm">
      <form onSubmit={submit} className="move-to-form">
        <h2 id="move-to-title" className="move-to-title">{text('move_title', { job: view.subJob.job_name ?? text('no_name') })}</h2>
        <div className="move-to-columns">
          <ChoiceList legend={text('trays')} choices={trays} chosen={place} current={from.key} onChoose={setPlace} />
          <div className="move-to-rows">
            <ChoiceList
              legend={text('place_crew')} choices={rows} chosen={place} onChoose={setPlace}
              current={from.kind === 'assigned' && from.date === day ? `${from.stage}:${from.crew_id ?? '-'}` : null}
            />
          </div>
        </div>
        <div className="move-to-when">
          <fieldset className="move-to-days" disabled={row === undefined}>
            <legend>{text('choose_day')}</legend>
            {store.days().map((one) => (
              <button key={one} type="button" className="plain-button" aria-pressed={one === day} onClick={() => setDay(one)}>
                {dayText(one, language).short}
              </button>
            ))}
            <input
              type="date" className="plain-input" aria-label={text('date')} value={day}
              onChange={({ target: { value } }) => { if (isCivilDate(value)) setDay(value); }}
            />
          </fieldset>
          <label className="move-to-position">
            {text('position')}
            <select
              className="plain-input" disabled={places === null} value={index === null || places === null || index >= places - 1 ? '' : String(index)}
              onChange={({ target: { value } }) => setIndex(value === '' ? null : Number(value))}
            >
              {Array.from({ length: Math.max(0, (places ?? 1) - 1) }, (_, at) => <option key={at} value={at}>{at + 1}</option>)}
              <option value="">{places !== null && places > 1 ? `${text('last_position')} (${places})` : text('last_position')}</option>
            </select>
          </label>
        </div>
        <footer className="move-to-foot">
          <button type="button" className="plain-button" onClick={close}>{text('cancel')}</button>
          <button type="submit" className="plain-button is-primary" disabled={target === null}>{text('move')}</button>
        </footer>
      </form>
    </Dialog>
  );
}
