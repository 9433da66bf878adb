import { useId, useState, type FormEvent } from 'react';
import { assignedBin, assignedKey } from '#domain/boards/bins';
import { crewRefusal, dayRefusal } from '#domain/boards/crewRules';
import { crewsOf, type HeldCrews } from '#domain/boards/layout';
import { Dialog } from '../../page/dialog/Dialog';
import { DateInput } from '../../inputs/DateInput';
import { useValue } from '../../store/useValue';
import { useBoard } from '../board/BoardContext';
import type { Overlay } from '../board/createShown';
import { typeText } from '../look/cardText';
import { useCard } from '../board/useCard';
import { useBoardText } from '../look/useBoardText';
import '../css/moveTo.css';

const NO_CREW = '';
const NOBODY: HeldCrews = new Map();

/**
 * "Change date or crew..." of a Day 2 to 8 card, which no drop on a crew takes: the date that it needs, a crew or none
 * [BRD-050].
 */
export default function RescheduleDialog({ overlay: { cardKey } }: { overlay: Overlay }) {
  const board = useBoard();
  const { store, config } = board;
  const { focus } = board.shown;
  const id = useId();
  const text = useBoardText();
  const view = useCard(cardKey);
  const chains = useValue(board.shown.chains);
  const [date, setDate] = useState(view?.card.date ?? null);
  const [crew, setCrew] = useState(String(view?.card.crew_id ?? NO_CREW));
  if (!view) return null;
  const facts = store.facts();
  const [group] = config.groups;
  const crews = group ? crewsOf(config, group, [...facts.crews.values()], NOBODY) : [];
  const crew_id = crew === NO_CREW ? null : Number(crew);
  const bin = date === null ? null : assignedBin('GUNITE', crew_id, date);
  const isHere = date === view.card.date && crew_id === view.card.crew_id;
  const refusal =
    bin && ((crew_id === null ? null : crewRefusal(bin, facts)) ?? (isHere ? null : dayRefusal(bin, facts)));
  // What it says before a drop is said here too [SDY-003].
  const breaks =
    date === null || refusal
      ? []
      : (chains?.breaks([{ key: cardKey, to: assignedKey('GUNITE', crew_id, date) }]) ?? []);
  const close = (): void => {
    board.shown.overlay.set(null);
    focus.focus(cardKey);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (date === null) return;
    board.shown.overlay.set(null);
    if (board.moves.reschedule({ key: cardKey, crew_id, date })) focus.focus(cardKey);
  };
  const own =
    crews.some((one) => one.id === view.card.crew_id) || view.card.crew_id === null
      ? undefined
      : facts.crews.get(view.card.crew_id);
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="xs">
      <form className="reschedule-form" onSubmit={submit}>
        <h2 id={id}>{text('reschedule_title', { job: view.subJob.job_name ?? text('no_name') })}</h2>
        <div className="reschedule-fields">
          <DateInput label={text('date')} value={date} onChange={setDate} required />
          <label className="reschedule-crew">
            {text('crew')}
            <select className="plain-input" value={crew} onChange={({ target }) => setCrew(target.value)}>
              <option value={NO_CREW}>{text('no_crew')}</option>
              {[...crews, ...(own ? [own] : [])].map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p>
          {refusal
            ? board.voice.words.refusal(refusal)
            : text('reschedule_keeps', { type: typeText(view.card.type_id, text) })}
        </p>
        {/* There from the beginning, so that it is read out when words come. */}
        <p role="status" className="reschedule-warning">
          {breaks.join(' ')}
        </p>
        <footer className="reschedule-foot">
          <button type="button" className="plain-button" onClick={close}>
            {text('cancel')}
          </button>
          <button type="submit" className="plain-button is-primary" disabled={date === null || refusal !== null}>
            {text('save')}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
